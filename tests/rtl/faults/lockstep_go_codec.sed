# FILE: rtl/wm8731_config.sv  TWIN: go
# The codec is told 48 kHz.
s/9'h00c/9'h000/
