/* level.h - the limits of a Hub engine's search: time, depth, nodes.
 *
 * The command `level` may come several times before `go`; what it says adds
 * up, and each limit that is given holds.
 */
#ifndef CHECKERS_LEVEL_H
#define CHECKERS_LEVEL_H

#include <stdint.h>

#include "games/draughts/notation/hub.h"

struct checkers_level {                 /* all zero: nothing was said */
    uint64_t depth, nodes;
    uint64_t move_ms;                   /* fixed time for this move */
    uint64_t time_ms, inc_ms;           /* left on the clock; per move */
    uint64_t moves;                     /* until the next time control */
    int has_clock, is_infinite;
};

/* Adds the arguments of a `level` line. Null is success; an error begins with
 * "bad level: ", and then nothing has changed. */
const char *checkers_level_read(struct checkers_level *self,
                                const struct hub_line *line);

/* Whether it limits the time, by a clock or for the move. */
int checkers_level_has_time(const struct checkers_level *self);

/* For the next move with so many pieces on the board. */
struct checkers_level_time {
    int most_ms;                        /* until the answer; 0: no limit */
    int slack_ms;                       /* by which the answer may be late */
    int soft_ms;                        /* with a clock: after this no new
                                         * depth is begun; otherwise 0 */
};

struct checkers_level_time checkers_level_time(
    const struct checkers_level *self, int pieces);

#endif
