# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: message_not_longer
# A result stands no longer than any message.
s/StResult: ticks_in = FiveSeconds/StResult: ticks_in = TwoSeconds/
