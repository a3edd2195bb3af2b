/* test_pdn_replay.c - games of a file replayed, defects and all. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "games/draughts/draughts_rig.h"

static struct rig_file file, told;

static void assert_tells(const char *text, const char *expected)
{
    struct text to;

    text_begin(&to, told.bytes, sizeof told.bytes);
    rig_tell_replay(text, strlen(text), &to);
    assert_string_equal(told.bytes, expected);
}

/* The position at the end of the first game. */
static void assert_ends(const char *text, const char *fen)
{
    struct pdn_replay replay;
    struct pdn_event event;

    pdn_replay_begin(&replay, text, strlen(text));
    while (pdn_replay_next(&replay, &event) != PDN_GAME_END)
        if (event.kind == PDN_FAULT)
            fail_msg("%d:%d: %s", event.line, event.column, event.message);
    assert_string_equal(rig_fen(pdn_replay_now(&replay)), fen);
}

static void assert_fault(const char *text, int line, int column,
                         const char *part)
{
    struct pdn_replay replay;
    struct pdn_event event;

    pdn_replay_begin(&replay, text, strlen(text));
    while (pdn_replay_next(&replay, &event) != PDN_FAULT)
        assert_int_not_equal(event.kind, PDN_END);
    rig_says(event.message, part);
    assert_int_equal(event.line, line);
    assert_int_equal(event.column, column);
}

CASE(moves_are_made)
{
    BEGIN_CASE;
    assert_ends("1. 11-15 22-18 2. 15x22 *",
                "W:W21,23,24,25,26,27,28,29,30,31,32"
                ":B1,2,3,4,5,6,7,8,9,10,12,22");
    assert_tells("1. 11-15 22-18 2. 15-22 25X18 *",
                 "11-15 22-18 15x22 25x18 * |");
}

CASE(letters_are_moves_too)
{
    BEGIN_CASE;
    assert_tells("[GameType \"21,B,8,8,A0,0\"]\n1. c3-d4 f6e5 2. d4:f6 *",
                 "GameType=21,B,8,8,A0,0 11-15 22-18 15x22 * |");
}

CASE(a_position_begins_the_game)
{
    BEGIN_CASE;
    assert_ends("[SetUp \"1\"]\n[FEN \"W:W18:B9\"]\n1. 18-14 9x18 *",
                "W:W:B18");
    assert_ends("[FEN \"W:W18:B9\"]\n18-15 *", "B:W15:B9");
}

/* A FEN need not say it, and no more than the first move is needed. */
CASE(the_first_move_says_whose_turn_it_was)
{
    BEGIN_CASE;
    assert_ends("[FEN \"?:W18:B9:H0:F1\"]\n1. 18-14 9x18 *", "W:W:B18");
    assert_ends("[FEN \"?:W18:B9:H0:F1\"]\n1. 9-13 *", "W:W18:B13");
    assert_ends("[FEN \"?:W18:B9\"]\n1. 18-14 (1. 18-15 9-13) 9x18 *",
                "W:W:B18");
    assert_tells("[FEN \"?:W18:B9\"]\n1. 1-2 *",
                 "FEN=?:W18:B9 F2:4 ?1-2 * |");
    assert_fault("[FEN \"W:W18:B9\"]\n1. 9-13 *", 2, 4, "'9-13'");
}

/* International draughts, whose files often lack the tag. */
CASE(a_larger_board_is_recognised)
{
    static const char *const what = "this game is on 10 x 10 squares";

    BEGIN_CASE;
    assert_fault("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *", 1, 4, what);
    assert_tells("1. 33-28 18-23 2. 39-33 2-0\n9-13 22-18 *",
                 "F1:4 ?33-28 ?18-23 ?39-33 1-0 | 9-13 22-18 * |");
    assert_fault("[FEN \"W:W31-50:B1-20:H0:F1\"]\n1. 32-28 *", 1, 1, what);
    assert_tells("[FEN \"W:W45:BK5\"]\n[GameType \"20\"]\n45-40 *",
                 "F1:1 FEN=W:W45:BK5 GameType=20 ?45-40 * |");
}

