# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_lamps_over
# At the end the outer lamps stay dark.
s/{10{over}}/{1'b0, {8{over}}, 1'b0}/
