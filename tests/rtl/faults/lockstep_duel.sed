# FILE: rtl/duel.sv  TWIN: duel
# The breaker is called to make the code.
s/{"_P-", name(maker_q)}/{"_P-", name(!maker_q)}/
