# FILE: rtl/duel.sv  PROOF: duel  BREAKS: roles_last_a_round
# Maker and breaker change with every clock of the score.
s/state_q != state_d \&\& state_d == StScore/state_d == StScore/
