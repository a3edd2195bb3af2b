# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_swap_is_kept
# A swap is forgotten after a clock.
s/(pending_q \&\& !swaps)/1'b0/
