# FILE: rtl/pegs.sv  PROOF: pegs_secret  BREAKS: secret_from_past
# The right guess is stored before it is submitted.
s/(submits \&\& turn_q == 4'(t + 1))/((submits || (guessing \&\& found)) \&\& turn_q == 4'(t + 1))/
