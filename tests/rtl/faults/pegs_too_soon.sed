# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: found_is_result
# A code that is found in the first turn is not believed.
s/(submits \&\& (found ||/(submits \&\& (found \&\& turn_q != 4'd1 ||/
