# FILE: rtl/pegs.sv  PROOF: pegs_secret  BREAKS: secret_from_pegs
# The pegs show the code while there is nothing else to be shown.
s/    row    = '0;/    row    = code;/
