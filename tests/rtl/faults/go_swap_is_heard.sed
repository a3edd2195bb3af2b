# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_swap_is_heard
# A swap is asked for with bit 1.
s/avs_writedata\[0\]),/avs_writedata[1]),/
