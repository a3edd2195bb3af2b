# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_pixel_clock
# The clock rises with the pixel.
s/vga_clk        = half_q/vga_clk        = !half_q/
