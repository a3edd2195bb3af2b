# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: simple_is_simple
# The light for a king is on in the simple game, too.
s/assign kingmade_o  = full_i && crowned_q/assign kingmade_o  = crowned_q/
