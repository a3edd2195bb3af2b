# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_hsync
# The sync is a pixel longer.
s/HsyncTo - 10'd1/HsyncTo/
