/* test_board.c - the game as the document's program knows it. */
#include "check.h"

#include <string.h>

#include "base/font.h"
#include "machines/go/hps/board.h"
#include "machines/go/hps/board_rig.h"

enum { CELLS = BOARD_LINES * BOARD_LINES };

static void play(BoardState *b, const int (*points)[2], int count)
{
    for (int i = 0; i < count; i++)
        assert_int_equal(board_place(b, points[i][0], points[i][1]),
                         MOVE_OK);
}

/* What a state is */

CASE(a_state_holds_all_that_the_document_names)
{
    BoardState b;

    BEGIN_CASE;
    assert_int_equal(EMPTY, 0);
    assert_int_equal(BLACK, 1);
    assert_int_equal(WHITE, 2);
    assert_int_equal(sizeof b.cells, 81);
    memset(&b, 0xa5, sizeof b);
    board_init(&b);
    for (int i = 0; i < CELLS; i++)
        assert_int_equal(b.cells[i / BOARD_LINES][i % BOARD_LINES], EMPTY);
    assert_int_equal(b.turn, BLACK);
    assert_int_equal(b.captured_black, 0);
    assert_int_equal(b.captured_white, 0);
    assert_int_equal(b.consecutive_passes, 0);
    assert_int_equal(b.game_over, 0);
    assert_true(b.prev_board_hash == UINT64_MAX);
    assert_true(b.board_hash == 0);
}

CASE(results_are_numbered_as_printed)
{
    BEGIN_CASE;
    assert_int_equal(MOVE_OK, 0);
    assert_int_equal(MOVE_ILLEGAL_SUICIDE, 1);
    assert_int_equal(MOVE_ILLEGAL_KO, 2);
    assert_int_equal(MOVE_ILLEGAL_OCCUPIED, 3);
    assert_int_equal(MOVE_ILLEGAL_OVER, 4);
    assert_int_equal(MOVE_ILLEGAL_RANGE, 5);
}

/* Two games at once, and one that is taken up again from a copy. */
CASE(nothing_is_kept_outside_of_it)
{
    BoardState a, b, copy;

    BEGIN_CASE;
    board_rig_set_up(&a, ".X/XO.X/.XO", BLACK);
    board_init(&b);
    board_copy(&copy, &a);
    assert_memory_equal(&copy, &a, sizeof a);
    board_place(&b, 0, 0);
    board_place(&a, 1, 2);
    board_pass(&b);
    assert_int_equal(a.captured_white, 1);
    assert_int_equal(copy.captured_white, 0);
    board_place(&copy, 1, 2);
    assert_memory_equal(&copy, &a, sizeof a);
    assert_int_equal(b.captured_white, 0);
}

CASE(it_is_small)
{
    BEGIN_CASE;
    assert_in_range(sizeof(BoardState), 81, 200);
    assert_int_equal(sizeof font_table, 640);
}

/* Moves */

CASE(black_begins_and_they_alternate)
{
    BoardState b;

    BEGIN_CASE;
    board_init(&b);
    for (int i = 0; i < 6; i++) {
        Stone turn = i % 2 ? WHITE : BLACK;

        assert_int_equal(b.turn, turn);
        assert_int_equal(board_place(&b, i, 3), MOVE_OK);
        assert_int_equal(b.cells[i][3], turn);
    }
    board_pass(&b);
    assert_int_equal(b.turn, WHITE);
}

CASE(stones_go_on_eighty_one_points)
{
    static const int outside[][2] = {
        {-1, 0}, {0, -1}, {9, 0}, {0, 9}, {9, 9}, {-1, 9}, {-2000000000, 4},
        {4, 2000000000}, {0, 81}, {0, 20},
    };
    BoardState b;

    BEGIN_CASE;
    for (int i = 0; i < CELLS; i++) {
        board_init(&b);
        assert_int_equal(board_place(&b, i / 9, i % 9), MOVE_OK);
        for (int j = 0; j < CELLS; j++)
            assert_int_equal(b.cells[j / 9][j % 9], i == j ? BLACK : EMPTY);
    }
    for (size_t i = 0; i < sizeof outside / sizeof *outside; i++) {
        BoardState before = b;

        assert_int_equal(board_place(&b, outside[i][0], outside[i][1]),
                         MOVE_ILLEGAL_RANGE);
        assert_memory_equal(&before, &b, sizeof b);
    }
}

