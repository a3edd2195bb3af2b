# FILE: rtl/duel.sv  PROOF: duel  BREAKS: entry_of_four
# Three letters are enough.
s/fourth  = takes \&\& place_q == 2'd3/fourth  = takes \&\& place_q == 2'd2/
