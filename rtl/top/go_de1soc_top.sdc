# go_de1soc_top.sdc - how fast go_de1soc_top.sv must be: one clock, 50 MHz.
create_clock -name CLOCK_50 -period 20.000 [get_ports CLOCK_50]
derive_clock_uncertainty

# Slow things, with synchronisers where they come in.
set_false_path -from [get_ports {KEY[*] SW[*] FPGA_I2C_SDAT}]
set_false_path -to [get_ports {LEDR[*] HEX0[*] HEX1[*] HEX2[*]}]
set_false_path -to [get_ports {HEX3[*] HEX4[*] HEX5[*]}]
set_false_path -to [get_ports {FPGA_I2C_SCLK FPGA_I2C_SDAT}]
