# FILE: rtl/poker.sv  PROOF: poker  BREAKS: poker_more
# The hands of a showdown are sent whatever the option says.
s/assign shows_hands = is_shown_i && /assign shows_hands = /
