# FILE: rtl/poker_purse.sv  PROOF: poker_bank  BREAKS: bank_conserves_chips
# A wallet below the forced bet goes below zero (erratum 9).
s/forced = wallet_q < ante ? wallet_q : ante;/forced = ante;/
