# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: viewed_light
# In history mode the light is that of the newest turn.
s/: viewed_q));/: stored_q));/
