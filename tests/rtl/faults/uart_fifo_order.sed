# FILE: rtl/uart_fifo.sv  PROOF: uart_fifo  BREAKS: fifo_keeps_order
# The oldest stays when one is written with the same clock.
s/first_q + 4'(reads)/first_q + 4'(reads \&\& !writes)/
