# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: new_game_is_new
# The guess stays for the next player.
s/      guess_q <= '0;/      if (power_up_i) guess_q <= '0;/
