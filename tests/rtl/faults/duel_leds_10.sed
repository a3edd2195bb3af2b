# FILE: rtl/duel_judge.sv  PROOF: duel  BREAKS: leds_never_10
# A letter in its place must also be found elsewhere.
s/{exact\[at\], exact\[at\] || there != '0}/{exact[at], there != '0}/
