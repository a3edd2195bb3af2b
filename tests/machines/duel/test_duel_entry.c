/* test_duel_entry.c - letters on the switches, in a code and in a guess. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "machines/duel/duel_driver.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* Bits as they stand on SW2, SW1, SW0. */
static const struct { unsigned bits; char letter; } table[] = {
    {0, '-'}, {1, 'A'}, {2, 'C'}, {3, 'E'},
    {4, 'F'}, {5, 'H'}, {6, 'L'}, {7, 'U'},
};

CASE(the_switches_choose_the_letter)
{
    struct driver d = driver_played("a..");

    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        pins out = duel_show(&d.chip, (pins)table[i].bits << DUEL_LETTER);

        assert_int_equal(pins_get(out, DUEL_SSD3, 8),
                         glyph_segments(table[i].letter));
    }
}

/* The letter taken is the letter shown. */
CASE(every_letter_is_taken_as_shown)
{
    BEGIN_CASE;
    for (int i = 1; i < 8; i++) {
        struct driver d = driver_played("a.." DRIVER_MAKE "..");
        const char shown[] = {table[i].letter, '-', '_', '_', 0};

        d.switches = (pins)table[i].bits << DUEL_LETTER;
        driver_play(&d, "b-");
        assert_digits(&d, shown);
    }
}

/* To every place of a code and of a guess. */
static const char *const places[] = {
    "a..", "a..Ca", "a..CaCa", "a..CaCaCa",
    "a.." DRIVER_MAKE "..", "a.." DRIVER_MAKE "..Cb",
    "a.." DRIVER_MAKE "..CbCb", "a.." DRIVER_MAKE "..CbCbCb",
};

static void assert_no_change(const char *script, pins press)
{
    struct driver idle = driver_played(script), pressed = idle;

    for (int i = 0; i < 10; i++) {
        driver_clock(&idle, 0);
        driver_clock(&pressed, press);
        assert_true(pressed.out == idle.out);
        assert_memory_equal(&pressed.chip, &idle.chip, sizeof idle.chip);
    }
}

static void assert_dash_refused(const char *script)
{
    char with_dash[80];

    strcpy(with_dash, script);
    strcat(with_dash, "-");
    assert_no_change(with_dash, PIN(DUEL_ENTER_A));
    assert_no_change(with_dash, PIN(DUEL_ENTER_B));
    assert_no_change(with_dash, PIN(DUEL_ENTER_A) | PIN(DUEL_ENTER_B));
}

CASE(a_dash_is_no_letter_of_a_code)
{
    BEGIN_CASE;
    for (int i = 0; i < 4; i++)
        assert_dash_refused(places[i]);
}

CASE(a_dash_is_no_letter_of_a_guess)
{
    BEGIN_CASE;
    for (int i = 4; i < 8; i++)
        assert_dash_refused(places[i]);
}

CASE(the_maker_enters_from_left_to_right)
{
    struct driver d = driver_played("a..A");

    BEGIN_CASE;
    assert_digits(&d, "A___");
    driver_play(&d, "aL");
    assert_digits(&d, "-L__");
    driver_play(&d, "aE");
    assert_digits(&d, "--E_");
    driver_play(&d, "aF");
    assert_digits(&d, "---F");
    driver_play(&d, "a");
    assert_digits(&d, "_P-b");
}

/* What the maker entered shows when nobody has found it. */
CASE(the_first_letter_is_the_leftmost_of_the_code)
{
    struct driver d = driver_played("a..CaHaUaAa..");

    BEGIN_CASE;
    driver_play(&d, "LbLbLbLbb." "LbLbLbLbb." "LbLbLbLbb");
    assert_digits(&d, "CHUA");
}

