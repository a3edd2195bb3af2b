/* test_pegs_oracle.c - the expected tables, row by row. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "machines/pegs/pegs_driver.h"

enum { STEP, EVENT, WHAT, SWITCH, TURN, PEGS, DIGITS, LEDS, BLINKING,
       COLUMNS };

/* "00001000 flash": which LEDs, and whether they do. */
static void compare_leds(const struct pegs_driver *d, const char *expected)
{
    struct pegs_watch watch = pegs_driver_watch(d);
    int flashes = strstr(expected, "flash") != NULL;

    for (int i = 0; i < 8; i++) {
        unsigned lit = flashes ? watch.period / 2 : watch.period;

        assert_int_equal(watch.lit[PEGS_LD + 7 - i],
                         expected[i] == '1' ? lit : 0);
    }
}

/* "KKKK", or "...." where a table means that the pegs are off. */
static void compare_pegs(struct pegs_driver *d, const char *expected,
                         const char *blinking)
{
    int number = blinking[0] == '-' ? -1 : atoi(blinking);

    assert_look(d, expected[0] == '.' ? "KKKK" : expected, number);
}

static void compare_turn(const struct pegs_driver *d, const char *expected)
{
    int is_over = strncmp(expected, "over", 4) == 0;

    assert_int_equal(d->chip.state == PEGS_RESULT, is_over);
    if (is_over)
        assert_int_equal(d->chip.guess == d->chip.code,
                         strcmp(expected, "over:won") == 0);
    else
        assert_int_equal(d->chip.turn, atoi(expected));
}

static void do_event(struct pegs_driver *d, const char *event)
{
    if (strcmp(event, "H1") == 0)
        pegs_driver_play(d, "H");
    else if (strcmp(event, "H0") == 0)
        pegs_driver_play(d, "h");
    else if (strcmp(event, "T") == 0)
        pegs_driver_play(d, ".....");           /* the pause is over */
    else if (strcmp(event, "-") != 0)
        pegs_driver_play(d, event);
}

static void compare(struct pegs_driver *d, const struct oracle *row)
{
    assert_int_equal(d->switches != 0, atoi(row->field[SWITCH]));
    compare_turn(d, row->field[TURN]);
    compare_pegs(d, row->field[PEGS], row->field[BLINKING]);
    assert_marks(d, row->field[DIGITS]);
    compare_leds(d, row->field[LEDS]);
}

static void run(const char *name, const char *code, int rows)
{
    struct pegs_driver d = pegs_driver_played("", code, "");
    struct oracle row;
    int step = 0;

    oracle_open(&row, name);
    for (; oracle_next(&row); step++) {
        assert_int_equal(row.fields, COLUMNS);
        assert_int_equal(atoi(row.field[STEP]), step);
        do_event(&d, row.field[EVENT]);
        compare(&d, &row);
    }
    assert_int_equal(step, rows);
}

CASE(a_game_with_history_is_won)
{
    BEGIN_CASE;
    run("pegs/scenario_history_win.csv", "RGBY", 72);
}

CASE(eight_guesses_are_wrong)
{
    BEGIN_CASE;
    run("pegs/scenario_eight_wrong.csv", "KKKK", 56);
}

static unsigned count_of(const char *marks, char mark)
{
    unsigned count = 0;

    for (; *marks; marks++)
        count += *marks == mark;
    return count;
}

CASE(pairs_of_code_and_guess)
{
    enum { CODE, GUESS, X, O, SHOWN, PAIR_COLUMNS };
    struct oracle row;
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&row, "pegs/xo_pairs.csv");
    for (; oracle_next(&row); rows++) {
        struct pegs_driver d = pegs_driver_played("", row.field[CODE], "");

        assert_int_equal(row.fields, PAIR_COLUMNS);
        pegs_driver_guess(&d, row.field[GUESS]);
        assert_marks(&d, row.field[SHOWN]);
        assert_int_equal(count_of(pegs_driver_marks(&d), 'X'),
                         atoi(row.field[X]));
        assert_int_equal(count_of(pegs_driver_marks(&d), 'O'),
                         atoi(row.field[O]));
    }
    assert_int_equal(rows, 18);
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: a game with history is won, step by step "
         "(M1-01..M1-06, M1-11, M1-30..M1-33, M1-35..M1-42, M1-44, M1-45)",
         a_game_with_history_is_won),
    TEST("pegs: eight wrong guesses, step by step "
         "(M1-29, M1-30, M1-33, M1-43, M1-45)", eight_guesses_are_wrong),
    TEST("pegs: pairs of code and guess (M1-19..M1-23, M1-25, M1-26)",
         pairs_of_code_and_guess),
};

CHECK_MAIN("pegs: oracle", tests)
