# FILE: rtl/pegs.sv  TWIN: pegs
# The eighth wrong guess is not the last: the game goes on.
s/turn_q == 4'(Tries))) state_d/turn_q > 4'(Tries))) state_d/
