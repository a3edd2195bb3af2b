set_property PACKAGE_PIN W5 [get_ports clk]
foreach {i ball} {0 V17 1 V16 2 W16} { set_property PACKAGE_PIN $ball [get_ports "sw[$i]"] }
foreach {i ball} {0 U16 1 E19 2 U19 3 V19 4 W18 5 U15 6 U14 7 V14} { set_property PACKAGE_PIN $ball [get_ports "led[$i]"] }
