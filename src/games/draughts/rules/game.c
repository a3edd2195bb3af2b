/* game.c - a game: its position, its history, its end.
 *
 * Only what can still matter is kept: the positions since the last capture or
 * move of a man, at most CHECKERS_QUIET_PLIES of them, so a game has a fixed
 * size and needs no memory of its own.
 */
#include "games/draughts/rules/game.h"

#include <string.h>

void checkers_game_begin(struct checkers_game *self,
                         const struct checkers *start)
{
    memset(self, 0, sizeof *self);
    self->now = *start;
}

/* A capture or a man's move cannot be undone, so no position from before it
 * can ever be repeated and the history starts again. */
void checkers_game_play(struct checkers_game *self,
                        const struct checkers_move *move)
{
    int is_quiet = !move->taken && (self->now.kings & move->from);

    if (!is_quiet)
        self->quiet = 0;
    else if (self->quiet < CHECKERS_QUIET_PLIES)
        self->past[self->quiet++] = self->now;
    checkers_play(&self->now, move);
}

int checkers_game_repeats(const struct checkers_game *self)
{
    int repeats = 0;

    for (int i = 0; i < self->quiet; i++)
        repeats += checkers_same(&self->past[i], &self->now);
    return repeats;
}

/* A side that cannot move has lost even if the position also repeats or the
 * limit of quiet moves is reached with the same move. */
enum checkers_result checkers_game_result(const struct checkers_game *self)
{
    if (!checkers_can_move(&self->now))
        return self->now.turn == CHECKERS_BLACK ? CHECKERS_WHITE_WINS
                                                : CHECKERS_BLACK_WINS;
    if (checkers_game_repeats(self) >= 2)
        return CHECKERS_DRAW_REPEATED;
    return self->quiet >= CHECKERS_QUIET_PLIES ? CHECKERS_DRAW_QUIET
                                               : CHECKERS_GOES_ON;
}
