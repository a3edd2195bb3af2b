/* nexys4.c - a Digilent Nexys 4, the one before the Nexys 4 DDR: ports and
 * parts.
 *
 *      +--------------------------------------------------------+
 *      |  (*) (*)   +------+      ( )               (U)         |
 *      |  RGB2,1    | FPGA |    CPU_RESET                       |
 *      |            +------+                    (L) (C) (R)     |
 *      |   _   _   _   _   _   _   _   _                        |
 *      |  |8| |8| |8| |8| |8| |8| |8| |8|           (D)         |
 *      |  AN7                         AN0          buttons      |
 *      |  o  o  o  o  o  o  o  o  o  o  o  o  o  o  o  o        |
 *      | [] [] [] [] [] [] [] [] [] [] [] [] [] [] [] []        |
 *      | SW15, LD15                                SW0, LD0     |
 *      +--------------------------------------------------------+
 *
 * It looks like a Nexys A7, but nearly everything is at another ball, and its
 * memory is a cellular RAM. The eight digits share their segments; cathodes and
 * anodes are lit by low. The reset button is low when pressed, the five others
 * are high.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"clk", PORT_SINGLE, "E3", PORT_IN, 0, 100000000},

    PORT_HEADING("Switches, high when up"),
    {"sw", 0,
     "U9 U8 R7 R6 R5 V7 V6 V5 U4 V2 U2 "
     "T3 T1 R3 P3 P4", PORT_IN, 0, 0},

    PORT_HEADING("LEDs, active high"),
    {"led", 0,
     "T8 V9 R8 T6 T5 T4 U7 U6 V4 U3 V1 "
     "R1 P5 U1 R2 P2", PORT_OUT, 0, 0},

    PORT_HEADING("Two RGB LEDs, active high"),
    {"RGB1_Red", PORT_SINGLE, "K5", PORT_OUT, 0, 0},
    {"RGB1_Green", PORT_SINGLE, "F13", PORT_OUT, 0, 0},
    {"RGB1_Blue", PORT_SINGLE, "F6", PORT_OUT, 0, 0},
    {"RGB2_Red", PORT_SINGLE, "K6", PORT_OUT, 0, 0},
    {"RGB2_Green", PORT_SINGLE, "H6", PORT_OUT, 0, 0},
    {"RGB2_Blue", PORT_SINGLE, "L16", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments and anodes, active low"),
    {"seg", 0, "L3 N1 L5 L4 K3 M2 L6", PORT_OUT, PORT_IS_LOW, 0},
    {"dp", PORT_SINGLE, "M4", PORT_OUT, PORT_IS_LOW, 0},
    {"an", 0, "N6 M6 M3 N5 N2 N4 L1 M1", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Reset button, low when pressed"),
    {"btnCpuReset", PORT_SINGLE, "C12", PORT_IN, PORT_IS_LOW, 0},

    PORT_HEADING("Buttons, high when pressed"),
    {"btnC", PORT_SINGLE, "E16", PORT_IN, 0, 0},
    {"btnU", PORT_SINGLE, "F15", PORT_IN, 0, 0},
    {"btnL", PORT_SINGLE, "T16", PORT_IN, 0, 0},
    {"btnR", PORT_SINGLE, "R10", PORT_IN, 0, 0},
    {"btnD", PORT_SINGLE, "V10", PORT_IN, 0, 0},

    PORT_HEADING("Pmod connectors"),
    {"JA", 0, "B13 F14 D17 E17 G13 C17 D18 E18", PORT_BOTH, PORT_IS_FREE, 0},
    {"JB", 0, "G14 P15 V11 V15 K16 R16 T9 U11", PORT_BOTH, PORT_IS_FREE, 0},
    {"JC", 0, "K2 E7 J3 J4 K1 E6 J2 G6", PORT_BOTH, PORT_IS_FREE, 0},
    {"JD", 0, "H4 H1 G1 G3 H2 G4 G2 F3", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Analogue Pmod connector"),
    {"JXADC", 0, "A13 A15 B16 B18 A14 A16 B17 A18", PORT_BOTH, PORT_IS_FREE, 0},

    PORT_HEADING("Monitor"),
    {"vgaRed", 0, "A3 B4 C5 A4", PORT_OUT, 0, 0},
    {"vgaGreen", 0, "C6 A5 B6 A6", PORT_OUT, 0, 0},
    {"vgaBlue", 0, "B7 C7 D7 D8", PORT_OUT, 0, 0},
    {"Hsync", PORT_SINGLE, "B11", PORT_OUT, 0, 0},
    {"Vsync", PORT_SINGLE, "B12", PORT_OUT, 0, 0},

    PORT_HEADING("Memory card"),
    {"sdReset", PORT_SINGLE, "E2", PORT_BOTH, 0, 0},
    {"sdCD", PORT_SINGLE, "A1", PORT_BOTH, 0, 0},
    {"sdSCK", PORT_SINGLE, "B1", PORT_BOTH, 0, 0},
    {"sdCmd", PORT_SINGLE, "C1", PORT_BOTH, 0, 0},
    {"sdData", 0, "C2 E1 F1 D2", PORT_BOTH, 0, 0},

    PORT_HEADING("Accelerometer and temperature sensor"),
    {"aclMISO", PORT_SINGLE, "D13", PORT_BOTH, 0, 0},
    {"aclMOSI", PORT_SINGLE, "B14", PORT_BOTH, 0, 0},
    {"aclSCK", PORT_SINGLE, "D15", PORT_BOTH, 0, 0},
    {"aclSS", PORT_SINGLE, "C15", PORT_BOTH, 0, 0},
    {"aclInt1", PORT_SINGLE, "C16", PORT_BOTH, 0, 0},
    {"aclInt2", PORT_SINGLE, "E15", PORT_BOTH, 0, 0},
    {"tmpSCL", PORT_SINGLE, "F16", PORT_BOTH, 0, 0},
    {"tmpSDA", PORT_SINGLE, "G16", PORT_BOTH, 0, 0},
    {"tmpInt", PORT_SINGLE, "D14", PORT_BOTH, 0, 0},
    {"tmpCT", PORT_SINGLE, "C14", PORT_BOTH, 0, 0},

    PORT_HEADING("Microphone"),
    {"micClk", PORT_SINGLE, "J5", PORT_BOTH, 0, 0},
    {"micData", PORT_SINGLE, "H5", PORT_BOTH, 0, 0},
    {"micLRSel", PORT_SINGLE, "F5", PORT_BOTH, 0, 0},

    PORT_HEADING("Loudspeaker, by PWM"),
    {"ampPWM", PORT_SINGLE, "A11", PORT_OUT, 0, 0},
    {"ampSD", PORT_SINGLE, "D12", PORT_OUT, 0, 0},

    PORT_HEADING("Serial line over USB"),
    {"RsRx", PORT_SINGLE, "C4", PORT_IN, 0, 0},
    {"RsTx", PORT_SINGLE, "D4", PORT_OUT, 0, 0},
    {"RsCts", PORT_SINGLE, "D3", PORT_OUT, 0, 0},
    {"RsRts", PORT_SINGLE, "E5", PORT_IN, 0, 0},

    PORT_HEADING("Keyboard or mouse at the USB host, as PS/2"),
    {"PS2Clk", PORT_SINGLE, "F4", PORT_BOTH, PORT_IS_PULLED_UP, 0},
    {"PS2Data", PORT_SINGLE, "B2", PORT_BOTH, PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Network"),
    {"PhyMdc", PORT_SINGLE, "C9", PORT_BOTH, 0, 0},
    {"PhyMdio", PORT_SINGLE, "A9", PORT_BOTH, 0, 0},
    {"PhyRstn", PORT_SINGLE, "B3", PORT_BOTH, 0, 0},
    {"PhyCrs", PORT_SINGLE, "D9", PORT_BOTH, 0, 0},
    {"PhyRxErr", PORT_SINGLE, "C10", PORT_BOTH, 0, 0},
    {"PhyRxd", 0, "D10 C11", PORT_BOTH, 0, 0},
    {"PhyTxEn", PORT_SINGLE, "B9", PORT_BOTH, 0, 0},
    {"PhyTxd", 0, "A10 A8", PORT_BOTH, 0, 0},
    {"PhyClk50Mhz", PORT_SINGLE, "D5", PORT_BOTH, 0, 0},
    {"PhyIntn", PORT_SINGLE, "B8", PORT_BOTH, 0, 0},

    PORT_HEADING("Flash memory"),
    {"QspiSCK", PORT_SINGLE, "E9", PORT_BOTH, 0, 0},
    {"QspiDB", 0, "K17 K18 L14 M14", PORT_BOTH, 0, 0},
    {"QspiCSn", PORT_SINGLE, "L13", PORT_BOTH, 0, 0},

    PORT_HEADING("Cellular RAM"),
    {"RamCLK", PORT_SINGLE, "T15", PORT_OUT, 0, 0},
    {"RamADVn", PORT_SINGLE, "T13", PORT_OUT, 0, 0},
    {"RamCEn", PORT_SINGLE, "L18", PORT_OUT, 0, 0},
    {"RamCRE", PORT_SINGLE, "J14", PORT_OUT, 0, 0},
    {"RamOEn", PORT_SINGLE, "H14", PORT_OUT, 0, 0},
    {"RamWEn", PORT_SINGLE, "R11", PORT_OUT, 0, 0},
    {"RamLBn", PORT_SINGLE, "J15", PORT_OUT, 0, 0},
    {"RamUBn", PORT_SINGLE, "J13", PORT_OUT, 0, 0},
    {"RamWait", PORT_SINGLE, "T14", PORT_IN, 0, 0},
    {"MemDB", 0,
     "R12 T11 U12 R13 U18 R17 T18 R18 F18 G18 G17 "
     "M18 M17 P18 N17 P17", PORT_BOTH, 0, 0},
    {"MemAdr", 0,
     "J18 H17 H15 J17 H16 K15 K13 N15 V16 U14 V14 "
     "V12 P14 U16 R15 N14 N16 M13 V17 U17 T10 M16 "
     "U13", PORT_OUT, 0, 0},
    {0},
};

/* Parts. They have the places and the numbers of a Nexys A7, as the boards look
 * the same; what is printed beside LEDs is LD, as on the boards before it. */

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
    {PART_LED, "LD", n, ACROSS(n), 67, 4, 4, 0, LED + (n)}
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
    {PART_RGB, "RGB", 2, 22, 18, 6, 6, 0, RGB + 3},
    {PART_RGB, "RGB", 1, 32, 18, 6, 6, 0, RGB},
    SIXTEEN(LAMP),
    SIXTEEN(SWITCH),
    {0},
};

