/* board_rig.h - positions for the tests of the program. */
#ifndef BOARD_RIG_H
#define BOARD_RIG_H

#include "machines/go/hps/board.h"

/* From rows of text: X Black, O White, the first row at the top; a slash ends
 * a row, and what is left out is empty. Nothing was before it. */
void board_rig_set_up(BoardState *b, const char *rows, Stone turn);

/* The number that stands for a stone in all hashes. */
uint64_t board_rig_number(int row, int col, Stone stone);

/* The hash of the stones as they stand. */
uint64_t board_rig_hash(const BoardState *b);

#endif
