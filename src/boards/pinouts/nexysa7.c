/* nexysa7.c - a Digilent Nexys A7: ports and parts.
 *
 *      +--------------------------------------------------------+
 *      |  (*) (*)   +------+      ( )               (U)         |
 *      |  RGB17,16  | FPGA |    CPU_RESET                       |
 *      |            +------+                    (L) (C) (R)     |
 *      |   _   _   _   _   _   _   _   _                        |
 *      |  |8| |8| |8| |8| |8| |8| |8| |8|           (D)         |
 *      |  AN7                         AN0          buttons      |
 *      |  o  o  o  o  o  o  o  o  o  o  o  o  o  o  o  o        |
 *      | [] [] [] [] [] [] [] [] [] [] [] [] [] [] [] []        |
 *      | SW15, LED15                              SW0, LED0     |
 *      +--------------------------------------------------------+
 *
 * The eight digits share their segments; cathodes and anodes are lit by low.
 * The reset button is low when pressed, the five others are high. The Nexys 4
 * DDR is the same board by an earlier name.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"CLK100MHZ", PORT_SINGLE, "E3", PORT_IN, 0, 100000000},

    PORT_HEADING("Switches, high when up"),
    {"SW", 0,
     "J15 L16 M13 R15 R17 T18 U18 R13 T8 U8 R16 "
     "T13 H6 U12 U11 V10", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"LED", 0,
     "H17 K15 J13 N14 R18 V17 U17 U16 V16 T15 U14 "
     "T16 V15 V14 V12 V11", PORT_OUT, 0, 0},

    PORT_HEADING("Two RGB LEDs, active high"),
    {"LED16_B", PORT_SINGLE, "R12", PORT_OUT, 0, 0},
    {"LED16_G", PORT_SINGLE, "M16", PORT_OUT, 0, 0},
    {"LED16_R", PORT_SINGLE, "N15", PORT_OUT, 0, 0},
    {"LED17_B", PORT_SINGLE, "G14", PORT_OUT, 0, 0},
    {"LED17_G", PORT_SINGLE, "R11", PORT_OUT, 0, 0},
    {"LED17_R", PORT_SINGLE, "N16", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, active low"),
    {"CA", PORT_SINGLE, "T10", PORT_OUT, PORT_IS_LOW, 0},
    {"CB", PORT_SINGLE, "R10", PORT_OUT, PORT_IS_LOW, 0},
    {"CC", PORT_SINGLE, "K16", PORT_OUT, PORT_IS_LOW, 0},
    {"CD", PORT_SINGLE, "K13", PORT_OUT, PORT_IS_LOW, 0},
    {"CE", PORT_SINGLE, "P15", PORT_OUT, PORT_IS_LOW, 0},
    {"CF", PORT_SINGLE, "T11", PORT_OUT, PORT_IS_LOW, 0},
    {"CG", PORT_SINGLE, "L18", PORT_OUT, PORT_IS_LOW, 0},
    {"DP", PORT_SINGLE, "H15", PORT_OUT, PORT_IS_LOW, 0},
    {"AN", 0, "J17 J18 T9 J14 P14 T14 K2 U13", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Reset button, low when pressed"),
    {"CPU_RESETN", PORT_SINGLE, "C12", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Buttons, high when pressed"),
    {"BTNC", PORT_SINGLE, "N17", PORT_IN, 0, 0},
    {"BTNU", PORT_SINGLE, "M18", PORT_IN, 0, 0},
    {"BTNL", PORT_SINGLE, "P17", PORT_IN, 0, 0},
    {"BTNR", PORT_SINGLE, "M17", PORT_IN, 0, 0},
    {"BTND", PORT_SINGLE, "P18", PORT_IN, 0, 0},

    PORT_HEADING("Pmod connectors"),
    {"JA", 1, "C17 D18 E18 G17", PORT_BOTH, PORT_IS_FREE, 0},
    {"JA", 7, "D17 E17 F18 G18", PORT_BOTH, PORT_IS_FREE, 0},
    {"JB", 1, "D14 F16 G16 H14", PORT_BOTH, PORT_IS_FREE, 0},
    {"JB", 7, "E16 F13 G13 H16", PORT_BOTH, PORT_IS_FREE, 0},
    {"JC", 1, "K1 F6 J2 G6", PORT_BOTH, PORT_IS_FREE, 0},
    {"JC", 7, "E7 J3 J4 E6", PORT_BOTH, PORT_IS_FREE, 0},
    {"JD", 1, "H4 H1 G1 G3", PORT_BOTH, PORT_IS_FREE, 0},
    {"JD", 7, "H2 G4 G2 F3", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Analogue Pmod connector"),
    {"XA_N", 1, "A14", PORT_BOTH, 0, 0},
    {"XA_P", 1, "A13", PORT_BOTH, 0, 0},
    {"XA_N", 2, "A16", PORT_BOTH, 0, 0},
    {"XA_P", 2, "A15", PORT_BOTH, 0, 0},
    {"XA_N", 3, "B17", PORT_BOTH, 0, 0},
    {"XA_P", 3, "B16", PORT_BOTH, 0, 0},
    {"XA_N", 4, "A18", PORT_BOTH, 0, 0},
    {"XA_P", 4, "B18", PORT_BOTH, 0, 0},

    PORT_HEADING("Monitor"),
    {"VGA_R", 0, "A3 B4 C5 A4", PORT_OUT, 0, 0},
    {"VGA_G", 0, "C6 A5 B6 A6", PORT_OUT, 0, 0},
    {"VGA_B", 0, "B7 C7 D7 D8", PORT_OUT, 0, 0},
    {"VGA_HS", PORT_SINGLE, "B11", PORT_OUT, 0, 0},
    {"VGA_VS", PORT_SINGLE, "B12", PORT_OUT, 0, 0},

    PORT_HEADING("Memory card"),
    {"SD_RESET", PORT_SINGLE, "E2", PORT_BOTH, 0, 0},
    {"SD_CD", PORT_SINGLE, "A1", PORT_BOTH, 0, 0},
    {"SD_SCK", PORT_SINGLE, "B1", PORT_BOTH, 0, 0},
    {"SD_CMD", PORT_SINGLE, "C1", PORT_BOTH, 0, 0},
    {"SD_DAT", 0, "C2 E1 F1 D2", PORT_BOTH, 0, 0},

    PORT_HEADING("Accelerometer and temperature sensor"),
    {"ACL_MISO", PORT_SINGLE, "E15", PORT_BOTH, 0, 0},
    {"ACL_MOSI", PORT_SINGLE, "F14", PORT_BOTH, 0, 0},
    {"ACL_SCLK", PORT_SINGLE, "F15", PORT_BOTH, 0, 0},
    {"ACL_CSN", PORT_SINGLE, "D15", PORT_BOTH, 0, 0},
    {"ACL_INT", 1, "B13 C16", PORT_BOTH, 0, 0},
    {"TMP_SCL", PORT_SINGLE, "C14", PORT_BOTH, 0, 0},
    {"TMP_SDA", PORT_SINGLE, "C15", PORT_BOTH, 0, 0},
    {"TMP_INT", PORT_SINGLE, "D13", PORT_BOTH, 0, 0},
    {"TMP_CT", PORT_SINGLE, "B14", PORT_BOTH, 0, 0},

    PORT_HEADING("Microphone"),
    {"M_CLK", PORT_SINGLE, "J5", PORT_BOTH, 0, 0},
    {"M_DATA", PORT_SINGLE, "H5", PORT_BOTH, 0, 0},
    {"M_LRSEL", PORT_SINGLE, "F5", PORT_BOTH, 0, 0},

    PORT_HEADING("Loudspeaker, by PWM"),
    {"AUD_PWM", PORT_SINGLE, "A11", PORT_OUT, 0, 0},
    {"AUD_SD", PORT_SINGLE, "D12", PORT_OUT, 0, 0},

    PORT_HEADING("Serial line over USB"),
    {"UART_TXD_IN", PORT_SINGLE, "C4", PORT_IN, 0, 0},
    {"UART_RXD_OUT", PORT_SINGLE, "D4", PORT_OUT, 0, 0},
    {"UART_CTS", PORT_SINGLE, "D3", PORT_OUT, 0, 0},
    {"UART_RTS", PORT_SINGLE, "E5", PORT_IN, 0, 0},

    PORT_HEADING("Keyboard or mouse at the USB host, as PS/2"),
    {"PS2_CLK", PORT_SINGLE, "F4", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_DATA", PORT_SINGLE, "B2", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Network"),
    {"ETH_MDC", PORT_SINGLE, "C9", PORT_BOTH, 0, 0},
    {"ETH_MDIO", PORT_SINGLE, "A9", PORT_BOTH, 0, 0},
    {"ETH_RSTN", PORT_SINGLE, "B3", PORT_BOTH, 0, 0},
    {"ETH_CRSDV", PORT_SINGLE, "D9", PORT_BOTH, 0, 0},
    {"ETH_RXERR", PORT_SINGLE, "C10", PORT_BOTH, 0, 0},
    {"ETH_RXD", 0, "C11 D10", PORT_BOTH, 0, 0},
    {"ETH_TXEN", PORT_SINGLE, "B9", PORT_BOTH, 0, 0},
    {"ETH_TXD", 0, "A10 A8", PORT_BOTH, 0, 0},
    {"ETH_REFCLK", PORT_SINGLE, "D5", PORT_BOTH, 0, 0},
    {"ETH_INTN", PORT_SINGLE, "B8", PORT_BOTH, 0, 0},

    PORT_HEADING("Flash memory"),
    {"QSPI_DQ", 0, "K17 K18 L14 M14", PORT_BOTH, 0, 0},
    {"QSPI_CSN", PORT_SINGLE, "L13", PORT_BOTH, 0, 0},
    {0},
};

/* Parts */

