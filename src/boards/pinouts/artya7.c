/* artya7.c - a Digilent Arty A7: ports and parts.
 *
 *      +--------------------------------------------+
 *      |      +------+                     ( )      |
 *      |      | FPGA |                    RESET     |
 *      |      +------+                              |
 *      |  (*) (*) (*) (*)        o   o   o   o      |
 *      |  RGB3       RGB0       LD7         LD4     |
 *      |  [] [] [] []           ( ) ( ) ( ) ( )     |
 *      |  SW3     SW0           BTN3       BTN0     |
 *      +--------------------------------------------+
 *
 * LD4 to LD7 are the ports led[0] to led[3]: the board counts its lamps of
 * three colours first.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"CLK100MHZ", PORT_SINGLE, "E3", PORT_IN, 0, 100000000},

    PORT_HEADING("Switches, high when up"),
    {"sw", 0, "A8 C11 C10 A10", PORT_IN, 0, 0},

    PORT_HEADING("Four RGB LEDs, active high"),
    {"led0_b", PORT_SINGLE, "E1", PORT_OUT, 0, 0},
    {"led0_g", PORT_SINGLE, "F6", PORT_OUT, 0, 0},
    {"led0_r", PORT_SINGLE, "G6", PORT_OUT, 0, 0},
    {"led1_b", PORT_SINGLE, "G4", PORT_OUT, 0, 0},
    {"led1_g", PORT_SINGLE, "J4", PORT_OUT, 0, 0},
    {"led1_r", PORT_SINGLE, "G3", PORT_OUT, 0, 0},
    {"led2_b", PORT_SINGLE, "H4", PORT_OUT, 0, 0},
    {"led2_g", PORT_SINGLE, "J2", PORT_OUT, 0, 0},
    {"led2_r", PORT_SINGLE, "J3", PORT_OUT, 0, 0},
    {"led3_b", PORT_SINGLE, "K2", PORT_OUT, 0, 0},
    {"led3_g", PORT_SINGLE, "H6", PORT_OUT, 0, 0},
    {"led3_r", PORT_SINGLE, "K1", PORT_OUT, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"led", 0, "H5 J5 T9 T10", PORT_OUT, 0, 0},

    PORT_HEADING("Buttons, high when pressed"),
    {"btn", 0, "D9 C9 B9 B8", PORT_IN, 0, 0},

    PORT_HEADING("Pmod connectors"),
    {"ja", 0, "G13 B11 A11 D12 D13 B18 A18 K16", PORT_BOTH, PORT_IS_FREE, 0},
    {"jb", 0, "E15 E16 D15 C15 J17 J18 K15 J15", PORT_BOTH, PORT_IS_FREE, 0},
    {"jc", 0, "U12 V12 V10 V11 U14 V14 T13 U13", PORT_BOTH, PORT_IS_FREE, 0},
    {"jd", 0, "D4 D3 F4 F3 E2 D2 H2 G2", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Serial line over USB"),
    {"uart_rxd_out", PORT_SINGLE, "D10", PORT_OUT, 0, 0},
    {"uart_txd_in", PORT_SINGLE, "A9", PORT_IN, 0, 0},

    PORT_HEADING("Shield connector"),
    {"ck_io0", PORT_SINGLE, "V15", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io1", PORT_SINGLE, "U16", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io2", PORT_SINGLE, "P14", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io3", PORT_SINGLE, "T11", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io4", PORT_SINGLE, "R12", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io5", PORT_SINGLE, "T14", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io6", PORT_SINGLE, "T15", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io7", PORT_SINGLE, "T16", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io8", PORT_SINGLE, "N15", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io9", PORT_SINGLE, "M16", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io10", PORT_SINGLE, "V17", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io11", PORT_SINGLE, "U18", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io12", PORT_SINGLE, "R17", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io13", PORT_SINGLE, "P17", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io26", PORT_SINGLE, "U11", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io27", PORT_SINGLE, "V16", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io28", PORT_SINGLE, "M13", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io29", PORT_SINGLE, "R10", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io30", PORT_SINGLE, "R11", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io31", PORT_SINGLE, "R13", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io32", PORT_SINGLE, "R15", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io33", PORT_SINGLE, "P15", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io34", PORT_SINGLE, "R16", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io35", PORT_SINGLE, "N16", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io36", PORT_SINGLE, "N14", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io37", PORT_SINGLE, "U17", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io38", PORT_SINGLE, "T18", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io39", PORT_SINGLE, "R18", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io40", PORT_SINGLE, "P18", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_io41", PORT_SINGLE, "N17", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_a0", PORT_SINGLE, "F5", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_a1", PORT_SINGLE, "D8", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_a2", PORT_SINGLE, "C7", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_a3", PORT_SINGLE, "E7", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_a4", PORT_SINGLE, "D7", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_a5", PORT_SINGLE, "D5", PORT_BOTH, PORT_IS_FREE, 0},
    {"ck_miso", PORT_SINGLE, "G1", PORT_BOTH, 0, 0},
    {"ck_mosi", PORT_SINGLE, "H1", PORT_BOTH, 0, 0},
    {"ck_sck", PORT_SINGLE, "F1", PORT_BOTH, 0, 0},
    {"ck_ss", PORT_SINGLE, "C1", PORT_BOTH, 0, 0},
    {"ck_scl", PORT_SINGLE, "L18", PORT_BOTH, 0, 0},
    {"ck_sda", PORT_SINGLE, "M18", PORT_BOTH, 0, 0},
    {"scl_pup", PORT_SINGLE, "A14", PORT_BOTH, 0, 0},
    {"sda_pup", PORT_SINGLE, "A13", PORT_BOTH, 0, 0},
    {"ck_ioa", PORT_SINGLE, "M17", PORT_BOTH, 0, 0},

    PORT_HEADING("Reset button, low when pressed"),
    {"ck_rst", PORT_SINGLE, "C2", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Network"),
    {"eth_col", PORT_SINGLE, "D17", PORT_BOTH, 0, 0},
    {"eth_crs", PORT_SINGLE, "G14", PORT_BOTH, 0, 0},
    {"eth_mdc", PORT_SINGLE, "F16", PORT_BOTH, 0, 0},
    {"eth_mdio", PORT_SINGLE, "K13", PORT_BOTH, 0, 0},
    {"eth_ref_clk", PORT_SINGLE, "G18", PORT_BOTH, 0, 0},
    {"eth_rstn", PORT_SINGLE, "C16", PORT_BOTH, 0, 0},
    {"eth_rx_clk", PORT_SINGLE, "F15", PORT_BOTH, 0, 0},
    {"eth_rx_dv", PORT_SINGLE, "G16", PORT_BOTH, 0, 0},
    {"eth_rxd", 0, "D18 E17 E18 G17", PORT_BOTH, 0, 0},
    {"eth_rxerr", PORT_SINGLE, "C17", PORT_BOTH, 0, 0},
    {"eth_tx_clk", PORT_SINGLE, "H16", PORT_BOTH, 0, 0},
    {"eth_tx_en", PORT_SINGLE, "H15", PORT_BOTH, 0, 0},
    {"eth_txd", 0, "H14 J14 J13 H17", PORT_BOTH, 0, 0},

    PORT_HEADING("Flash memory"),
    {"qspi_cs", PORT_SINGLE, "L13", PORT_BOTH, 0, 0},
    {"qspi_dq", 0, "K17 K18 L14 M14", PORT_BOTH, 0, 0},
    {0},
};

/* Parts */

