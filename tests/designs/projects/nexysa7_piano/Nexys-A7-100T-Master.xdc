# Digilent Nexys A7 100T, and Nexys 4 DDR
# xc7a100tcsg324-1

# Oscillator
set_property -dict { PACKAGE_PIN E3    IOSTANDARD LVCMOS33 } [get_ports { CLK100MHZ }]; #IO
create_clock -name CLK100MHZ -period 10.000 [get_ports {CLK100MHZ}]

# Switches, high when up
set_property -dict { PACKAGE_PIN J15    IOSTANDARD LVCMOS33 } [get_ports { SW[0] }]; #IO
set_property -dict { PACKAGE_PIN L16    IOSTANDARD LVCMOS33 } [get_ports { SW[1] }]; #IO
set_property -dict { PACKAGE_PIN M13    IOSTANDARD LVCMOS33 } [get_ports { SW[2] }]; #IO
set_property -dict { PACKAGE_PIN R15    IOSTANDARD LVCMOS33 } [get_ports { SW[3] }]; #IO
set_property -dict { PACKAGE_PIN R17    IOSTANDARD LVCMOS33 } [get_ports { SW[4] }]; #IO
set_property -dict { PACKAGE_PIN T18    IOSTANDARD LVCMOS33 } [get_ports { SW[5] }]; #IO
set_property -dict { PACKAGE_PIN U18    IOSTANDARD LVCMOS33 } [get_ports { SW[6] }]; #IO
set_property -dict { PACKAGE_PIN R13    IOSTANDARD LVCMOS33 } [get_ports { SW[7] }]; #IO
set_property -dict { PACKAGE_PIN T8    IOSTANDARD LVCMOS33 } [get_ports { SW[8] }]; #IO
set_property -dict { PACKAGE_PIN U8    IOSTANDARD LVCMOS33 } [get_ports { SW[9] }]; #IO
set_property -dict { PACKAGE_PIN R16    IOSTANDARD LVCMOS33 } [get_ports { SW[10] }]; #IO
set_property -dict { PACKAGE_PIN T13    IOSTANDARD LVCMOS33 } [get_ports { SW[11] }]; #IO
set_property -dict { PACKAGE_PIN H6    IOSTANDARD LVCMOS33 } [get_ports { SW[12] }]; #IO
set_property -dict { PACKAGE_PIN U12    IOSTANDARD LVCMOS33 } [get_ports { SW[13] }]; #IO
set_property -dict { PACKAGE_PIN U11    IOSTANDARD LVCMOS33 } [get_ports { SW[14] }]; #IO
set_property -dict { PACKAGE_PIN V10    IOSTANDARD LVCMOS33 } [get_ports { SW[15] }]; #IO

# LEDs, lit by high
set_property -dict { PACKAGE_PIN H17    IOSTANDARD LVCMOS33 } [get_ports { LED[0] }]; #IO
set_property -dict { PACKAGE_PIN K15    IOSTANDARD LVCMOS33 } [get_ports { LED[1] }]; #IO
set_property -dict { PACKAGE_PIN J13    IOSTANDARD LVCMOS33 } [get_ports { LED[2] }]; #IO
set_property -dict { PACKAGE_PIN N14    IOSTANDARD LVCMOS33 } [get_ports { LED[3] }]; #IO
set_property -dict { PACKAGE_PIN R18    IOSTANDARD LVCMOS33 } [get_ports { LED[4] }]; #IO
set_property -dict { PACKAGE_PIN V17    IOSTANDARD LVCMOS33 } [get_ports { LED[5] }]; #IO
set_property -dict { PACKAGE_PIN U17    IOSTANDARD LVCMOS33 } [get_ports { LED[6] }]; #IO
set_property -dict { PACKAGE_PIN U16    IOSTANDARD LVCMOS33 } [get_ports { LED[7] }]; #IO
set_property -dict { PACKAGE_PIN V16    IOSTANDARD LVCMOS33 } [get_ports { LED[8] }]; #IO
set_property -dict { PACKAGE_PIN T15    IOSTANDARD LVCMOS33 } [get_ports { LED[9] }]; #IO
set_property -dict { PACKAGE_PIN U14    IOSTANDARD LVCMOS33 } [get_ports { LED[10] }]; #IO
set_property -dict { PACKAGE_PIN T16    IOSTANDARD LVCMOS33 } [get_ports { LED[11] }]; #IO
set_property -dict { PACKAGE_PIN V15    IOSTANDARD LVCMOS33 } [get_ports { LED[12] }]; #IO
set_property -dict { PACKAGE_PIN V14    IOSTANDARD LVCMOS33 } [get_ports { LED[13] }]; #IO
set_property -dict { PACKAGE_PIN V12    IOSTANDARD LVCMOS33 } [get_ports { LED[14] }]; #IO
set_property -dict { PACKAGE_PIN V11    IOSTANDARD LVCMOS33 } [get_ports { LED[15] }]; #IO

