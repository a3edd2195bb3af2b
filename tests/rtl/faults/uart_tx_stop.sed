# FILE: rtl/uart_tx.sv  PROOF: uart_tx  BREAKS: tx_stop_is_high
# No stop bit.
s/{1'b1, data_i, 1'b0}/{1'b0, data_i, 1'b0}/
