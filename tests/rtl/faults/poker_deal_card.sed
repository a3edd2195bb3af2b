# FILE: rtl/poker_deal.sv  PROOF: poker_deal  BREAKS: deal_is_a_card
# Cards 52 to 63 are dealt as well.
s/{12'hfff, taken_q};/{12'h000, taken_q};/
