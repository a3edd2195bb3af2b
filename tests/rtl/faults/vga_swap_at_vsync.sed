# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_swap_at_vsync
# A swap comes with the next line.
s/assign swaps = .*/assign swaps = line_begins;/
