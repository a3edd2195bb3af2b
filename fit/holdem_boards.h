/* holdem_boards.h - sorts hands into buckets, on a sample of boards. */
#ifndef FIT_HOLDEM_BOARDS_H
#define FIT_HOLDEM_BOARDS_H

#include "base/rng.h"
#include "games/holdem/solver/plan.h"

struct boards;

/* Draws so many flops, and finds the middles of the buckets of the flop from
 * them, and those of the turn from some turns of each. */
struct boards *boards_open(int flops, struct rng *rng);

/* One of these flops. */
cards boards_flop(const struct boards *self, struct rng *rng);
const spread_marks *boards_middles(const struct boards *self);  /* flop's */

/* Count random cards that are not in used. */
cards boards_draw(struct rng *rng, cards used, int count);

/* The buckets of all combos on the flop or turn, computed when a board is met
 * first; and what they are called there. */
const uint8_t *boards_buckets(struct boards *self, cards board,
                              uint8_t suit[CARDS_SUITS]);

#endif
