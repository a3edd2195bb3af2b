# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_busy_ends
# A sound goes on behind its end (erratum 17).
s/is_over \&\& at_q != last_q/is_over/
