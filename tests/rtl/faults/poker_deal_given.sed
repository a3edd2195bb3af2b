# FILE: rtl/poker_deal.sv  PROOF: poker_deal  BREAKS: deal_given
# The card that is drawn is dealt where one was given.
s/place       = gives ? coming_q\[5:0\] : drawn_place;/place       = drawn_place;/
