# FILE: rtl/duel.sv  PROOF: duel  BREAKS: leds_full_if_found
# The judge does not see the fourth letter yet.
s/(guess_d),/(guess_q),/