enum { BTNC, BTNU, BTNL, BTNR, BTND, RESET, SW };       /* controls */
enum { LED = 0, RGB = 16, AN = 22, LIGHTS = AN + 64 };  /* lights */

#define ACROSS(n) \
    (146 - 9 * (n))
#define SIXTEEN(X) \
    X(15), X(14), X(13), X(12), X(11), X(10), X(9), X(8), \
    X(7), X(6), X(5), X(4), X(3), X(2), X(1), X(0)
#define SWITCH(n) \
    {PART_SWITCH, "SW", n, ACROSS(n), 83, 5, 11, SW + (n), 0}
#define LAMP(n) \
    {PART_LED, "LED", n, ACROSS(n), 67, 4, 4, 0, LED + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "AN", n, 104 - 13 * (n), 44, 11, 20, 0, AN + 8 * (n)}
#define BUTTON(name, x, y) \
    {PART_BUTTON, #name, PART_ALONE, x, y, 9, 9, name, 0}

static const struct part parts[] = {
    DIGIT(7), DIGIT(6), DIGIT(5), DIGIT(4),
    DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    BUTTON(BTNU, 131, 10),
    BUTTON(BTNL, 117, 28), BUTTON(BTNC, 131, 28), BUTTON(BTNR, 145, 28),
    BUTTON(BTND, 131, 46),
    {PART_BUTTON, "CPU_RESET", PART_ALONE, 98, 12, 9, 9, RESET, 0},
    {PART_CHIP, "XC7A100T", PART_ALONE, 56, 16, 20, 20, 0, 0},
    {PART_RGB, "RGB", 17, 22, 18, 6, 6, 0, RGB + 3},
    {PART_RGB, "RGB", 16, 32, 18, 6, 6, 0, RGB},
    SIXTEEN(LAMP),
    SIXTEEN(SWITCH),
    {0},
};

static const struct board_type board = {
    .name = "nexysa7",
    .title = WORDS("Nexys A7: 6 buttons, 16 switches, 16 LEDs, 8 digits, "
                   "2 RGB LEDs"),
    .width_mm = 156,
    .height_mm = 94,
    .mask_rgb = 0x1d2f4a,
    .lights = LIGHTS,
    .parts = parts,
    .cross = {"BTNU", "BTND", "BTNL", "BTNR", "BTNC"},
};

static const struct port_part soldered[] = {
    {"SW", PORT_CONTROL, SW},
    {"BTNC", PORT_CONTROL, BTNC}, {"BTNU", PORT_CONTROL, BTNU},
    {"BTNL", PORT_CONTROL, BTNL}, {"BTNR", PORT_CONTROL, BTNR},
    {"BTND", PORT_CONTROL, BTND}, {"CPU_RESETN", PORT_CONTROL, RESET},
    {"LED", PORT_LIGHT, LED},
    {"LED16_B", PORT_LIGHT, RGB}, {"LED16_G", PORT_LIGHT, RGB + 1},
    {"LED16_R", PORT_LIGHT, RGB + 2}, {"LED17_B", PORT_LIGHT, RGB + 3},
    {"LED17_G", PORT_LIGHT, RGB + 4}, {"LED17_R", PORT_LIGHT, RGB + 5},
    {"CA", PORT_SEGMENT, 0}, {"CB", PORT_SEGMENT, 1},
    {"CC", PORT_SEGMENT, 2}, {"CD", PORT_SEGMENT, 3},
    {"CE", PORT_SEGMENT, 4}, {"CF", PORT_SEGMENT, 5},
    {"CG", PORT_SEGMENT, 6}, {"DP", PORT_SEGMENT, 7},
    {"AN", PORT_DIGIT, AN},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "VGA_HS VGA_VS VGA_R VGA_G VGA_B"),
    PORT_SOCKET("TTY", PART_TERMINAL, "UART_RXD_OUT UART_TXD_IN"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2_CLK PS2_DATA"),
    PORT_SOCKET("SPK", PART_SPEAKER, "AUD_PWM AUD_SD"),
    {0},
};

const struct pinout pinout_nexysa7 = {
    .name = "nexysa7",
    .title = "Digilent Nexys A7 100T, and Nexys 4 DDR",
    .device = "xc7a100tcsg324-1",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_XDC,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
