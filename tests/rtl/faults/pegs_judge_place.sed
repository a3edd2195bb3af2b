# FILE: rtl/pegs_marks.sv  PROOF: pegs_judge  BREAKS: judge_finds_the_code
# The rightmost peg is not compared.
/always_comb/,/end/ s/int p = 0/int p = 1/
