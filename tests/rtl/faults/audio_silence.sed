# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_silence
# The last sample stays on the wires.
s/busy ? sample : '0/sample/
