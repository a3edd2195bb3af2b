# FILE: rtl/uart_fifo.sv  PROOF: uart_fifo  BREAKS: fifo_in_range
# A write is heard while full.
s/assign writes  = write_i \&\& !full_o;/assign writes  = write_i;/