CASE(the_breaker_enters_from_left_to_right)
{
    struct driver d = driver_played("a..CaHaUaAa..A");

    BEGIN_CASE;
    assert_digits(&d, "A___");
    driver_play(&d, "bL");
    assert_digits(&d, "AL__");
    driver_play(&d, "bE");
    assert_digits(&d, "ALE_");
    driver_play(&d, "bF");
    assert_digits(&d, "ALEF");
    assert_leds(&d, 0);
    driver_play(&d, "b");
    assert_digits(&d, "ALEF");
    assert_leds(&d, 0x40);
}

/* The last try must not show through the next one. */
CASE(every_try_begins_with_dark_digits)
{
    struct driver d = driver_played("a..CaHaUaAa..");

    BEGIN_CASE;
    driver_play(&d, "LbUbFbEbb.H");
    assert_digits(&d, "H___");
    driver_play(&d, "bAbC");
    assert_digits(&d, "HAC_");
}

CASE(the_preview_follows_the_switches_without_a_clock)
{
    BEGIN_CASE;
    for (int i = 0; i < COUNT(places); i++) {
        struct driver d = driver_played(places[i]);
        int place = i % 4;

        for (int n = 0; n < 8; n++) {
            const char script[] = {table[n].letter, 0};

            driver_play(&d, script);
            assert_int_equal(driver_digits(&d)[place], table[n].letter);
            for (int right = place + 1; right < 4; right++)
                assert_int_equal(driver_digits(&d)[right], '_');
        }
    }
}

/* What stood on the switches before, or comes after, does not matter. */
CASE(the_letter_is_read_at_the_press)
{
    struct driver d = driver_played("a.." DRIVER_MAKE "..");

    BEGIN_CASE;
    driver_play(&d, "C,HbU,Lb-,Ab");
    assert_digits(&d, "HLAA");
    driver_play(&d, "F");
    assert_digits(&d, "HLAF");
}

CASE(the_hand_over_shows_the_breaker_and_three_lives)
{
    struct driver d = driver_played("a.." DRIVER_MAKE);

    BEGIN_CASE;
    assert_digits(&d, "_P-b");
    driver_play(&d, ".");
    assert_digits(&d, "_L-3");
    driver_play(&d, ".");
    assert_digits(&d, "F___");
    d = driver_open(2, "");
    driver_play_for(&d, 'b', "a.." DRIVER_MAKE);
    assert_digits(&d, "_P-A");
}

/* Does a press with a true letter on the switches make a difference? */
static int is_heard(const struct station *at, char maker, pins press)
{
    struct driver idle = driver_open(2, ""), pressed;

    driver_play_for(&idle, maker, at->script);
    driver_play(&idle, "E");
    pressed = idle;
    driver_clock(&idle, 0);
    driver_clock(&pressed, press);
    return memcmp(&pressed.chip, &idle.chip, sizeof idle.chip) != 0;
}

static pins enter_of(char player)
{
    return PIN(player == 'A' ? DUEL_ENTER_A : DUEL_ENTER_B);
}

static void assert_heard(const struct station *at, char maker)
{
    int a = strchr(at->heard, 'A') != NULL;
    int b = strchr(at->heard, 'b') != NULL;
    char breaker = maker == 'A' ? 'b' : 'A';

    assert_int_equal(is_heard(at, maker, enter_of(maker)), a);
    assert_int_equal(is_heard(at, maker, enter_of(breaker)), b);
    assert_int_equal(is_heard(at, maker, enter_of('A') | enter_of('b')),
                     a || b);
}

/* A plays alone from his own side only: no script of that kind for b. */
CASE(only_the_player_whose_turn_it_is_is_heard)
{
    BEGIN_CASE;
    for (const struct station *at = driver_stations; at->script; at++) {
        assert_heard(at, 'A');
        if (at->script[0] != '1')
            assert_heard(at, 'b');
    }
}

CASE(every_state_shows_what_it_should)
{
    BEGIN_CASE;
    for (const struct station *at = driver_stations; at->script; at++) {
        struct driver d = driver_played(at->script);

        if (at->digits)
            assert_digits(&d, at->digits);
        assert_leds(&d, at->leds);
    }
}

