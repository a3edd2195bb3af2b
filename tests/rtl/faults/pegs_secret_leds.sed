# FILE: rtl/pegs.sv  PROOF: pegs_secret  BREAKS: secret_from_leds
# A light that goes out in history mode while the guess is right.
s/StPlay:   LD_o = turn_lights;/StPlay:   LD_o = entering || !found ? turn_lights : '0;/
