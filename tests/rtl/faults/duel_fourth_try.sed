# FILE: rtl/duel.sv  PROOF: duel  BREAKS: lives_for_each_try
# A wrong guess without lives goes on to another try.
s/else if (lives_q != '0) state_d = StLives/else if (lives_q != Tries) state_d = StLives/
