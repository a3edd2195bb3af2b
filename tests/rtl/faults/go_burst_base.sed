# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_burst_base
# The base is a nibble too low.
s/{fb_addr_hi_q, 24'd0}/{4'd0, fb_addr_hi_q, 20'd0}/
