# FILE: rtl/debouncer.sv  TWIN: debouncer
# A level is believed one clock early.
s/Last = Width'(Settle - 1)/Last = Width'(Settle - 2)/
