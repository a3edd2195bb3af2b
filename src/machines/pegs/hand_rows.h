/* hand_rows.h - the rows of a game of pegs, as they were read. */
#ifndef HAND_PEGS_ROWS_H
#define HAND_PEGS_ROWS_H

#include "machines/pegs/hand_state.h"

void hand_pegs_rows_begin(struct hand_pegs_game *self, char player);

/* The row of a turn, 1 to 8; one of another game begins that. */
void hand_pegs_rows_add(struct hand_pegs_game *self, char player,
                        unsigned turn, const struct hand_pegs_row *row);

/* The pegs show the code after so many turns. */
void hand_pegs_rows_end(struct hand_pegs_game *self, unsigned turns,
                        uint16_t code);

/* The next game: what was finished stays for a while, the rest goes. */
void hand_pegs_rows_put_aside(struct hand_pegs_game *self, char player);

#endif
