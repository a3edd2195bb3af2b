# FILE: rtl/nim.sv  TWIN: nim
# The last LED of the right heap alone is not the last one.
s/left_d == '0 && right_d == '0/left_d == '0 \&\& right_q == '0/
