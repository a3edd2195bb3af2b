# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_mono
# The right channel is turned round.
s/aso_right_data  = aso_left_data/aso_right_data  = ~aso_left_data/
