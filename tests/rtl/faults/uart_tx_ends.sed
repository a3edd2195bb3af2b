# FILE: rtl/uart_tx.sv  PROOF: uart_tx  BREAKS: tx_ends
# The stop bit never ends.
s/bits_q  <= bits_q - 4'd1;/bits_q  <= bits_q - 4'(bits_q != 4'd1);/
