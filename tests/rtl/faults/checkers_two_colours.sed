# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: one_colour
# A black man is written as a red one, too.
s/{king_arrives, !turn_d, turn_d}/{king_arrives, 1'b1, turn_d}/
