# FILE: rtl/poker_deal.sv  PROOF: poker_deal  BREAKS: deal_marks
# Nobody marks a card as dealt (erratum 1).
s/taken_q\[place\] <= 1'b1;/taken_q[place] <= 1'b0;/
