# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: players_alternate
# Each has two games in a row.
s/is_b  = games_q\[0\]/is_b  = games_q[1]/
