/* test_look_array.c - an array of LEDs as a person reads it, as a script
 * expects it, and how bright it is. */
#include "rig.h"

#include <string.h>

#include "bench/look.h"
#include "boards/tinychip.h"

enum { SIDE = MATRIX_SIDE, LONG = SIDE * (SIDE + 1) - 1 };

#define OPENING ".G.G.G.G/G.G.G.G./.G.G.G.G/......../......../" \
                "R.R.R.R./.R.R.R.R/R.R.R.R."

static struct session *open_board(void)
{
    struct session *session = rig_open("checkers:tinychip#1");

    rig_wait(session, 1);
    return session;
}

static void tap_square(struct session *session, const char *row,
                       const char *column)
{
    char words[EVENT_WORDS_MAX] = "set ROW ";

    strcat(words, row);
    rig_do(session, words);
    strcpy(words, "set COL ");
    strcat(words, column);
    rig_do(session, words);
    rig_do(session, "tap ENTER");
}

static void check_holds(const struct session *session, const char *picture,
                        int holds)
{
    char words[LONG + 20] = "ARRAY ";
    struct look_answer answer;

    strcat(words, picture);
    assert_null(look_expect(session, words, &answer));
    assert_int_equal(answer.holds, holds);
    assert_string_equal(answer.wanted, picture);
    assert_string_equal(answer.actual, rig_read(session, "ARRAY"));
}

/* Reading */

CASE(the_top_row_is_read_first)
{
    struct session *session = open_board();

    BEGIN_CASE;
    assert_string_equal(rig_read(session, "ARRAY"), OPENING);
    tap_square(session, "2", "6");
    assert_string_equal(rig_read(session, "ARRAY"), OPENING);
    tap_square(session, "3", "7");
    assert_string_equal(rig_read(session, "ARRAY"),
                        ".G.G.G.G/G.G.G.G./.G.G.G.G/......../.......R/"
                        "R.R.R.Y./.R.R.R.R/R.R.R.R.");
    session_close(session);
}

/* Straight onto the eye: any lights at all. */
CASE(every_cell_is_read_where_it_is)
{
    static const char letters[] = ".GRY";
    struct session *session = open_board();
    struct lights *seen = (struct lights *)(uintptr_t)session_seen(session);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "cells");
    for (int i = 0; i < 200; i++) {
        const char *picture;

        seen->word[0] = rng_next(&rng);
        seen->word[1] = rng_next(&rng);
        picture = rig_read(session, "ARRAY");
        assert_int_equal(strlen(picture), LONG);
        for (int at = 0; at < SIDE * SIDE; at++) {
            int row = at / SIDE, column = at % SIDE;
            int bits = (int)(seen->word[at / 32] >> 2 * (at % 32) & 3);

            assert_int_equal(picture[(SIDE - 1 - row) * (SIDE + 1) + column],
                             letters[bits]);
        }
    }
    session_close(session);
}

/* A man that is held, one that came, an amber square: the same at every
 * moment. */
CASE(what_blinks_is_read_the_same_at_every_moment)
{
    struct session *session = open_board();
    char picture[LOOK_MAX];

    BEGIN_CASE;
    tap_square(session, "2", "2");
    tap_square(session, "3", "3");
    tap_square(session, "5", "5");
    strcpy(picture, rig_read(session, "ARRAY"));
    for (int t = 0; t < 8000; t += 7) {
        session_run(session, 7);
        assert_string_equal(rig_read(session, "ARRAY"), picture);
    }
    session_close(session);
}

CASE(a_dark_array_is_read_dark)
{
    struct session *session = open_board();

    BEGIN_CASE;
    rig_do(session, "set DARK 1");
    rig_wait(session, 1);
    check_holds(session, "......../......../......../......../"
                "......../......../......../........", 1);
    session_close(session);
}

/* Expecting */

CASE(every_cell_of_an_expectation_counts)
{
    struct session *session = open_board();
    char picture[] = OPENING;

    BEGIN_CASE;
    check_holds(session, picture, 1);
    for (int i = 0; i < LONG; i++) {
        char right = picture[i];

        if (right == '/')
            continue;
        for (const char *wrong = ".GRY"; *wrong; wrong++) {
            picture[i] = *wrong;
            check_holds(session, picture, *wrong == right);
        }
        picture[i] = 'x';
        check_holds(session, picture, 1);
        picture[i] = right;
    }
    session_close(session);
}

