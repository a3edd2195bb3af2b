/* nexys3.c - the ports of a Digilent Nexys 3.
 *
 * Its USB host gives keyboard and mouse as PS/2, each on wires of its own. Some
 * balls have two names in the vendor's file, one for each way over USB; the
 * first one counts here.
 */
#include "boards/nexys3.h"
#include "boards/pinout.h"
#include "parts/keyboard/ps2_mouse.h"

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

    PORT_HEADING("LEDs, active high"),
    {"led", 0, "U16 V16 U15 V15 M11 N11 R11 T11", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, active low"),
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

    PORT_HEADING("Keyboard and mouse at the USB host, as PS/2"),
    {"PS2KeyboardClk", PORT_SINGLE, "L12", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2KeyboardData", PORT_SINGLE, "J13", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2MouseClk", PORT_SINGLE, "L13", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2MouseData", PORT_SINGLE, "K14", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PicGpio", 0, "L16 H17", PORT_BOTH, 0, 0},

    PORT_HEADING("Data over USB"),
    {"DB", 0, "E1 F4 F3 D2 D1 H7 G6 E4", PORT_BOTH, 0, 0},
    {"EppWRITE", PORT_SINGLE, "F5", PORT_IN, 0, 0},
    {"EppASTB", PORT_SINGLE, "H1", PORT_IN, 0, 0},
    {"EppDSTB", PORT_SINGLE, "K4", PORT_IN, 0, 0},
    {"EppWAIT", PORT_SINGLE, "C2", PORT_OUT, 0, 0},
    {"DstmIFCLK", PORT_SINGLE, "H2", PORT_IN, 0, 0},
    {"DstmSLCS", PORT_SINGLE, "F6", PORT_OUT, 0, 0},
    {"DstmADR", 0, "H5 E3", PORT_OUT, 0, 0},
    {"DstmSLWR", PORT_SINGLE, "C1", PORT_OUT, 0, 0},
    {"DstmSLOE", PORT_SINGLE, "H6", PORT_OUT, 0, 0},
    {"DstmPKTEND", PORT_SINGLE, "D3", PORT_OUT, 0, 0},
    {"UsbMode", PORT_SINGLE, "F1", PORT_IN, 0, 0},

    PORT_HEADING("Cellular RAM and flash memories"),
    {"MemOE", PORT_SINGLE, "L18", PORT_OUT, 0, 0},
    {"MemWR", PORT_SINGLE, "M16", PORT_OUT, 0, 0},
    {"RamAdv", PORT_SINGLE, "H18", PORT_OUT, 0, 0},
    {"RamCS", PORT_SINGLE, "L15", PORT_OUT, 0, 0},
    {"RamClk", PORT_SINGLE, "R10", PORT_OUT, 0, 0},
    {"RamCRE", PORT_SINGLE, "M18", PORT_OUT, 0, 0},
    {"RamLB", PORT_SINGLE, "K16", PORT_OUT, 0, 0},
    {"RamUB", PORT_SINGLE, "K15", PORT_OUT, 0, 0},
    {"RamWait", PORT_SINGLE, "V4", PORT_IN, 0, 0},
    {"FlashRp", PORT_SINGLE, "T4", PORT_OUT, 0, 0},
    {"FlashCS", PORT_SINGLE, "L17", PORT_OUT, 0, 0},
    {"QuadSpiFlashCS", PORT_SINGLE, "V3", PORT_OUT, 0, 0},
    {"QuadSpiFlashSck", PORT_SINGLE, "R15", PORT_OUT, 0, 0},
    {"QuadSpiFlashDB", 0, "T13", PORT_BOTH, 0, 0},
    {"MemAdr", 1,
     "K18 K17 J18 J16 G18 G16 H16 H15 H14 H13 F18 F17 K13 "
     "K12 E18 E16 G13 H12 D18 D17 G14 F14 C18 C17 F16 F15",
     PORT_OUT, 0, 0},
    {"MemDB", 0,
     "R13 T14 V14 U5 V5 R3 T3 R5 N5 P6 P12 U13 V13 U10 R8 T8",
     PORT_BOTH, 0, 0},

    PORT_HEADING("Network"),
    {"PhyRstn", PORT_SINGLE, "P3", PORT_BOTH, 0, 0},
    {"PhyCrs", PORT_SINGLE, "N3", PORT_BOTH, 0, 0},
    {"PhyCol", PORT_SINGLE, "P4", PORT_BOTH, 0, 0},
    {"PhyClk25Mhz", PORT_SINGLE, "N4", PORT_BOTH, 0, 0},
    {"PhyTxd", 0, "U2 U1 T2 T1", PORT_BOTH, 0, 0},
    {"PhyTxEn", PORT_SINGLE, "L2", PORT_BOTH, 0, 0},
    {"PhyTxClk", PORT_SINGLE, "L5", PORT_BOTH, 0, 0},
    {"PhyTxEr", PORT_SINGLE, "P2", PORT_BOTH, 0, 0},
    {"PhyRxd", 0, "P1 N2 N1 M3", PORT_BOTH, 0, 0},
    {"PhyRxDv", PORT_SINGLE, "L1", PORT_BOTH, 0, 0},
    {"PhyRxEr", PORT_SINGLE, "M1", PORT_BOTH, 0, 0},
    {"PhyRxClk", PORT_SINGLE, "H4", PORT_BOTH, 0, 0},
    {"PhyMdc", PORT_SINGLE, "M5", PORT_BOTH, 0, 0},
    {"PhyMdio", PORT_SINGLE, "L6", PORT_BOTH, 0, 0},

    PORT_HEADING("68-pin connector"),
    {"EXP-IO_P", 0,
     "B2 D6 B3 B4 C5 B6 C7 D8 B9 D11 C10 G9 B11 B12 C13 B14 "
     "F13 C15 D14 B16", PORT_BOTH, PORT_IS_FREE, 0},
    {"EXP-IO_N", 0,
     "A2 C6 A3 A4 A5 A6 A7 C8 A9 C11 A10 F9 A11 A12 A13 A14 "
     "E13 A15 C14 A16", PORT_BOTH, PORT_IS_FREE, 0},
    {0},
};

/* Digits share their segments, lit by low, and take turns by their anodes. */
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

/* Blue has two wires, called 1 and 2 as if there were a third below them. The
 * serial line is named as the FPGA sees it: RsTx goes to the computer. The
 * controller at the USB socket has wires for keyboard and mouse apart. */
static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "Hsync Vsync vgaRed vgaGreen vgaBlue"),
    PORT_SOCKET("TTY", PART_TERMINAL, "RsTx RsRx"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2KeyboardClk PS2KeyboardData"),
    PORT_SOCKET_FOR("PS2", PART_BUTTON, "PS2MouseClk PS2MouseData",
     &ps2_mouse_device),
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
