/* lamp.h - a race: whoever is the first to light four LEDs wins. */
#ifndef LAMP_H
#define LAMP_H

#include "base/chip.h"

enum {
    LAMP_RST     = 0,           /* inputs */
    LAMP_PRESS_A = 1,
    LAMP_PRESS_B = 2,
    LAMP_LED     = 0,           /* outputs: eight LEDs */
};

#define LAMP_STATES(X)                                  \
    X(RACE)             /* every press lights an LED */ \
    X(OVER)             /* somebody has all four */

enum lamp_state {
#define LAMP_ENUM(name) LAMP_##name,
    LAMP_STATES(LAMP_ENUM)
#undef LAMP_ENUM
};

enum { LAMP_A = 0, LAMP_B = 1, LAMP_ROW = 4 };

struct lamp {
    uint8_t state;              /* enum lamp_state */
    uint8_t lit[2];             /* LEDs of each player, 0 to LAMP_ROW */
};

pins lamp_tick(struct lamp *self, pins in);

extern const struct chip_type lamp_chip;

#endif
