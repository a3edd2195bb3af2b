# FILE: rtl/led_array.sv  TWIN: checkers
# The marks come a tick too early.
s/quarter_q >= 2'd2/quarter_q >= 2'd1/
