# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_shown_is_not_written
# The parity of lines is off by one.
s/odd_q     <= next_q\[0\]/odd_q     <= !next_q[0]/
