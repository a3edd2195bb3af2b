# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: turn_light
# In guess mode the light is that of the last turn.
s/(entering || state_q == StResult ? turn_q/(state_q == StResult ? turn_q/
