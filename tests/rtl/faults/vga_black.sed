# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_black_in_blanking
# The last pixel stays for the porch.
s/!visible_q || dark_q/dark_q/