# Two LEDs of three colours, lit by high
set_property -dict { PACKAGE_PIN R12    IOSTANDARD LVCMOS33 } [get_ports { LED16_B }]; #IO
set_property -dict { PACKAGE_PIN M16    IOSTANDARD LVCMOS33 } [get_ports { LED16_G }]; #IO
set_property -dict { PACKAGE_PIN N15    IOSTANDARD LVCMOS33 } [get_ports { LED16_R }]; #IO
set_property -dict { PACKAGE_PIN G14    IOSTANDARD LVCMOS33 } [get_ports { LED17_B }]; #IO
set_property -dict { PACKAGE_PIN R11    IOSTANDARD LVCMOS33 } [get_ports { LED17_G }]; #IO
set_property -dict { PACKAGE_PIN N16    IOSTANDARD LVCMOS33 } [get_ports { LED17_R }]; #IO

# Digits, scanned: segments and anodes, lit by low
set_property -dict { PACKAGE_PIN T10    IOSTANDARD LVCMOS33 } [get_ports { CA }]; #IO
set_property -dict { PACKAGE_PIN R10    IOSTANDARD LVCMOS33 } [get_ports { CB }]; #IO
set_property -dict { PACKAGE_PIN K16    IOSTANDARD LVCMOS33 } [get_ports { CC }]; #IO
set_property -dict { PACKAGE_PIN K13    IOSTANDARD LVCMOS33 } [get_ports { CD }]; #IO
set_property -dict { PACKAGE_PIN P15    IOSTANDARD LVCMOS33 } [get_ports { CE }]; #IO
set_property -dict { PACKAGE_PIN T11    IOSTANDARD LVCMOS33 } [get_ports { CF }]; #IO
set_property -dict { PACKAGE_PIN L18    IOSTANDARD LVCMOS33 } [get_ports { CG }]; #IO
set_property -dict { PACKAGE_PIN H15    IOSTANDARD LVCMOS33 } [get_ports { DP }]; #IO
set_property -dict { PACKAGE_PIN J17    IOSTANDARD LVCMOS33 } [get_ports { AN[0] }]; #IO
set_property -dict { PACKAGE_PIN J18    IOSTANDARD LVCMOS33 } [get_ports { AN[1] }]; #IO
set_property -dict { PACKAGE_PIN T9    IOSTANDARD LVCMOS33 } [get_ports { AN[2] }]; #IO
set_property -dict { PACKAGE_PIN J14    IOSTANDARD LVCMOS33 } [get_ports { AN[3] }]; #IO
set_property -dict { PACKAGE_PIN P14    IOSTANDARD LVCMOS33 } [get_ports { AN[4] }]; #IO
set_property -dict { PACKAGE_PIN T14    IOSTANDARD LVCMOS33 } [get_ports { AN[5] }]; #IO
set_property -dict { PACKAGE_PIN K2    IOSTANDARD LVCMOS33 } [get_ports { AN[6] }]; #IO
set_property -dict { PACKAGE_PIN U13    IOSTANDARD LVCMOS33 } [get_ports { AN[7] }]; #IO

