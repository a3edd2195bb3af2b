# FILE: rtl/poker_bank.sv  PROOF: poker_bank  BREAKS: bank_conserves_chips
# What goes back to player 2 stays in the pot as well.
s/pot_q - rest1 - rest2;/pot_q - rest1;/
