/* basys2.c - the ports of a Digilent Basys 2. */
#include "boards/basys2.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator, its jumper set to 50 MHz"),
    {"mclk", PORT_SINGLE, "B8", PORT_IN, 0, 50000000},

    PORT_HEADING("Socket for a second oscillator, empty"),
    {"uclk", PORT_SINGLE, "M6", PORT_IN, 0, 0},

    PORT_HEADING("Buttons, high when pressed"),
    {"btn", 0, "G12 C11 M4 A7", PORT_IN, 0, 0},

    PORT_HEADING("Switches, high when up"),
    {"sw", 0, "P11 L3 K3 B4 G3 F3 E2 N3", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"led", 0, "M5 M11 P7 P6 N5 N4 P4 G1", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, active low"),
    {"seg", 0, "L14 H12 N14 N11 P12 L13 M12", PORT_OUT, PORT_IS_LOW, 0},
    {"dp", PORT_SINGLE, "N13", PORT_OUT, PORT_IS_LOW, 0},
    {"an", 0, "F12 J12 M13 K14", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Pmod connectors"),
    {"ja", 0, "B2 A3 J3 B5", PORT_BOTH, PORT_IS_FREE, 0},
    {"jb", 0, "C6 B6 C5 B7", PORT_BOTH, PORT_IS_FREE, 0},
    {"jc", 0, "A9 B9 A10 C9", PORT_BOTH, PORT_IS_FREE, 0},
    {"jd", 0, "C12 A13 C13 D12", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Monitor"),
    {"OutRed", 0, "C14 D13 F13", PORT_OUT, 0, 0},
    {"OutGreen", 0, "F14 G13 G14", PORT_OUT, 0, 0},
    {"OutBlue", 1, "H13 J13", PORT_OUT, 0, 0},
    {"HSYNC", PORT_SINGLE, "J14", PORT_OUT, 0, 0},
    {"VSYNC", PORT_SINGLE, "K13", PORT_OUT, 0, 0},

    PORT_HEADING("Keyboard or mouse"),
    {"PS2C", PORT_SINGLE, "B1", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2D", PORT_SINGLE, "C3", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Data over USB"),
    {"EppAstb", PORT_SINGLE, "F2", PORT_IN, 0, 0},
    {"EppDstb", PORT_SINGLE, "F1", PORT_IN, 0, 0},
    {"EppWR", PORT_SINGLE, "C2", PORT_IN, 0, 0},
    {"EppWait", PORT_SINGLE, "D2", PORT_OUT, 0, 0},
    {"EppDB", 0, "N2 M2 M1 L1 L2 H2 H1 H3", PORT_BOTH, 0, 0},
    {0},
};

static const struct port_part soldered[] = {
    {"btn", PORT_CONTROL, BASYS2_BTN},
    {"sw", PORT_CONTROL, BASYS2_SW},
    {"led", PORT_LIGHT, BASYS2_LIGHT_LD},
    {"seg", PORT_SEGMENT, 0},
    {"dp", PORT_SEGMENT, 7},
    {"an", PORT_DIGIT, BASYS2_LIGHT_AN},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "HSYNC VSYNC OutRed OutGreen OutBlue"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2C PS2D"),
    {0},
};

const struct pinout pinout_basys2 = {
    .name = "basys2",
    .title = "Digilent Basys 2",
    .device = "xc3s100ecp132-5",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_UCF,
    .buses = buses,
    .board = &basys2,
    .parts = soldered,
    .sockets = sockets,
};
