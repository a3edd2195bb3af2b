/* test_pegs_match.c - two people play in turn; fewer turns win. */
#include "check.h"

#include "base/rng.h"
#include "machines/pegs/pegs_driver.h"

enum { MESSAGE = 2 * PEGS_DRIVER_HZ };

/* From the player's message: the game is won in that turn, or, with 9, it
 * is lost; the result stands. */
static void play_game(struct pegs_driver *d, int turns)
{
    pegs_driver_play(d, "UU");                  /* message off; first press */
    pegs_driver_hide(d, "RGBY");
    for (int i = 1; i < turns; i++)
        pegs_driver_guess(d, "RGBK");
    if (turns < 9)
        pegs_driver_guess(d, "RGBY");
}

/* Games of both players in turn, each with its result and totals; at the
 * next player's message, or at the end of the match. */
static void play_games(struct pegs_driver *d, const int *turns, int count)
{
    for (int i = 0; i < count; i++) {
        play_game(d, turns[i]);
        pegs_driver_play(d, "SS");
    }
}

static struct pegs_driver over(const char *options, const int *turns,
                               int count)
{
    struct pegs_driver d = pegs_driver_new(options);

    play_games(&d, turns, count);
    assert_int_equal(d.chip.state, PEGS_OVER);
    return d;
}

static void assert_message(struct pegs_driver *d, const char *digits)
{
    assert_digits(d, digits);
    assert_pegs(d, "KKKK");
    assert_leds(d, 0);
}

CASE(a_comes_first_then_b)
{
    static const char *const calls[] = {"_P-A", "_P-b", "_P-A", "_P-b",
                                        "_P-A", "_P-b"};
    struct pegs_driver d = pegs_driver_new("match=3");

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        assert_message(&d, calls[i]);
        play_game(&d, 2);
        pegs_driver_play(&d, "SS");
    }
    assert_int_equal(d.chip.state, PEGS_OVER);
}

CASE(each_plays_as_many_games_as_asked)
{
    BEGIN_CASE;
    for (unsigned games = 1; games <= 9; games++) {
        const char options[] = {'m', 'a', 't', 'c', 'h', '=',
                                (char)('0' + games), 0};
        struct pegs_driver d = pegs_driver_new(options);

        for (unsigned i = 0; i < 2 * games; i++) {
            assert_int_equal(d.chip.state, PEGS_PLAYER);
            play_game(&d, 1);
            pegs_driver_play(&d, "SS");
        }
        assert_int_equal(d.chip.state, PEGS_OVER);
    }
}

/* A message stands for two seconds, and nothing of it moves. */
static void assert_stands(struct pegs_driver *d, const char *next)
{
    assert_int_equal(pegs_driver_still(d), MESSAGE);
    assert_digits(d, next);
}

CASE(messages_stand_for_two_seconds)
{
    struct pegs_driver d = pegs_driver_open(PEGS_DRIVER_HZ, "match=1", "t");

    BEGIN_CASE;
    pegs_driver_clock(&d, 0);
    assert_message(&d, "_P-A");
    assert_stands(&d, "_.___");
    pegs_driver_play(&d, "U");
    pegs_driver_hide(&d, "BKKK");
    pegs_driver_play(&d, "S.....");
    assert_message(&d, "_1._0");
    assert_stands(&d, "_P-b");
    assert_stands(&d, "____.");
    assert_look(&d, "KKKK", 0);
}

CASE(any_button_ends_a_message_and_does_nothing_else)
{
    BEGIN_CASE;
    for (unsigned button = 0; button < 5; button++) {
        struct pegs_driver d = pegs_driver_new("match=1");

        pegs_driver_clock(&d, PIN(button));
        assert_look(&d, "KKKK", 0);
        assert_digits(&d, "_.___");
        assert_leds(&d, 0x01);
        assert_int_equal(d.chip.has_code, 0);
        pegs_driver_play(&d, "U");
        assert_int_equal(d.chip.has_code, 1);
        pegs_driver_hide(&d, "BKKK");
        pegs_driver_play(&d, "SS");
        assert_message(&d, "_1._0");
        pegs_driver_clock(&d, PIN(button));
        assert_message(&d, "_P-b");
        pegs_driver_clock(&d, PIN(button));
        assert_digits(&d, "____.");
    }
}

