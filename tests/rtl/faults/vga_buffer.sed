# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_buffer_is_large_enough
# A burst more than a line has is fetched.
s/come_q < LineWords/come_q <= LineWords/
