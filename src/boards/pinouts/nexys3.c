/* nexys3.c - the ports of a Digilent Nexys 3, as far as machines use them. */
#include "boards/nexys3.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"clk", PORT_SINGLE, "V10", PORT_IN, 0, 100000000},

    PORT_HEADING("Buttons, high when pressed"),
    {"btns", PORT_SINGLE, "B8", PORT_IN, 0, 0},
    {"btnu", PORT_SINGLE, "A8", PORT_IN, 0, 0},
    {"btnl", PORT_SINGLE, "C4", PORT_IN, 0, 0},
    {"btnd", PORT_SINGLE, "C9", PORT_IN, 0, 0},
    {"btnr", PORT_SINGLE, "D9", PORT_IN, 0, 0},

    PORT_HEADING("Switches, high when up"),
    {"sw", 0, "T10 T9 V9 M8 N8 U8 V8 T5", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, lit by high"),
    {"led", 0, "U16 V16 U15 V15 M11 N11 R11 T11", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, lit by low"),
    {"seg", 0, "T17 T18 U17 U18 M14 N14 L14", PORT_OUT, PORT_IS_LOW, 0},
    {"dp", PORT_SINGLE, "M13", PORT_OUT, PORT_IS_LOW, 0},
    {"an", 0, "N16 N15 P18 P17", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Pmod connectors"),
    {"ja", 0, "T12 V12 N10 P11 M10 N9 U11 V11", PORT_BOTH, PORT_IS_FREE, 0},
    {"jb", 0, "K2 K1 L4 L3 J3 J1 K3 K5", PORT_BOTH, PORT_IS_FREE, 0},
    {"jc", 0, "H3 L7 K6 G3 G1 J7 J6 F2", PORT_BOTH, PORT_IS_FREE, 0},
    {"jd", 0, "G11 F10 F11 E11 D12 C12 F12 E12", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Monitor"),
    {"vgaRed", 0, "U7 V7 N7", PORT_OUT, 0, 0},
    {"vgaGreen", 0, "P8 T6 V6", PORT_OUT, 0, 0},
    {"vgaBlue", 1, "R7 T7", PORT_OUT, 0, 0},
    {"Hsync", PORT_SINGLE, "N6", PORT_OUT, 0, 0},
    {"Vsync", PORT_SINGLE, "P7", PORT_OUT, 0, 0},

    PORT_HEADING("Serial line over USB"),
    {"RsRx", PORT_SINGLE, "N17", PORT_IN, 0, 0},
    {"RsTx", PORT_SINGLE, "N18", PORT_OUT, 0, 0},
    {0},
};

static const struct port_part soldered[] = {
    {"btns", PORT_CONTROL, NEXYS3_BTNS}, {"btnu", PORT_CONTROL, NEXYS3_BTNU},
    {"btnl", PORT_CONTROL, NEXYS3_BTNL}, {"btnd", PORT_CONTROL, NEXYS3_BTND},
    {"btnr", PORT_CONTROL, NEXYS3_BTNR},
    {"sw", PORT_CONTROL, NEXYS3_SW},
    {"led", PORT_LIGHT, NEXYS3_LIGHT_LD},
    {"seg", PORT_SEGMENT, 0},
    {"dp", PORT_SEGMENT, 7},
    {"an", PORT_DIGIT, NEXYS3_LIGHT_AN},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "Hsync Vsync vgaRed vgaGreen vgaBlue"),
    PORT_SOCKET("TTY", PART_TERMINAL, "RsTx RsRx"),
    {0},
};

const struct pinout pinout_nexys3 = {
    .name = "nexys3",
    .title = "Digilent Nexys 3",
    .device = "xc6slx16-csg324-3",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_UCF,
    .buses = buses,
    .board = &nexys3,
    .parts = soldered,
    .sockets = sockets,
};
