/* basys3.h - an FPGA board: five buttons, sixteen switches, sixteen LEDs,
 * four digits, and a serial line to a terminal. */
#ifndef BASYS3_H
#define BASYS3_H

#include "boards/board.h"

enum {
    BASYS3_BTN = 0,             /* inputs: five buttons */
    BASYS3_BTNC = BASYS3_BTN,
    BASYS3_BTNU,
    BASYS3_BTNL,
    BASYS3_BTNR,
    BASYS3_BTND,
    BASYS3_SW,                  /* sixteen switches */
};

enum { BASYS3_BUTTONS = 5, BASYS3_SWITCHES = 16, BASYS3_LEDS = 16 };

enum {
    BASYS3_LD  = 0,             /* outputs: sixteen LEDs */
    BASYS3_SEG = 16,            /* pgfedcba, for the digits that are on */
    BASYS3_AN  = 24,            /* four digits */
    BASYS3_TX  = 28,            /* the serial line, high while idle */
};

enum {                          /* lights */
    BASYS3_LIGHT_LD = 0,
    BASYS3_LIGHT_AN = BASYS3_LEDS,      /* eight a digit, AN0 first */
    BASYS3_LIGHTS   = BASYS3_LIGHT_AN + 32,
};

/* The oscillator runs at 100 MHz on a desk; here one tick is one bit of the
 * serial line (erratum 21 of the document 002). */
enum { BASYS3_CLOCK_HZ = 115200 };

extern const struct part basys3_parts[];
extern const struct pin_def basys3_inputs[];
extern const struct pin_def basys3_outputs[];
extern const struct board_type basys3;

#endif
