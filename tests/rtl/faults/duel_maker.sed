# FILE: rtl/duel.sv  PROOF: duel  BREAKS: only_maker_makes
# The breaker can enter letters of the code, too.
s/maker_presses   = maker_q ? enterB_i : enterA_i/maker_presses   = enterA_i || enterB_i/
