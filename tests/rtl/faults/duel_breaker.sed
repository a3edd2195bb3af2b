# FILE: rtl/duel.sv  PROOF: duel  BREAKS: only_breaker_breaks
# The maker is heard instead of the breaker.
s/breaker_presses = maker_q ? enterA_i : enterB_i/breaker_presses = maker_q ? enterB_i : enterA_i/
