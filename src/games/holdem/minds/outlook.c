/* outlook.c - how often two cards win against the other's range.
 *
 * On the river that is about a thousand hands, on the turn 46 times as many;
 * before that a sample is enough for the choice among a few bet sizes.
 */
#include "games/holdem/minds/outlook.h"

#include <string.h>

#include "games/holdem/rules/value.h"

enum { SAMPLES = 4096 };

/* Ranks are below POKER_WHOLE; the bound guards the array all the same. */
static void count_outcome(struct poker_outlook *self,
                          const struct poker_belief *belief, int combo,
                          uint64_t weight, uint32_t own, uint32_t other)
{
    int stratum = belief->rank[combo] * POKER_STRATA / POKER_WHOLE;

    stratum = stratum < POKER_STRATA ? stratum : POKER_STRATA - 1;
    self->weight[stratum] += 2 * weight;
    self->won[stratum] += weight * (uint64_t)((own > other) + (own >= other));
}

/* Enumeration: every hand of the other player on a complete board */

/* Hands are collected in batches so that poker_values can use wide
 * registers. */
static void count_batch(struct poker_outlook *self,
                        const struct poker_belief *belief,
                        const uint16_t *weight, int size, uint32_t own)
{
    poker_values(self->hand, (size_t)size, self->value);
    for (int i = 0; i < size; i++)
        count_outcome(self, belief, self->combo[i], weight[self->combo[i]],
                      own, self->value[i]);
}

static void count_board(struct poker_outlook *self,
                        const struct poker_belief *belief,
                        const struct poker_seen *seen, cards board)
{
    const uint16_t *weight = belief->weight[seen->player ^ 1];
    uint32_t own = poker_value(seen->hole | board);
    int size = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        cards two = belief->strength.combo[i];

        if (!weight[i] || two & board)
            continue;
        self->hand[size] = two | board;
        self->combo[size++] = (uint16_t)i;
        if (size == POKER_OUTLOOK_BATCH) {
            count_batch(self, belief, weight, size, own);
            size = 0;
        }
    }
    count_batch(self, belief, weight, size, own);
}

/* All rivers. Each has the same weight. */
static void count_last_cards(struct poker_outlook *self,
                             const struct poker_belief *belief,
                             const struct poker_seen *seen, cards board)
{
    cards left = CARDS_DECK & ~(board | seen->hole);

    for (; left; left &= left - 1)
        count_board(self, belief, seen, board | (left & -left));
}

/* Sampling: the other player's hand by its weight, then the board */

static uint32_t accumulate_weights(struct poker_outlook *self,
                                   const uint16_t *weight)
{
    uint32_t sum = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        sum += weight[i];
        self->cumulative[i] = sum;
    }
    return sum;
}

/* The first hand whose running sum exceeds a number: inversion of the
 * distribution by binary search. */
static int find_above(const uint32_t *sums, uint32_t number)
{
    int low = 0, high = POKER_COMBOS - 1;

    while (low < high) {
        int middle = (low + high) / 2;

        if (sums[middle] > number)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* One batch: the mind's hand and the other's stand next to each other, so half
 * as many deals as the batch has places. */
static void sample_deals(struct poker_outlook *self,
                         const struct poker_belief *belief,
                         const struct poker_seen *seen, cards board,
                         int to_come, struct rng *rng)
{
    uint32_t sum = accumulate_weights(self, belief->weight[seen->player ^ 1]);

    for (int i = 0; sum && i < POKER_OUTLOOK_BATCH; i += 2) {
        int other = find_above(self->cumulative,
                               (uint32_t)rng_below(rng, sum));
        cards two = belief->strength.combo[other];
        cards used = board | seen->hole | two;
        cards whole = board | poker_strength_draw(rng, used, to_come);

        self->combo[i] = (uint16_t)other;
        self->hand[i] = seen->hole | whole;
        self->hand[i + 1] = two | whole;
    }
    poker_values(self->hand, POKER_OUTLOOK_BATCH, self->value);
    for (int i = 0; sum && i < POKER_OUTLOOK_BATCH; i += 2)
        count_outcome(self, belief, self->combo[i], 1, self->value[i],
                      self->value[i + 1]);
}

void poker_outlook_find(struct poker_outlook *self,
                        const struct poker_belief *belief,
                        const struct poker_seen *seen, struct rng *rng)
{
    const struct poker_rules *rules = &seen->hand.rules;
    cards board = poker_belief_board(seen, seen->board_count);
    int to_come = rules->board[rules->streets - 1] - seen->board_count;

    memset(self, 0, sizeof *self);
    if (to_come == 0)
        count_board(self, belief, seen, board);
    else if (to_come == 1)
        count_last_cards(self, belief, seen, board);
    for (int i = 0; to_come > 1 && i < 2 * SAMPLES; i += POKER_OUTLOOK_BATCH)
        sample_deals(self, belief, seen, board, to_come, rng);
}

int poker_outlook_share(const struct poker_outlook *self, int from, int to)
{
    uint64_t weight = 0, won = 0;

    for (int i = from; i < to; i++) {
        weight += self->weight[i];
        won += self->won[i];
    }
    return weight ? (int)(won * POKER_WHOLE / weight) : POKER_WHOLE / 2;
}
