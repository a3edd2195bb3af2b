# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_data_stays
# The pace does not wait for who takes the samples (erratum 19).
s/(!right_q || aso_right_ready)/1'b1/
