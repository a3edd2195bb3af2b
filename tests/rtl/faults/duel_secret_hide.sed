# FILE: rtl/duel.sv  PROOF: duel_secret  BREAKS: secret_from_preview
# The option hide does nothing.
s/StMake \&\& hide_i/StMake \&\& single_q/
