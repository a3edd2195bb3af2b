/* de0cv.c - a Terasic DE0-CV: ports and parts.
 *
 *      +--------------------------------------------------+
 *      |   _   _   _   _   _   _        +------+          |
 *      |  |8| |8| |8| |8| |8| |8|       | FPGA |          |
 *      |  HEX5               HEX0       +------+          |
 *      |  o o o o o o o o o o  LEDR   ( ) RESET           |
 *      | [][][][][][][][][][]  SW     ( ) ( ) ( ) ( ) KEY |
 *      +--------------------------------------------------+
 *
 * Each digit has its own wires and no point, lit by low; keys and reset are low
 * when they are pressed.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"
#include "parts/chip/sdram.h"
#include "parts/keyboard/ps2_mouse.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillators"),
    {"CLOCK_50", PORT_SINGLE, "M9", PORT_IN, 0, 50000000},
    {"CLOCK2_50", PORT_SINGLE, "H13", PORT_IN, 0, 50000000},
    {"CLOCK3_50", PORT_SINGLE, "E10", PORT_IN, 0, 50000000},
    {"CLOCK4_50", PORT_SINGLE, "V15", PORT_IN, 0, 50000000},

    PORT_HEADING("Buttons, low when pressed"),
    {"RESET_N", PORT_SINGLE, "P22", PORT_IN, PORT_IS_LOW, 0},
    {"KEY", 0, "U7 W9 M7 M6", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Switches, high when up"),
    {"SW", 0, "U13 V13 T13 T12 AA15 AB15 AA14 AA13 AB13 AB12", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"LEDR", 0, "AA2 AA1 W2 Y3 N2 N1 U2 U1 L2 L1", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, each segment on its own, active low"),
    {"HEX0", 0, "U21 V21 W22 W21 Y22 Y21 AA22", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX1", 0, "AA20 AB20 AA19 AA18 AB18 AA17 U22", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX2", 0, "Y19 AB17 AA10 Y14 V14 AB22 AB21", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX3", 0, "Y16 W16 Y17 V16 U17 V18 V19", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX4", 0, "U20 Y20 V20 U16 U15 Y15 P9", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX5", 0, "N9 M8 T14 P14 C1 C2 W19", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Monitor"),
    {"VGA_R", 0, "A9 B10 C9 A5", PORT_OUT, 0, 0},
    {"VGA_G", 0, "L7 K7 J7 J8", PORT_OUT, 0, 0},
    {"VGA_B", 0, "B6 B7 A8 A7", PORT_OUT, 0, 0},
    {"VGA_HS", PORT_SINGLE, "H8", PORT_OUT, 0, 0},
    {"VGA_VS", PORT_SINGLE, "G8", PORT_OUT, 0, 0},

    PORT_HEADING("Keyboard and mouse, PS/2"),
    {"PS2_CLK", PORT_SINGLE, "D3", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_DAT", PORT_SINGLE, "G2", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_CLK2", PORT_SINGLE, "E2", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2_DAT2", PORT_SINGLE, "G1", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("SDRAM"),
    {"DRAM_ADDR", 0,
     "W8 T8 U11 Y10 N6 AB10 P12 P7 P8 R5 U8 P6 R7", PORT_OUT, 0, 0},
    {"DRAM_BA", 0, "T7 AB7", PORT_OUT, 0, 0},
    {"DRAM_CAS_N", PORT_SINGLE, "V6", PORT_OUT, 0, 0},
    {"DRAM_CKE", PORT_SINGLE, "R6", PORT_OUT, 0, 0},
    {"DRAM_CLK", PORT_SINGLE, "AB11", PORT_OUT, 0, 0},
    {"DRAM_CS_N", PORT_SINGLE, "U6", PORT_OUT, 0, 0},
    {"DRAM_DQ", 0,
     "Y9 T10 R9 Y11 R10 R11 R12 AA12 AA9 AB8 AA8 "
     "AA7 V10 V9 U10 T9", PORT_BOTH, 0, 0},
    {"DRAM_LDQM", PORT_SINGLE, "U12", PORT_OUT, 0, 0},
    {"DRAM_UDQM", PORT_SINGLE, "N8", PORT_OUT, 0, 0},
    {"DRAM_RAS_N", PORT_SINGLE, "AB6", PORT_OUT, 0, 0},
    {"DRAM_WE_N", PORT_SINGLE, "AB5", PORT_OUT, 0, 0},

    PORT_HEADING("Memory card"),
    {"SD_CLK", PORT_SINGLE, "H11", PORT_BOTH, 0, 0},
    {"SD_CMD", PORT_SINGLE, "B11", PORT_BOTH, 0, 0},
    {"SD_DATA", 0, "K9 D12 E12 C11", PORT_BOTH, 0, 0},

    PORT_HEADING("Connectors"),
    {"GPIO_0", 0,
     "N16 B16 M16 C16 D17 K20 K21 K22 M20 M21 N21 R22 "
     "R21 T22 N20 N19 M22 P19 L22 P17 P16 M18 L18 L17 "
     "L19 K17 K19 P18 R15 R17 R16 T20 T19 T18 T17 T15",
     PORT_BOTH, PORT_IS_FREE, 0},
    {"GPIO_1", 0,
     "H16 A12 H15 B12 A13 B13 C13 D13 G18 G17 H18 J18 "
     "J19 G11 H10 J11 H14 A15 J13 L8 A14 B15 C15 E14 "
     "E15 E16 F14 F15 F13 F12 G16 G15 G13 G12 J17 K16",
     PORT_BOTH, PORT_IS_FREE, 0},
    {0},
};

/* Parts */

