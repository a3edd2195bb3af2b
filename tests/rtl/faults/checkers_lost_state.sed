# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: legal_master
# A code that is no state stays where it is.
s/default:    next_state = StRdSource;/default:    next_state = state_q;   /
