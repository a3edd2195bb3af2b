# FILE: rtl/duel.sv  PROOF: duel_secret  BREAKS: secret_from_leds
# A light that somebody forgot: it shines while the guess is right.
s/assign LEDX_o = leds_q;/assign LEDX_o = leds_q | {7'd0, state_q == StBreak \&\& found};/
