# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: newest_is_viewed
# The turn that was viewed last stays when history mode is left.
s/else if (guessing) begin/else if (guessing \&\& any_button) begin/