CASE(occupied_points_are_refused)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".XO", BLACK);
    assert_int_equal(board_place(&b, 0, 1), MOVE_ILLEGAL_OCCUPIED);
    assert_int_equal(board_place(&b, 0, 2), MOVE_ILLEGAL_OCCUPIED);
    assert_int_equal(board_place(&b, 0, 0), MOVE_OK);
}

/* Each of these would be refused for two reasons. */
CASE(checks_come_in_their_order)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".X/XOX", WHITE);
    assert_int_equal(board_judge(&b, 1, 1), MOVE_ILLEGAL_OCCUPIED);
    b.turn = BLACK;
    board_pass(&b);                     /* a stone that vanished at once would
                                         * bring back what was */
    assert_int_equal(board_judge(&b, 0, 0), MOVE_ILLEGAL_SUICIDE);
    b.prev_board_hash = b.board_hash ^ board_rig_number(0, 0, WHITE);
    assert_int_equal(board_judge(&b, 0, 0), MOVE_ILLEGAL_SUICIDE);
    b.prev_board_hash = b.board_hash ^ board_rig_number(1, 0, WHITE);
    assert_int_equal(board_judge(&b, 1, 0), MOVE_ILLEGAL_OCCUPIED);
    board_pass(&b);
    assert_int_equal(board_judge(&b, 1, 1), MOVE_ILLEGAL_OVER);
    assert_int_equal(board_judge(&b, 0, 0), MOVE_ILLEGAL_OVER);
    assert_int_equal(board_judge(&b, 5, 5), MOVE_ILLEGAL_OVER);
    assert_int_equal(board_judge(&b, 5, 9), MOVE_ILLEGAL_RANGE);
}

CASE(groups_without_liberties_go)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".X/XOX/XO./.X", BLACK);
    assert_int_equal(board_place(&b, 2, 2), MOVE_OK);
    assert_int_equal(b.cells[1][1], EMPTY);
    assert_int_equal(b.cells[2][1], EMPTY);
    assert_int_equal(b.captured_white, 2);
    assert_int_equal(b.captured_black, 0);
}

CASE(three_groups_go_at_once)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".XX/XOOX/XO.OX/.XOX/..X", BLACK);
    assert_int_equal(board_place(&b, 2, 2), MOVE_OK);
    assert_int_equal(b.captured_white, 5);
    board_rig_set_up(&b, ".OXO./OXO", WHITE);
    assert_int_equal(board_place(&b, 0, 0), MOVE_OK);
    assert_int_equal(b.captured_black, 0);
    board_pass(&b);
    assert_int_equal(board_place(&b, 2, 1), MOVE_OK);
    assert_int_equal(b.captured_black, 1);      /* which was white's doing */
}

CASE(suicide_is_refused_unless_it_takes)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".X/X", WHITE);
    assert_int_equal(board_place(&b, 0, 0), MOVE_ILLEGAL_SUICIDE);
    board_rig_set_up(&b, "O.X/XX", WHITE);
    assert_int_equal(board_place(&b, 0, 1), MOVE_ILLEGAL_SUICIDE);
    board_rig_set_up(&b, ".XO/XO/O", WHITE);
    assert_int_equal(board_place(&b, 0, 0), MOVE_OK);
    assert_int_equal(b.captured_black, 2);
    board_rig_set_up(&b, ".X/X", BLACK);
    assert_int_equal(board_place(&b, 0, 0), MOVE_OK);
}

/* One liberty that three stones share is still one; and diagonally nothing
 * breathes and nothing hangs together. */
CASE(liberties_count_once_and_orthogonally)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, "OOOX/O.OX/OOOX/XXX", BLACK);
    assert_int_equal(board_place(&b, 1, 1), MOVE_OK);
    assert_int_equal(b.captured_white, 8);
    board_rig_set_up(&b, ".X./XO./.XO", BLACK);
    assert_int_equal(board_place(&b, 1, 2), MOVE_OK);
    assert_int_equal(b.cells[1][1], EMPTY);
    assert_int_equal(b.cells[2][2], WHITE);
    assert_int_equal(b.captured_white, 1);
}

/* Ko */

static const char ko_rows[] = ".XO/XO.O/.XO";

