/* de0cv.c - the ports of a Terasic DE0-CV, without those of its card slot
 * and its connectors. */
#include "boards/pinout.h"

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

    PORT_HEADING("LEDs, lit by high"),
    {"LEDR", 0, "AA2 AA1 W2 Y3 N2 N1 U2 U1 L2 L1", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, each segment on its own, lit by low"),
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
    {0},
};

const struct pinout pinout_de0cv = {
    .name = "de0cv",
    .title = "Terasic DE0-CV",
    .device = "5CEBA4F23C7",
    .standard = "3.3-V LVTTL",
    .format = CONSTRAINT_QSF,
    .buses = buses,
};
