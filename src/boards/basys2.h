/* basys2.h - a small FPGA board: four buttons, eight switches, eight LEDs,
 * four digits. */
#ifndef BASYS2_H
#define BASYS2_H

#include "boards/board.h"

enum {
    BASYS2_BTN = 0,             /* inputs: four buttons */
    BASYS2_SW  = 4,             /* eight switches */
    BASYS2_LD  = 0,             /* outputs: eight LEDs */
    BASYS2_SEG = 8,             /* pgfedcba, for the digits that are on */
    BASYS2_AN  = 16,            /* four digits */
};

enum {                          /* lights */
    BASYS2_LIGHT_LD = 0,
    BASYS2_LIGHT_AN = 8,        /* eight for each digit, AN0 first */
    BASYS2_LIGHTS   = 40,
};

/* The oscillator runs at 50 MHz on a desk and at 1 kHz here: enough for a
 * scan of 250 Hz, and nothing on the board could tell. */
enum { BASYS2_CLOCK_HZ = 1000 };

extern const struct part basys2_parts[];
extern const struct pin_def basys2_inputs[];
extern const struct pin_def basys2_outputs[];
extern const struct board_type basys2;

#endif