# Reset button, low when pressed
set_property -dict { PACKAGE_PIN C12    IOSTANDARD LVCMOS33 } [get_ports { CPU_RESETN }]; #IO

# Buttons, high when pressed
set_property -dict { PACKAGE_PIN N17    IOSTANDARD LVCMOS33 } [get_ports { BTNC }]; #IO
set_property -dict { PACKAGE_PIN M18    IOSTANDARD LVCMOS33 } [get_ports { BTNU }]; #IO
set_property -dict { PACKAGE_PIN P17    IOSTANDARD LVCMOS33 } [get_ports { BTNL }]; #IO
set_property -dict { PACKAGE_PIN M17    IOSTANDARD LVCMOS33 } [get_ports { BTNR }]; #IO
set_property -dict { PACKAGE_PIN P18    IOSTANDARD LVCMOS33 } [get_ports { BTND }]; #IO

# Pmod connectors
set_property -dict { PACKAGE_PIN C17    IOSTANDARD LVCMOS33 } [get_ports { JA[1] }]; #IO
set_property -dict { PACKAGE_PIN D18    IOSTANDARD LVCMOS33 } [get_ports { JA[2] }]; #IO
set_property -dict { PACKAGE_PIN E18    IOSTANDARD LVCMOS33 } [get_ports { JA[3] }]; #IO
set_property -dict { PACKAGE_PIN G17    IOSTANDARD LVCMOS33 } [get_ports { JA[4] }]; #IO
set_property -dict { PACKAGE_PIN D17    IOSTANDARD LVCMOS33 } [get_ports { JA[7] }]; #IO
set_property -dict { PACKAGE_PIN E17    IOSTANDARD LVCMOS33 } [get_ports { JA[8] }]; #IO
set_property -dict { PACKAGE_PIN F18    IOSTANDARD LVCMOS33 } [get_ports { JA[9] }]; #IO
set_property -dict { PACKAGE_PIN G18    IOSTANDARD LVCMOS33 } [get_ports { JA[10] }]; #IO
set_property -dict { PACKAGE_PIN D14    IOSTANDARD LVCMOS33 } [get_ports { JB[1] }]; #IO
set_property -dict { PACKAGE_PIN F16    IOSTANDARD LVCMOS33 } [get_ports { JB[2] }]; #IO
set_property -dict { PACKAGE_PIN G16    IOSTANDARD LVCMOS33 } [get_ports { JB[3] }]; #IO
set_property -dict { PACKAGE_PIN H14    IOSTANDARD LVCMOS33 } [get_ports { JB[4] }]; #IO
set_property -dict { PACKAGE_PIN E16    IOSTANDARD LVCMOS33 } [get_ports { JB[7] }]; #IO
set_property -dict { PACKAGE_PIN F13    IOSTANDARD LVCMOS33 } [get_ports { JB[8] }]; #IO
set_property -dict { PACKAGE_PIN G13    IOSTANDARD LVCMOS33 } [get_ports { JB[9] }]; #IO
set_property -dict { PACKAGE_PIN H16    IOSTANDARD LVCMOS33 } [get_ports { JB[10] }]; #IO
set_property -dict { PACKAGE_PIN K1    IOSTANDARD LVCMOS33 } [get_ports { JC[1] }]; #IO
set_property -dict { PACKAGE_PIN F6    IOSTANDARD LVCMOS33 } [get_ports { JC[2] }]; #IO
set_property -dict { PACKAGE_PIN J2    IOSTANDARD LVCMOS33 } [get_ports { JC[3] }]; #IO
set_property -dict { PACKAGE_PIN G6    IOSTANDARD LVCMOS33 } [get_ports { JC[4] }]; #IO
set_property -dict { PACKAGE_PIN E7    IOSTANDARD LVCMOS33 } [get_ports { JC[7] }]; #IO
set_property -dict { PACKAGE_PIN J3    IOSTANDARD LVCMOS33 } [get_ports { JC[8] }]; #IO
set_property -dict { PACKAGE_PIN J4    IOSTANDARD LVCMOS33 } [get_ports { JC[9] }]; #IO
set_property -dict { PACKAGE_PIN E6    IOSTANDARD LVCMOS33 } [get_ports { JC[10] }]; #IO
set_property -dict { PACKAGE_PIN H4    IOSTANDARD LVCMOS33 } [get_ports { JD[1] }]; #IO
set_property -dict { PACKAGE_PIN H1    IOSTANDARD LVCMOS33 } [get_ports { JD[2] }]; #IO
set_property -dict { PACKAGE_PIN G1    IOSTANDARD LVCMOS33 } [get_ports { JD[3] }]; #IO
set_property -dict { PACKAGE_PIN G3    IOSTANDARD LVCMOS33 } [get_ports { JD[4] }]; #IO
set_property -dict { PACKAGE_PIN H2    IOSTANDARD LVCMOS33 } [get_ports { JD[7] }]; #IO
set_property -dict { PACKAGE_PIN G4    IOSTANDARD LVCMOS33 } [get_ports { JD[8] }]; #IO
set_property -dict { PACKAGE_PIN G2    IOSTANDARD LVCMOS33 } [get_ports { JD[9] }]; #IO
set_property -dict { PACKAGE_PIN F3    IOSTANDARD LVCMOS33 } [get_ports { JD[10] }]; #IO

