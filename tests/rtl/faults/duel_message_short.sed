# FILE: rtl/duel.sv  PROOF: duel  BREAKS: message_not_shorter
# A message is over one clock early.
s/assign over  = left_q == '0;/assign over  = left_q <= 1'b1;/
