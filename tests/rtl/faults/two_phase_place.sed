# FILE: rtl/two_phase.sv  PROOF: two_phase  BREAKS: in_place
# A phase that has come stays.
s/phi1_q    <= next_phi1_o/phi1_q    <= phi1_q || next_phi1_o/
