# FILE: rtl/vga_controller.sv  PROOF: vga_controller  BREAKS: vga_asks_on
# A question is taken back when a line begins.
s/StAsking: if (!avm_waitrequest)/StAsking: if (line_begins) state_q <= StIdle; else if (!avm_waitrequest)/
