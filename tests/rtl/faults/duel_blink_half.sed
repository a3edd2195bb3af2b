# FILE: rtl/duel.sv  PROOF: duel  BREAKS: leds_blink_together
# Only four of the LEDs blink.
s/leds_d = ~leds_q;/leds_d = leds_q ^ 8'h0f;/