# Analogue Pmod connector
set_property -dict { PACKAGE_PIN A14    IOSTANDARD LVCMOS33 } [get_ports { XA_N[1] }]; #IO
set_property -dict { PACKAGE_PIN A13    IOSTANDARD LVCMOS33 } [get_ports { XA_P[1] }]; #IO
set_property -dict { PACKAGE_PIN A16    IOSTANDARD LVCMOS33 } [get_ports { XA_N[2] }]; #IO
set_property -dict { PACKAGE_PIN A15    IOSTANDARD LVCMOS33 } [get_ports { XA_P[2] }]; #IO
set_property -dict { PACKAGE_PIN B17    IOSTANDARD LVCMOS33 } [get_ports { XA_N[3] }]; #IO
set_property -dict { PACKAGE_PIN B16    IOSTANDARD LVCMOS33 } [get_ports { XA_P[3] }]; #IO
set_property -dict { PACKAGE_PIN A18    IOSTANDARD LVCMOS33 } [get_ports { XA_N[4] }]; #IO
set_property -dict { PACKAGE_PIN B18    IOSTANDARD LVCMOS33 } [get_ports { XA_P[4] }]; #IO

# Monitor
set_property -dict { PACKAGE_PIN A3    IOSTANDARD LVCMOS33 } [get_ports { VGA_R[0] }]; #IO
set_property -dict { PACKAGE_PIN B4    IOSTANDARD LVCMOS33 } [get_ports { VGA_R[1] }]; #IO
set_property -dict { PACKAGE_PIN C5    IOSTANDARD LVCMOS33 } [get_ports { VGA_R[2] }]; #IO
set_property -dict { PACKAGE_PIN A4    IOSTANDARD LVCMOS33 } [get_ports { VGA_R[3] }]; #IO
set_property -dict { PACKAGE_PIN C6    IOSTANDARD LVCMOS33 } [get_ports { VGA_G[0] }]; #IO
set_property -dict { PACKAGE_PIN A5    IOSTANDARD LVCMOS33 } [get_ports { VGA_G[1] }]; #IO
set_property -dict { PACKAGE_PIN B6    IOSTANDARD LVCMOS33 } [get_ports { VGA_G[2] }]; #IO
set_property -dict { PACKAGE_PIN A6    IOSTANDARD LVCMOS33 } [get_ports { VGA_G[3] }]; #IO
set_property -dict { PACKAGE_PIN B7    IOSTANDARD LVCMOS33 } [get_ports { VGA_B[0] }]; #IO
set_property -dict { PACKAGE_PIN C7    IOSTANDARD LVCMOS33 } [get_ports { VGA_B[1] }]; #IO
set_property -dict { PACKAGE_PIN D7    IOSTANDARD LVCMOS33 } [get_ports { VGA_B[2] }]; #IO
set_property -dict { PACKAGE_PIN D8    IOSTANDARD LVCMOS33 } [get_ports { VGA_B[3] }]; #IO
set_property -dict { PACKAGE_PIN B11    IOSTANDARD LVCMOS33 } [get_ports { VGA_HS }]; #IO
set_property -dict { PACKAGE_PIN B12    IOSTANDARD LVCMOS33 } [get_ports { VGA_VS }]; #IO

