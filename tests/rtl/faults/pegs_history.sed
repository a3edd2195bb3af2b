# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: history_alters_nothing
# btnL selects a peg in history mode, too.
s/(guessing \&\& btnL_i)/(state_q == StPlay \&\& btnL_i)/
