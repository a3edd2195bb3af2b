# FILE: rtl/duel.sv  PROOF: duel  BREAKS: point_for_the_right_one
# A's points go to b, and b's to A.
/assign score_[ab]_d/s/maker_q ?/!maker_q ?/
