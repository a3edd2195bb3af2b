# FILE: rtl/uart_tx.sv  PROOF: uart_tx  BREAKS: tx_start_is_low
# No start bit.
s/{1'b1, data_i, 1'b0}/{1'b1, data_i, 1'b1}/
