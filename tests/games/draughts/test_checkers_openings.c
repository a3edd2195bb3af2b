/* test_checkers_openings.c - the three-move openings. */
#include "check.h"

#include "games/draughts/notation/openings.h"
#include "games/draughts/notation/words.h"

/* The 18 that cost a man or more, and are never balloted. */
static const char *const barred[] = {
    "9-13 21-17 10-14", "9-13 23-18 10-14", "9-13 24-19 10-15",
    "9-13 24-20 12-16", "9-14 22-18 12-16", "9-14 22-18 14-17",
    "9-14 23-19 10-15", "9-14 24-19 10-15", "10-14 24-19 11-15",
    "10-15 21-17 9-14", "10-15 22-17 9-14", "10-15 24-20 11-16",
    "11-15 21-17 10-14", "11-16 21-17 10-14", "11-16 22-18 10-15",
    "11-16 24-19 10-15", "12-16 23-18 9-14", "12-16 23-19 16x23",
};

enum { BARRED = sizeof barred / sizeof *barred };

static struct checkers played(const char *words)
{
    struct checkers position;
    char word[CHECKERS_WORD_MAX];
    int count = 0;

    checkers_begin(&position, CHECKERS_FULL);
    for (; text_word(&words, word, sizeof word) > 0; count++) {
        struct checkers_move move;

        assert_null(checkers_read_move(&position, word, &move));
        checkers_play(&position, &move);
    }
    assert_int_equal(count, 3);
    return position;
}

CASE(there_are_156)
{
    int count = 0;

    BEGIN_CASE;
    while (checkers_openings[count])
        count++;
    assert_int_equal(count, CHECKERS_OPENINGS);
    assert_int_equal(count, 156);
}

CASE(no_two_are_the_same)
{
    struct checkers position[CHECKERS_OPENINGS];

    BEGIN_CASE;
    for (int i = 0; i < CHECKERS_OPENINGS; i++) {
        position[i] = played(checkers_openings[i]);
        for (int j = 0; j < i; j++)
            assert_false(checkers_same(&position[i], &position[j]));
    }
}

CASE(none_is_barred)
{
    BEGIN_CASE;
    for (int i = 0; i < CHECKERS_OPENINGS; i++) {
        struct checkers opening = played(checkers_openings[i]);

        for (int j = 0; j < BARRED; j++) {
            struct checkers other = played(barred[j]);

            assert_false(checkers_same(&opening, &other));
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST("openings: there are 156, of three legal moves each",
         there_are_156),
    TEST("openings: no two lead to the same position", no_two_are_the_same),
    TEST("openings: none of the 18 barred ones is among them",
         none_is_barred),
};

CHECK_MAIN("checkers_openings", tests)
