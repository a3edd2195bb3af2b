# FILE: rtl/led_array.sv  PROOF: led_array  BREAKS: only_dark_squares
# Odd rows begin with column 0, even ones with column 1.
s/is_odd ? even << 1 : even/is_odd ? even : even << 1/
