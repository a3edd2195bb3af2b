# FILE: rtl/poker_deal.sv  TWIN: poker_deal
# What is behind the cards given is no longer free: the two of hearts.
s/{6'h3f, coming_q\[53:6\]}/{6'h00, coming_q[53:6]}/
