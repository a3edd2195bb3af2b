# FILE: rtl/duel.sv  PROOF: duel  BREAKS: message_not_longer
# Each state begins with the time of a blink.
s/left_d = MessageLast;/left_d = BlinkLast;/
