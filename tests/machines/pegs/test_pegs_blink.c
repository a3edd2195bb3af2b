/* test_pegs_blink.c - which light comes and goes, and how fast. */
#include "check.h"

#include "machines/pegs/pegs_driver.h"

/* The clocks for which a wire is lit and dark again, from now on. */
struct beat {
    unsigned lit, dark;
};

static struct beat beat_of(struct pegs_driver *d, unsigned pin)
{
    struct beat beat = {0, 0};

    for (; (d->out >> pin & 1) && beat.lit < 100000; beat.lit++)
        pegs_driver_clock(d, 0);
    for (; !(d->out >> pin & 1) && beat.dark < 100000; beat.dark++)
        pegs_driver_clock(d, 0);
    return beat;
}

static void assert_beats(struct pegs_driver *d, unsigned pin, unsigned lit,
                         unsigned dark)
{
    for (int i = 0; i < 10; i++) {
        struct beat beat = beat_of(d, pin);

        assert_int_equal(beat.lit, lit);
        assert_int_equal(beat.dark, dark);
    }
}

static const uint32_t clocks_hz[] = {32, 50, 100, 1000, 48000};

#define FOR_CLOCKS(hz) \
    for (const uint32_t *hz = clocks_hz; hz < clocks_hz + 5; hz++)

CASE(a_colour_blinks_twice_a_second)
{
    BEGIN_CASE;
    FOR_CLOCKS(hz) {
        struct pegs_driver d = pegs_driver_open(*hz, "", "beat");

        pegs_driver_play(&d, "U");
        assert_beats(&d, PEGS_RGB3, *hz / 4, *hz / 2 - *hz / 4);
    }
}

CASE(a_black_peg_flashes_white_for_an_eighth)
{
    BEGIN_CASE;
    FOR_CLOCKS(hz) {
        struct pegs_driver d = pegs_driver_open(*hz, "", "beat");

        pegs_driver_play(&d, "R");
        assert_true(pins_get(d.out, PEGS_RGB0 + 6, 3) == 7);
        for (unsigned wire = 0; wire < 3; wire++)
            assert_beats(&d, PEGS_RGB0 + 6 + wire, *hz / 16,
                         *hz / 2 - *hz / 16);
    }
}

/* Of every colour the wires that make it, all at the same time. */
CASE(a_selected_peg_is_its_colour_or_dark)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    for (unsigned colour = 1; colour < 8; colour++) {
        pegs_driver_play(&d, "U");
        for (unsigned t = 0; t < 64; t++) {
            assert_true(pins_get(d.out, PEGS_RGB3, 3)
                        == (t % 16 < 8 ? colour : 0));
            pegs_driver_clock(&d, 0);
        }
    }
}

/* All other outputs stand still for as long as nothing is done. */
CASE(the_others_are_steady)
{
    struct pegs_driver d = pegs_driver_played("", "WWBK", "");

    BEGIN_CASE;
    pegs_driver_guess(&d, "RGBW");
    for (unsigned place = 0; place < 4; place++) {
        pins own = PINS(PEGS_RGB3 - 3 * place, 3), first = d.out & ~own;

        for (int t = 0; t < 100; t++) {
            pegs_driver_clock(&d, 0);
            assert_true((d.out & ~own) == first);
        }
        assert_look(&d, "RGBW", (int)place);
        pegs_driver_play(&d, "R");
    }
}

/* From every moment of a blink: lit at the clock of the press, for a whole
 * half, with the new colour. */
static void assert_fresh(const char *press, unsigned pin, unsigned lit)
{
    struct pegs_driver d = pegs_driver_new("");

    pegs_driver_enter(&d, "RGBY");
    for (int t = 0; t < 40; t++) {
        struct pegs_driver now = d;
        struct beat beat;

        pegs_driver_play(&now, press);
        beat = beat_of(&now, pin);
        assert_int_equal(beat.lit, lit);
        assert_int_equal(beat.dark, 16 - lit);
        pegs_driver_clock(&d, 0);
    }
}

CASE(moving_the_selection_moves_the_blinking)
{
    BEGIN_CASE;
    assert_fresh("R", PEGS_RGB0 + 6 + 1, 8);    /* G of the second peg */
    assert_fresh("L", PEGS_RGB0 + 1, 8);        /* G of the last one, Y */
}

