# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_base_alone
# Any write with bit 4 of the address sets the base.
s/if (register == FbAddrHi)/if (register[2])/
