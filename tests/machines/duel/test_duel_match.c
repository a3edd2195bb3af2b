/* test_duel_match.c - who makes the code, who gets the point, who wins. */
#include "check.h"

#include <string.h>

#include "machines/duel/duel_driver.h"

CASE(the_start_shows_both_and_waits)
{
    struct driver d = driver_open(2, "");

    BEGIN_CASE;
    assert_digits(&d, "_A-b");
    for (int i = 0; i < 100; i++) {
        driver_play(&d, i % 3 ? "U," : "-1,0");
        assert_digits(&d, "_A-b");
        assert_leds(&d, 0);
    }
}

/* The first to press makes the code, the other one breaks it. */
static void assert_maker(char first)
{
    struct driver d = driver_open(2, "");

    driver_play_for(&d, first, "a..A");
    assert_digits(&d, "A___");
    driver_play_for(&d, first, "b");
    assert_digits(&d, "A___");
    driver_play_for(&d, first, "a");
    assert_digits(&d, "-A__");
    driver_play_for(&d, first, "LaEaFa" ".." "Ha");
    assert_digits(&d, "H___");
    driver_play_for(&d, first, "b");
    assert_digits(&d, "HH__");
}

CASE(whoever_presses_first_is_the_maker)
{
    BEGIN_CASE;
    assert_maker('A');
    assert_maker('b');
}

CASE(both_at_once_is_a_press_of_a)
{
    struct driver d = driver_open(2, "");

    BEGIN_CASE;
    driver_clock(&d, PIN(DUEL_ENTER_A) | PIN(DUEL_ENTER_B));
    driver_play(&d, ".");
    assert_digits(&d, "_P-A");
    driver_play(&d, ".Ab");
    assert_digits(&d, "A___");
    driver_play(&d, "a");
    assert_digits(&d, "-A__");
}

CASE(the_score_and_then_the_maker_are_shown)
{
    struct driver d = driver_open(2, "");

    BEGIN_CASE;
    driver_play(&d, "a");
    assert_digits(&d, "_0-0");
    driver_play(&d, ".");
    assert_digits(&d, "_P-A");
    driver_play(&d, "r" "b");
    assert_digits(&d, "_0-0");
    driver_play(&d, ".");
    assert_digits(&d, "_P-b");
}

/* A match with the outcomes of its rounds given as bits (1: found). */
struct tally {
    char first;
    unsigned outcomes;
    int points[2];                      /* of A and b */
    int rounds;
};

static char other(char player)
{
    return player == 'A' ? 'b' : 'A';
}

static void assert_score(struct driver *d, const struct tally *tally)
{
    const char score[] = {'_', (char)('0' + tally->points[0]), '-',
                          (char)('0' + tally->points[1]), 0};

    assert_digits(d, score);
}

static int is_won(const struct tally *tally)
{
    return tally->points[0] == 2 || tally->points[1] == 2;
}

/* From the maker's card to the score behind the round. */
static void play_round(struct driver *d, struct tally *tally, char maker)
{
    int found = tally->outcomes >> tally->rounds & 1;
    char winner = found ? other(maker) : maker;

    driver_play_for(d, maker, found ? "." DRIVER_FOUND : "." DRIVER_LOST);
    tally->points[winner == 'b']++;
    tally->rounds++;
}

/* Plays to the end, asking of each round that it goes by the rules. */
static struct tally play_match(char first, unsigned outcomes)
{
    struct driver d = driver_open(2, "");
    struct tally tally = {.first = first, .outcomes = outcomes};
    char maker = first;

    driver_play_for(&d, first, "a");
    for (;;) {
        assert_score(&d, &tally);
        assert_leds(&d, 0);
        driver_play(&d, ".");
        if (is_won(&tally))
            break;
        assert_digits(&d, maker == 'A' ? "_P-A" : "_P-b");
        play_round(&d, &tally, maker);
        maker = other(maker);
    }
    assert_score(&d, &tally);
    assert_leds(&d, 0xff);
    return tally;
}

CASE(every_match_goes_by_the_rules)
{
    BEGIN_CASE;
    for (unsigned outcomes = 0; outcomes < 8; outcomes++) {
        struct tally a = play_match('A', outcomes);
        struct tally b = play_match('b', outcomes);

        assert_in_range(a.rounds, 2, 3);
        assert_int_equal(a.rounds, b.rounds);
        assert_int_equal(a.points[0] + a.points[1], a.rounds);
        assert_int_equal(a.points[0], b.points[1]);
    }
}

/* With the roles exchanged, one player wins twice if one finds the code and
 * the other does not. */
CASE(two_points_end_it_after_two_rounds_or_three)
{
    BEGIN_CASE;
    assert_int_equal(play_match('A', 1).rounds, 2);
    assert_int_equal(play_match('A', 2).rounds, 2);
    assert_int_equal(play_match('A', 0).rounds, 3);
    assert_int_equal(play_match('A', 3).rounds, 3);
    assert_int_equal(play_match('A', 7).rounds, 3);
}

CASE(the_roles_are_exchanged_after_a_round_found)
{
    struct driver d = driver_played("a.." DRIVER_FOUND);

    BEGIN_CASE;
    assert_digits(&d, "_0-1");
    driver_play(&d, ".");
    assert_digits(&d, "_P-b");
    driver_play(&d, ".Aa");
    assert_digits(&d, "A___");
    driver_play(&d, "b");
    assert_digits(&d, "-A__");
}

