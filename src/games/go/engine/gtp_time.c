/* gtp_time.c - GTP: clocks.
 *
 * Translates the time commands of GTP and KGS into the terms of clock.h. Times
 * come in seconds, with decimals if the controller likes. */
#include "games/go/engine/gtp.h"

/* Main time, then a period of time for some stones (Canadian). A period of 0
 * seconds is none at all, and a period for 0 stones means that there is no
 * limit, as the protocol has it. */
static const char *time_settings(struct go_gtp *self)
{
    struct go_clock_terms terms = {.kind = GO_CLOCK_CANADIAN};

    if (!go_gtp_seconds(self, 0, &terms.main_ms)
        || !go_gtp_seconds(self, 1, &terms.extra_ms)
        || !go_gtp_number(self, 2, &terms.count))
        return go_gtp_syntax;
    if (terms.extra_ms == 0)
        terms.kind = terms.main_ms ? GO_CLOCK_ABSOLUTE : GO_CLOCK_NONE;
    else if (terms.count == 0)
        terms.kind = GO_CLOCK_NONE;
    go_clock_begin(&self->clock, &terms);
    return NULL;
}

static const struct {
    const char *name;
    enum go_clock_kind kind;
    int arguments;
} kinds[] = {
    {"none", GO_CLOCK_NONE, 0},
    {"absolute", GO_CLOCK_ABSOLUTE, 1},
    {"byoyomi", GO_CLOCK_BYOYOMI, 3},
    {"canadian", GO_CLOCK_CANADIAN, 3},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

/* kgs-time_settings has as many arguments as its kind needs. Periods without
 * time or without a count leave only the main time. */
static const char *set_kind(struct go_gtp *self, int kind)
{
    struct go_clock_terms terms = {.kind = kinds[kind].kind, .count = 1};
    int arguments = kinds[kind].arguments;

    if ((arguments > 0 && !go_gtp_seconds(self, 1, &terms.main_ms))
        || (arguments > 1 && !go_gtp_seconds(self, 2, &terms.extra_ms))
        || (arguments > 2
            && !go_gtp_number(self, 3, &terms.count)))
        return go_gtp_syntax;
    if (arguments > 1 && (!terms.extra_ms || !terms.count))
        terms.kind = GO_CLOCK_ABSOLUTE;
    go_clock_begin(&self->clock, &terms);
    return NULL;
}

static const char *kgs_time_settings(struct go_gtp *self)
{
    for (int i = 0; self->line.count > 0 && i < KINDS; i++)
        if (text_same(self->line.argument[0], kinds[i].name))
            return set_kind(self, i);
    return go_gtp_syntax;
}

static const char *time_left(struct go_gtp *self)
{
    enum go_colour colour;
    int64_t left_ms;
    int count = 0;

    if (!go_gtp_colour(self, 0, &colour)
        || !go_gtp_seconds(self, 1, &left_ms)
        || !go_gtp_number(self, 2, &count))
        return go_gtp_syntax;
    go_clock_tell(&self->clock, colour, left_ms, count);
    return NULL;
}

const struct go_gtp_command go_gtp_time_commands[] = {
    {"time_settings", time_settings},
    {"kgs-time_settings", kgs_time_settings},
    {"time_left", time_left},
    {0},
};