/* What was selected stands still from the clock of the move on. */
CASE(what_was_selected_stands_still)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    pegs_driver_enter(&d, "RGBY");
    for (int t = 0; t < 40; t++) {
        struct pegs_driver now = d;

        pegs_driver_play(&now, "R");
        for (int i = 0; i < 20; i++, pegs_driver_clock(&now, 0))
            assert_true(pins_get(now.out, PEGS_RGB3, 3) == 4);
        pegs_driver_clock(&d, 0);
    }
}

CASE(a_new_colour_is_seen_at_once)
{
    BEGIN_CASE;
    assert_fresh("U", PEGS_RGB3, 8);            /* R to M: the blue wire */
    assert_fresh("D", PEGS_RGB3 + 1, 8);        /* R to C: the green wire */
    assert_fresh("DDDD", PEGS_RGB3, 2);         /* black: white, shortly */
}

CASE(a_submit_begins_a_blink)
{
    BEGIN_CASE;
    assert_fresh("S", PEGS_RGB3 + 2, 8);
    assert_fresh("RS", PEGS_RGB3 + 2, 8);
}

CASE(coming_back_from_history_begins_a_blink)
{
    BEGIN_CASE;
    assert_fresh("Hh", PEGS_RGB3 + 2, 8);
    assert_fresh("HUDDSLR,h", PEGS_RGB3 + 2, 8);
}

/* The first clock of all, and the first one of the next game. */
CASE(a_game_begins_with_a_blink)
{
    struct pegs_driver d = pegs_driver_new("");

    BEGIN_CASE;
    assert_beats(&d, PEGS_RGB3, 2, 14);
    for (int t = 0; t < 20; t++) {
        struct pegs_driver won = pegs_driver_played("", "KKKK", "S");

        for (int i = 0; i < t; i++)
            pegs_driver_clock(&won, 0);
        pegs_driver_play(&won, "S");
        assert_beats(&won, PEGS_RGB3, 2, 14);
    }
    d = pegs_driver_played("", "KKKK", "S.....");
    assert_beats(&d, PEGS_RGB3, 2, 14);
}

/* Nothing blinks in history mode (the watch would see it). */
CASE(history_stands_still)
{
    struct pegs_driver d = pegs_driver_played("", "WWWW", "");

    BEGIN_CASE;
    pegs_driver_guess(&d, "RGBY");
    pegs_driver_play(&d, "H");
    assert_look(&d, "RGBY", -1);
    assert_int_equal(pegs_driver_still(&d), 100000);
}

/* At one clock a second nothing can blink by halves; it blinks all the
 * same, and the chip does not stop. */
CASE(a_clock_too_slow_still_blinks)
{
    static const uint32_t slow_hz[] = {0, 1, 2, 3, 4, 5};

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        struct pegs_driver d = pegs_driver_open(slow_hz[i], "", "slow");

        pegs_driver_play(&d, "U");
        assert_beats(&d, PEGS_RGB3, 1, 1);
        pegs_driver_play(&d, "D");
        assert_beats(&d, PEGS_RGB3, 1, 1);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("pegs: the selected peg blinks twice a second, half of it lit "
         "(M1-11)", a_colour_blinks_twice_a_second),
    TEST("pegs: a selected black peg flashes white for an eighth (M1-11)",
         a_black_peg_flashes_white_for_an_eighth),
    TEST("pegs: a selected peg is its colour or dark (M1-08, M1-11)",
         a_selected_peg_is_its_colour_or_dark),
    TEST("pegs: the other pegs are steady (M1-11)", the_others_are_steady),
    TEST("pegs: moving the selection moves the blinking (M1-12)",
         moving_the_selection_moves_the_blinking),
    TEST("pegs: what was selected before stands still (M1-11, M1-12)",
         what_was_selected_stands_still),
    TEST("pegs: a new colour is seen at once (M1-13)",
         a_new_colour_is_seen_at_once),
    TEST("pegs: a submit begins a blink", a_submit_begins_a_blink),
    TEST("pegs: coming back from history begins a blink (M1-41)",
         coming_back_from_history_begins_a_blink),
    TEST("pegs: a game begins with a blink (M1-11)",
         a_game_begins_with_a_blink),
    TEST("pegs: nothing blinks in history mode", history_stands_still),
    TEST("pegs: a clock too slow to blink by halves still blinks",
         a_clock_too_slow_still_blinks),
};

CHECK_MAIN("pegs: blink", tests)
