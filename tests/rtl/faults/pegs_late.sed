# FILE: rtl/pegs_code.sv  PROOF: pegs  BREAKS: result_tells
# A submit that is the first press is judged by no code.
s/\.code_i (code_d)/.code_i (code_q)/
