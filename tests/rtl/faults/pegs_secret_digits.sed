# FILE: rtl/pegs.sv  PROOF: pegs_secret  BREAKS: secret_from_digits
# The digits show the marks of a guess before it is submitted.
s/(3'(p) < past_exact)/(3'(p) < exact)/
