# FILE: rtl/duel.sv  PROOF: duel  BREAKS: blink_not_longer
# All but the first blink last as long as a message.
s/left_d = over ? BlinkLast/left_d = over ? MessageLast/
