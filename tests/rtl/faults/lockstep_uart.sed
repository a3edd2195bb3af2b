# FILE: rtl/uart_tx.sv  TWIN: uart
# A bit lasts one clock too long.
s/Width'(BitTicks - 1)/Width'(BitTicks)/
s/\$clog2(BitTicks)/$clog2(BitTicks + 1)/
