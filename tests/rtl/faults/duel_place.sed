# FILE: rtl/duel.sv  PROOF: duel  BREAKS: place_begins_left
# The fourth letter does not lead back to the left digit.
s/assign place_d = takes ?/assign place_d = takes \&\& !fourth ?/
