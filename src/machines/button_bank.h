/* button_bank.h - the debounced buttons of a board, as pulses for its chip.
 *
 * A top that has a debouncer behind each button keeps them in an array, and
 * beside it the levels that move none of them. While the buttons stay at
 * those levels, which is nearly always, a tick costs one comparison instead
 * of a tick of every debouncer. Zeroed memory is right at power-up: no button
 * is down, and no debouncer believes otherwise.
 */
#ifndef BUTTON_BANK_H
#define BUTTON_BANK_H

#include "chips/debouncer.h"

/* Levels that no board has: the next tick goes through all debouncers. */
#define BUTTON_BANK_RESTLESS (~(pins)0)

/* One tick. Bit i of levels is the button of debouncer i; its pulse comes out
 * at the chip's pin target[i]. */
static inline pins button_bank_pulses(struct debouncer *buttons,
                                      unsigned count, const uint8_t *target,
                                      pins levels, pins *calm)
{
    pins settled = 0, pulses = 0;

    if (levels == *calm)
        return 0;
    for (unsigned i = 0; i < count; i++) {
        pins out = debouncer_tick(&buttons[i],
                                  pins_get(levels, i, 1) << DEBOUNCER_IN);

        settled |= pins_get(out, DEBOUNCER_LEVEL, 1) << i;
        pulses |= pins_get(out, DEBOUNCER_PULSE, 1) << target[i];
    }
    *calm = settled == levels ? levels : BUTTON_BANK_RESTLESS;
    return pulses;
}

#endif
