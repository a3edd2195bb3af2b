# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: writes_in_phi2
# The memory acts when phi2 falls.
s/phi2_i && !phi2_q/!phi2_i \&\& phi2_q/
