/* test_go_clock.c - how long a move of Go may take. */
#include "check.h"

#include <limits.h>
#include <stdio.h>

#include "games/go/engine/clock.h"

enum { MOVES = 150, SECOND = 1000 };

/* A clock as a referee has it: with periods or stones, and no mercy. */
struct referee {
    struct go_clock_terms terms;
    int64_t left_ms;
    int count;                          /* 0: main time */
    int is_lost;
};

static void enter_extra(struct referee *self)
{
    self->left_ms += self->terms.extra_ms;
    self->count = self->terms.count;
    if (self->terms.kind == GO_CLOCK_ABSOLUTE || self->left_ms < 0)
        self->is_lost = 1;
}

static void stop_period(struct referee *self)
{
    while (self->left_ms < 0 && self->count > 1) {
        self->left_ms += self->terms.extra_ms;
        self->count--;
    }
    self->is_lost |= self->left_ms < 0;
    self->left_ms = self->terms.extra_ms;
}

static void stop_stone(struct referee *self)
{
    self->is_lost |= self->left_ms < 0;
    if (--self->count == 0) {
        self->left_ms = self->terms.extra_ms;
        self->count = self->terms.count;
    }
}

static void stop(struct referee *self, int64_t ms)
{
    self->left_ms -= ms;
    if (self->count == 0 && self->left_ms < 0)
        enter_extra(self);
    if (self->count == 0 || self->is_lost)
        return;
    if (self->terms.kind == GO_CLOCK_BYOYOMI)
        stop_period(self);
    else
        stop_stone(self);
}

static struct referee referee_for(const struct go_clock_terms *terms)
{
    struct referee referee = {.terms = *terms, .left_ms = terms->main_ms};

    if (!terms->main_ms)
        enter_extra(&referee);
    return referee;
}

/* How the referee tells what is left. */
enum telling { UNTOLD, IN_SECONDS, EXACTLY };

static void tell(struct go_clock *clock, const struct referee *referee,
                 enum telling how)
{
    int64_t left_ms = referee->left_ms;

    if (how == IN_SECONDS)
        left_ms -= left_ms % SECOND;
    if (how != UNTOLD)
        go_clock_tell(clock, GO_WHITE, left_ms, referee->count);
}

/* One side of a game; each move takes a part of the time it is given, and some
 * more gets lost on the way. The return is what is left at the end. */
static struct referee play(struct go_clock_terms terms, int size, int moves,
                           enum telling how, int lag_ms, int percent)
{
    struct referee referee = referee_for(&terms);
    struct go_clock clock;

    go_clock_begin(&clock, &terms);
    for (int move = 0; move < moves && !referee.is_lost; move++) {
        int ms;

        tell(&clock, &referee, how);
        ms = go_clock_ms(&clock, GO_WHITE, size, move);
        assert_true(ms > 0);
        ms = (int)((int64_t)ms * percent / 100);
        stop(&referee, ms + lag_ms);
        go_clock_spend(&clock, GO_WHITE, ms);
    }
    return referee;
}

static const struct go_clock_terms systems[] = {
    {GO_CLOCK_ABSOLUTE, 10 * SECOND, 0, 0},
    {GO_CLOCK_ABSOLUTE, 60 * SECOND, 0, 0},
    {GO_CLOCK_ABSOLUTE, 300 * SECOND, 0, 0},
    {GO_CLOCK_ABSOLUTE, 3600 * SECOND, 0, 0},
    {GO_CLOCK_BYOYOMI, 0, SECOND, 1},
    {GO_CLOCK_BYOYOMI, 0, 30 * SECOND, 5},
    {GO_CLOCK_BYOYOMI, 60 * SECOND, 2 * SECOND, 1},
    {GO_CLOCK_BYOYOMI, 600 * SECOND, 10 * SECOND, 3},
    {GO_CLOCK_CANADIAN, 0, 10 * SECOND, 25},
    {GO_CLOCK_CANADIAN, 0, 5 * SECOND, 1},
    {GO_CLOCK_CANADIAN, 60 * SECOND, 30 * SECOND, 10},
    {GO_CLOCK_CANADIAN, 300 * SECOND, 300 * SECOND, 25},
};

