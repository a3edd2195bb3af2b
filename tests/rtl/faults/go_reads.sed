# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_reads
# Bits 1 and 2 of VGA_STATUS have changed places.
s/probe_pending, probe_front, blank}/probe_front, probe_pending, blank}/
