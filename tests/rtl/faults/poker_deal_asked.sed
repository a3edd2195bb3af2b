# FILE: rtl/poker_deal.sv  PROOF: poker_deal  BREAKS: deal_only_if_asked
# A shuffle deals a card, too.
s/draws       = draw_i \&\& !shuffle_i;/draws       = draw_i || shuffle_i;/
