# FILE: rtl/poker_purse.sv  PROOF: poker_bank  BREAKS: bank_pot_is_bets
# Totals of the hand before are added to (erratum 11).
s/total_q <= forced;/total_q <= total_q + forced;/
