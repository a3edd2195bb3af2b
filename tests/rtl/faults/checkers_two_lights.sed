# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: one_turn_light
# Red's light looks a clock ahead and Black's does not.
s/assign redtind_o   = !turn_q/assign redtind_o   = !turn_d/
