# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: stored_in_range
# The memory begins full of turns that nobody made.
s/stored_q <= 4'd0;/stored_q <= '1;/
