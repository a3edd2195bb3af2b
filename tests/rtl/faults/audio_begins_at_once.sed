# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_begins_at_once
# The right channel misses the first sample.
s/      right_q <= 1'b1;/      right_q <= !commands;/
