# FILE: rtl/duel.sv  PROOF: duel  BREAKS: blink_not_shorter
# The LEDs change on every clock.
s/state_q == StGameover \&\& over) begin/state_q == StGameover) begin/