# Memory card
set_property -dict { PACKAGE_PIN E2    IOSTANDARD LVCMOS33 } [get_ports { SD_RESET }]; #IO
set_property -dict { PACKAGE_PIN A1    IOSTANDARD LVCMOS33 } [get_ports { SD_CD }]; #IO
set_property -dict { PACKAGE_PIN B1    IOSTANDARD LVCMOS33 } [get_ports { SD_SCK }]; #IO
set_property -dict { PACKAGE_PIN C1    IOSTANDARD LVCMOS33 } [get_ports { SD_CMD }]; #IO
set_property -dict { PACKAGE_PIN C2    IOSTANDARD LVCMOS33 } [get_ports { SD_DAT[0] }]; #IO
set_property -dict { PACKAGE_PIN E1    IOSTANDARD LVCMOS33 } [get_ports { SD_DAT[1] }]; #IO
set_property -dict { PACKAGE_PIN F1    IOSTANDARD LVCMOS33 } [get_ports { SD_DAT[2] }]; #IO
set_property -dict { PACKAGE_PIN D2    IOSTANDARD LVCMOS33 } [get_ports { SD_DAT[3] }]; #IO

# Acceleration and temperature
set_property -dict { PACKAGE_PIN E15    IOSTANDARD LVCMOS33 } [get_ports { ACL_MISO }]; #IO
set_property -dict { PACKAGE_PIN F14    IOSTANDARD LVCMOS33 } [get_ports { ACL_MOSI }]; #IO
set_property -dict { PACKAGE_PIN F15    IOSTANDARD LVCMOS33 } [get_ports { ACL_SCLK }]; #IO
set_property -dict { PACKAGE_PIN D15    IOSTANDARD LVCMOS33 } [get_ports { ACL_CSN }]; #IO
set_property -dict { PACKAGE_PIN B13    IOSTANDARD LVCMOS33 } [get_ports { ACL_INT[1] }]; #IO
set_property -dict { PACKAGE_PIN C16    IOSTANDARD LVCMOS33 } [get_ports { ACL_INT[2] }]; #IO
set_property -dict { PACKAGE_PIN C14    IOSTANDARD LVCMOS33 } [get_ports { TMP_SCL }]; #IO
set_property -dict { PACKAGE_PIN C15    IOSTANDARD LVCMOS33 } [get_ports { TMP_SDA }]; #IO
set_property -dict { PACKAGE_PIN D13    IOSTANDARD LVCMOS33 } [get_ports { TMP_INT }]; #IO
set_property -dict { PACKAGE_PIN B14    IOSTANDARD LVCMOS33 } [get_ports { TMP_CT }]; #IO

# Microphone
set_property -dict { PACKAGE_PIN J5    IOSTANDARD LVCMOS33 } [get_ports { M_CLK }]; #IO
set_property -dict { PACKAGE_PIN H5    IOSTANDARD LVCMOS33 } [get_ports { M_DATA }]; #IO
set_property -dict { PACKAGE_PIN F5    IOSTANDARD LVCMOS33 } [get_ports { M_LRSEL }]; #IO

