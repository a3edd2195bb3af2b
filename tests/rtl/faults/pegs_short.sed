# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: message_not_shorter
# Time is up a clock too early.
s/left_q == LeftWidth'(1)/left_q == LeftWidth'(2)/
