# FILE: rtl/duel.sv  PROOF: duel  BREAKS: code_lasts_a_round
# The breaker's letters go into the code as well.
s/: takes \&\& state_q == StMake ? {code_q/: takes                      ? {code_q/
