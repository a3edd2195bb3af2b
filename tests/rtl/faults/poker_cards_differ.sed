# FILE: rtl/poker_table.sv  PROOF: poker  BREAKS: poker_cards_differ
# A card is laid on the place after its own.
s/cards_q\[6 \* count_q +: 6\] <= card_i;/cards_q[6 * here +: 6] <= card_i;/
