# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: match_ends
# A match ends after half of its games.
s/games_q == {match_i, 1'b0}/games_q == {1'b0, match_i}/
