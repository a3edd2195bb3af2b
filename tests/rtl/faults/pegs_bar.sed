# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: one_turn_light
# There is a bar, whatever the option says.
s/bar_i ? bar : bar \& ~(bar >> 1)/bar_i ? bar : bar/