/* A press of the wrong player together with the right one: one letter. */
CASE(a_letter_is_taken_once_if_both_press)
{
    struct driver d = driver_played("a..A");

    BEGIN_CASE;
    driver_clock(&d, PIN(DUEL_ENTER_A) | PIN(DUEL_ENTER_B));
    assert_digits(&d, "-A__");
}

CASE(a_hidden_letter_shows_as_a_small_o)
{
    struct driver d = driver_open(2, "hide=on");

    BEGIN_CASE;
    driver_play(&d, "a..");
    assert_digits(&d, "-___");
    for (int n = 1; n < 8; n++) {
        const char script[] = {table[n].letter, 0};

        driver_play(&d, script);
        assert_digits(&d, "o___");
    }
    driver_play(&d, "aLa-");
    assert_digits(&d, "---_");
    driver_play(&d, "E");
    assert_digits(&d, "--o_");
}

CASE(a_hidden_code_is_the_code_all_the_same)
{
    struct driver d = driver_open(2, "hide=on");

    BEGIN_CASE;
    driver_play(&d, "a.." DRIVER_MAKE "..A");
    assert_digits(&d, "A___");
    driver_play(&d, DRIVER_RIGHT);
    assert_digits(&d, "ALEF");
    assert_leds(&d, 0xff);
}

static const struct CMUnitTest tests[] = {
    TEST("duel: SW2..SW0 choose - A C E F H L U, SW0 lowest "
         "(M0-17, M0-18..M0-25)",
         the_switches_choose_the_letter),
    TEST("duel: every letter is taken as shown (M0-19..M0-25)",
         every_letter_is_taken_as_shown),
    TEST("duel: '-' is no letter of a code (M0-26)",
         a_dash_is_no_letter_of_a_code),
    TEST("duel: '-' is no letter of a guess (M0-27)",
         a_dash_is_no_letter_of_a_guess),
    TEST("duel: the maker enters four letters from left to right, hidden "
         "(M0-28, M0-29, M0-30, M0-31, M0-32, M0-33, M0-35)",
         the_maker_enters_from_left_to_right),
    TEST("duel: the first letter is the leftmost of the code (M0-29)",
         the_first_letter_is_the_leftmost_of_the_code),
    TEST("duel: the breaker enters four letters from left to right, open "
         "(M0-41, M0-42, M0-43, M0-45)",
         the_breaker_enters_from_left_to_right),
    TEST("duel: every try begins with dark digits (M0-43)",
         every_try_begins_with_dark_digits),
    TEST("duel: the preview follows the switches without a clock "
         "(M0-31, M0-33, M0-43, M0-87)",
         the_preview_follows_the_switches_without_a_clock),
    TEST("duel: the letter is read at the press",
         the_letter_is_read_at_the_press),
    TEST("duel: the hand-over shows P-b, then L-3 (M0-35, M0-36, M0-37)",
         the_hand_over_shows_the_breaker_and_three_lives),
    TEST("duel: only the player whose turn it is is heard "
         "(M0-16, M0-30, M0-34, M0-40, M0-41, M0-44)",
         only_the_player_whose_turn_it_is_is_heard),
    TEST("duel: every state shows what it should (M0-11, M0-13, M0-14, "
         "M0-32, M0-36, M0-37, M0-38, M0-42, M0-46, M0-56, M0-58)",
         every_state_shows_what_it_should),
    TEST("duel: both pressing at once enters one letter",
         a_letter_is_taken_once_if_both_press),
    TEST("duel: hide=on shows an 'o' for a letter, '-' for none",
         a_hidden_letter_shows_as_a_small_o),
    TEST("duel: a hidden code is the code all the same",
         a_hidden_code_is_the_code_all_the_same),
};

CHECK_MAIN("duel: entry", tests)
