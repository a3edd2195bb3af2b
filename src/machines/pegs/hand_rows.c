/* hand_rows.c - the rows of a game of pegs, as they were read.
 *
 * The machine forgets a game five seconds after its end. Its rows stay here
 * until somebody begins the next one.
 */
#include "machines/pegs/hand_rows.h"

#include <string.h>

void hand_pegs_rows_begin(struct hand_pegs_game *self, char player)
{
    memset(self, 0, sizeof *self);
    self->player = player;
}

void hand_pegs_rows_add(struct hand_pegs_game *self, char player,
                        unsigned turn, const struct hand_pegs_row *row)
{
    if (self->is_old)
        hand_pegs_rows_begin(self, player);
    if (turn >= 1 && turn <= PEGS_TRIES)
        self->row[turn - 1] = *row;
}

void hand_pegs_rows_end(struct hand_pegs_game *self, unsigned turns,
                        uint16_t code)
{
    self->is_over = 1;
    self->turns = (uint8_t)turns;
    self->code = code;
}

void hand_pegs_rows_put_aside(struct hand_pegs_game *self, char player)
{
    self->is_old = self->is_over;
    if (!self->is_old)
        hand_pegs_rows_begin(self, player);
}