enum { KEY = 0, SW = 4, RESET = SW + 10 };        /* controls */
enum { LEDR = 0, HEX = 10, LIGHTS = HEX + 48 };         /* lights */

#define ACROSS(n) \
    (98 - 9 * (n))
#define SWITCH(n) \
    {PART_SWITCH, "SW", n, ACROSS(n), 70, 6, 12, SW + (n), 0}
#define LAMP(n) \
    {PART_LED, "LEDR", n, ACROSS(n), 54, 4, 4, 0, LEDR + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "HEX", n, 96 - 15 * (n), 30, 12, 22, 0, HEX + 8 * (n)}
#define BUTTON(n) \
    {PART_BUTTON, "KEY", n, 150 - 12 * (n), 70, 9, 9, KEY + (n), 0}

static const struct part parts[] = {
    DIGIT(5), DIGIT(4), DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    LAMP(9), LAMP(8), LAMP(7), LAMP(6), LAMP(5),
    LAMP(4), LAMP(3), LAMP(2), LAMP(1), LAMP(0),
    SWITCH(9), SWITCH(8), SWITCH(7), SWITCH(6), SWITCH(5),
    SWITCH(4), SWITCH(3), SWITCH(2), SWITCH(1), SWITCH(0),
    BUTTON(3), BUTTON(2), BUTTON(1), BUTTON(0),
    {PART_BUTTON, "RESET", PART_ALONE, 114, 54, 8, 8, RESET, 0},
    {PART_CHIP, "5CEBA4", PART_ALONE, 132, 28, 26, 26, 0, 0},
    {0},
};

static const struct board_type board = {
    .name = "de0cv",
    .title = WORDS("DE0-CV: 4 keys and reset, 10 switches, 10 LEDs, 6 digits"),
    .width_mm = 162,
    .height_mm = 82,
    .mask_rgb = 0x0f4c5c,
    .lights = LIGHTS,
    .parts = parts,
};

static const struct port_part soldered[] = {
    {"KEY", PORT_CONTROL, KEY},
    {"SW", PORT_CONTROL, SW},
    {"RESET_N", PORT_CONTROL, RESET},
    {"LEDR", PORT_LIGHT, LEDR},
    {"HEX0", PORT_LIGHT, HEX}, {"HEX1", PORT_LIGHT, HEX + 8},
    {"HEX2", PORT_LIGHT, HEX + 16}, {"HEX3", PORT_LIGHT, HEX + 24},
    {"HEX4", PORT_LIGHT, HEX + 32}, {"HEX5", PORT_LIGHT, HEX + 40},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "VGA_HS VGA_VS VGA_R VGA_G VGA_B"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2_CLK PS2_DAT"),
    PORT_SOCKET_FOR("PS2", PART_BUTTON, "PS2_CLK2 PS2_DAT2", &ps2_mouse_device),
    PORT_SOCKET_FOR("SDRAM", PART_CHIP,
     "DRAM_CLK DRAM_CKE DRAM_CS_N DRAM_RAS_N DRAM_CAS_N DRAM_WE_N DRAM_BA "
     "DRAM_ADDR DRAM_LDQM DRAM_UDQM DRAM_DQ", &sdram_device),
    {0},
};

const struct pinout pinout_de0cv = {
    .name = "de0cv",
    .title = "Terasic DE0-CV",
    .device = "5CEBA4F23C7",
    .standard = "3.3-V LVTTL",
    .format = CONSTRAINT_QSF,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
