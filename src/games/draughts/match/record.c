/* record.c - records the moves of a game as it is played.
 *
 * struct checkers_game remembers only what the rules need; the record has
 * every move, for the PDN and for guests.
 */
#include "games/draughts/match/record.h"

#include <stdlib.h>

enum { SIZE_FIRST = 128 };              /* moves; most games are shorter */

void checkers_record_begin(struct checkers_record *self,
                           const struct checkers *start)
{
    self->start = *start;
    self->count = self->size = 0;
    self->moves = NULL;
    checkers_game_begin(&self->game, start);
}

/* The record grows by doubling. */
int checkers_record_play(struct checkers_record *self,
                         const struct checkers_move *move)
{
    if (self->count == self->size) {
        int size = self->size ? 2 * self->size : SIZE_FIRST;
        struct checkers_move *larger =
            realloc(self->moves, (size_t)size * sizeof *larger);

        if (!larger)
            return 0;
        self->moves = larger;
        self->size = size;
    }
    self->moves[self->count++] = *move;
    checkers_game_play(&self->game, move);
    return 1;
}

void checkers_record_end(struct checkers_record *self)
{
    free(self->moves);
    self->moves = NULL;
}
