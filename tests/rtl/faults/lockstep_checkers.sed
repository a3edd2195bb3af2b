# FILE: rtl/checkers.sv  TWIN: checkers
# The man is put on its new square as one of the enemy.
s/{king_arrives, !turn_d, turn_d}/{king_arrives, turn_d, !turn_d}/