CASE(a_wrong_picture_is_explained)
{
    static const char *const wrong[] = {
        "1", "blink", "R", "........", "0x00",
        OPENING ".", OPENING "/......",
        ".G.G.G.G/G.G.G.G./.G.G.G.G/......../......../R.R.R.R./.R.R.R.R",
        ".G.G.G.G.G.G.G.G./.G.G.G.G/......../......../R.R.R.R./.R.R.R.R/"
        "R.R.R.R.",
        ".B.B.B.B/B.B.B.B./.B.B.B.B/......../......../R.R.R.R./.R.R.R.R/"
        "R.R.R.R.",
        ".G.G.G.G/G.G.G.G./.G.G.G.G/......../......../R.R.R.R./.R.R.R.R/"
        "R.R.R.R/",
    };
    struct session *session = open_board();

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char words[LONG + 40] = "ARRAY ";
        struct look_answer answer;

        strcat(words, wrong[i]);
        rig_says(look_expect(session, words, &answer),
                 "not a picture|8 rows|from the top|'/'|.RGY|x");
    }
    rig_says(look_expect(session, "ARRAY " OPENING "/" OPENING,
                         &(struct look_answer){0}),
             "ARRAY|too long|unclosed quote");
    rig_says(look_expect(session, "ARRAY \"....", &(struct look_answer){0}),
             "ARRAY|too long|unclosed quote");
    session_close(session);
}

/* Brightness */

static uint8_t red_of(const uint8_t *frame, int row, int column)
{
    return frame[TINYCHIP_LIGHT_ARRAY + 2 * (SIDE * row + column) + 1];
}

static uint8_t green_of(const uint8_t *frame, int row, int column)
{
    return frame[TINYCHIP_LIGHT_ARRAY + 2 * (SIDE * row + column)];
}

/* Whatever whole number of scans a face shows at a time. */
CASE(a_man_is_fully_bright_and_an_empty_square_dark)
{
    struct session *session = open_board();
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    session_frame(session, frame);
    for (uint64_t scans = 0; scans < 40; scans++) {
        session_run(session, scans * 32);
        session_frame(session, frame);
        assert_int_equal(red_of(frame, 2, 2), 255);
        assert_int_equal(green_of(frame, 2, 2), 0);
        assert_int_equal(green_of(frame, 5, 5), 255);
        assert_int_equal(red_of(frame, 5, 5), 0);
        assert_int_equal(red_of(frame, 3, 3), 0);
        assert_int_equal(red_of(frame, 2, 3), 0);
    }
    session_close(session);
}

/* Also while time stands still, which is not the time for a flash. */
CASE(the_square_left_is_a_quarter_bright)
{
    struct session *session = open_board();
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    tap_square(session, "2", "2");
    tap_square(session, "3", "3");
    session_frame(session, frame);
    for (uint64_t scans = 0; scans < 40; scans++) {
        session_run(session, scans % 5 * 32);
        session_frame(session, frame);
        assert_int_equal(red_of(frame, 2, 2), 64);
        assert_int_equal(green_of(frame, 2, 2), 64);
    }
    session_close(session);
}

/* A single LED is lit by its own wire all the time. */
CASE(an_led_beside_the_array_is_lit_by_its_own_wire)
{
    struct session *session = open_board();
    uint8_t frame[LIGHTS_MAX];

    BEGIN_CASE;
    session_frame(session, frame);
    session_run(session, 320);
    session_frame(session, frame);
    assert_int_equal(frame[TINYCHIP_LIGHT_LED + TINYCHIP_RED], 255);
    assert_int_equal(frame[TINYCHIP_LIGHT_LED + TINYCHIP_BLACK], 0);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("look: an array is read from its top row on (M3-124)",
         the_top_row_is_read_first),
    TEST("look: every cell of an array is read where it is",
         every_cell_is_read_where_it_is),
    TEST("look: what blinks in an array is read the same at every moment",
         what_blinks_is_read_the_same_at_every_moment),
    TEST("look: a dark array is read dark", a_dark_array_is_read_dark),
    TEST("look: every cell of an expectation counts, but x",
         every_cell_of_an_expectation_counts),
    TEST("look: a wrong picture of an array is explained",
         a_wrong_picture_is_explained),
    TEST("frame: a man is fully bright, an empty square dark",
         a_man_is_fully_bright_and_an_empty_square_dark),
    TEST("frame: the square that a man left is a quarter bright, in a pause "
         "too", the_square_left_is_a_quarter_bright),
    TEST("frame: an LED beside the array is lit by its own wire",
         an_led_beside_the_array_is_lit_by_its_own_wire),
};

CHECK_MAIN("look_array", tests)
