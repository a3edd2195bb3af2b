# FILE: rtl/poker.sv  TWIN: poker
# Player 1 is asked by the name of player 2.
s/line = {3{phase_q == PhTurn1 ? Name1 : Name2}};/line = {3{phase_q == PhTurn1 ? Name2 : Name1}};/
