/* test_checkers_fen.c - positions of draughts as text, both ways. */
#include "check.h"

#include <string.h>

#include "games/draughts/draughts_rig.h"
#include "games/draughts/notation/fen.h"

#define START "B:W21,22,23,24,25,26,27,28,29,30,31,32" \
              ":B1,2,3,4,5,6,7,8,9,10,11,12"
#define KINGS "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25"

static void assert_reads(const char *fen, const char *written)
{
    struct checkers position = rig_position(fen);

    assert_string_equal(rig_fen(&position), written);
}

/* Refused, with words, and the position is what it was. */
static void assert_refuses(const char *fen, const char *part)
{
    struct checkers position, before;

    memset(&position, 0x55, sizeof position);
    before = position;
    rig_says(checkers_fen_read(&position, fen, CHECKERS_FULL), part);
    assert_memory_equal(&position, &before, sizeof position);
}

CASE(the_start_is_written)
{
    struct checkers position;

    BEGIN_CASE;
    checkers_begin(&position, CHECKERS_FULL);
    assert_string_equal(rig_fen(&position), START);
}

CASE(a_position_is_read)
{
    struct checkers position = rig_position(KINGS);

    BEGIN_CASE;
    assert_int_equal(position.turn, CHECKERS_BLACK);
    assert_int_equal(position.rules, CHECKERS_FULL);
    assert_true(position.pieces[CHECKERS_WHITE]
                == (checkers_at(18) | checkers_at(24) | checkers_at(27)
                    | checkers_at(28) | checkers_at(10) | checkers_at(15)));
    assert_true(position.pieces[CHECKERS_BLACK]
                == (checkers_at(12) | checkers_at(16) | checkers_at(20)
                    | checkers_at(22) | checkers_at(25)));
    assert_true(position.kings
                == (checkers_at(10) | checkers_at(15) | checkers_at(22)
                    | checkers_at(25)));
}

CASE(what_real_files_have_is_read)
{
    BEGIN_CASE;
    assert_reads(KINGS, KINGS);
    assert_reads("B:B12,16,20,K22,K25:W18,24,27,28,K10,K15", KINGS);
    assert_reads("b:wk15,18,24,28,27,k10:bk25,k22,12,16,20", KINGS);
    assert_reads(KINGS ".", KINGS);
    assert_reads("\"" KINGS "\"", KINGS);
    assert_reads("'" KINGS ".'\n", KINGS);
    assert_reads(" B : W 18 , 24,27,28, K10, K 15 : B12,16,20,K22,K25 . ",
                 KINGS);
    assert_reads("B:\r\nW18,\n24,27,\v28,K10,K15:\fB12,16,20,K22,K25\f",
                 KINGS);
    assert_reads("B:W18,24,,27,28,K10,K15,:B,12,16,20,K22,K25", KINGS);
    assert_reads("B:W18:B12,16,20:W24,27,28,K10,K15:BK22,K25", KINGS);
}

CASE(ranges_are_read_and_not_written)
{
    BEGIN_CASE;
    assert_reads("B:W21-32:B1-12", START);
    assert_reads("B:W21 - 24,25-32:B1-11,12-12", START);
    assert_reads("W:WK1-3,8:BK30-K32", "W:W8,K1,K2,K3:BK30,K31,K32");
}

CASE(the_side_to_move_may_be_unknown)
{
    BEGIN_CASE;
    assert_reads("?:W18:B9", "B:W18:B9");
    assert_reads(" \"? :W18:B9.\"", "B:W18:B9");
    assert_false(checkers_fen_has_turn("?:W18:B9"));
    assert_false(checkers_fen_has_turn(" \"?:W18:B9\""));
    assert_true(checkers_fen_has_turn("W:W18:B9"));
    assert_true(checkers_fen_has_turn(""));
    assert_refuses("??:W18:B9", "column 2: a colon must follow");
}

CASE(counters_behind_a_position_are_read)
{
    BEGIN_CASE;
    assert_reads("W:W18:B9:H0:F1", "W:W18:B9");
    assert_reads("W:W18:B9:h12:f34.", "W:W18:B9");
    assert_reads("W:W18:B9: H 3", "W:W18:B9");
    assert_refuses("W:W18:B9:H", "column 10: expected a colour");
    assert_refuses("W:W18:B9:Hx", "column 10: ");
    assert_refuses("W:W18:B9:F1,2", "column 12: expected a colon");
    assert_refuses("W:W18:B9:G1", "column 10: ");
}

CASE(a_side_may_be_empty)
{
    BEGIN_CASE;
    assert_reads("W:W:B1", "W:W:B1");
    assert_reads("W:B1", "W:W:B1");
    assert_reads("B:W:B", "B:W:B");
    assert_reads("B:W32:B.", "B:W32:B");
}

