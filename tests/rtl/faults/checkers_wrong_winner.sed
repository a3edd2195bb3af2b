# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: loser_on_turn
# Who cannot move has won.
s/has_lost && turn_q;/has_lost \&\& !turn_q;/
