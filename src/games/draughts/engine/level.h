/* level.h - how long a Hub engine may think. */
#ifndef CHECKERS_LEVEL_H
#define CHECKERS_LEVEL_H

#include <stdint.h>

#include "games/draughts/notation/hub.h"

struct checkers_level {                 /* all zero: nothing was said */
    uint64_t depth, nodes;
    uint64_t move_ms;                   /* for this move */
    uint64_t time_ms, inc_ms;           /* on the clock, and each move's */
    uint64_t moves;                     /* to go until the next control */
    int has_clock, is_infinite;
};

/* Adds what a line says; a null return is success, and after an error
 * nothing has changed. */
const char *checkers_level_read(struct checkers_level *self,
                                const struct hub_line *line);

/* Whether it says anything about time. */
int checkers_level_has_time(const struct checkers_level *self);

/* For the next move with so many pieces on the board. */
struct checkers_level_time {
    int most_ms;                        /* until the answer; 0: no limit */
    int slack_ms;                       /* by which that may be late */
    int soft_ms;                        /* by a clock: when no depth is begun
                                         * any more; else 0 */
};

struct checkers_level_time checkers_level_time(
    const struct checkers_level *self, int pieces);

#endif
