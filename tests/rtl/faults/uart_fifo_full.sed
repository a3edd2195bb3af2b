# FILE: rtl/uart_fifo.sv  PROOF: uart_fifo  BREAKS: fifo_full_is_16
# Full one byte too early.
s/count_q == 5'(Bytes);/count_q == 5'(Bytes - 1);/
