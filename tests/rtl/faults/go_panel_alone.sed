# FILE: rtl/go_peripheral.sv  PROOF: go_peripheral  BREAKS: go_panel_alone
# A write to the reserved register is one to the panel.
s/if (register == Panel)/if (register[2:1] == 2'b11 || register == 3'd5)/
