/* tinychip.h - a board for a chip in a 40-pin package: seven switches, three
 * buttons, seven LEDs, and an array of 8 x 8 LEDs in two colours. */
#ifndef TINYCHIP_H
#define TINYCHIP_H

#include "boards/board.h"

enum {
    TINYCHIP_ROW   = 0,         /* inputs: three switches each */
    TINYCHIP_COL   = 3,
    TINYCHIP_DARK  = 6,         /* a switch for the array */
    TINYCHIP_BUTTON = 7,        /* the first of three */
    TINYCHIP_ENTER = 7,
    TINYCHIP_CLEAR,
    TINYCHIP_RESET,
};

enum {
    TINYCHIP_RED = 0,           /* outputs: LEDs */
    TINYCHIP_BLACK,
    TINYCHIP_ERROR,
    TINYCHIP_MUST,
    TINYCHIP_KING,
    TINYCHIP_RWIN,
    TINYCHIP_BWIN,
    TINYCHIP_LINE,              /* the array's rows, from the bottom */
    TINYCHIP_REDS = TINYCHIP_LINE + MATRIX_SIDE,        /* its columns */
    TINYCHIP_GREENS = TINYCHIP_REDS + MATRIX_SIDE,
};

enum { TINYCHIP_BUTTONS = 3, TINYCHIP_LEDS = 7, TINYCHIP_LEGS = 40 };

enum {                          /* lights */
    TINYCHIP_LIGHT_ARRAY = 0,
    TINYCHIP_LIGHT_LED   = MATRIX_LIGHTS,
    TINYCHIP_LIGHTS      = TINYCHIP_LIGHT_LED + TINYCHIP_LEDS,
};

/* Four ticks are a cycle of the chip's two phases. */
enum { TINYCHIP_CLOCK_HZ = 4000 };

extern const struct part tinychip_parts[];
extern const struct pin_def tinychip_inputs[];
extern const struct pin_def tinychip_outputs[];
extern const struct board_type tinychip;

#endif
