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
    DE1SOC_FRONT,               /* the frame that is shown */
    DE1SOC_PENDING,             /* a swap waits for the sync */
    DE1SOC_SOUND,               /* three bits: which one plays */
    DE1SOC_BUSY = DE1SOC_SOUND + 3,
};

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
