# FILE: rtl/poker_judge.sv  TWIN: poker_judge
# The second three is not a pair.
s/of_rank == 3'd3 \&\& pair_q == None/of_rank == 3'd2 \&\& pair_q == None/