enum { SYSTEMS = sizeof systems / sizeof *systems };

/* What gets lost is a few milliseconds between two programs on one machine;
 * over a net it is more, but there clocks are told. */
static const struct { enum telling how; int lag_ms; } tellings[] = {
    {UNTOLD, 0}, {UNTOLD, 15}, {IN_SECONDS, 0}, {IN_SECONDS, 25},
    {EXACTLY, 2}, {EXACTLY, 30},
};

enum { TELLINGS = sizeof tellings / sizeof *tellings };

/* Moves of a side in a game that does not want to end. */
static int long_game(int size)
{
    return size * size + 60 < MOVES ? size * size + 60 : MOVES;
}

CASE(no_game_is_lost_on_time)
{
    static const int sizes[] = {5, 9, 13, 19};

    BEGIN_CASE;
    for (int i = 0; i < SYSTEMS; i++)
        for (int s = 0; s < 4; s++)
            for (int t = 0; t < TELLINGS; t++)
                if (play(systems[i], sizes[s], long_game(sizes[s]),
                         tellings[t].how, tellings[t].lag_ms, 100).is_lost)
                    fail_msg("system %d, size %d, telling %d", i, sizes[s],
                             t);
}

/* Games on nine lines have 40 moves of a side or so, and some of them are
 * settled before their time is over. */
CASE(most_of_the_main_time_is_used)
{
    static const int seconds[] = {10, 60, 300};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (int how = UNTOLD; how <= EXACTLY; how++) {
            struct go_clock_terms terms = {GO_CLOCK_ABSOLUTE,
                                           seconds[i] * SECOND, 0, 0};
            int64_t left = play(terms, 9, 40, (enum telling)how, 2,
                                85).left_ms;

            if (left * 100 > terms.main_ms * (i == 0 ? 40 : 20))
                fail_msg("%d of %d s are left, told %d", (int)left,
                         seconds[i], how);
        }
}

/* Behind main time there are periods: nothing of it is kept. */
CASE(main_time_before_periods_is_used_up)
{
    struct go_clock_terms terms = {GO_CLOCK_BYOYOMI, 60 * SECOND,
                                   2 * SECOND, 3};
    struct referee end = play(terms, 9, 60, IN_SECONDS, 5, 100);

    BEGIN_CASE;
    assert_false(end.is_lost);
    assert_int_equal(end.count, 3);
}

CASE(what_is_lost_unused_is_known)
{
    struct go_clock_terms periods = {GO_CLOCK_BYOYOMI, 0, SECOND, 3};
    struct go_clock_terms none = {GO_CLOCK_NONE, 0, 0, 0};
    struct go_clock clock;

    BEGIN_CASE;
    go_clock_begin(&clock, &systems[1]);
    assert_false(go_clock_is_lost_unused(&clock, GO_BLACK));
    go_clock_begin(&clock, &periods);
    assert_true(go_clock_is_lost_unused(&clock, GO_BLACK));
    go_clock_begin(&clock, &none);
    assert_true(go_clock_is_lost_unused(&clock, GO_BLACK));
}

static int ms_of(struct go_clock_terms terms, int moves)
{
    struct go_clock clock;

    go_clock_begin(&clock, &terms);
    return go_clock_ms(&clock, GO_BLACK, 9, moves);
}

CASE(without_a_clock_there_is_no_limit)
{
    struct go_clock_terms none = {GO_CLOCK_NONE, 0, 0, 0};

    BEGIN_CASE;
    assert_int_equal(ms_of(none, 0), 0);
    assert_int_equal(ms_of(none, 100), 0);
}

/* Five minutes are used: most of them in the first thirty moves, and more
 * for each of the middle game than for each of the end. */
CASE(most_of_the_time_goes_to_the_middle_game)
{
    struct go_clock_terms terms = {GO_CLOCK_ABSOLUTE, 300 * SECOND, 0, 0};
    struct go_clock clock;
    int64_t spent = 0;
    int ms[40];

    BEGIN_CASE;
    go_clock_begin(&clock, &terms);
    for (int i = 0; i < 40; i++) {
        ms[i] = go_clock_ms(&clock, GO_BLACK, 9, i);
        go_clock_spend(&clock, GO_BLACK, ms[i]);
        spent += i < 30 ? ms[i] : 0;
    }
    assert_true(spent > 200 * SECOND);
    assert_true(ms[5] > ms[0]);
    assert_true(ms[0] > 5 * SECOND);
    assert_true(ms[10] > 2 * ms[35]);
}

