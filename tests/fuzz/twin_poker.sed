# FILE: rtl/poker.sv
# The last card comes a street too late, so never.
s/street_q == LastStreet ? river_card/street_q > LastStreet ? river_card/
