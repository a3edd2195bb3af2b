# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: one_player
# The point is at the other player's side.
s/is_b ? 4'b0001 : 4'b1000/is_b ? 4'b1000 : 4'b0001/
