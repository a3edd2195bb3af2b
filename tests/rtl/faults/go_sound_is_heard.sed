# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_sound_is_heard
# The command comes from the wrong bits.
s/avs_writedata\[2:0\]),/avs_writedata[3:1]),/
