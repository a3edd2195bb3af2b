# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: total_bounded
# The turns of A go to b, and the other way round.
s/if (is_b) total_b_q/if (!is_b) total_b_q/
