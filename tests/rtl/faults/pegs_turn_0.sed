# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: turn_in_range
# The first turn is number 0.
s/turn_q  <= 4'd1;/turn_q  <= 4'd0;/