enum { BTN = 0, SW = 4, RESET = 8 };    /* controls */
enum { LED = 0, RGB = 4, LIGHTS = 16 }; /* lights */

#define SWITCH(n) \
    {PART_SWITCH, "SW", n, 48 - 11 * (n), 72, 6, 12, SW + (n), 0}
#define BUTTON(n) \
    {PART_BUTTON, "BTN", n, 100 - 12 * (n), 72, 9, 9, BTN + (n), 0}
#define LAMP(n) \
    {PART_LED, "LD", (n) + 4, 100 - 12 * (n), 56, 4, 4, 0, LED + (n)}
#define COLOURS(n) \
    {PART_RGB, "RGB", n, 48 - 11 * (n), 56, 7, 7, 0, RGB + 3 * (n)}

static const struct part parts[] = {
    {PART_CHIP, "XC7A35T", PART_ALONE, 40, 28, 22, 22, 0, 0},
    COLOURS(3), COLOURS(2), COLOURS(1), COLOURS(0),
    LAMP(3), LAMP(2), LAMP(1), LAMP(0),
    SWITCH(3), SWITCH(2), SWITCH(1), SWITCH(0),
    BUTTON(3), BUTTON(2), BUTTON(1), BUTTON(0),
    {PART_BUTTON, "RESET", PART_ALONE, 100, 16, 9, 9, RESET, 0},
    {0},
};

static const struct board_type board = {
    .name = "artya7",
    .title = WORDS("Arty A7: 4 buttons and reset, 4 switches, 4 LEDs, 4 RGB "
                   "LEDs"),
    .width_mm = 112,
    .height_mm = 84,
    .mask_rgb = 0x202a33,
    .lights = LIGHTS,
    .parts = parts,
};

#define COLOUR_PORTS(n)                              \
    {"led" #n "_b", PORT_LIGHT, RGB + 3 * (n)},      \
    {"led" #n "_g", PORT_LIGHT, RGB + 3 * (n) + 1},  \
    {"led" #n "_r", PORT_LIGHT, RGB + 3 * (n) + 2}

static const struct port_part soldered[] = {
    {"sw", PORT_CONTROL, SW},
    {"btn", PORT_CONTROL, BTN},
    {"ck_rst", PORT_CONTROL, RESET},
    {"led", PORT_LIGHT, LED},
    COLOUR_PORTS(0), COLOUR_PORTS(1), COLOUR_PORTS(2), COLOUR_PORTS(3),
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("TTY", PART_TERMINAL, "uart_rxd_out uart_txd_in"),
    {0},
};

const struct pinout pinout_artya7 = {
    .name = "artya7",
    .title = "Digilent Arty A7 35T",
    .device = "xc7a35ticsg324-1L",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_XDC,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
