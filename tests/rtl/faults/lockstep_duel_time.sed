# FILE: rtl/duel.sv  TWIN: duel
# A message stands for one clock too few.
s/Width'(MessageTicks - 1)/Width'(MessageTicks - 2)/
