# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_picture
# The picture is a pixel wider.
s/column_q == Width - 10'd1/column_q == Width/
