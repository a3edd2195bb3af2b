foreach {bit ball} {0 J15 1 L16 2 M13 3 R15} {
    set_property -dict "PACKAGE_PIN $ball IOSTANDARD LVCMOS33" [get_ports SW[$bit]]
}
foreach {bit ball} {0 H17 1 K15 2 J13 3 N14 4 R18 5 V17 6 U17 7 U16 8 V16 9 T15 10 U14 11 T16} {
    set_property -dict "PACKAGE_PIN $ball IOSTANDARD LVCMOS33" [get_ports LED[$bit]]
}
set_property PACKAGE_PIN E3 [get_ports CLK100MHZ]
