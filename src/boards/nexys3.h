/* nexys3.h - an FPGA board with a breadboard: five buttons, eight switches,
 * eight LEDs, four digits, four RGB LEDs. */
#ifndef NEXYS3_H
#define NEXYS3_H

#include "boards/board.h"

enum {
    NEXYS3_BTN = 0,             /* inputs: five buttons */
    NEXYS3_BTNS = NEXYS3_BTN,
    NEXYS3_BTNU,
    NEXYS3_BTNL,
    NEXYS3_BTND,
    NEXYS3_BTNR,
    NEXYS3_SW,                  /* eight switches */
};

enum {
    NEXYS3_LD  = 0,             /* outputs: eight LEDs */
    NEXYS3_SEG = 8,             /* pgfedcba, for the digits that are on */
    NEXYS3_AN  = 16,            /* four digits */
    NEXYS3_RGB = 20,            /* twelve wires, B G R of RGB0 first */
};

enum { NEXYS3_BUTTONS = 5, NEXYS3_WIRES = 12 };

enum {                          /* lights */
    NEXYS3_LIGHT_LD  = 0,
    NEXYS3_LIGHT_AN  = 8,       /* eight for each digit, AN0 first */
    NEXYS3_LIGHT_RGB = 40,      /* three for each RGB LED, RGB0 first */
    NEXYS3_LIGHTS    = 52,
};

/* The oscillator runs at 100 MHz on a desk and at 1 kHz here: enough for a
 * scan of 250 Hz, and nothing on the board could tell. */
enum { NEXYS3_CLOCK_HZ = 1000 };

extern const struct part nexys3_parts[];
extern const struct pin_def nexys3_inputs[];
extern const struct pin_def nexys3_outputs[];
extern const struct board_type nexys3;

#endif
