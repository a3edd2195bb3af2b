# FILE: rtl/duel.sv  PROOF: duel  BREAKS: reset_starts_over
# Reset is not heard while the code is shown.
s/assign restart = !rst_n_i /&\&\& state_q != StReveal /
