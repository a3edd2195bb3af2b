/* greedy.c - captures what it can, and looks one reply ahead.
 *
 * A move is as good as the material left after the reply that hurts most,
 * new kings included: a minimax search of two plies. Among equals it prefers
 * to advance a man as far as it can, which favours jumps over steps; a random
 * number decides among the rest.
 */
#include "base/bits.h"
#include "base/rng.h"
#include "games/draughts/minds/minds.h"

enum {                                  /* in points */
    MAN = 200,
    KING = 300,                         /* one and a half men */
    ADVANCE = 1,                        /* a row: breaks ties and no more */
    WIN = 1000000,
};

/* The material balance from this side's point of view. */
static long count_material(const struct checkers *self, int side)
{
    uint64_t own = self->pieces[side], other = self->pieces[side ^ 1];

    return MAN * (long)(bits_count(own) - bits_count(other))
         + (KING - MAN) * (long)(bits_count(own & self->kings)
                                 - bits_count(other & self->kings));
}

/* The balance after the reply that is worst for this side. */
static long count_after_reply(const struct checkers *self, int side)
{
    struct checkers_moves replies;
    long worst = WIN;                   /* no reply at all: the game is won */

    checkers_find_moves(self, &replies);
    for (int i = 0; i < replies.count; i++) {
        struct checkers next = *self;
        long left;

        checkers_play(&next, &replies.move[i]);
        left = count_material(&next, side);
        worst = left < worst ? left : worst;
    }
    return worst;
}

static int row_of_place(uint64_t one)
{
    return (checkers_square(one) - 1) / 4;
}

/* Rows gained by a man's move; kings go both ways, so theirs count nothing. */
static long advance_of(const struct checkers *self,
                       const struct checkers_move *move)
{
    int rows = row_of_place(move->to) - row_of_place(move->from);

    if (self->kings & move->from)
        return 0;
    return ADVANCE * (self->turn == CHECKERS_BLACK ? rows : -rows);
}

static long rate_two_plies(const struct checkers *self,
                           const struct checkers_move *move)
{
    struct checkers next = *self;

    checkers_play(&next, move);
    return count_after_reply(&next, self->turn) + advance_of(self, move);
}

/* Reservoir sampling: the n-th of equally good moves replaces the one kept
 * with probability 1/n, so each has the same chance in one pass. */
static void pick_greedy_move(struct rng *rng, const struct checkers *self,
                             struct checkers_move *best)
{
    struct checkers_moves moves;
    long most = -2 * (long)WIN;
    uint64_t found = 0;

    checkers_find_moves(self, &moves);
    for (int i = 0; i < moves.count; i++) {
        long worth = rate_two_plies(self, &moves.move[i]);

        if (worth > most) {
            most = worth;
            found = 0;
        }
        if (worth == most && rng_below(rng, ++found) == 0)
            *best = moves.move[i];
    }
}

/* Needs neither scratch memory nor more than one call; the mind's state is
 * its random number generator. */
static enum mind_answer play_greedily(void *mind, const void *seen,
                                      void *scratch, long budget, void *move)
{
    struct checkers_move best = {0};

    (void)scratch;
    (void)budget;
    pick_greedy_move(mind, &((const struct checkers_game *)seen)->now, &best);
    *(struct checkers_move *)move = best;
    return MIND_MOVES;
}

const struct mind_type checkers_greedy = {
    .name = "greedy",
    .title = "takes what it can get",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = play_greedily,
};
