# FILE: rtl/poker_deal.sv  TWIN: poker_deal
# One of the three shifts goes the wrong way.
s/stir1 ^ (stir1 >> 7)/stir1 ^ (stir1 << 7)/
