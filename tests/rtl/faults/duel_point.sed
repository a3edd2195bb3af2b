# FILE: rtl/duel.sv  PROOF: duel  BREAKS: point_only_for_a_round
# The maker has a point after the second wrong try.
s/\&\& lives_q == 2'd1;/\&\& lives_q <= 2'd2;/
