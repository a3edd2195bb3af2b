/* slow_board.h - the document's rule engine, cell by cell, for comparison.
 *
 * Written after its pseudo-code, with the repairs: liberties by a queue, each
 * empty neighbour once, a copy for the trial, hashes over the whole board,
 * the hash before the last move for ko. Nothing of rules/ is used.
 */
#ifndef SLOW_BOARD_H
#define SLOW_BOARD_H

#include "machines/go/hps/board.h"

enum { SLOW_CELLS = BOARD_LINES * BOARD_LINES };

struct slow_board {
    uint8_t cells[BOARD_LINES][BOARD_LINES];
    Stone turn;
    int taken[WHITE + 1];               /* off the board, by their colour */
    uint64_t previous;                  /* of the position before */
    int passes, is_over;
};

struct slow_group {
    int stones, liberties;
    uint8_t has[BOARD_LINES][BOARD_LINES];
};

void slow_board_begin(struct slow_board *self);
MoveResult slow_board_judge(const struct slow_board *self, int row, int col);
MoveResult slow_board_place(struct slow_board *self, int row, int col);
void slow_board_pass(struct slow_board *self);

/* Area without komi, and whose each point is. */
void slow_board_score(const struct slow_board *self, int points[WHITE + 1],
                      uint8_t owner[BOARD_LINES][BOARD_LINES]);

/* The group of a stone, or a region of empty points. */
void slow_board_group(const struct slow_board *self, int row, int col,
                      struct slow_group *group);

Stone slow_board_other(Stone stone);

/* A neighbour, 0..3; 0 if it is off the board. */
int slow_board_beside(int row, int col, int side, int *to_row, int *to_col);

#endif
