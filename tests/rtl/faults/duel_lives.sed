# FILE: rtl/duel.sv  PROOF: duel  BREAKS: lives_never_wrap
# A wrong guess costs two lives.
s/lives_d = lives_q - 2'd1/lives_d = lives_q - 2'd2/