/* The history switch is no button, and shows nothing in a message. */
CASE(the_switch_does_not_end_a_message)
{
    struct pegs_driver d = pegs_driver_new("match=1");

    BEGIN_CASE;
    pegs_driver_play(&d, "HhHhH");
    assert_message(&d, "_P-A");
    pegs_driver_play(&d, "UU");
    pegs_driver_hide(&d, "KKKK");
    pegs_driver_play(&d, "hSSHhH");
    assert_message(&d, "_1._0");
    pegs_driver_play(&d, "S");
    assert_message(&d, "_P-b");
}

CASE(a_won_game_counts_its_guesses_and_a_lost_one_nine)
{
    BEGIN_CASE;
    for (int turns = 1; turns <= 9; turns++) {
        char a[] = "_n._0", b[] = "_n._n";
        struct pegs_driver d = pegs_driver_new("match=1");

        a[1] = b[1] = b[4] = (char)('0' + turns);
        play_game(&d, turns);
        pegs_driver_play(&d, "S");
        assert_message(&d, a);
        pegs_driver_play(&d, "S");
        play_game(&d, turns);
        pegs_driver_play(&d, "S");
        assert_message(&d, b);
    }
}

/* To the largest there are: nine lost games each. */
CASE(totals_have_two_digits)
{
    static const char *const totals[] = {
        "_9._0", "_9._9", "18._9", "18.18", "27.18", "27.27", "36.27",
        "36.36", "45.36", "45.45", "54.45", "54.54", "63.54", "63.63",
        "72.63", "72.72", "81.72", "81.81",
    };
    struct pegs_driver d = pegs_driver_new("match=9");

    BEGIN_CASE;
    for (int i = 0; i < 18; i++) {
        play_game(&d, 9);
        pegs_driver_play(&d, "S");
        assert_message(&d, totals[i]);
        pegs_driver_play(&d, "S");
    }
}

/* The point of the leftmost digit for A, of the rightmost for b: in guess
 * mode, in history mode, and while the result stands. */
static void assert_marked(struct pegs_driver *d, pins point)
{
    pins points = PIN(15) | PIN(23) | PIN(31) | PIN(39);

    assert_true((d->out & points) == point);
}

CASE(the_player_on_turn_is_marked_all_the_time)
{
    static const pins point[] = {PIN(39), PIN(15)};
    struct pegs_driver d = pegs_driver_new("match=1");

    BEGIN_CASE;
    for (int player = 0; player < 2; player++) {
        pegs_driver_play(&d, "U");
        assert_marked(&d, point[player]);
        pegs_driver_play(&d, "H");
        assert_marked(&d, point[player]);
        assert_true(d.out == point[player]);    /* dark but for that */
        pegs_driver_play(&d, "hU");
        pegs_driver_hide(&d, "RGBY");
        pegs_driver_guess(&d, "RGBK");
        assert_marked(&d, point[player]);
        assert_marks(&d, "XXX_");
        pegs_driver_play(&d, "H");
        assert_marked(&d, point[player]);
        pegs_driver_play(&d, "h");
        pegs_driver_guess(&d, "RGBY");
        assert_marked(&d, point[player]);
        assert_marks(&d, "XXXX");
        pegs_driver_play(&d, "SS");
    }
}

CASE(alone_no_point_is_lit)
{
    struct pegs_driver d = pegs_driver_new("");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "alone");
    for (int i = 0; i < 20000; i++) {
        pegs_driver_clock(&d, PIN(rng_below(&rng, 10)) & PINS(0, 6));
        assert_marked(&d, 0);
    }
}

/* Totals for a second, the winner for a second, over and over, and all
 * LEDs blink. */
static void assert_end(struct pegs_driver *d, const char *totals,
                       const char *winner)
{
    for (unsigned t = 0; t < 8 * PEGS_DRIVER_HZ; t++) {
        assert_digits(d, t / PEGS_DRIVER_HZ % 2 ? winner : totals);
        assert_leds(d, t % 16 < 8 ? 0xff : 0);
        assert_pegs(d, "KKKK");
        pegs_driver_clock(d, 0);
    }
}

CASE(fewer_turns_win)
{
    struct pegs_driver d = over("match=1", (const int[]){3, 5}, 2);

    BEGIN_CASE;
    assert_end(&d, "_3._5", "_-A-");
    d = over("match=1", (const int[]){5, 3}, 2);
    assert_end(&d, "_5._3", "_-b-");
    d = over("match=1", (const int[]){8, 9}, 2);
    assert_end(&d, "_8._9", "_-A-");
    d = over("match=2", (const int[]){9, 2, 1, 7}, 4);
    assert_end(&d, "10._9", "_-b-");
}

