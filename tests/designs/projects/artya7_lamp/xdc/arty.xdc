# Arty A7-35
set clock_pin E3
set_property -dict [list PACKAGE_PIN $clock_pin IOSTANDARD LVCMOS33] [get_ports CLK100MHZ]
create_clock -period 10.000 -name sys_clk [get_ports CLK100MHZ]

# pins of led0 .. led3, in the order b g r
set i 0
foreach {b g r} {E1 F6 G6   G4 J4 G3   H4 J2 J3   K2 H6 K1} {
    set_property PACKAGE_PIN $b [get_ports led${i}_b]
    set_property PACKAGE_PIN $g [get_ports led${i}_g]
    set_property PACKAGE_PIN $r [get_ports led${i}_r]
    incr i
}
foreach {n pin} {0 D9 1 C9 2 B9 3 B8} { set_property -dict "PACKAGE_PIN $pin IOSTANDARD LVCMOS33" [get_ports btn[$n]] }
foreach {n pin} {0 A8 1 C11 2 C10 3 A10} {
    set_property PACKAGE_PIN $pin [get_ports "sw\[$n\]"]; set_property IOSTANDARD LVCMOS33 [get_ports "sw\[$n\]"]
}
set_property PACKAGE_PIN H5  [get_ports {led[0]}]
set_property PACKAGE_PIN J5  [get_ports {led[1]}]
set_property PACKAGE_PIN T9  [get_ports {led[2]}]
set_property PACKAGE_PIN T10 [get_ports {led[3]}]
set_property IOSTANDARD LVCMOS33 [get_ports -filter {NAME =~ led*}]
