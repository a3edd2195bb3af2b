/* greedy.c - takes what it can get and looks one reply ahead.
 *
 * A move is as good as what is on the board after the reply that hurts it
 * most, where a new king counts. Among equals it goes as far forward with a
 * man as it can, so it rather jumps than steps; the dice choose among the
 * rest.
 */
#include "base/bits.h"
#include "base/rng.h"
#include "games/draughts/minds/minds.h"

enum {                                  /* what things are worth */
    MAN = 200,
    KING = 300,                         /* three halves of a man */
    ADVANCE = 1,                        /* a row */
    WIN = 1000000,
};

/* What is on the board, as one side sees it. */
static long count(const struct checkers *self, int side)
{
    uint64_t own = self->pieces[side], other = self->pieces[side ^ 1];

    return MAN * (long)(bits_count(own) - bits_count(other))
         + (KING - MAN) * (long)(bits_count(own & self->kings)
                                 - bits_count(other & self->kings));
}

/* After the reply that leaves least of this side. */
static long count_after_reply(const struct checkers *self, int side)
{
    struct checkers_moves replies;
    long worst = WIN;                   /* no reply at all: a game won */

    checkers_find_moves(self, &replies);
    for (int i = 0; i < replies.count; i++) {
        struct checkers next = *self;
        long left;

        checkers_play(&next, &replies.move[i]);
        left = count(&next, side);
        worst = left < worst ? left : worst;
    }
    return worst;
}

static int row_of(uint64_t one)
{
    return (checkers_square(one) - 1) / 4;
}

static long advance_of(const struct checkers *self,
                       const struct checkers_move *move)
{
    int rows = row_of(move->to) - row_of(move->from);

    if (self->kings & move->from)
        return 0;
    return ADVANCE * (self->turn == CHECKERS_BLACK ? rows : -rows);
}

static long worth_of(const struct checkers *self,
                     const struct checkers_move *move)
{
    struct checkers next = *self;

    checkers_play(&next, move);
    return count_after_reply(&next, self->turn) + advance_of(self, move);
}

/* The n-th of the best takes the place of the one kept with chance 1/n. */
static void choose(struct rng *rng, const struct checkers *self,
                   struct checkers_move *best)
{
    struct checkers_moves moves;
    long most = -2 * (long)WIN;
    uint64_t found = 0;

    checkers_find_moves(self, &moves);
    for (int i = 0; i < moves.count; i++) {
        long worth = worth_of(self, &moves.move[i]);

        if (worth > most) {
            most = worth;
            found = 0;
        }
        if (worth == most && rng_below(rng, ++found) == 0)
            *best = moves.move[i];
    }
}

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    struct checkers_move best = {0};

    (void)scratch;
    (void)budget;
    choose(mind, &((const struct checkers_game *)seen)->now, &best);
    *(struct checkers_move *)move = best;
    return MIND_MOVES;
}

const struct mind_type checkers_greedy = {
    .name = "greedy",
    .title = "takes what it can get",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = think,
};
