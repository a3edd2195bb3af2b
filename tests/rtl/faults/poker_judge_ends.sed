# FILE: rtl/poker_judge.sv  PROOF: poker_judge  BREAKS: judge_place
# The straight to the five is not looked for, and so it ends too early.
s/Five = 4'd3,/Five = 4'd4,/
