# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: result_is_due
# Four right colours are enough, in any order.
s/(submits \&\& (found ||/(submits \&\& (common == 3'd4 || found ||/
