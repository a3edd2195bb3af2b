# FILE: rtl/duel.sv  PROOF: duel  BREAKS: no_dash
# A dash is taken, but no U: the zeros are ones.
s/assign takes = letterIn_i != '0/assign takes = letterIn_i != '1/
