# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: shows_in_phi1
# The slaves open with the wrong phase.
s/assign slave_d = phi1_i ?/assign slave_d = phi2_i ?/