CASE(letters_name_squares_too)
{
    BEGIN_CASE;
    assert_reads("B:We5,Kc3:Ba1,g1", "B:W18,K11:B1,4");
    assert_reads("b:wH8:bB2,d2", "B:W29:B7,8");
}

CASE(errors_say_the_column)
{
    BEGIN_CASE;
    assert_refuses("", "column 1: a position begins with the side");
    assert_refuses("X:W1:B2", "column 1: a position begins");
    assert_refuses("BW1:B2", "column 2: a colon");
    assert_refuses("B", "column 2: a colon");
    assert_refuses("B:", "column 3: expected a colour");
    assert_refuses("B:18:B2", "column 3: expected a colour");
    assert_refuses("B:?18:B2", "column 3: expected a colour");
    assert_refuses("B:W18,33:B2", "column 7: no such square");
    assert_refuses("B:W18, 0:B2", "column 8: no such square");
    assert_refuses("B:Wa2:B2", "column 4: no such square");
    assert_refuses("B:W18;19:B2", "column 6: expected a comma");
    assert_refuses("B:W18 19:B2", "column 7: expected a comma");
    assert_refuses("B:WKK18:B2", "column 5: expected a square");
    assert_refuses("B:W18-:B2", "column 7: expected a square");
    assert_refuses("B:W32-21:B2", "column 4: a range must ascend");
    assert_refuses("B:W18,18:B2", "column 7: this square already has");
    assert_refuses("B:W18,19:B2,17-20", "column 13: this square already has");
    assert_refuses("\"B:Wx:B2\"", "column 5: expected a square");
    assert_refuses("B:W18:B2..", "column 9: expected a comma");
}

CASE(impossible_positions_are_refused)
{
    BEGIN_CASE;
    assert_refuses("B:W20-32:B1", "more than twelve");
    assert_refuses("B:W1:B5", "would have become a king");
    assert_refuses("B:W9:B32", "would have become a king");
    assert_reads("B:WK1:BK32", "B:WK1:BK32");
}

CASE(the_rules_are_those_asked_for)
{
    struct checkers position;

    BEGIN_CASE;
    assert_null(checkers_fen_read(&position, "W:W1:B32", CHECKERS_SIMPLE));
    assert_int_equal(position.rules, CHECKERS_SIMPLE);
    assert_int_equal(position.turn, CHECKERS_WHITE);
    rig_says(checkers_fen_read(&position, "W:WK1:B32", CHECKERS_SIMPLE),
             "no kings");
}

CASE(any_position_comes_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "fen");
    for (int i = 0; i < 20000; i++) {
        struct checkers position = rig_any_position(&rng);
        char fen[CHECKERS_FEN_MAX];
        struct checkers back;

        strcpy(fen, rig_fen(&position));
        back = rig_position(fen);
        assert_true(checkers_same(&back, &position));
        assert_string_equal(rig_fen(&back), fen);
    }
}

/* Twelve kings of two digits each: nothing may be cut off. */
CASE(the_longest_fits)
{
    struct checkers position =
        rig_position("B:WK9-20:BK21-32"), back;

    BEGIN_CASE;
    back = rig_position(rig_fen(&position));
    assert_true(checkers_same(&back, &position));
}

CASE(every_change_of_a_byte_is_read_or_refused)
{
    struct checkers position;
    char fen[sizeof KINGS];

    BEGIN_CASE;
    for (size_t i = 0; i < strlen(KINGS); i++)
        for (int byte = 0; byte < 256; byte++) {
            strcpy(fen, KINGS);
            fen[i] = (char)byte;
            if (!checkers_fen_read(&position, fen, CHECKERS_FULL))
                assert_null(checkers_check(&position));
        }
}

static const struct CMUnitTest tests[] = {
    TEST("fen: the start is written with every square",
         the_start_is_written),
    TEST("fen: sides, men and kings are read", a_position_is_read),
    TEST("fen: what real files have is read, and written one way",
         what_real_files_have_is_read),
    TEST("fen: ranges are read, also of kings, and not written",
         ranges_are_read_and_not_written),
    TEST("fen: the side to move may be unknown",
         the_side_to_move_may_be_unknown),
    TEST("fen: the counters of PDN 3.0 behind a position are read",
         counters_behind_a_position_are_read),
    TEST("fen: a side may be empty or left out", a_side_may_be_empty),
    TEST("fen: letters name squares, too", letters_name_squares_too),
    TEST("fen: an error says the column, and changes nothing",
         errors_say_the_column),
    TEST("fen: impossible positions are refused",
         impossible_positions_are_refused),
    TEST("fen: the rules are those asked for (M3-021)",
         the_rules_are_those_asked_for),
    TEST("fen: any position comes back the same", any_position_comes_back),
    TEST("fen: the longest position fits", the_longest_fits),
    TEST("fen: every change of a byte is read or refused",
         every_change_of_a_byte_is_read_or_refused),
};

CHECK_MAIN("checkers_fen", tests)
