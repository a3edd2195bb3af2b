# FILE: rtl/uart_tx.sv  PROOF: uart_tx  BREAKS: tx_idle_is_high
# The line falls after a frame.
s/assign tx_o      = idle_o || shift_q\[0\];/assign tx_o      = shift_q[0];/
