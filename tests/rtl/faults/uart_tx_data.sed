# FILE: rtl/uart_tx.sv  PROOF: uart_tx  BREAKS: tx_data_from_lowest
# Seven bits of data and two stop bits.
s/{1'b1, data_i, 1'b0}/{2'b11, data_i[6:0], 1'b0}/
