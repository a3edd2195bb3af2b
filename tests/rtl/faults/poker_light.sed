# FILE: rtl/poker.sv  PROOF: poker  BREAKS: poker_light_with_cards
# Player 1's cards are shown without his light.
s/eyes_q <= eyes_q | 2'b01;/eyes_q <= eyes_q;/
