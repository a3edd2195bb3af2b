# FILE: rtl/poker.sv  PROOF: poker  BREAKS: poker_nobody_on_turn
# After a hand the last one stays on turn.
s/else if (begins || shows || forces/else if (forces/
