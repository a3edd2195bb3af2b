/* level.c - how long a Hub engine may think. */
#include "games/draughts/engine/level.h"

#include <limits.h>

#include "base/text.h"

enum {
    MOVES_AT_LEAST = 12,                /* still to come, and one for each
                                         * piece on the board */
    RESERVE_MS = 1000,                  /* for games that do not want to end */
    RESERVE_PARTS = 4,                  /* of what there is, at most */
    HURRY_MS = 1000,                    /* with less there is little to use */
    HURRY_MOVES = 100,
    SOFT_TENTHS = 7,                    /* of a share; a depth that is begun */
    MOST_SHARES = 2,                    /* then may take until there */
    UNASKED_MS = 5000,                  /* if nobody says how long */
    SPARE_MS = 50,                      /* for the way to the referee */
};

static const char *read_number(const char *word, uint64_t *number)
{
    return text_number(word, number) ? NULL : "a number";
}

static const char *read_ms(const char *word, uint64_t *ms)
{
    return text_seconds(word, ms) ? NULL : "seconds";
}

static const char *read_flag(const char *value, int *flag)
{
    *flag = 1;
    return *value ? "a word without a value" : NULL;
}

static const char *read_one(struct checkers_level *self, const char *name,
                            const char *value)
{
    if (text_same(name, "depth"))
        return read_number(value, &self->depth);
    if (text_same(name, "nodes"))
        return read_number(value, &self->nodes);
    if (text_same(name, "move-time"))
        return read_ms(value, &self->move_ms);
    if (text_same(name, "infinite"))
        return read_flag(value, &self->is_infinite);
    if (text_same(name, "moves"))
        return read_number(value, &self->moves);
    if (text_same(name, "inc"))
        return read_ms(value, &self->inc_ms);
    if (!text_same(name, "time"))
        return "one of depth, nodes, move-time, time, inc, moves, infinite";
    self->has_clock = 1;
    return read_ms(value, &self->time_ms);
}

const char *checkers_level_read(struct checkers_level *self,
                                const struct hub_line *line)
{
    struct checkers_level level = *self;

    for (int i = 0; i < line->count; i++) {
        const char *name = line->argument[i].name;
        const char *value = line->argument[i].value;
        const char *wanted = read_one(&level, name, value);

        if (wanted)
            return text_error("bad level: ", name, *value ? "=" : "", value,
                              " is not ", wanted, (char *)0);
    }
    *self = level;
    return NULL;
}

/* How many moves a side will make, as far as one knows: 36 from the beginning
 * on, and fewer as the board gets empty. */
static uint64_t moves_to_come(const struct checkers_level *self, int pieces)
{
    uint64_t moves = MOVES_AT_LEAST + (uint64_t)pieces;

    if (!self->moves && self->time_ms < HURRY_MS)
        moves = HURRY_MOVES;
    return self->moves && self->moves < moves ? self->moves : moves;
}

/* What may be used of the clock at once. */
static uint64_t clock_most(const struct checkers_level *self)
{
    uint64_t spare_ms = SPARE_MS + self->time_ms / 20;

    return self->time_ms > spare_ms ? self->time_ms - spare_ms : 1;
}

/* Whoever has an increment, or gets more time soon, need not keep any. */
static uint64_t reserve_of(const struct checkers_level *self)
{
    uint64_t part = self->time_ms / RESERVE_PARTS;

    if (self->inc_ms || self->moves)
        return 0;
    return part < RESERVE_MS ? part : RESERVE_MS;
}

/* An equal part of the clock for each move to come, and the increment. The
 * clock has this move's increment already. */
static uint64_t share_of_clock(const struct checkers_level *self, int pieces)
{
    uint64_t time_ms = self->time_ms - reserve_of(self);
    uint64_t inc_ms = self->inc_ms, share;

    if (inc_ms > time_ms)
        inc_ms = time_ms;
    share = (time_ms - inc_ms) / moves_to_come(self, pieces) + inc_ms;
    if (share > clock_most(self))
        share = clock_most(self);
    return share ? share : 1;
}

int checkers_level_has_time(const struct checkers_level *self)
{
    return self->has_clock || self->move_ms > 0;
}

static int as_int(uint64_t ms) { return ms > INT_MAX ? INT_MAX : (int)ms; }

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
        if (most > clock_most(self))
            most = clock_most(self);
        slack = (clock_most(self) - most) / 2;
        soft = share * SOFT_TENTHS / 10;
        soft = soft ? soft : 1;
    }
    if (self->move_ms && (!most || self->move_ms < most)) {
        most = self->move_ms;
        slack = 0;
    }
    if (!most && !self->depth && !self->nodes)
        most = UNASKED_MS;
    time.most_ms = as_int(most);
    time.slack_ms = as_int(slack);
    time.soft_ms = as_int(soft);
    return time;
}
