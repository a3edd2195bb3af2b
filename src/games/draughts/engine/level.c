/* level.c - the limits of a Hub engine's search: time, depth, nodes.
 *
 * The clock is divided into equal shares for the moves that are still to be
 * expected. A search stops early, at the soft limit, if the next depth would
 * hardly be completed; it may use up to two shares for one that has begun.
 */
#include "games/draughts/engine/level.h"

#include <limits.h>

#include "base/text.h"

enum {
    MOVES_AT_LEAST = 12,                /* expected moves: these and one for
                                         * each piece on the board */
    RESERVE_MS = 1000,                  /* held back for very long games, */
    RESERVE_PARTS = 4,                  /* but at most 1/4 of the clock */
    HURRY_MS = 1000,                    /* below this, plan for many more */
    HURRY_MOVES = 100,                  /* moves: only play fast */
    SOFT_TENTHS = 7,                    /* of a share: begin no new depth; */
    MOST_SHARES = 2,                    /* end a depth that is running */
    UNASKED_MS = 5000,                  /* without any limit */
    SPARE_MS = 50,                      /* for delays outside the engine */
};

/* The readers return null, or what the value should have been, to end the
 * sentence "bad level: depth=x is not ...". */
static const char *read_count(const char *word, uint64_t *number)
{
    return text_number(word, number) ? NULL : "a number";
}

static const char *read_seconds(const char *word, uint64_t *ms)
{
    return text_seconds(word, ms) ? NULL : "seconds";
}

static const char *read_flag(const char *value, int *flag)
{
    *flag = 1;
    return *value ? "a word without a value" : NULL;
}

/* An unknown name is an error, unlike an unknown command: a limit that is
 * ignored silently would cost the game. */
static const char *set_limit(struct checkers_level *self, const char *name,
                             const char *value)
{
    if (text_same(name, "depth"))
        return read_count(value, &self->depth);
    if (text_same(name, "nodes"))
        return read_count(value, &self->nodes);
    if (text_same(name, "move-time"))
        return read_seconds(value, &self->move_ms);
    if (text_same(name, "infinite"))
        return read_flag(value, &self->is_infinite);
    if (text_same(name, "moves"))
        return read_count(value, &self->moves);
    if (text_same(name, "inc"))
        return read_seconds(value, &self->inc_ms);
    if (!text_same(name, "time"))
        return "one of depth, nodes, move-time, time, inc, moves, infinite";
    self->has_clock = 1;
    return read_seconds(value, &self->time_ms);
}

/* A copy is changed and only taken over if the whole line is good. */
const char *checkers_level_read(struct checkers_level *self,
                                const struct hub_line *line)
{
    struct checkers_level level = *self;

    for (int i = 0; i < line->count; i++) {
        const char *name = line->argument[i].name;
        const char *value = line->argument[i].value;
        const char *wanted = set_limit(&level, name, value);

        if (wanted)
            return text_error("bad level: ", name, *value ? "=" : "", value,
                              " is not ", wanted, (char *)0);
    }
    *self = level;
    return NULL;
}

/* How many moves the side is expected to make: 36 at the beginning, and fewer
 * as the board empties, but no more than until the next time control. */
static uint64_t moves_to_come(const struct checkers_level *self, int pieces)
{
    uint64_t moves = MOVES_AT_LEAST + (uint64_t)pieces;

    if (!self->moves && self->time_ms < HURRY_MS)
        moves = HURRY_MOVES;
    return self->moves && self->moves < moves ? self->moves : moves;
}

/* The most that one move may use of the clock: all but 50 ms and 5 %. */
static uint64_t usable_clock(const struct checkers_level *self)
{
    uint64_t spare_ms = SPARE_MS + self->time_ms / 20;

    return self->time_ms > spare_ms ? self->time_ms - spare_ms : 1;
}

/* With an increment or a time control ahead nothing needs to be held back. */
static uint64_t reserve_of(const struct checkers_level *self)
{
    uint64_t part = self->time_ms / RESERVE_PARTS;

    if (self->inc_ms || self->moves)
        return 0;
    return part < RESERVE_MS ? part : RESERVE_MS;
}

/* An equal part of the clock for each expected move, plus the increment. The
 * clock already contains the increment of this move, hence the subtraction. */
static uint64_t share_of_clock(const struct checkers_level *self, int pieces)
{
    uint64_t time_ms = self->time_ms - reserve_of(self);
    uint64_t inc_ms = self->inc_ms, share;

    if (inc_ms > time_ms)
        inc_ms = time_ms;
    share = (time_ms - inc_ms) / moves_to_come(self, pieces) + inc_ms;
    if (share > usable_clock(self))
        share = usable_clock(self);
    return share ? share : 1;
}

/* `infinite` does not count: it asks for no limit. */
int checkers_level_has_time(const struct checkers_level *self)
{
    return self->has_clock || self->move_ms > 0;
}

static int clamp_to_int(uint64_t ms)
{
    return ms > INT_MAX ? INT_MAX : (int)ms;
}

/* slack is half of what the clock has left beyond the limit: being late by so
 * much loses time but not the game. A fixed time for the move has none. */
struct checkers_level_time checkers_level_time(
    const struct checkers_level *self, int pieces)
{
    struct checkers_level_time time = {0};
    uint64_t most = 0, soft = 0, slack = 0;

    if (self->is_infinite)
        return time;
    if (self->has_clock) {
        uint64_t share = share_of_clock(self, pieces);

        most = share * MOST_SHARES;
        if (most > usable_clock(self))
            most = usable_clock(self);
        slack = (usable_clock(self) - most) / 2;
        soft = share * SOFT_TENTHS / 10;
        soft = soft ? soft : 1;
    }
    /* The smaller of the two limits; a fixed time is used to the end. */
    if (self->move_ms && (!most || self->move_ms < most)) {
        most = self->move_ms;
        slack = 0;
    }
    if (!most && !self->depth && !self->nodes)
        most = UNASKED_MS;
    time.most_ms = clamp_to_int(most);
    time.slack_ms = clamp_to_int(slack);
    time.soft_ms = clamp_to_int(soft);
    return time;
}
