# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_digits_off
# The digits cannot be put out.
s/avs_writedata\[31\] ? {digits/1'b1 ? {digits/
