# FILE: rtl/duel.sv  PROOF: duel_secret  BREAKS: secret_from_digits
# The maker's letters stay visible, as the breaker's do.
s/StMake:              word = '0; /StMake:              word = code_q;/
