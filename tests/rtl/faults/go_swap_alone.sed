# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_swap_alone
# A swap with any write of VGA_CTRL and its neighbour.
s/register == VgaCtrl \&\& avs_writedata/register[2:1] == 2'b01 \&\& avs_writedata/
