/* basys3.c - the ports of a Digilent Basys 3. */
#include "boards/basys3.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"clk", PORT_SINGLE, "W5", PORT_IN, 0, 100000000},

    PORT_HEADING("Switches, high when up"),
    {"sw", 0,
     "V17 V16 W16 W17 W15 V15 W14 W13 V2 T3 T2 R3 "
     "W2 U1 T1 R2", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"led", 0,
     "U16 E19 U19 V19 W18 U15 U14 V14 V13 V3 W3 U3 "
     "P3 N3 P1 L1", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, active low"),
    {"seg", 0, "W7 W6 U8 V8 U5 V5 U7", PORT_OUT, PORT_IS_LOW, 0},
    {"dp", PORT_SINGLE, "V7", PORT_OUT, PORT_IS_LOW, 0},
    {"an", 0, "U2 U4 V4 W4", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Buttons, high when pressed"),
    {"btnC", PORT_SINGLE, "U18", PORT_IN, 0, 0},
    {"btnU", PORT_SINGLE, "T18", PORT_IN, 0, 0},
    {"btnL", PORT_SINGLE, "W19", PORT_IN, 0, 0},
    {"btnR", PORT_SINGLE, "T17", PORT_IN, 0, 0},
    {"btnD", PORT_SINGLE, "U17", PORT_IN, 0, 0},

    PORT_HEADING("Pmod connectors"),
    {"JA", 0, "J1 L2 J2 G2 H1 K2 H2 G3", PORT_BOTH, PORT_IS_FREE, 0},
    {"JB", 0, "A14 A16 B15 B16 A15 A17 C15 C16", PORT_BOTH, PORT_IS_FREE, 0},
    {"JC", 0, "K17 M18 N17 P18 L17 M19 P17 R18", PORT_BOTH, PORT_IS_FREE, 0},
    {"JXADC", 0, "J3 L3 M2 N2 K3 M3 M1 N1", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Monitor"),
    {"vgaRed", 0, "G19 H19 J19 N19", PORT_OUT, 0, 0},
    {"vgaBlue", 0, "N18 L18 K18 J18", PORT_OUT, 0, 0},
    {"vgaGreen", 0, "J17 H17 G17 D17", PORT_OUT, 0, 0},
    {"Hsync", PORT_SINGLE, "P19", PORT_OUT, 0, 0},
    {"Vsync", PORT_SINGLE, "R19", PORT_OUT, 0, 0},

    PORT_HEADING("Serial line over USB"),
    {"RsRx", PORT_SINGLE, "B18", PORT_IN, 0, 0},
    {"RsTx", PORT_SINGLE, "A18", PORT_OUT, 0, 0},

    PORT_HEADING("Keyboard or mouse at the USB host, as PS/2"),
    {"PS2Clk", PORT_SINGLE, "C17", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2Data", PORT_SINGLE, "B17", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Flash memory"),
    {"QspiDB", 0, "D18 D19 G18 F18", PORT_BOTH, 0, 0},
    {"QspiCSn", PORT_SINGLE, "K19", PORT_BOTH, 0, 0},
    {0},
};

static const struct port_part soldered[] = {
    {"btnC", PORT_CONTROL, BASYS3_BTNC}, {"btnU", PORT_CONTROL, BASYS3_BTNU},
    {"btnL", PORT_CONTROL, BASYS3_BTNL}, {"btnR", PORT_CONTROL, BASYS3_BTNR},
    {"btnD", PORT_CONTROL, BASYS3_BTND},
    {"sw", PORT_CONTROL, BASYS3_SW},
    {"led", PORT_LIGHT, BASYS3_LIGHT_LD},
    {"seg", PORT_SEGMENT, 0},
    {"dp", PORT_SEGMENT, 7},
    {"an", PORT_DIGIT, BASYS3_LIGHT_AN},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "Hsync Vsync vgaRed vgaGreen vgaBlue"),
    PORT_SOCKET("TTY", PART_TERMINAL, "RsTx RsRx"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2Clk PS2Data"),
    {0},
};

const struct pinout pinout_basys3 = {
    .name = "basys3",
    .title = "Digilent Basys 3",
    .device = "xc7a35tcpg236-1",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_XDC,
    .buses = buses,
    .board = &basys3,
    .parts = soldered,
    .sockets = sockets,
};
