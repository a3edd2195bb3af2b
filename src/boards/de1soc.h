/* de1soc.h - an FPGA board with a processor: a monitor, a speaker, a USB
 * keyboard, ten switches, four keys, ten LEDs, six digits. */
#ifndef DE1SOC_H
#define DE1SOC_H

#include "boards/board.h"

enum { DE1SOC_KEYS = 4, DE1SOC_SWITCHES = 10, DE1SOC_LEDS = 10,
       DE1SOC_DIGITS = 6, DE1SOC_KEYBOARD = 7 };

enum {                          /* inputs */
    DE1SOC_KEY = 0,             /* KEY0 first */
    DE1SOC_SW = DE1SOC_KEY + DE1SOC_KEYS,
    DE1SOC_USB = DE1SOC_SW + DE1SOC_SWITCHES,
    DE1SOC_UP = DE1SOC_USB, DE1SOC_DOWN, DE1SOC_LEFT, DE1SOC_RIGHT,
    DE1SOC_ENTER, DE1SOC_SPACE, DE1SOC_ESC,
};

enum {                          /* outputs */
    DE1SOC_LEDR = 0,
    DE1SOC_HEX = 10,            /* seven segments each, gfedcba, HEX0 first */
    DE1SOC_VS = 52,             /* vertical sync */
    DE1SOC_PINS_OUT,            /* how many: a chip may have probes there */
};

/* The rows of that table, for a chip that has probes behind its pins. */
#define DE1SOC_OUTPUT_PINS \
    {"LEDR", DE1SOC_LEDR, DE1SOC_LEDS, ACTIVE_HIGH}, \
    {"HEX0", DE1SOC_HEX, 7, ACTIVE_LOW}, \
    {"HEX1", DE1SOC_HEX + 7, 7, ACTIVE_LOW}, \
    {"HEX2", DE1SOC_HEX + 14, 7, ACTIVE_LOW}, \
    {"HEX3", DE1SOC_HEX + 21, 7, ACTIVE_LOW}, \
    {"HEX4", DE1SOC_HEX + 28, 7, ACTIVE_LOW}, \
    {"HEX5", DE1SOC_HEX + 35, 7, ACTIVE_LOW}, \
    {"VGA_VS", DE1SOC_VS, 1, ACTIVE_LOW}

enum {                          /* lights */
    DE1SOC_LIGHT_LEDR = 0,
    DE1SOC_LIGHT_HEX = 10,      /* eight for each digit, the point dark */
    DE1SOC_LIGHTS = 58,
};

/* The clock has 50 MHz on a desk; a tick here is a line of the VGA picture:
 * 1600 of its clocks. */
enum { DE1SOC_CLOCKS_A_TICK = 1600, DE1SOC_CLOCK_HZ = 31250 };

extern const struct part de1soc_parts[];
extern const struct pin_def de1soc_inputs[];
extern const struct pin_def de1soc_outputs[];
extern const struct board_type de1soc;

#endif
