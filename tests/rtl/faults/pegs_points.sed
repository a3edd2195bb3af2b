# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: one_point
# Two points part the totals.
s/4'b0000 : 4'b0100/4'b0000 : 4'b0110/
