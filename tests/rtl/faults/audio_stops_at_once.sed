# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_stops_at_once
# A stop is not heard while one plays.
s/else if (commands || is_over)/else if ((commands \&\& !busy) || is_over)/
