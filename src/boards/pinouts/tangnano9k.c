/* tangnano9k.c - the ports of a Sipeed Tang Nano 9K, and of a lab board
 * on its headers. */
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"clk", PORT_SINGLE, "52", PORT_IN, 0, 27000000},

    PORT_HEADING("LEDs of the module, lit by low"),
    {"board_led_n", 0, "10 11 13 14 15 16", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Buttons of the module, low when pressed"),
    {"board_btn_n", 0, "3 4", PORT_IN, PORT_IS_LOW | PORT_IS_PULLED_UP, 0},

    PORT_HEADING("Serial line over USB"),
    {"uart_tx", PORT_SINGLE, "17", PORT_OUT, 0, 0},
    {"uart_rx", PORT_SINGLE, "18", PORT_IN, 0, 0},

    PORT_HEADING("LEDs of the lab board, lit by high"),
    {"lab_led", 0, "51 53 54 55 56 57 68 69", PORT_OUT, 0, 0},

    PORT_HEADING("Digits, scanned: segments lit by low, chosen by high"),
    {"lab_seven", 0, "42 35 34 30 29 41 40 33", PORT_OUT, PORT_IS_LOW, 0},
    {"lab_segment", 0, "25 26 27 28", PORT_OUT, 0, 0},

    PORT_HEADING("Switches of the lab board, high when up"),
    {"lab_sw", 0, "73 72 71 70", PORT_IN, 0, 0},

    PORT_HEADING("Buttons of the lab board, low when pressed"),
    {"lab_btn", 0, "77 76 75 74", PORT_IN, PORT_IS_LOW | PORT_IS_PULLED_UP, 0},
    {0},
};

const struct pinout pinout_tangnano9k = {
    .name = "tangnano9k",
    .title = "Sipeed Tang Nano 9K on a lab board",
    .device = "GW1NR-LV9QN88PC6/I5",
    .standard = "LVCMOS33",
    .format = CONSTRAINT_CST,
    .buses = buses,
};
