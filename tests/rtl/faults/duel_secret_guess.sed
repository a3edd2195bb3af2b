# FILE: rtl/duel.sv  PROOF: duel_secret  BREAKS: secret_from_course
# The maker's letters go into the guess as well.
s/takes \&\& state_q == StBreak ? {guess_q/takes ? {guess_q/
