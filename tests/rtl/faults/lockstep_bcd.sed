# FILE: rtl/bcd.sv  TWIN: bcd
# A digit of five is not yet large.
/4'd5: /d