# Loudspeaker, by pulse width
set_property -dict { PACKAGE_PIN A11    IOSTANDARD LVCMOS33 } [get_ports { AUD_PWM }]; #IO
set_property -dict { PACKAGE_PIN D12    IOSTANDARD LVCMOS33 } [get_ports { AUD_SD }]; #IO

# Serial line over USB
set_property -dict { PACKAGE_PIN C4    IOSTANDARD LVCMOS33 } [get_ports { UART_TXD_IN }]; #IO
set_property -dict { PACKAGE_PIN D4    IOSTANDARD LVCMOS33 } [get_ports { UART_RXD_OUT }]; #IO
set_property -dict { PACKAGE_PIN D3    IOSTANDARD LVCMOS33 } [get_ports { UART_CTS }]; #IO
set_property -dict { PACKAGE_PIN E5    IOSTANDARD LVCMOS33 } [get_ports { UART_RTS }]; #IO

# Keyboard or mouse at the USB host, as PS/2
set_property -dict {PACKAGE_PIN F4 IOSTANDARD LVCMOS33 PULLUP true} [get_ports {PS2_CLK}]
set_property -dict {PACKAGE_PIN B2 IOSTANDARD LVCMOS33 PULLUP true} [get_ports {PS2_DATA}]

# Network
set_property -dict { PACKAGE_PIN C9    IOSTANDARD LVCMOS33 } [get_ports { ETH_MDC }]; #IO
set_property -dict { PACKAGE_PIN A9    IOSTANDARD LVCMOS33 } [get_ports { ETH_MDIO }]; #IO
set_property -dict { PACKAGE_PIN B3    IOSTANDARD LVCMOS33 } [get_ports { ETH_RSTN }]; #IO
set_property -dict { PACKAGE_PIN D9    IOSTANDARD LVCMOS33 } [get_ports { ETH_CRSDV }]; #IO
set_property -dict { PACKAGE_PIN C10    IOSTANDARD LVCMOS33 } [get_ports { ETH_RXERR }]; #IO
set_property -dict { PACKAGE_PIN C11    IOSTANDARD LVCMOS33 } [get_ports { ETH_RXD[0] }]; #IO
set_property -dict { PACKAGE_PIN D10    IOSTANDARD LVCMOS33 } [get_ports { ETH_RXD[1] }]; #IO
set_property -dict { PACKAGE_PIN B9    IOSTANDARD LVCMOS33 } [get_ports { ETH_TXEN }]; #IO
set_property -dict { PACKAGE_PIN A10    IOSTANDARD LVCMOS33 } [get_ports { ETH_TXD[0] }]; #IO
set_property -dict { PACKAGE_PIN A8    IOSTANDARD LVCMOS33 } [get_ports { ETH_TXD[1] }]; #IO
set_property -dict { PACKAGE_PIN D5    IOSTANDARD LVCMOS33 } [get_ports { ETH_REFCLK }]; #IO
set_property -dict { PACKAGE_PIN B8    IOSTANDARD LVCMOS33 } [get_ports { ETH_INTN }]; #IO

# Flash memory
set_property -dict { PACKAGE_PIN K17    IOSTANDARD LVCMOS33 } [get_ports { QSPI_DQ[0] }]; #IO
set_property -dict { PACKAGE_PIN K18    IOSTANDARD LVCMOS33 } [get_ports { QSPI_DQ[1] }]; #IO
set_property -dict { PACKAGE_PIN L14    IOSTANDARD LVCMOS33 } [get_ports { QSPI_DQ[2] }]; #IO
set_property -dict { PACKAGE_PIN M14    IOSTANDARD LVCMOS33 } [get_ports { QSPI_DQ[3] }]; #IO
set_property -dict { PACKAGE_PIN L13    IOSTANDARD LVCMOS33 } [get_ports { QSPI_CSN }]; #IO
