# FILE: rtl/poker_card.sv  PROOF: poker_card  BREAKS: card_is_sum
# Clubs begin a card too early.
s/below  = 6'd26;/below  = 6'd25;/
