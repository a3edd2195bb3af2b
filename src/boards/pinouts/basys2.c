/* basys2.c - the ports of a Digilent Basys 2, as far as machines use them. */
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator, its jumper set to 50 MHz"),
    {"mclk", PORT_SINGLE, "B8", PORT_IN, 0, 50000000},

    PORT_HEADING("Buttons, high when pressed"),
    {"btn", 0, "G12 C11 M4 A7", PORT_IN, 0, 0},

    PORT_HEADING("Switches, high when up"),
    {"sw", 0, "P11 L3 K3 B4 G3 F3 E2 N3", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, lit by high"),
    {"led", 0, "M5 M11 P7 P6 N5 N4 P4 G1", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, lit by low"),
    {"seg", 0, "L14 H12 N14 N11 P12 L13 M12", PORT_OUT, PORT_IS_LOW, 0},
    {"dp", PORT_SINGLE, "N13", PORT_OUT, PORT_IS_LOW, 0},
    {"an", 0, "F12 J12 M13 K14", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Pmod connectors"),
    {"ja", 0, "B2 A3 J3 B5", PORT_BOTH, 0, 0},
    {"jb", 0, "C6 B6 C5 B7", PORT_BOTH, 0, 0},
    {"jc", 0, "A9 B9 A10 C9", PORT_BOTH, 0, 0},
    {"jd", 0, "C12 A13 C13 D12", PORT_BOTH, 0, 0},
    {0},
};

const struct pinout pinout_basys2 = {
    .name = "basys2",
    .title = "Digilent Basys 2",
    .device = "xc3s100ecp132-5",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_UCF,
    .buses = buses,
};
