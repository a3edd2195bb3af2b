# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_flag
# The flag is late by a line.
s/blank_q   <= next_q >= Height/blank_q   <= next_q > Height/