CASE(equal_turns_are_a_draw)
{
    struct pegs_driver d = over("match=2", (const int[]){2, 5, 6, 3}, 4);

    BEGIN_CASE;
    assert_end(&d, "_8._8", "_A-b");
    d = over("match=1", (const int[]){9, 9}, 2);
    assert_end(&d, "_9._9", "_A-b");
}

CASE(btns_begins_a_new_match_and_nothing_else_does)
{
    struct pegs_driver d = over("match=1", (const int[]){3, 5}, 2);

    BEGIN_CASE;
    pegs_driver_play(&d, "LRUDHh");
    assert_digits(&d, "_3._5");
    pegs_driver_play(&d, "S");
    assert_message(&d, "_P-A");
    play_game(&d, 4);
    pegs_driver_play(&d, "S");
    assert_message(&d, "_4._0");
    pegs_driver_play(&d, "S");
    assert_message(&d, "_P-b");
}

/* And when it is over, from the totals on, as the one before. */
CASE(the_next_match_ends_as_the_last_one_did)
{
    struct pegs_driver d = over("match=1", (const int[]){3, 5}, 2);

    BEGIN_CASE;
    pegs_driver_play(&d, ".,");
    assert_digits(&d, "_-A-");
    pegs_driver_play(&d, "S");
    play_games(&d, (const int[]){7, 6}, 2);
    assert_end(&d, "_7._6", "_-b-");
}

/* Left alone after the results, everything goes on by itself, but for the
 * first press of each game. */
CASE(a_match_goes_on_by_itself)
{
    struct pegs_driver d = pegs_driver_new("match=1");

    BEGIN_CASE;
    pegs_driver_play(&d, "..U");
    pegs_driver_hide(&d, "BKKK");
    pegs_driver_play(&d, "S.......");           /* result, totals */
    assert_message(&d, "_P-b");
    pegs_driver_play(&d, "..U");
    pegs_driver_hide(&d, "BKKK");
    pegs_driver_play(&d, "S.....");
    assert_message(&d, "_1._1");
    pegs_driver_play(&d, "..");
    assert_int_equal(d.chip.state, PEGS_OVER);
}

/* Each game has a code of its own, and the other player's turns are gone. */
CASE(each_game_starts_afresh)
{
    struct pegs_driver d = pegs_driver_new("match=1");

    BEGIN_CASE;
    play_game(&d, 3);
    pegs_driver_play(&d, "S");
    assert_int_equal(d.chip.has_code, 0);
    assert_int_equal(d.chip.code, 0);
    pegs_driver_play(&d, "SU");
    assert_look(&d, "KKKK", 0);
    assert_leds(&d, 0x01);
    pegs_driver_play(&d, "H");
    assert_true(d.out == PIN(15));
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: in a match A plays first, then b, in turn (M1-47)",
         a_comes_first_then_b),
    TEST("pegs: match=N lets each play N games (M1-47)",
         each_plays_as_many_games_as_asked),
    TEST("pegs: messages stand for two seconds (M1-47)",
         messages_stand_for_two_seconds),
    TEST("pegs: any button ends a message and does nothing else (M1-47)",
         any_button_ends_a_message_and_does_nothing_else),
    TEST("pegs: the history switch does not end a message",
         the_switch_does_not_end_a_message),
    TEST("pegs: a won game counts its guesses, a lost one nine (M1-47)",
         a_won_game_counts_its_guesses_and_a_lost_one_nine),
    TEST("pegs: totals have two digits for each player (M1-47)",
         totals_have_two_digits),
    TEST("pegs: a point marks the player on turn all the time (M1-47)",
         the_player_on_turn_is_marked_all_the_time),
    TEST("pegs: without a match no point is lit", alone_no_point_is_lit),
    TEST("pegs: fewer total turns win the match (M1-47)", fewer_turns_win),
    TEST("pegs: equal totals are a draw (M1-47)", equal_turns_are_a_draw),
    TEST("pegs: btnS begins a new match, and nothing else does (M1-47)",
         btns_begins_a_new_match_and_nothing_else_does),
    TEST("pegs: the next match ends as the last one did (M1-47)",
         the_next_match_ends_as_the_last_one_did),
    TEST("pegs: a match goes on by itself (M1-42, M1-47)",
         a_match_goes_on_by_itself),
    TEST("pegs: in a match each game starts afresh (M1-44, M1-45, M1-47)",
         each_game_starts_afresh),
};

CHECK_MAIN("pegs: match", tests)
