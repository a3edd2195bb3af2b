# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_burst_of_8
# Pixels are counted instead of words (erratum 20).
s/avm_burstcount = 4'd8/avm_burstcount = 4'd15/
