# FILE: rtl/poker_deal.sv  PROOF: poker_deal  BREAKS: deal_no_card_twice
# Nobody looks whether the two of hearts is taken.
s/{12'hfff, taken_q};/{12'hfff, taken_q[51:1], 1'b0};/
