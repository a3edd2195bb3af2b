# FILE: rtl/pegs.sv  PROOF: pegs  BREAKS: submit_adds_one
# A guess without any mark costs no turn.
s/if (!moves) turn_q/if (!moves \&\& common != '0) turn_q/
