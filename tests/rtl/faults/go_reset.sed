# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_reset
# The lamps stay on in reset.
s/      ledr_q       <= '0;//
