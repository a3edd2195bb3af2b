/* icebreaker.c - the ports of a 1BitSquared iCEBreaker. */
#include "boards/pinout.h"

static const struct port_bus buses[] = {
    PORT_HEADING("Oscillator"),
    {"CLK", PORT_SINGLE, "35", PORT_IN, 0, 12000000},

    PORT_HEADING("Button, low when pressed"),
    {"BTN_N", PORT_SINGLE, "10", PORT_IN, PORT_IS_LOW | PORT_IS_PULLED_UP, 0},

    PORT_HEADING("LEDs, lit by low"),
    {"LEDR_N", PORT_SINGLE, "11", PORT_OUT, PORT_IS_LOW, 0},
    {"LEDG_N", PORT_SINGLE, "37", PORT_OUT, PORT_IS_LOW, 0},

    PORT_HEADING("Serial line over USB"),
    {"RX", PORT_SINGLE, "6", PORT_IN, 0, 0},
    {"TX", PORT_SINGLE, "9", PORT_OUT, 0, 0},

    PORT_HEADING("Pmod connectors, P2 with its buttons and LEDs"),
    {"P1A1", PORT_SINGLE, "4", PORT_BOTH, 0, 0},
    {"P1A2", PORT_SINGLE, "2", PORT_BOTH, 0, 0},
    {"P1A3", PORT_SINGLE, "47", PORT_BOTH, 0, 0},
    {"P1A4", PORT_SINGLE, "45", PORT_BOTH, 0, 0},
    {"P1A7", PORT_SINGLE, "3", PORT_BOTH, 0, 0},
    {"P1A8", PORT_SINGLE, "48", PORT_BOTH, 0, 0},
    {"P1A9", PORT_SINGLE, "46", PORT_BOTH, 0, 0},
    {"P1A10", PORT_SINGLE, "44", PORT_BOTH, 0, 0},
    {"P1B1", PORT_SINGLE, "43", PORT_BOTH, 0, 0},
    {"P1B2", PORT_SINGLE, "38", PORT_BOTH, 0, 0},
    {"P1B3", PORT_SINGLE, "34", PORT_BOTH, 0, 0},
    {"P1B4", PORT_SINGLE, "31", PORT_BOTH, 0, 0},
    {"P1B7", PORT_SINGLE, "42", PORT_BOTH, 0, 0},
    {"P1B8", PORT_SINGLE, "36", PORT_BOTH, 0, 0},
    {"P1B9", PORT_SINGLE, "32", PORT_BOTH, 0, 0},
    {"P1B10", PORT_SINGLE, "28", PORT_BOTH, 0, 0},
    {"P21", PORT_SINGLE, "27", PORT_BOTH, 0, 0},
    {"P22", PORT_SINGLE, "25", PORT_BOTH, 0, 0},
    {"P23", PORT_SINGLE, "21", PORT_BOTH, 0, 0},
    {"P24", PORT_SINGLE, "19", PORT_BOTH, 0, 0},
    {"P27", PORT_SINGLE, "26", PORT_BOTH, 0, 0},
    {"P28", PORT_SINGLE, "23", PORT_BOTH, 0, 0},
    {"P29", PORT_SINGLE, "20", PORT_BOTH, 0, 0},
    {"P210", PORT_SINGLE, "18", PORT_BOTH, 0, 0},
    {0},
};

const struct pinout pinout_icebreaker = {
    .name = "icebreaker",
    .title = "1BitSquared iCEBreaker",
    .device = "iCE40UP5K-SG48",
    .standard = "SB_LVCMOS",
    .format = CONSTRAINT_PCF,
    .buses = buses,
};
