/* de10lite.c - a Terasic DE10-Lite: ports and parts.
 *
 *      +-----------------------------------------------+
 *      |   _   _   _   _   _   _        +------+       |
 *      |  |8| |8| |8| |8| |8| |8|       | FPGA |       |
 *      |  HEX5               HEX0       +------+       |
 *      |  o o o o o o o o o o  LEDR9 to LEDR0          |
 *      | [][][][][][][][][][]  SW9 to SW0   ( ) ( )    |
 *      +------------------------------------KEY1-KEY0--+
 *
 * Each digit has its own wires and a point, lit by low; keys are low when they
 * are pressed.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"
#include "parts/chip/sdram.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillators"),
    {"MAX10_CLK1_50", PORT_SINGLE, "P11", PORT_IN, 0, 50000000},
    {"MAX10_CLK2_50", PORT_SINGLE, "N14", PORT_IN, 0, 50000000},
    {"ADC_CLK_10", PORT_SINGLE, "N5", PORT_IN, 0, 10000000},

    PORT_HEADING("LEDs, active high"),
    {"LEDR", 0, "A8 A9 A10 B10 D13 C13 E14 D14 A11 B11", PORT_OUT, 0, 0},

    PORT_HEADING("Buttons, low when pressed"),
    {"KEY", 0, "B8 A7", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Switches, high when up"),
    {"SW", 0, "C10 C11 D12 C12 A12 B12 A13 A14 B14 F15", PORT_IN, 0, 0},

    PORT_HEADING("Digits, each segment on its own, active low"),
    {"HEX0", 0, "C14 E15 C15 C16 E16 D17 C17 D15", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX1", 0, "C18 D18 E18 B16 A17 A18 B17 A16", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX2", 0, "B20 A20 B19 A21 B21 C22 B22 A19", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX3", 0, "F21 E22 E21 C19 C20 D19 E17 D22", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX4", 0, "F18 E20 E19 J18 H19 F19 F20 F17", PORT_OUT, PORT_IS_LOW, 0},
    {"HEX5", 0, "J20 K20 L18 N18 M20 N19 N20 L19", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Monitor"),
    {"VGA_HS", PORT_SINGLE, "N3", PORT_OUT, 0, 0},
    {"VGA_VS", PORT_SINGLE, "N1", PORT_OUT, 0, 0},
    {"VGA_R", 0, "AA1 V1 Y2 Y1", PORT_OUT, 0, 0},
    {"VGA_G", 0, "W1 T2 R2 R1", PORT_OUT, 0, 0},
    {"VGA_B", 0, "P1 T1 P4 N2", PORT_OUT, 0, 0},

    PORT_HEADING("SDRAM"),
    {"DRAM_ADDR", 0,
     "U17 W19 V18 U18 U19 T18 T19 R18 P18 P19 T20 P20 R20", PORT_OUT, 0, 0},
    {"DRAM_BA", 0, "T21 T22", PORT_OUT, 0, 0},
    {"DRAM_CAS_N", PORT_SINGLE, "U21", PORT_OUT, 0, 0},
    {"DRAM_CKE", PORT_SINGLE, "N22", PORT_OUT, 0, 0},
    {"DRAM_CLK", PORT_SINGLE, "L14", PORT_OUT, 0, 0},
    {"DRAM_CS_N", PORT_SINGLE, "U20", PORT_OUT, 0, 0},
    {"DRAM_DQ", 0,
     "Y21 Y20 AA22 AA21 Y22 W22 W20 V21 P21 J22 H21 "
     "H22 G22 G20 G19 F22", PORT_BOTH, 0, 0},
    {"DRAM_LDQM", PORT_SINGLE, "V22", PORT_OUT, 0, 0},
    {"DRAM_UDQM", PORT_SINGLE, "J21", PORT_OUT, 0, 0},
    {"DRAM_RAS_N", PORT_SINGLE, "U22", PORT_OUT, 0, 0},
    {"DRAM_WE_N", PORT_SINGLE, "V20", PORT_OUT, 0, 0},

    PORT_HEADING("Acceleration"),
    {"GSENSOR_INT", 1, "Y14 Y13", PORT_IN, 0, 0},
    {"GSENSOR_SDI", PORT_SINGLE, "V11", PORT_BOTH, 0, 0},
    {"GSENSOR_SDO", PORT_SINGLE, "V12", PORT_BOTH, 0, 0},
    {"GSENSOR_SCLK", PORT_SINGLE, "AB15", PORT_OUT, 0, 0},
    {"GSENSOR_CS_N", PORT_SINGLE, "AB16", PORT_OUT, 0, 0},

    PORT_HEADING("Connector for Arduino shields"),
    {"ARDUINO_IO", 0,
     "AB5 AB6 AB7 AB8 AB9 Y10 AA11 AA12 AB17 AA17 AB19 "
     "AA19 Y19 AB20 AB21 AA20", PORT_BOTH, PORT_IS_FREE, 0},
    {"ARDUINO_RESET_N", PORT_SINGLE, "F16", PORT_BOTH, 0, 0},

    PORT_HEADING("Connector JP1"),
    {"GPIO", 0,
     "V10 W10 V9 W9 V8 W8 V7 W7 W6 V5 W5 AA15 AA14 "
     "W13 W12 AB13 AB12 Y11 AB11 W11 AB10 AA10 AA9 "
     "Y8 AA8 Y7 AA7 Y6 AA6 Y5 AA5 Y4 AB3 Y3 AB2 "
     "AA2", PORT_BOTH, PORT_IS_FREE, 0},
    {0},
};

/* Parts */

enum { KEY = 0, SW = 2 };                        /* controls */
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
    BUTTON(1), BUTTON(0),
    {PART_CHIP, "10M50DAF", PART_ALONE, 132, 28, 26, 26, 0, 0},
    {0},
};

static const struct board_type board = {
    .name = "de10lite",
    .title = WORDS("DE10-Lite: 2 keys, 10 switches, 10 LEDs, 6 digits"),
    .width_mm = 162,
    .height_mm = 82,
    .mask_rgb = 0x14315c,
    .lights = LIGHTS,
    .parts = parts,
};

static const struct port_part soldered[] = {
    {"KEY", PORT_CONTROL, KEY},
    {"SW", PORT_CONTROL, SW},
    {"LEDR", PORT_LIGHT, LEDR},
    {"HEX0", PORT_LIGHT, HEX}, {"HEX1", PORT_LIGHT, HEX + 8},
    {"HEX2", PORT_LIGHT, HEX + 16}, {"HEX3", PORT_LIGHT, HEX + 24},
    {"HEX4", PORT_LIGHT, HEX + 32}, {"HEX5", PORT_LIGHT, HEX + 40},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "VGA_HS VGA_VS VGA_R VGA_G VGA_B"),
    PORT_SOCKET_FOR("SDRAM", PART_CHIP,
     "DRAM_CLK DRAM_CKE DRAM_CS_N DRAM_RAS_N DRAM_CAS_N DRAM_WE_N DRAM_BA "
     "DRAM_ADDR DRAM_LDQM DRAM_UDQM DRAM_DQ", &sdram_device),
    {0},
};

const struct pinout pinout_de10lite = {
    .name = "de10lite",
    .title = "Terasic DE10-Lite",
    .device = "10M50DAF484C7G",
    .standard = "3.3-V LVTTL",
    .format = CONSTRAINT_QSF,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
