# FILE: rtl/vga_controller.sv  TWIN: go
# The right pixel of each word comes first.
s/column_q\[0\] ? shown_q\[31:16\] : shown_q\[15:0\]/column_q[0] ? shown_q[15:0] : shown_q[31:16]/
