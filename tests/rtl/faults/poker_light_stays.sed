# FILE: rtl/poker.sv  PROOF: poker  BREAKS: poker_light_stays
# The light goes out as soon as the cards are sent.
s/if (finishes \&\& clears_q) /if (finishes \&\& !clears_q) /
