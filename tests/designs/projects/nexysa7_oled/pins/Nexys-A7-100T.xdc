# Nexys A7-100T, pins of the runner
set_property -dict { PACKAGE_PIN E3   IOSTANDARD LVCMOS33 } [get_ports { CLK100MHZ }]; #CLK100MHZ
set_property -dict { PACKAGE_PIN C12  IOSTANDARD LVCMOS33 } [get_ports { CPU_RESETN }]; #CPU_RESETN
set_property -dict { PACKAGE_PIN N17  IOSTANDARD LVCMOS33 } [get_ports { BTNC }]; #BTNC
set_property -dict { PACKAGE_PIN M18  IOSTANDARD LVCMOS33 } [get_ports { BTNU }]; #BTNU
set_property -dict { PACKAGE_PIN J15  IOSTANDARD LVCMOS33 } [get_ports { SW[0] }]; #SW[0]
set_property -dict { PACKAGE_PIN L16  IOSTANDARD LVCMOS33 } [get_ports { SW[1] }]; #SW[1]
set_property -dict { PACKAGE_PIN H17  IOSTANDARD LVCMOS33 } [get_ports { LED[0] }]; #LED[0]
set_property -dict { PACKAGE_PIN K15  IOSTANDARD LVCMOS33 } [get_ports { LED[1] }]; #LED[1]
set_property -dict { PACKAGE_PIN J13  IOSTANDARD LVCMOS33 } [get_ports { LED[2] }]; #LED[2]
set_property -dict { PACKAGE_PIN N14  IOSTANDARD LVCMOS33 } [get_ports { LED[3] }]; #LED[3]
set_property -dict { PACKAGE_PIN R18  IOSTANDARD LVCMOS33 } [get_ports { LED[4] }]; #LED[4]
set_property -dict { PACKAGE_PIN V17  IOSTANDARD LVCMOS33 } [get_ports { LED[5] }]; #LED[5]
set_property -dict { PACKAGE_PIN U17  IOSTANDARD LVCMOS33 } [get_ports { LED[6] }]; #LED[6]
set_property -dict { PACKAGE_PIN U16  IOSTANDARD LVCMOS33 } [get_ports { LED[7] }]; #LED[7]
set_property -dict { PACKAGE_PIN V16  IOSTANDARD LVCMOS33 } [get_ports { LED[8] }]; #LED[8]
set_property -dict { PACKAGE_PIN T15  IOSTANDARD LVCMOS33 } [get_ports { LED[9] }]; #LED[9]
set_property -dict { PACKAGE_PIN U14  IOSTANDARD LVCMOS33 } [get_ports { LED[10] }]; #LED[10]
set_property -dict { PACKAGE_PIN T16  IOSTANDARD LVCMOS33 } [get_ports { LED[11] }]; #LED[11]
set_property -dict { PACKAGE_PIN V15  IOSTANDARD LVCMOS33 } [get_ports { LED[12] }]; #LED[12]
set_property -dict { PACKAGE_PIN V14  IOSTANDARD LVCMOS33 } [get_ports { LED[13] }]; #LED[13]
set_property -dict { PACKAGE_PIN V12  IOSTANDARD LVCMOS33 } [get_ports { LED[14] }]; #LED[14]
set_property -dict { PACKAGE_PIN V11  IOSTANDARD LVCMOS33 } [get_ports { LED[15] }]; #LED[15]

##Pmod Header JB
set_property -dict { PACKAGE_PIN D14  IOSTANDARD LVCMOS33 } [get_ports   {JB[1] }] ;# JB[1]
set_property -dict { PACKAGE_PIN F16  IOSTANDARD LVCMOS33 } [get_ports   {JB[2] }] ;# JB[2]
set_property -dict { PACKAGE_PIN G16  IOSTANDARD LVCMOS33 } [get_ports   {JB[3] }] ;# JB[3]
set_property -dict { PACKAGE_PIN H14  IOSTANDARD LVCMOS33 } [get_ports   {JB[4] }] ;# JB[4]
set_property -dict { PACKAGE_PIN E16  IOSTANDARD LVCMOS33 } [get_ports   {JB[5] }] ;# JB[7]
set_property -dict { PACKAGE_PIN F13  IOSTANDARD LVCMOS33 } [get_ports   {JB[6] }] ;# JB[8]
set_property -dict { PACKAGE_PIN G13  IOSTANDARD LVCMOS33 } [get_ports   {JB[7] }] ;# JB[9]
set_property -dict { PACKAGE_PIN H16  IOSTANDARD LVCMOS33 } [get_ports   {JB[8] }] ;# JB[10]
