# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_burst_in_frame
# A line more than the frame has is fetched.
s/next_q < Height) begin/next_q <= Height) begin/