CASE(a_period_is_used_but_not_up)
{
    struct go_clock_terms periods = {GO_CLOCK_BYOYOMI, 0, 10 * SECOND, 3};
    struct go_clock_terms stones = {GO_CLOCK_CANADIAN, 0, 100 * SECOND, 10};

    BEGIN_CASE;
    assert_in_range(ms_of(periods, 0), 9000, 9900);
    assert_in_range(ms_of(periods, 200), 9000, 9900);
    assert_in_range(ms_of(stones, 0), 9000, 9900);
}

/* Little main time is left, but a period comes behind it. */
CASE(the_last_of_the_main_time_is_no_hurry)
{
    struct go_clock_terms terms = {GO_CLOCK_BYOYOMI, 60 * SECOND,
                                   10 * SECOND, 3};
    struct go_clock clock;

    BEGIN_CASE;
    go_clock_begin(&clock, &terms);
    go_clock_tell(&clock, GO_BLACK, SECOND, 0);
    assert_in_range(go_clock_ms(&clock, GO_BLACK, 9, 30), 9000, 9900);
}

CASE(each_side_has_a_clock)
{
    struct go_clock_terms terms = {GO_CLOCK_ABSOLUTE, 60 * SECOND, 0, 0};
    struct go_clock clock;
    int before;

    BEGIN_CASE;
    go_clock_begin(&clock, &terms);
    before = go_clock_ms(&clock, GO_WHITE, 9, 0);
    go_clock_spend(&clock, GO_BLACK, 30 * SECOND);
    assert_int_equal(go_clock_ms(&clock, GO_WHITE, 9, 0), before);
    assert_true(go_clock_ms(&clock, GO_BLACK, 9, 0) < before / 2 + 10);
    go_clock_restart(&clock);
    assert_int_equal(go_clock_ms(&clock, GO_BLACK, 9, 0), before);
}

/* Whatever is said, a move has some time, and no more than can be said. */
CASE(nonsense_does_no_harm)
{
    struct go_clock_terms terms = {GO_CLOCK_CANADIAN, 0, 0, 0};
    struct go_clock clock;

    BEGIN_CASE;
    assert_int_equal(ms_of(terms, 0), 1);
    terms.kind = GO_CLOCK_ABSOLUTE;
    assert_int_equal(ms_of(terms, 0), 1);
    terms.main_ms = INT64_MAX / 2;
    assert_int_equal(ms_of(terms, 0), INT_MAX);
    go_clock_begin(&clock, &terms);
    go_clock_tell(&clock, GO_BLACK, 0, 0);
    assert_int_equal(go_clock_ms(&clock, GO_BLACK, 19, 1000), 1);
    go_clock_spend(&clock, GO_BLACK, INT_MAX);
    assert_int_equal(go_clock_ms(&clock, GO_BLACK, 2, 1000), 1);
}

static const struct CMUnitTest tests[] = {
    TEST("clock: not even a very long game is lost on time, by any system",
         no_game_is_lost_on_time),
    TEST("clock: most of the main time is used",
         most_of_the_main_time_is_used),
    TEST("clock: main time before periods is used up, and no period lost",
         main_time_before_periods_is_used_up),
    TEST("clock: it is known what is lost if it is not used",
         what_is_lost_unused_is_known),
    TEST("clock: without one there is no limit",
         without_a_clock_there_is_no_limit),
    TEST("clock: most of the time goes to the middle game",
         most_of_the_time_goes_to_the_middle_game),
    TEST("clock: a period is used, but not up", a_period_is_used_but_not_up),
    TEST("clock: the last of the main time is no hurry",
         the_last_of_the_main_time_is_no_hurry),
    TEST("clock: each side has its own", each_side_has_a_clock),
    TEST("clock: nonsense does no harm", nonsense_does_no_harm),
};

CHECK_MAIN("go_clock", tests)