CASE(ko_may_not_be_retaken_at_once)
{
    static const int away[][2] = {{8, 8}, {8, 0}};
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ko_rows, BLACK);
    assert_int_equal(board_place(&b, 1, 2), MOVE_OK);
    assert_int_equal(board_place(&b, 1, 1), MOVE_ILLEGAL_KO);
    play(&b, away, 2);
    assert_int_equal(board_place(&b, 1, 1), MOVE_OK);
    assert_int_equal(board_place(&b, 1, 2), MOVE_ILLEGAL_KO);
    assert_int_equal(b.captured_black, 1);
    assert_int_equal(b.captured_white, 1);
}

/* It is the hash that is asked, not the point. */
CASE(ko_is_a_matter_of_hashes)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ko_rows, BLACK);
    b.prev_board_hash = board_hash_after(&b, 7, 7);
    assert_int_equal(board_place(&b, 7, 7), MOVE_ILLEGAL_KO);
    assert_int_equal(board_judge(&b, 7, 6), MOVE_OK);
    assert_int_equal(board_place(&b, 1, 2), MOVE_OK);
    b.prev_board_hash = UINT64_MAX;
    assert_int_equal(board_place(&b, 1, 1), MOVE_OK);
}

CASE(a_pass_ends_the_ban)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ko_rows, BLACK);
    board_place(&b, 1, 2);
    board_pass(&b);
    assert_true(b.prev_board_hash == b.board_hash);
    assert_int_equal(board_place(&b, 8, 0), MOVE_OK);
    assert_int_equal(board_place(&b, 1, 1), MOVE_OK);
}

/* Sending two, returning one: longer circles are not ko. */
CASE(only_the_last_position_may_not_come_back)
{
    static const int circle[][2] = {{0, 0}, {0, 2}, {0, 1}};
    uint64_t first;
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".X.X/OOX", BLACK);
    first = b.board_hash;
    for (int i = 1; i <= 2; i++) {
        play(&b, circle, 3);
        assert_int_equal(b.captured_black, 2 * i);
        assert_int_equal(b.captured_white, i);
        assert_true(b.board_hash == first);
        board_pass(&b);
    }
}

/* Hashes */

CASE(each_stone_has_a_number_of_its_own)
{
    uint64_t numbers[2 * CELLS];
    size_t bytes = 0;

    BEGIN_CASE;
    for (int i = 0; i < CELLS; i++) {
        numbers[2 * i] = board_rig_number(i / 9, i % 9, BLACK);
        numbers[2 * i + 1] = board_rig_number(i / 9, i % 9, WHITE);
    }
    for (int i = 0; i < 2 * CELLS; i++) {
        assert_true(numbers[i] != 0);
        for (int j = 0; j < i; j++)
            assert_true(numbers[i] != numbers[j]);
        bytes += sizeof((BoardState *)0)->board_hash;
    }
    assert_int_equal(bytes, 1296);      /* if they were kept in a table */
}

/* Passes */

CASE(two_passes_in_a_row_end_it)
{
    BoardState b, end;

    BEGIN_CASE;
    board_init(&b);
    board_pass(&b);
    assert_int_equal(b.consecutive_passes, 1);
    assert_int_equal(b.game_over, 0);
    assert_int_equal(board_place(&b, 4, 4), MOVE_OK);
    assert_int_equal(b.consecutive_passes, 0);
    board_pass(&b);
    assert_int_equal(b.game_over, 0);
    board_pass(&b);
    assert_int_equal(b.consecutive_passes, 2);
    assert_int_equal(b.game_over, 1);
    end = b;
    assert_int_equal(board_place(&b, 0, 0), MOVE_ILLEGAL_OVER);
    board_pass(&b);
    assert_memory_equal(&b, &end, sizeof b);
}

/* Passing is legal even where no stone is. */
CASE(passing_is_always_legal)
{
    BoardState b;

    BEGIN_CASE;
    board_rig_set_up(&b, ".XXXXXXX./XXXXXXXXX/XXXXXXXXX/XXXXXXXXX/XXXXXXXXX/"
                     "XXXXXXXXX/XXXXXXXXX/XXXXXXXXX/XXXXXXXXX", WHITE);
    for (int i = 0; i < CELLS; i++)
        assert_int_not_equal(board_judge(&b, i / 9, i % 9), MOVE_OK);
    board_pass(&b);
    assert_int_equal(b.turn, BLACK);
    assert_int_equal(b.consecutive_passes, 1);
}

