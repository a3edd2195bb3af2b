# FILE: rtl/duel.sv
# After the third wrong try it is the guess that is revealed.
s/StBreak, StFeedback: word = guess_q;/StBreak, StFeedback, StReveal: word = guess_q;/
