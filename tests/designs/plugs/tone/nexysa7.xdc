# Digilent Nexys A7 100T, and Nexys 4 DDR
# xc7a100tcsg324-1

# Oscillator
set_property -dict {PACKAGE_PIN E3 IOSTANDARD LVCMOS33} [get_ports {CLK100MHZ}]
create_clock -name CLK100MHZ -period 10.000 [get_ports {CLK100MHZ}]

# Switches, high when up
set_property -dict {PACKAGE_PIN J15 IOSTANDARD LVCMOS33} [get_ports {SW[0]}]

# Buttons, high when pressed
set_property -dict {PACKAGE_PIN M18 IOSTANDARD LVCMOS33} [get_ports {BTNU}]

# Loudspeaker, by pulse width
set_property -dict {PACKAGE_PIN A11 IOSTANDARD LVCMOS33} [get_ports {AUD_PWM}]
set_property -dict {PACKAGE_PIN D12 IOSTANDARD LVCMOS33} [get_ports {AUD_SD}]
