# FILE: rtl/lamp.sv  TWIN: lamp
# Three LEDs are enough for b.
s/a_d\[3\] || b_d\[3\]/a_d[3] || b_d[2]/