/* The score */

static void check_score(const char *rows, int black, int white)
{
    int points[2] = {-1, -1};
    BoardState b;

    board_rig_set_up(&b, rows, BLACK);
    assert_int_equal(board_score(&b, &points[0], &points[1]),
                     2 * (black - white) - 11);
    assert_int_equal(points[0], black);
    assert_int_equal(points[1], white);
    assert_int_equal(board_score(&b, NULL, NULL), 2 * (black - white) - 11);
}

CASE(white_has_five_and_a_half_points)
{
    BEGIN_CASE;
    check_score("", 0, 0);
    check_score("X", 81, 0);
}

CASE(stones_and_what_they_surround_count)
{
    BEGIN_CASE;
    check_score(".XO/XXO/OOO/........O", 4, 5 + 72);
    check_score("...X.O.../...X.O.../...X.O.../...X.O.../...X.O.../"
                "...X.O.../...X.O.../...X.O.../...X.O...", 36, 36);
}

/* A black stone that could never live: it counts, and what is around it is
 * nobody's. */
CASE(dead_stones_stay_and_count)
{
    uint8_t owner[BOARD_LINES][BOARD_LINES];
    BoardState b;

    BEGIN_CASE;
    check_score("X..O/...O/...O/OOOO", 1, 7 + 81 - 16);
    board_rig_set_up(&b, "X..O/...O/...O/OOOO", BLACK);
    board_owners(&b, owner);
    assert_int_equal(owner[0][0], BLACK);
    assert_int_equal(owner[1][1], EMPTY);
    assert_int_equal(owner[3][3], WHITE);
    assert_int_equal(owner[8][8], WHITE);
}

static const struct CMUnitTest tests[] = {
    TEST("go board: a state holds cells, turn, captures, the hash before, "
         "passes and the end (M4-127, M4-128)",
         a_state_holds_all_that_the_document_names),
    TEST("go board: results are numbered as printed, ours behind them (M4-129)",
         results_are_numbered_as_printed),
    TEST("go board: a state is all there is of a game; a copy goes on as well "
         "(M4-130)", nothing_is_kept_outside_of_it),
    TEST("go board: a state has less than 200 bytes, the font 640 (M4-140)",
         it_is_small),
    TEST("go board: Black begins and they alternate (M4-012)",
         black_begins_and_they_alternate),
    TEST("go board: stones go on 81 points and nowhere else (M4-013)",
         stones_go_on_eighty_one_points),
    TEST("go board: an occupied point is refused (M4-015)",
         occupied_points_are_refused),
    TEST("go board: range, end, occupied, suicide and ko are checked in this "
         "order (M4-014)", checks_come_in_their_order),
    TEST("go board: a group without liberties goes and is counted (M4-016, "
         "M4-029)", groups_without_liberties_go),
    TEST("go board: a move may take several groups (M4-017)",
         three_groups_go_at_once),
    TEST("go board: suicide is refused unless it takes (M4-018)",
         suicide_is_refused_unless_it_takes),
    TEST("go board: a liberty counts once, and diagonals do not (M4-027, "
         "M4-028)", liberties_count_once_and_orthogonally),
    TEST("go board: the position before may not come back at once (M4-019)",
         ko_may_not_be_retaken_at_once),
    TEST("go board: ko is found by comparing hashes (M4-020)",
         ko_is_a_matter_of_hashes),
    TEST("go board: a pass ends the ban", a_pass_ends_the_ban),
    TEST("go board: longer circles are allowed",
         only_the_last_position_may_not_come_back),
    TEST("go board: each of 162 stones has a number of its own, in all "
         "1,296 bytes (M4-021, M4-140)",
         each_stone_has_a_number_of_its_own),
    TEST("go board: two passes in a row end the game, a stone between them "
         "counts anew (M4-025, M4-026)", two_passes_in_a_row_end_it),
    TEST("go board: passing is always legal (M4-024)", passing_is_always_legal),
    TEST("go board: White has 5.5 points for moving second (M4-033)",
         white_has_five_and_a_half_points),
    TEST("go board: stones and what only they surround count, the rest is "
         "nobody's (M4-030, M4-031, M4-032)",
         stones_and_what_they_surround_count),
    TEST("go board: dead stones stay on the board and count (M4-035)",
         dead_stones_stay_and_count),
};

CHECK_MAIN("hps_board", tests)