/* But a misprint is one, and so is what is on no board. */
CASE(a_misprint_is_not_a_larger_board)
{
    BEGIN_CASE;
    assert_fault("1. 11-45 23-19 *", 1, 4, "'11-45'");
    assert_fault("1. 32-28 23-19 *", 1, 4, "'32-28'");
    assert_fault("1. 32-28 23-99 *", 1, 4, "'32-28'");
    assert_fault("1. 11-15 23-45 *", 1, 10, "'23-45'");
    assert_fault("[FEN \"W:W45,60:B1\"]\n*", 1, 1, "column 4");
    assert_tells("[FEN \"W:W18:B9:H40:F45\"]\n18-15 *",
                 "FEN=W:W18:B9:H40:F45 18-15 * |");
}

CASE(each_game_begins_afresh)
{
    BEGIN_CASE;
    assert_tells("[FEN \"W:W18:B9\"]\n18-15 0-1\n9-13 22-18 *",
                 "FEN=W:W18:B9 18-15 0-1 | 9-13 22-18 * |");
    assert_tells("[GameType \"20\"]\n32-28 2-0\n9-13 22-18 *",
                 "F1:1 GameType=20 ?32-28 1-0 | 9-13 22-18 * |");
    assert_tells("9-14 1-2 *\n9-13 22-18 *",
                 "9-14 F1:6 ?1-2 * | 9-13 22-18 * |");
}

/* Each begins where the move stood before which it stands. */
CASE(variations_replace_the_move_before)
{
    BEGIN_CASE;
    assert_tells("1. 11-15 (1. 9-13 22-18 (1... 22-17 2. 13x22) 2. 12-16) "
                 "(1. 9-14) 1... 22-18 2. 15x22 *",
                 "11-15 ( 9-13 22-18 ( 22-17 13x22 ) 12-16 ) ( 9-14 ) "
                 "22-18 15x22 * |");
    assert_tells("(1. 9-13) 1. 11-15 ((1. 9-14)) *",
                 "( 9-13 ) 11-15 ( ( 9-14 ) ) * |");
}

static int plies_of(const struct pdn_replay *replay)
{
    return replay->line[replay->depth].plies;
}

CASE(the_position_follows_variations)
{
    struct pdn_replay replay;
    struct pdn_event event;
    const char *text = "1. 11-15 23-19 (22-18 15x22 (15-19))";
    int plies = -1;

    BEGIN_CASE;
    pdn_replay_begin(&replay, text, strlen(text));
    while (pdn_replay_next(&replay, &event)) {
        if (event.kind == PDN_OPEN)
            assert_int_equal(plies_of(&replay), replay.depth);
        if (event.kind == PDN_MOVE)
            plies = plies_of(&replay);
        if (event.kind == PDN_GAME_END)
            assert_int_equal(plies_of(&replay), 2);
    }
    assert_int_equal(plies, 2);
}

CASE(what_follows_a_bad_move_is_not_followed)
{
    BEGIN_CASE;
    assert_tells("1. 11-15 23-19 2. 8-12 22-17 3. 9-13 1-0",
                 "11-15 23-19 F1:19 ?8-12 ?22-17 ?9-13 1-0 |");
    assert_tells("1. 22-18 9-14 *", "F1:4 ?22-18 ?9-14 * |");
    assert_fault("1. 22-18 *", 1, 4, "White's piece, but Black is to move");
    assert_fault("1. 11-15 23-19\n2. 8-12 *", 2, 4, "this piece can play 8-11");
}

/* Where a bad move stood is known, so its variations can be followed; what
 * comes later cannot. */
CASE(variations_around_a_bad_move)
{
    BEGIN_CASE;
    assert_tells("1. 9-14 22-19 (22-18) 2. 5-9 (2. 6-9) *",
                 "9-14 F1:9 ?22-19 ( 22-18 ) ?5-9 ( ?6-9 ) * |");
    assert_tells("1. 9-14 (1. 9-15 22-18) 1... 22-18 *",
                 "9-14 ( F1:13 ?9-15 ?22-18 ) 22-18 * |");
}

