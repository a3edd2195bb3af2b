# FILE: rtl/led_array.sv  PROOF: led_array  BREAKS: all_dark
# The switch puts out the columns and leaves the row.
s/line_o = dark_i ? 8'hff : /line_o = /
