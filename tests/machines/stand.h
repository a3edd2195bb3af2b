/* stand.h - a machine on its board, worked by the names of its parts.
 *
 * Nothing here knows a chip: hands go to parts, eyes to lights.
 */
#ifndef STAND_H
#define STAND_H

#include "boards/board.h"

enum { STAND_SCAN_MAX = 32 };

struct stand {
    const struct machine_type *machine;
    void *chip;                         /* of the top's size */
    pins in, out;
    uint64_t ticks;
    struct lights lit[STAND_SCAN_MAX];   /* of the last scan, in turn */
    char text[9];
};

/* Powers up with options such as "repeat=counting hide=on". A copy of a stand
 * is the same machine, not another one. */
void stand_open(struct stand *self, const struct machine_type *machine,
               const char *options, const char *seed);

pins stand_pin(const struct stand *self, const char *part);
void stand_hold(struct stand *self, const char *part);
void stand_release(struct stand *self, const char *part);
void stand_run(struct stand *self, uint64_t ticks);

/* A press as long as the board says a person's is, and the rest after it. */
void stand_tap(struct stand *self, const char *part);

/* SW2..SW0 as a number. */
void stand_set_letter(struct stand *self, unsigned letter);

/* What the digits have shown over the last scan: "_A-b". */
const char *stand_digits(struct stand *self);

/* The LEDs now, LD7 first, as a number. */
unsigned stand_leds(const struct stand *self);

#endif
