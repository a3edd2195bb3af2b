/* debouncer.h - a push button made clean: one pulse for each press.
 *
 * One for each button, between the pin of the board and the chip. The clock
 * it is reset with must be the one it is ticked at.
 */
#ifndef DEBOUNCER_H
#define DEBOUNCER_H

#include "base/chip.h"

enum {
    DEBOUNCER_IN    = 0,        /* inputs */
    DEBOUNCER_LEVEL = 0,        /* outputs */
    DEBOUNCER_PULSE = 1,
};

struct debouncer {
    uint32_t settle_ticks;      /* as long as contacts bounce */
    uint32_t disagree_ticks;    /* how long the pin has said otherwise */
    uint8_t steady;             /* the level we believe */
};

void debouncer_reset(struct debouncer *self, uint32_t clock_hz);
pins debouncer_tick(struct debouncer *self, pins in);

extern const struct chip_type debouncer;

#endif
