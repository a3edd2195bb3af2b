# FILE: rtl/led_array.sv  PROOF: led_array  BREAKS: one_row
# The rows above are on, too.
s/~(8'd1 << row_q)/~(8'd255 << row_q)/
