# FILE: rtl/duel.sv  PROOF: duel  BREAKS: score_at_most_two
# It takes three points to win.
s/WinningScore = 2'd2/WinningScore = 2'd3/