CASE(a_position_in_the_middle_is_set_up)
{
    BEGIN_CASE;
    assert_tells("1. 9-18 /FEN \"W:W18:B9\"/ 18-14 9x18 1-0",
                 "F1:4 ?9-18 /\"W:W18:B9\"/ 18-14 9x18 1-0 |");
    assert_tells("1. 9-13 /FEN \"W:W18:B99\"/ 18-14 *",
                 "9-13 F1:9 /\"W:W18:B99\"/ ?18-14 * |");
}

CASE(ambiguous_moves_are_told)
{
    BEGIN_CASE;
    assert_fault("[FEN \"B:W7,8,15,16:B3\"]\n1. 3x19 1-0", 2, 4,
                 "3x10x19 or 3x12x19");
    assert_tells("[FEN \"B:W7,8,15,16:B3\"]\n1. 3x12x19 *",
                 "FEN=B:W7,8,15,16:B3 3x12x19 * |");
}

CASE(bad_positions_are_told)
{
    BEGIN_CASE;
    assert_fault("[Event \"a\"]\n [FEN \"B:W18:B53\"]\n*", 2, 2,
                 "in this FEN: column 8: no such square");
    assert_tells("[FEN \"B:W18:B53\"]\n1. 9-13 *",
                 "F1:1 FEN=B:W18:B53 ?9-13 * |");
    assert_fault("[SetUp \"1\"]\n1. 9-13 *", 2, 1, "there is no FEN tag");
    assert_tells("[SetUp \"0\"]\n1. 9-13 *", "SetUp=0 9-13 * |");
}

/* The head of what is too long could be a position, or a move, too. */
CASE(nothing_is_read_in_part)
{
    static const char zero[] = "[FEN \"W:W18:B9\0,10\"]\n1. 18-15 *";
    char text[1200];
    struct pdn_replay replay;
    struct pdn_event event;

    BEGIN_CASE;
    snprintf(text, sizeof text, "[FEN \"W:W18:B9%450s10\"]\n18-15 *", ",");
    assert_fault(text, 1, 1, "in this FEN: too long for a position");
    snprintf(text, sizeof text, "1. 9%400s4 *", "-1");
    assert_fault(text, 1, 4, "too long for a move");
    snprintf(text, sizeof text, "1. 9%60s3 *", "-1");
    assert_tells(text, "9-13 * |");
    pdn_replay_begin(&replay, zero, sizeof zero - 1);
    assert_int_equal(pdn_replay_next(&replay, &event), PDN_FAULT);
    rig_says(event.message, "in this FEN: column 9: ");
}

CASE(only_english_draughts_is_followed)
{
    static const char *const good[] = {
        "21", "21,B,8,8,N1,0", "21,B,8,8,N1", "21, B, 8, 8, N1, 0",
        "21,W,8,8,N1,0", "21,B,8,8,A0,0", "", "?",
    };
    static const char *const bad[] = {
        "20", "20,W,10,10,N2,0", "22", "210", "2", "25,W,8,8,A0,0",
        "21,B,10,10,N1,0", "21,B,8,8,N2,0", "checkers",
    };
    char text[100];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        snprintf(text, sizeof text, "[GameType \"%s\"]\n9-13 *", good[i]);
        assert_ends(text, "W:W21,22,23,24,25,26,27,28,29,30,31,32"
                          ":B1,2,3,4,5,6,7,8,10,11,12,13");
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        snprintf(text, sizeof text, "[GameType \"%s\"]\n*", bad[i]);
        assert_fault(text, 1, 1, "supported");
    }
    assert_fault("[GameType \"20\"]\n*", 1, 1,
                 "only English draughts (21) is supported");
    /* one fault for the whole game */
    assert_tells("[GameType \"20\"]\n[FEN \"W:W31-50:B1-20\"]\n"
                 "5. 32-28 19-23 (18-23) 9. 28x19 2-0",
                 "F1:1 GameType=20 FEN=W:W31-50:B1-20 ?32-28 ?19-23 "
                 "( ?18-23 ) ?28x19 1-0 |");
}

