# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: turn_is_kept
# A submit is written over the turns before, too.
s/submits \&\& turn_q == 4'(t + 1)/submits \&\& turn_q >= 4'(t + 1)/
