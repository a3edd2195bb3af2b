# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_not_too_soon
# The last sample is cut off.
s/last  *= CaptureAt - 15'd1/last = CaptureAt - 15'd2/
