# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_burst_at_base
# The base is cut to 16 MB.
s/address_q <= fb_base_addr + /address_q <= {8'd0, fb_base_addr[23:0]} + /
