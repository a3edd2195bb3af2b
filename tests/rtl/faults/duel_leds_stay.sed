# FILE: rtl/duel.sv  PROOF: duel  BREAKS: leds_dark_in_play
# The judgement is still there when the next try begins.
s/^      leds_d = '0;/      leds_d = leds_q;/
