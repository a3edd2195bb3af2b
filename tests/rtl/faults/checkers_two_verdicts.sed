# FILE: rtl/checkers.sv  PROOF: checkers  BREAKS: one_verdict
# Who must jump and cannot step has lost.
s/full_i && !can_jump && !can_step/full_i \&\& !can_step/
