/* de10lite.c - the ports of a Terasic DE10-Lite. */
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillators"),
    {"MAX10_CLK1_50", PORT_SINGLE, "P11", PORT_IN, 0, 50000000},
    {"MAX10_CLK2_50", PORT_SINGLE, "N14", PORT_IN, 0, 50000000},
    {"ADC_CLK_10", PORT_SINGLE, "N5", PORT_IN, 0, 10000000},

    PORT_HEADING("LEDs, lit by high"),
    {"LEDR", 0, "A8 A9 A10 B10 D13 C13 E14 D14 A11 B11", PORT_OUT, 0, 0},

    PORT_HEADING("Buttons, low when pressed"),
    {"KEY", 0, "B8 A7", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Switches, high when up"),
    {"SW", 0, "C10 C11 D12 C12 A12 B12 A13 A14 B14 F15", PORT_IN, 0, 0},

    PORT_HEADING("Digits, each segment on its own, lit by low"),
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

    PORT_HEADING("Connector JP1"),
    {"GPIO", 0,
     "V10 W10 V9 W9 V8 W8 V7 W7 W6 V5 W5 AA15 AA14 "
     "W13 W12 AB13 AB12 Y11 AB11 W11 AB10 AA10 AA9 "
     "Y8 AA8 Y7 AA7 Y6 AA6 Y5 AA5 Y4 AB3 Y3 AB2 "
     "AA2", PORT_BOTH, 0, 0},
    {0},
};

const struct pinout pinout_de10lite = {
    .name = "de10lite",
    .title = "Terasic DE10-Lite",
    .device = "10M50DAF484C7G",
    .standard = "3.3-V LVTTL",
    .format = CONSTRAINT_QSF,
    .buses = buses,
};
