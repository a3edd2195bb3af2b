/* board.h - the game as the document's program knows it.
 *
 * The names are the document's (section 7). The work is done by rules/go: a
 * BoardState is what that board looks like from outside. Rows count from the
 * top, columns from the left, both from 0.
 */
#ifndef HPS_BOARD_H
#define HPS_BOARD_H

#include <stdint.h>

enum { BOARD_LINES = 9 };

typedef enum { EMPTY = 0, BLACK = 1, WHITE = 2 } Stone;

typedef enum {
    MOVE_OK,
    MOVE_ILLEGAL_SUICIDE,
    MOVE_ILLEGAL_KO,
    MOVE_ILLEGAL_OCCUPIED,
    MOVE_ILLEGAL_OVER,                  /* ours: the game has ended */
    MOVE_ILLEGAL_RANGE,                 /* ours: no such point */
} MoveResult;

/* Bytes, where the document has an enum of four each: it budgets about 200 in
 * all. No gaps: memcmp is equality. */
typedef struct {
    uint64_t prev_board_hash;           /* before the last move; after a pass:
                                         * of this board */
    uint64_t board_hash;                /* of this board */
    int32_t captured_black, captured_white;     /* taken off the board */
    int32_t consecutive_passes;
    int32_t game_over;
    uint8_t cells[BOARD_LINES][BOARD_LINES];    /* Stone */
    uint8_t turn;                       /* Stone */
    uint8_t reserved[6];
} BoardState;

/* White's points for moving second, in half points. */
enum { BOARD_KOMI_HALVES = 11 };

void board_init(BoardState *b);

/* Plays for the one on turn. On a refusal nothing has changed. */
MoveResult board_place(BoardState *b, int row, int col);
void board_pass(BoardState *b);

/* Black's margin in half points, komi counted: odd, never 0, above 0 Black
 * has won. The areas are whole points, without komi; either may be null. */
int board_score(const BoardState *b, int *black, int *white);
void board_copy(BoardState *dst, const BoardState *src);

/* What else a program wants to know. */

/* Whose each point is: a stone's colour, that of the stones which alone
 * surround it, or EMPTY. */
void board_owners(const BoardState *b,
                  uint8_t owner[BOARD_LINES][BOARD_LINES]);

/* What board_place would say; nothing changes. */
MoveResult board_judge(const BoardState *b, int row, int col);

/* The hash of the position after a legal placement, for superko. */
uint64_t board_hash_after(const BoardState *b, int row, int col);

#endif
