# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_sound_alone
# Sounds begin with a write of AUDIO_STATUS, too.
s/avs_write \&\& register == AudioCmd/avs_write \&\& register[2:1] == 2'b00/
