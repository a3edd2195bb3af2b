# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: all_turns_stored
# The turn that ends a game is not stored.
s/      stored_q <= turn_q;/      if (!moves) stored_q <= turn_q;/
