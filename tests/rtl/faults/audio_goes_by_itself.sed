# FILE: rtl/audio_controller.sv  PROOF: audio_controller  BREAKS: audio_goes_by_itself
# Any sample takes up the command that lies there (erratum 18).
s/      if (commands) begin/      if (commands || is_over) begin/
