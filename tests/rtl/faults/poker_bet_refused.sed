# FILE: rtl/poker.sv  PROOF: poker  BREAKS: poker_asks_the_bank
# A bet is held against the other's wallet.
s/bet_q > {1'b0, own_wallet}/bet_q > {1'b0, other_wallet}/
