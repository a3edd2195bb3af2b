# FILE: rtl/pegs_code.sv  PROOF: pegs  BREAKS: code_lasts_a_game
# Each press draws another code.
s/has_code_q ? code_q : drawn/drawn/