static const struct board_type board = {
    .name = "nexys4",
    .title = WORDS("Nexys 4: 6 buttons, 16 switches, 16 LEDs, 8 digits, "
                   "2 RGB LEDs"),
    .width_mm = 156,
    .height_mm = 94,
    .mask_rgb = 0x1d2f4a,
    .lights = LIGHTS,
    .parts = parts,
    .cross = {"BTNU", "BTND", "BTNL", "BTNR", "BTNC"},
};

/* Of a coloured LED blue is the first light, as in all tables. The cathodes of
 * all digits are common: a segment is lit in each digit whose anode is on. */
static const struct port_part soldered[] = {
    {"sw", PORT_CONTROL, SW},
    {"btnC", PORT_CONTROL, BTNC}, {"btnU", PORT_CONTROL, BTNU},
    {"btnL", PORT_CONTROL, BTNL}, {"btnR", PORT_CONTROL, BTNR},
    {"btnD", PORT_CONTROL, BTND}, {"btnCpuReset", PORT_CONTROL, RESET},
    {"led", PORT_LIGHT, LED},
    {"RGB1_Blue", PORT_LIGHT, RGB}, {"RGB1_Green", PORT_LIGHT, RGB + 1},
    {"RGB1_Red", PORT_LIGHT, RGB + 2}, {"RGB2_Blue", PORT_LIGHT, RGB + 3},
    {"RGB2_Green", PORT_LIGHT, RGB + 4}, {"RGB2_Red", PORT_LIGHT, RGB + 5},
    {"seg", PORT_SEGMENT, 0}, {"dp", PORT_SEGMENT, 7},
    {"an", PORT_DIGIT, AN},
    {0},
};

/* A controller at the USB socket speaks PS/2 to the FPGA, whichever of keyboard
 * and mouse is plugged in. The names of the serial line are as the FPGA sees
 * it: RsRx is what comes from the computer. The amplifier is shut down while
 * ampSD is low. */
static const struct port_socket sockets[] = {
    PORT_SOCKET("VGA", PART_SCREEN, "Hsync Vsync vgaRed vgaGreen vgaBlue"),
    PORT_SOCKET("TTY", PART_TERMINAL, "RsTx RsRx"),
    PORT_SOCKET("KBD", PART_KEYBOARD, "PS2Clk PS2Data"),
    PORT_SOCKET("SPK", PART_SPEAKER, "ampPWM ampSD"),
    {0},
};

const struct pinout pinout_nexys4 = {
    .name = "nexys4",
    .title = "Digilent Nexys 4",
    .device = "xc7a100tcsg324-1",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_XDC,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
