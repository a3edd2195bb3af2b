/* test_checkers_level.c - how long a Hub engine may think. */
#include "check.h"

#include <limits.h>
#include <string.h>

#include "games/draughts/engine/level.h"

static const char *read_more(struct checkers_level *level, const char *text)
{
    char buffer[200];
    struct hub_line line;

    strcpy(buffer, text);
    assert_null(hub_read(&line, buffer));
    return checkers_level_read(level, &line);
}

enum { PIECES = 24 };                   /* of the opening */

static struct checkers_level_time time_with(const char *text, int pieces)
{
    struct checkers_level level = {0};

    assert_null(read_more(&level, text));
    return checkers_level_time(&level, pieces);
}

static int ms_of(const char *text)
{
    return time_with(text, PIECES).most_ms;
}

static int soft_of(const char *text)
{
    return time_with(text, PIECES).soft_ms;
}

/* Nothing of it is saved for later. */
CASE(a_move_has_its_time)
{
    BEGIN_CASE;
    assert_int_equal(ms_of("level move-time=2.5"), 2500);
    assert_int_equal(ms_of("level move-time=0.1"), 100);
    assert_int_equal(ms_of("level move-time=0.001"), 1);
    assert_int_equal(ms_of("level move-time=900000000"), INT_MAX);
    assert_int_equal(soft_of("level move-time=2.5"), 0);
    assert_int_equal(soft_of("level move-time=0.001"), 0);
}

/* In 36 parts at the beginning, but for a reserve. A depth is begun until seven
 * tenths of a part are used, and may take until two parts are. */
CASE(a_clock_is_shared_out)
{
    BEGIN_CASE;
    assert_int_equal(soft_of("level time=37"), 700);
    assert_int_equal(ms_of("level time=37"), 2000);
    assert_int_equal(soft_of("level time=36 moves=100"), 700);
    assert_int_equal(soft_of("level time=60 moves=10"), 4200);
    assert_int_equal(ms_of("level time=60 moves=10"), 12000);
    assert_int_equal(soft_of("level time=37 inc=1"), 1400);
    assert_true(time_with("level time=37", 2).soft_ms
                >= 2 * time_with("level time=37", 24).soft_ms);
}

/* Five in a hundred and fifty milliseconds stay on the clock. */
CASE(a_clock_never_runs_out)
{
    BEGIN_CASE;
    assert_int_equal(ms_of("level time=10 moves=1"), 9450);
    assert_int_equal(ms_of("level time=1 inc=5"), 900);
    assert_int_equal(ms_of("level time=0.04"), 1);
    assert_int_equal(ms_of("level time=0"), 1);
    assert_int_equal(soft_of("level time=0"), 1);
}

/* One side of a game as a referee times it. Each depth takes twice as long as
 * the one before; each move loses some time on its way. The return is what is
 * left of the clock at the end, in thousandths. */
static int left_after(int moves, int seconds, int lag_ms)
{
    double left_ms = seconds * 1000, depth_ms = 3;

    for (int i = 0; i < moves; i++) {
        struct checkers_level level = {.has_clock = 1};
        struct checkers_level_time time;
        double used = 0;

        level.time_ms = (uint64_t)left_ms;
        time = checkers_level_time(&level, PIECES - PIECES * i / moves);
        for (double next = depth_ms; used < time.soft_ms; next *= 2)
            used = used + next < time.most_ms ? used + next : time.most_ms;
        left_ms -= used + lag_ms;
        depth_ms = depth_ms > 5 ? 3 : depth_ms * 1.1;
        assert_true(left_ms >= 0);
    }
    return (int)(left_ms / seconds);
}

CASE(most_of_a_clock_is_used)
{
    BEGIN_CASE;
    assert_in_range(left_after(40, 60, 2), 0, 300);
    assert_in_range(left_after(60, 60, 2), 0, 200);
    assert_in_range(left_after(50, 10, 2), 0, 300);
    assert_in_range(left_after(80, 300, 20), 0, 100);
    assert_true(left_after(150, 60, 10) >= 0);
    assert_true(left_after(150, 10, 4) >= 0);
}

CASE(the_least_limit_holds)
{
    BEGIN_CASE;
    assert_int_equal(ms_of("level time=37 move-time=1"), 1000);
    assert_int_equal(ms_of("level time=37 move-time=9"), 2000);
}

CASE(without_a_word_it_is_five_seconds)
{
    struct checkers_level nothing = {0};

    BEGIN_CASE;
    assert_int_equal(checkers_level_time(&nothing, PIECES).most_ms, 5000);
    assert_int_equal(ms_of("level depth=5"), 0);
    assert_int_equal(ms_of("level nodes=5"), 0);
    assert_int_equal(ms_of("level infinite"), 0);
    assert_int_equal(ms_of("level infinite move-time=1"), 0);
}

CASE(lines_add_up)
{
    struct checkers_level level = {0};

    BEGIN_CASE;
    assert_false(checkers_level_has_time(&level));
    assert_null(read_more(&level, "level depth=7"));
    assert_null(read_more(&level, "level nodes=18446744073709551615"));
    assert_false(checkers_level_has_time(&level));
    assert_null(read_more(&level, "level move-time=3"));
    assert_true(checkers_level_has_time(&level));
    assert_int_equal(level.depth, 7);
    assert_true(level.nodes == UINT64_MAX);
    assert_int_equal(checkers_level_time(&level, PIECES).most_ms, 3000);
}

CASE(an_error_changes_nothing)
{
    struct checkers_level level = {0};
    const char *error;

    BEGIN_CASE;
    assert_null(read_more(&level, "level depth=7"));
    error = read_more(&level, "level depth=8 nodes=many");
    assert_string_equal(error, "bad level: nodes=many is not a number");
    assert_int_equal(level.depth, 7);
    error = read_more(&level, "level time=1 inc=x");
    assert_string_equal(error, "bad level: inc=x is not seconds");
    assert_false(checkers_level_has_time(&level));
}

CASE(unknown_arguments_are_errors)
{
    struct checkers_level level = {0};
    const char *error;

    BEGIN_CASE;
    error = read_more(&level, "level depth=7 speed=5");
    assert_string_equal(error, "bad level: speed=5 is not one of depth, "
                        "nodes, move-time, time, inc, moves, infinite");
    error = read_more(&level, "level depth=7 fast");
    assert_string_equal(error, "bad level: fast is not one of depth, "
                        "nodes, move-time, time, inc, moves, infinite");
    error = read_more(&level, "level infinite=5");
    assert_string_equal(error, "bad level: infinite=5 is not a word without "
                        "a value");
    assert_int_equal(level.depth, 0);
    assert_false(level.is_infinite);
}

static const struct CMUnitTest tests[] = {
    TEST("level: a move has its time", a_move_has_its_time),
    TEST("level: a clock is shared out among the moves to come",
         a_clock_is_shared_out),
    TEST("level: a clock never runs out", a_clock_never_runs_out),
    TEST("level: most of a clock is used, and never all",
         most_of_a_clock_is_used),
    TEST("level: the least of clock and move holds", the_least_limit_holds),
    TEST("level: without a word it is five seconds",
         without_a_word_it_is_five_seconds),
    TEST("level: lines add up", lines_add_up),
    TEST("level: an error changes nothing", an_error_changes_nothing),
    TEST("level: unknown arguments are errors", unknown_arguments_are_errors),
};

CHECK_MAIN("checkers_level", tests)