CASE(the_roles_are_exchanged_after_a_round_lost)
{
    struct driver d = driver_played("a.." DRIVER_LOST);

    BEGIN_CASE;
    assert_digits(&d, "_1-0");
    driver_play(&d, ".");
    assert_digits(&d, "_P-b");
    driver_play(&d, ".Aa");
    assert_digits(&d, "A___");
    driver_play(&d, "b");
    assert_digits(&d, "-A__");
}

/* A 2-0 for A, up to the blinking: he makes a code, then finds one. */
static struct driver won(void)
{
    struct driver d = driver_played("a.." DRIVER_LOST "..");

    driver_play_for(&d, 'b', DRIVER_FOUND ".");
    return d;
}

CASE(the_end_waits_for_a_press)
{
    struct driver d = won();

    BEGIN_CASE;
    for (int i = 0; i < 1000; i++) {
        assert_digits(&d, "_2-0");
        assert_leds(&d, i % 2 ? 0 : 0xff);
        driver_play(&d, i % 5 ? "A,": "-1,");
    }
}

CASE(either_player_may_leave_the_end)
{
    struct driver by_a = won(), by_b = won();

    BEGIN_CASE;
    driver_play(&by_a, "a");
    assert_digits(&by_a, "_A-b");
    assert_leds(&by_a, 0);
    driver_play(&by_b, ",b");
    assert_digits(&by_b, "_A-b");
    assert_leds(&by_b, 0);
}

CASE(a_new_match_starts_from_nothing)
{
    struct driver d = won();

    BEGIN_CASE;
    driver_play(&d, "a" "b");
    assert_digits(&d, "_0-0");
    driver_play(&d, ".");
    assert_digits(&d, "_P-b");
    driver_play_for(&d, 'b', "." DRIVER_MAKE ".");
    assert_digits(&d, "_L-3");
    driver_play_for(&d, 'b', "." DRIVER_RIGHT "b");
    assert_digits(&d, "_1-0");
}

/* All of the state, to the byte: as if only time had gone by. */
static void assert_as_new(const struct driver *d)
{
    struct driver idle = driver_open(2, "");

    while (idle.ticks < d->ticks)
        driver_clock(&idle, 0);
    assert_memory_equal(&d->chip, &idle.chip, sizeof d->chip);
}

CASE(reset_works_in_every_state)
{
    BEGIN_CASE;
    for (const struct station *at = driver_stations; at->script; at++) {
        struct driver d = driver_played(at->script);

        driver_play(&d, "r");
        assert_digits(&d, "_A-b");
        assert_leds(&d, 0);
        assert_as_new(&d);
        assert_int_equal(d.chip.code, 0);
        assert_int_equal(d.chip.guess, 0);
        driver_play(&d, "0b");
        assert_digits(&d, "_0-0");
        driver_play_for(&d, 'b', ".." DRIVER_MAKE ".");
        assert_digits(&d, "_L-3");
    }
}

CASE(leaving_the_end_is_as_good_as_a_reset)
{
    struct driver d = won(), alone = driver_played("1a..");

    BEGIN_CASE;
    driver_play(&d, "b");
    assert_as_new(&d);
    for (int i = 0; i < 3; i++)
        driver_play(&alone, "UaUaUaUa" "a.");
    driver_play(&alone, "b");
    assert_as_new(&alone);
}

CASE(reset_is_stronger_than_a_press)
{
    struct driver d = driver_played("a..");

    BEGIN_CASE;
    for (int i = 0; i < 10; i++) {
        driver_clock(&d, PIN(DUEL_RST) | PIN(DUEL_ENTER_A)
                         | PIN(DUEL_ENTER_B));
        assert_digits(&d, "_A-b");
    }
    assert_as_new(&d);
}

static const struct CMUnitTest tests[] = {
    TEST("duel: the start shows A-b, AN3 dark, and waits "
         "(M0-03, M0-11, M0-12)", the_start_shows_both_and_waits),
    TEST("duel: whoever presses first is the maker (M0-01, M0-03, M0-04)",
         whoever_presses_first_is_the_maker),
    TEST("duel: both pressing at once is a press of A",
         both_at_once_is_a_press_of_a),
    TEST("duel: after the first press 0-0, then P-A or P-b (M0-13, M0-14)",
         the_score_and_then_the_maker_are_shown),
    TEST("duel: every match has one point a round, changing roles, and ends "
         "at two points (M0-02, M0-05, M0-06, M0-07, M0-57)",
         every_match_goes_by_the_rules),
    TEST("duel: 2-0 takes two rounds, 2-1 takes three (M0-02, M0-07)",
         two_points_end_it_after_two_rounds_or_three),
    TEST("duel: the roles are exchanged if the breaker won (M0-05, M0-57)",
         the_roles_are_exchanged_after_a_round_found),
    TEST("duel: the roles are exchanged if the maker won (M0-05, M0-57)",
         the_roles_are_exchanged_after_a_round_lost),
    TEST("duel: at the end LEDs blink, the score stays, until a press "
         "(M0-08, M0-58)", the_end_waits_for_a_press),
    TEST("duel: either player may leave the end (M0-08, M0-59)",
         either_player_may_leave_the_end),
    TEST("duel: a new match starts from 0-0 (M0-09)",
         a_new_match_starts_from_nothing),
    TEST("duel: reset works in every state (M0-10)",
         reset_works_in_every_state),
    TEST("duel: leaving the end is as good as a reset (M0-08, M0-09)",
         leaving_the_end_is_as_good_as_a_reset),
    TEST("duel: reset is stronger than a press (M0-10)",
         reset_is_stronger_than_a_press),
};

CHECK_MAIN("duel: match", tests)
