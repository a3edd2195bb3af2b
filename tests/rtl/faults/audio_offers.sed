# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_offers
# A sample is taken back after a clock.
s/if (aso_left_ready)  left_q/if (aso_right_ready) left_q/
