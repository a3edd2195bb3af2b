# FILE: rtl/led_array.sv  PROOF: led_array  BREAKS: men_shine
# A king breathes out too far.
s/breath = 3'd1;/breath = 3'd0;/
