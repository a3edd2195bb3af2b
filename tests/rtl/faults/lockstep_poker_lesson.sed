# FILE: rtl/poker_deal.sv  TWIN: poker_deal
# The lesson stays at its first hand.
s/hand_q <= hand_q + 4'd1;/hand_q <= hand_q;/
