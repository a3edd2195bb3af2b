# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_vsync
# The sync has three lines.
s/VsyncTo = 10'd492/VsyncTo = 10'd493/
