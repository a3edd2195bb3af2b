# FILE: rtl/pegs.sv  PROOF: pegs_secret  BREAKS: secret_from_course
# btnR goes one peg further while the guess is right.
s/place_q + 2'd1;/place_q + 2'd1 + {1'b0, found};/
