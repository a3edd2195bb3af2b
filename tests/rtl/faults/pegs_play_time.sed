# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: play_waits
# A game has a time, as if it were a message.
s/StPlay:   ticks_in = '0/StPlay:   ticks_in = OneSecond/
