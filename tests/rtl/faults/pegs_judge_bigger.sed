# FILE: rtl/pegs_marks.sv  PROOF: pegs_judge  BREAKS: judge_of_four_pegs
# The greater number of a colour counts, not the smaller.
s/a < b ? a : b/a < b ? b : a/