CASE(wrong_numbers_are_told_once)
{
    BEGIN_CASE;
    assert_tells("1. 11-15 23-19 3. 8-11 22-17 4. 4-8 *",
                 "11-15 23-19 f1:16 8-11 22-17 4-8 * |");
    assert_fault("1. 11-15 23-19 3. 8-11 *", 1, 16,
                 "this should be move number 2");
    assert_tells("11-15 23-19 2. 8-11 2... 22-17 3. 4-8 *",
                 "11-15 23-19 8-11 22-17 4-8 * |");
    assert_tells("1. 11-15 (1. 9-13 22-18 2. 6-9) 1... 23-19 2. 8-11 *",
                 "11-15 ( 9-13 22-18 6-9 ) 23-19 8-11 * |");
    assert_tells("1. 11-15 (2. 9-13) 1... 23-19 2. 8-11 *",
                 "11-15 ( f1:11 9-13 ) 23-19 8-11 * |");
}

/* If White begins: 1... and 2., or 1. for both; from any number. */
CASE(numbers_from_a_position_on)
{
    BEGIN_CASE;
    assert_tells("[FEN \"W:W18:B9\"]\n1... 18-15 2. 9-13 15-11 3. 13-17 *",
                 "FEN=W:W18:B9 18-15 9-13 15-11 13-17 * |");
    assert_tells("[FEN \"W:W18:B9\"]\n1. 18-15 9-13 2. 15-11 13-17 *",
                 "FEN=W:W18:B9 18-15 9-13 15-11 13-17 * |");
    assert_tells("[FEN \"B:W18:B9\"]\n40. 9-13 18-15 41. 13-17 43. 15-11 *",
                 "FEN=B:W18:B9 9-13 18-15 13-17 f2:26 15-11 * |");
}

CASE(results_are_compared)
{
    BEGIN_CASE;
    assert_fault("[Result \"0-1\"]\n9-13 1-0", 2, 6,
                 "the game ends with 1-0, but the Result tag says 0-1");
    assert_fault("[Result \"0-1\"]\n9-13 1/2-1/2", 2, 6, "1/2-1/2");
    assert_tells("[Result \"0-1\"]\n9-13 *", "Result=0-1 9-13 0-1 |");
    assert_tells("[Result \"2-0\"]\n9-13 1-0", "Result=2-0 9-13 1-0 |");
    assert_tells("[Result \"\"]\n9-13 1-0", "Result= 9-13 1-0 |");
    assert_fault("[Result \"won\"]\n9-13 1-0", 1, 1, "this is not a result");
}

CASE(who_cannot_move_has_lost)
{
    BEGIN_CASE;
    assert_fault("[FEN \"B:W14:B9\"]\n9x18 0-1", 2, 6,
                 "White has no move here and has lost: 1-0");
    assert_fault("[FEN \"B:W14:B9\"]\n9x18 1/2-1/2", 2, 6, "1-0");
    assert_tells("[FEN \"B:W14:B9\"]\n9x18 1-0", "FEN=B:W14:B9 9x18 1-0 |");
    assert_tells("[FEN \"B:W14:B9\"]\n9x18 *", "FEN=B:W14:B9 9x18 * |");
    assert_fault("[FEN \"W:W14:B9\"]\n[Result \"1-0\"]\n14x5 *", 3, 6,
                 "Black has no move here and has lost: 0-1");
    assert_tells("9-13 (9-14) 1-0", "9-13 ( 9-14 ) 1-0 |");
}

CASE(the_simple_rules_can_be_asked_for)
{
    const char *text = "[FEN \"B:W14:B9\"]\n9-13 *";
    struct pdn_replay replay;
    struct pdn_event event;

    BEGIN_CASE;
    assert_fault(text, 2, 1, "this piece can play 9x18");
    pdn_replay_begin(&replay, text, strlen(text));
    pdn_replay_use(&replay, CHECKERS_SIMPLE);
    while (pdn_replay_next(&replay, &event))
        assert_int_not_equal(event.kind, PDN_FAULT);
}

