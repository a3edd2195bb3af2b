/* checkers_level.c - how long a Hub engine may think. */
#include "cli/checkers_level.h"

#include <limits.h>

#include "base/text.h"

enum {
    MOVES_TO_GO = 30,                   /* in a game, as far as one knows */
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

/* An equal part of the clock for each move to come, and the increment. The
 * clock has this move's increment already. */
static uint64_t share_of_clock(const struct checkers_level *self)
{
    uint64_t time_ms = self->time_ms, inc_ms = self->inc_ms;
    uint64_t moves = self->moves, spare_ms = SPARE_MS + time_ms / 20, share;

    if (moves == 0 || moves > MOVES_TO_GO)
        moves = MOVES_TO_GO;
    if (inc_ms > time_ms)
        inc_ms = time_ms;
    share = (time_ms - inc_ms) / moves + inc_ms;
    if (share + spare_ms > time_ms)
        share = time_ms > spare_ms ? time_ms - spare_ms : 0;
    return share ? share : 1;
}

int checkers_level_has_time(const struct checkers_level *self)
{
    return self->has_clock || self->move_ms > 0;
}

int checkers_level_ms(const struct checkers_level *self)
{
    uint64_t ms = 0;

    if (self->is_infinite)
        return 0;
    if (self->has_clock)
        ms = share_of_clock(self);
    if (self->move_ms && (!ms || self->move_ms < ms))
        ms = self->move_ms;
    if (!ms && !self->depth && !self->nodes)
        ms = UNASKED_MS;
    return ms > INT_MAX ? INT_MAX : (int)ms;
}
