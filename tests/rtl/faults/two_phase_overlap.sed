# FILE: rtl/two_phase.sv  PROOF: two_phase  BREAKS: apart
# phi1 lasts until phi2 ends.
s/quarter_q == 2'd1;/quarter_q != 2'd0;/
