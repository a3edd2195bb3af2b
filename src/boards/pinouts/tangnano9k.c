/* tangnano9k.c - a Sipeed Tang Nano 9K on a lab board: ports and parts.
 *
 *      +--------------+  +-------------------------------+
 *      |   +------+   |  |   _   _   _   _               |
 *      |   | FPGA |   |  |  |8| |8| |8| |8|  D3 to D0    |
 *      |   +------+   |  |                               |
 *      | o o o o o o  |  |  o o o o o o o o  LAB_LED     |
 *      |  ( )   ( )   |  |  [] [] [] []  ( ) ( ) ( ) ( ) |
 *      |  S1     S2   |  |  LAB_SW       LAB_BTN         |
 *      +--------------+  +-------------------------------+
 *
 * What is on the module is lit and pressed by low. Of the lab board's digits
 * the segments are lit by low and the digit is chosen by high.
 */
#include "base/words.h"
#include "boards/board.h"
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"clk", PORT_SINGLE, "52", PORT_IN, 0, 27000000},

    PORT_HEADING("LEDs of the module, active low"),
    {"board_led_n", 0, "10 11 13 14 15 16", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Buttons of the module, low when pressed"),
    {"board_btn_n", 0, "3 4", PORT_IN, PORT_IS_LOW | PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Serial line over USB"),
    {"uart_tx", PORT_SINGLE, "17", PORT_OUT, 0, 0},
    {"uart_rx", PORT_SINGLE, "18", PORT_IN, 0, 0},

    PORT_HEADING("LEDs of the lab board, active high"),
    {"lab_led", 0, "51 53 54 55 56 57 68 69", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments active low, select active high"),
    {"lab_seven", 0, "42 35 34 30 29 41 40 33", PORT_OUT, PORT_IS_LOW, 0},
    {"lab_segment", 0, "25 26 27 28", PORT_OUT, 0, 0},

    PORT_HEADING("Switches of the lab board, high when up"),
    {"lab_sw", 0, "73 72 71 70", PORT_IN, 0, 0},

    PORT_HEADING("Buttons of the lab board, low when pressed"),
    {"lab_btn", 0, "77 76 75 74", PORT_IN, PORT_IS_LOW | PORT_IS_PULLED_UP, 0},
    {0},
};

/* Parts: the board itself, and a lab board on its header. */

enum { BTN = 0, LAB_SW = 2, LAB_BTN = 6 };              /* controls */
enum { LED = 0, LAB_LED = 6, AN = 14, LIGHTS = AN + 32 };       /* lights */

#define BUTTON(n) \
    {PART_BUTTON, "S", (n) + 1, 14 + 12 * (n), 66, 8, 8, BTN + (n), 0}
#define LAMP(n) \
    {PART_LED, "LED", n, 8 + 6 * (n), 50, 3, 3, 0, LED + (n)}
#define DIGIT(n) \
    {PART_DIGIT, "D", n, 116 - 15 * (n), 22, 12, 22, 0, AN + 8 * (n)}
#define LAB_LAMP(n) \
    {PART_LED, "LAB_LED", n, 120 - 8 * (n), 44, 4, 4, 0, LAB_LED + (n)}
#define LAB_SWITCH(n) \
    {PART_SWITCH, "LAB_SW", n, 86 - 8 * (n), 64, 6, 12, LAB_SW + (n), 0}
#define LAB_BUTTON(n) \
    {PART_BUTTON, "LAB_BTN", n, 122 - 9 * (n), 64, 7, 7, LAB_BTN + (n), 0}

static const struct part parts[] = {
    {PART_CHIP, "GW1NR-9", PART_ALONE, 22, 26, 16, 16, 0, 0},
    LAMP(5), LAMP(4), LAMP(3), LAMP(2), LAMP(1), LAMP(0),
    BUTTON(1), BUTTON(0),
    DIGIT(3), DIGIT(2), DIGIT(1), DIGIT(0),
    LAB_LAMP(7), LAB_LAMP(6), LAB_LAMP(5), LAB_LAMP(4),
    LAB_LAMP(3), LAB_LAMP(2), LAB_LAMP(1), LAB_LAMP(0),
    LAB_SWITCH(3), LAB_SWITCH(2), LAB_SWITCH(1), LAB_SWITCH(0),
    LAB_BUTTON(3), LAB_BUTTON(2), LAB_BUTTON(1), LAB_BUTTON(0),
    {0},
};

static const struct board_ground grounds[] = {
    {GROUND_PCB, 22, 40, 42, 76},
    {GROUND_PCB, 90, 40, 80, 76},
    {0},
};

static const struct board_type board = {
    .name = "tangnano9k",
    .title = WORDS("Tang Nano 9K: 2 buttons, 6 LEDs; a lab board with 4 "
                   "digits, 8 LEDs, 4 switches, 4 buttons"),
    .width_mm = 134,
    .height_mm = 80,
    .mask_rgb = 0x2b2b33,
    .grounds = grounds,
    .lights = LIGHTS,
    .parts = parts,
};

static const struct port_part soldered[] = {
    {"board_led_n", PORT_LIGHT, LED},
    {"board_btn_n", PORT_CONTROL, BTN},
    {"lab_led", PORT_LIGHT, LAB_LED},
    {"lab_seven", PORT_SEGMENT, 0},
    {"lab_segment", PORT_DIGIT, AN},
    {"lab_sw", PORT_CONTROL, LAB_SW},
    {"lab_btn", PORT_CONTROL, LAB_BTN},
    {0},
};

static const struct port_socket sockets[] = {
    PORT_SOCKET("TTY", PART_TERMINAL, "uart_tx uart_rx"),
    {0},
};

const struct pinout pinout_tangnano9k = {
    .name = "tangnano9k",
    .title = "Sipeed Tang Nano 9K on a lab board",
    .device = "GW1NR-LV9QN88PC6/I5",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_CST,
    .buses = buses,
    .board = &board,
    .parts = soldered,
    .sockets = sockets,
};