/* Every defect of the file at its place, and all of its games. */
CASE(the_file_of_defects_is_read)
{
    static const char *const faults =
        "5:1 5:31 6:19 7:7 8:9 13:16 17:19 21:4 25:10 25:25 25:31 25:41 "
        "28:1 34:1 42:1 42:10 48:9 52:35 56:10 59:1 61:54 62:1 ";
    struct pdn_replay replay;
    struct pdn_event event;
    char places[400] = "";
    int games = 0;

    BEGIN_CASE;
    rig_open(&file, "defects.pdn");
    pdn_replay_begin(&replay, file.bytes, file.length);
    while (pdn_replay_next(&replay, &event)) {
        games += event.kind == PDN_GAME_END;
        if (event.kind == PDN_FAULT)
            sprintf(places + strlen(places), "%d:%d ", event.line,
                    event.column);
    }
    assert_string_equal(places, faults);
    assert_int_equal(games, 13);
}

CASE(the_good_file_is_followed)
{
    struct pdn_replay replay;
    struct pdn_event event;
    int moves = 0;

    BEGIN_CASE;
    rig_open(&file, "good.pdn");
    pdn_replay_begin(&replay, file.bytes, file.length);
    while (pdn_replay_next(&replay, &event)) {
        if (event.kind == PDN_FAULT)
            fail_msg("%d:%d: %s", event.line, event.column, event.message);
        if (event.kind == PDN_MOVE) {
            assert_true(replay.is_followed);
            moves++;
        }
    }
    assert_int_equal(moves, 29);
}

/* A message waits until it is taken, whatever other errors come. */
CASE(messages_last_until_the_next_call)
{
    const char *text = "[SetUp \"1\"]\n[Result \"0-1\"]\n1-0";
    struct pdn_replay replay;
    struct pdn_event event;

    BEGIN_CASE;
    pdn_replay_begin(&replay, text, strlen(text));
    while (pdn_replay_next(&replay, &event) != PDN_FAULT)
        ;
    rig_says(event.message, "there is no FEN tag");
    text_error("something else", (char *)0);
    pdn_replay_next(&replay, &event);
    rig_says(event.message,
             "the game ends with 1-0, but the Result tag says 0-1");
}

static const struct CMUnitTest tests[] = {
    TEST("pdn: moves are found and made", moves_are_made),
    TEST("pdn: moves in letters are moves, too", letters_are_moves_too),
    TEST("pdn: a game begins from its FEN", a_position_begins_the_game),
    TEST("pdn: where a FEN does not say whose turn it is, the first move "
         "does", the_first_move_says_whose_turn_it_was),
    TEST("pdn: a game on 10 x 10 squares is recognised without GameType",
         a_larger_board_is_recognised),
    TEST("pdn: a misprint is not taken for a larger board",
         a_misprint_is_not_a_larger_board),
    TEST("pdn: each game begins afresh", each_game_begins_afresh),
    TEST("pdn: a variation begins before the move that it follows",
         variations_replace_the_move_before),
    TEST("pdn: moves are counted along variations",
         the_position_follows_variations),
    TEST("pdn: a bad move is told, and its line not followed",
         what_follows_a_bad_move_is_not_followed),
    TEST("pdn: variations of a bad move are followed, later ones not",
         variations_around_a_bad_move),
    TEST("pdn: a position in the middle is set up",
         a_position_in_the_middle_is_set_up),
    TEST("pdn: an ambiguous move is told", ambiguous_moves_are_told),
    TEST("pdn: a bad or missing FEN is told", bad_positions_are_told),
    TEST("pdn: no position or move is read in part", nothing_is_read_in_part),
    TEST("pdn: games other than English draughts are told once",
         only_english_draughts_is_followed),
    TEST("pdn: a wrong move number is told once",
         wrong_numbers_are_told_once),
    TEST("pdn: move numbers from a position on, both ways",
         numbers_from_a_position_on),
    TEST("pdn: the end and the Result tag are compared",
         results_are_compared),
    TEST("pdn: who cannot move has lost, whatever the result says",
         who_cannot_move_has_lost),
    TEST("pdn: games by the simple rules can be read (M3-022)",
         the_simple_rules_can_be_asked_for),
    TEST("pdn: every defect of a file is told at its place",
         the_file_of_defects_is_read),
    TEST("pdn: every move of the good file is followed",
         the_good_file_is_followed),
    TEST("pdn: messages last until the next call",
         messages_last_until_the_next_call),
};

CHECK_MAIN("pdn_replay", tests)
