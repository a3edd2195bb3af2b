/* led_array.h - shows the rule checker's memory on 8 x 8 LEDs.
 *
 * A frame is eight rows of LED_ARRAY_ROW_TICKS each. A board first asks which
 * row is wanted, ticks the checker with it, and gives its view to the tick of
 * the array.
 */
#ifndef LED_ARRAY_H
#define LED_ARRAY_H

#include "base/chip.h"

enum {                          /* inputs */
    LED_ARRAY_VIEW     = 0,     /* four squares of three bits */
    LED_ARRAY_DARK     = 12,
};

enum {                          /* outputs */
    LED_ARRAY_VIEWROW  = 0,     /* three bits: the row that it asks for */
    LED_ARRAY_VIEWMARK = 3,     /* its marks and not its men */
    LED_ARRAY_LINE     = 4,     /* eight rows, one of them at a time */
    LED_ARRAY_RED      = 12,    /* and that row's columns */
    LED_ARRAY_GREEN    = 20,
};

enum { LED_ARRAY_SIDE = 8, LED_ARRAY_ROW_TICKS = 4 };

struct led_array {
    uint32_t eighth_ticks;      /* of a second */
    uint32_t count_ticks;
    uint8_t eighth;             /* which one it is */
    uint8_t row, quarter;       /* the row lit now, and for how long */
    uint16_t men, marks;        /* of that row */
    uint16_t next_men;
};

void led_array_reset(struct led_array *self, uint32_t clock_hz);

/* One clock; in has the view that was asked for. */
pins led_array_tick(struct led_array *self, pins in);

/* What it asks for now: the view that the next tick takes in. */
pins led_array_ask(const struct led_array *self);

extern const struct chip_type led_array;

#endif
