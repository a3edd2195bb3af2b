/* board.c - the game as the document's program knows it.
 *
 * Each question unpacks the stones onto a board of games/go/rules/go.h, which
 * judges, plays and counts. Stones set one by one take nothing on the way: a
 * group that has a liberty in the whole position has it in every part of it.
 */
#include "machines/go/hps/board.h"

#include <string.h>

#include "games/go/rules/score.h"

enum { PASSES_TO_END = 2 };

/* No position has this hash, or hardly any: there was none before. */
static const uint64_t no_position = UINT64_MAX;

_Static_assert((int)EMPTY == (int)GO_EMPTY && (int)BLACK == (int)GO_BLACK
               && (int)WHITE == (int)GO_WHITE, "stones have one numbering");
_Static_assert(sizeof(BoardState) == 120, "memcmp is equality: no gaps");

static enum go_colour colour_on_turn(const BoardState *b)
{
    return b->turn == WHITE ? GO_WHITE : GO_BLACK;
}

static int is_on_nine_lines(int row, int col)
{
    return row >= 0 && row < BOARD_LINES && col >= 0 && col < BOARD_LINES;
}

/* There and back */

/* Cells that hold no colour, which only damaged memory can have, are empty. */
static void unpack_stones(const BoardState *b, struct go_board *board)
{
    go_begin(board, BOARD_LINES);
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++) {
            Stone stone = (Stone)b->cells[row][col];

            if (stone == BLACK || stone == WHITE)
                go_play(board, go_at(row, col), (enum go_colour)stone);
        }
}

static void pack_stones(BoardState *b, const struct go_board *board)
{
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            b->cells[row][col] = board->colour[go_at(row, col)];
    b->board_hash = board->hash;
}

/* Judging */

/* The order is M4-014's. Ko is a matter of hashes, not of a point (M4-020);
 * without suicide both say the same: bringing back the position before the
 * last move means taking just the one stone that took one. After a pass that
 * is the position now, which no stone brings back: the ban is over. */
static MoveResult judge_point(const BoardState *b, const struct go_board *board,
                              go_point point)
{
    enum go_colour turn = colour_on_turn(b);

    switch (go_judge(board, point, turn)) {
    case GO_OCCUPIED:
        return MOVE_ILLEGAL_OCCUPIED;
    case GO_SUICIDE:
        return MOVE_ILLEGAL_SUICIDE;
    default:
        return go_hash_after(board, point, turn) == b->prev_board_hash
            ? MOVE_ILLEGAL_KO : MOVE_OK;
    }
}

/* The stones are on the board afterwards unless the point or the game rules
 * the move out without looking at them. */
static MoveResult judge_and_unpack(const BoardState *b, int row, int col,
                                   struct go_board *board)
{
    if (!is_on_nine_lines(row, col))
        return MOVE_ILLEGAL_RANGE;
    if (b->game_over)
        return MOVE_ILLEGAL_OVER;
    unpack_stones(b, board);
    return judge_point(b, board, go_at(row, col));
}

MoveResult board_judge(const BoardState *b, int row, int col)
{
    struct go_board board;

    return judge_and_unpack(b, row, col, &board);
}

uint64_t board_hash_after(const BoardState *b, int row, int col)
{
    struct go_board board;

    unpack_stones(b, &board);
    return go_hash_after(&board, go_at(row, col), colour_on_turn(b));
}

/* Moves */

void board_init(BoardState *b)
{
    memset(b, 0, sizeof *b);
    b->prev_board_hash = no_position;
    b->turn = BLACK;
}

/* By the colour of the stones that were taken (erratum 2). */
static void count_taken(BoardState *b, int taken)
{
    if (colour_on_turn(b) == GO_BLACK)
        b->captured_white += taken;
    else
        b->captured_black += taken;
}

static void end_turn(BoardState *b)
{
    b->turn = (uint8_t)go_other(colour_on_turn(b));
}

/* Judged before anything changes (M4-022; erratum 7). */
MoveResult board_place(BoardState *b, int row, int col)
{
    struct go_board board;
    enum go_colour turn = colour_on_turn(b);
    MoveResult result = judge_and_unpack(b, row, col, &board);
    int taken;

    if (result != MOVE_OK)
        return result;
    b->prev_board_hash = board.hash;
    taken = board.taken[turn];
    go_play(&board, go_at(row, col), turn);
    count_taken(b, board.taken[turn] - taken);
    pack_stones(b, &board);
    b->consecutive_passes = 0;
    end_turn(b);
    return MOVE_OK;
}

/* The hash before a pass is that of this board: a pass lifts the ko. */
void board_pass(BoardState *b)
{
    if (b->game_over)
        return;
    b->prev_board_hash = b->board_hash;
    b->consecutive_passes++;
    b->game_over = b->consecutive_passes >= PASSES_TO_END;
    end_turn(b);
}

void board_copy(BoardState *dst, const BoardState *src)
{
    *dst = *src;
}

/* The score */

/* Dead stones are not removed: what stands on the board counts (M4-035). */
int board_score(const BoardState *b, int *black, int *white)
{
    struct go_board board;
    struct go_area area;
    int points[GO_EDGE];

    unpack_stones(b, &board);
    go_score_area(&board, NULL, &area, NULL);
    for (int i = GO_BLACK; i <= GO_WHITE; i++)
        points[i] = area.stones[i] + area.empty[i];
    if (black)
        *black = points[GO_BLACK];
    if (white)
        *white = points[GO_WHITE];
    return 2 * (points[GO_BLACK] - points[GO_WHITE]) - BOARD_KOMI_HALVES;
}

void board_owners(const BoardState *b,
                  uint8_t owner[BOARD_LINES][BOARD_LINES])
{
    struct go_board board;
    struct go_area area;
    uint8_t owners[GO_POINTS];

    unpack_stones(b, &board);
    go_score_area(&board, NULL, &area, owners);
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            owner[row][col] = owners[go_at(row, col)];
}
