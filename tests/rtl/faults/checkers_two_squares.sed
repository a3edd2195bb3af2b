# FILE: rtl/checkers_memory.sv  PROOF: checkers  BREAKS: one_square
# A row is written and not a square.
s/32'd1 << addr_i/32'd15 << addr_i/
