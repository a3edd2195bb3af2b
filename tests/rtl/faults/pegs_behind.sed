# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: viewed_is_stored
# One step back from the first turn leads to none.
s/viewed_q > 4'd1/viewed_q > 4'd0/
