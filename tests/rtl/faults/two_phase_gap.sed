# FILE: rtl/two_phase.sv  PROOF: two_phase  BREAKS: gap
# phi2 follows phi1 at once.
s/next_phi2_o = quarter_q == 2'd3/next_phi2_o = quarter_q == 2'd2/
