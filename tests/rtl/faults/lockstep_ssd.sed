# FILE: rtl/ssd_driver.sv  TWIN: ssd
# The digits begin one later.
s/digit_q <= 2'd3;/digit_q <= 2'd0;/
