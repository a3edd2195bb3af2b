# FILE: rtl/uart_top.sv  TWIN: uart_top
# CR before LF (erratum 20).
s/StLf:    next_char = LineFeed;/StLf:    next_char = CarriageReturn;/
s/default: next_char = CarriageReturn;/default: next_char = LineFeed;/
