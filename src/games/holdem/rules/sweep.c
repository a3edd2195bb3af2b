/* sweep.c - all hands of two wide ranges compared at once.
 *
 * On one board the hands are sorted by value. Going up, each hand of the
 * first side beats all of the second side that came before, but for those
 * that hold one of its own cards: so sums are kept for every card as well.
 */
#include "games/holdem/rules/sweep.h"

#include <string.h>

enum { DIGIT_BITS = 10, DIGITS = 1 << DIGIT_BITS };    /* thrice: 29 */

struct sorted {                         /* hands that are there, lowest first */
    int count;
    uint16_t hand[POKER_COMBOS];
    uint32_t value[POKER_COMBOS];          /* squeezed */
};

/* Weights of the second side, of some of its hands. */
struct sums {
    uint64_t all, of_card[CARDS_ALL];
};

static void gather(const struct poker_equity *self, int board,
                   struct sorted *to)
{
    to->count = 0;
    for (int i = 0; i < self->count; i++) {
        uint32_t value = self->value[i][board];

        to->hand[to->count] = (uint16_t)i;
        to->value[to->count] = (value >> 16) << 13 | (value & 0x1fff);
        to->count += value != 0;
    }
}

/* One pass of a radix sort. */
static void sort_digit(const struct sorted *from, int shift,
                       struct sorted *to)
{
    int place[DIGITS + 1] = {0};

    for (int i = 0; i < from->count; i++)
        place[(from->value[i] >> shift & (DIGITS - 1)) + 1]++;
    for (int i = 1; i <= DIGITS; i++)
        place[i] += place[i - 1];
    for (int i = 0; i < from->count; i++) {
        int at = place[from->value[i] >> shift & (DIGITS - 1)]++;

        to->hand[at] = from->hand[i];
        to->value[at] = from->value[i];
    }
    to->count = from->count;
}

static void add(struct sums *sums, const struct poker_equity *self, int hand)
{
    uint8_t weight = self->weight[1][hand];

    sums->all += weight;
    sums->of_card[self->card[hand][0]] += weight;
    sums->of_card[self->card[hand][1]] += weight;
}

static void remove_again(struct sums *sums, const struct poker_equity *self,
                         int hand)
{
    sums->all = 0;
    sums->of_card[self->card[hand][0]] = 0;
    sums->of_card[self->card[hand][1]] = 0;
}

/* Those that hold neither of a hand's cards; the same hand, if it is among
 * them, was taken away twice. */
static uint64_t against(const struct sums *sums,
                        const struct poker_equity *self, int hand,
                        int has_same)
{
    return sums->all - sums->of_card[self->card[hand][0]]
         - sums->of_card[self->card[hand][1]]
         + (has_same ? self->weight[1][hand] : 0);
}

/* The sums before, of one value, and over all hands. */
struct sweep {
    struct sums below, equal, all;
    struct poker_counts counts;
};

static void count_hand(struct sweep *sweep, const struct poker_equity *self,
                       int hand)
{
    uint64_t weight = self->weight[0][hand];
    uint64_t win = against(&sweep->below, self, hand, 0);
    uint64_t tie = against(&sweep->equal, self, hand, 1);
    uint64_t all = against(&sweep->all, self, hand, 1);

    sweep->counts.win += weight * win;
    sweep->counts.tie += weight * tie;
    sweep->counts.lose += weight * (all - win - tie);
}

/* Hands of one value, from a place on; the return is the place behind. */
static int count_equal(struct sweep *sweep, const struct poker_equity *self,
                       const struct sorted *sorted, int from)
{
    int to = from;

    for (; to < sorted->count && sorted->value[to] == sorted->value[from];
         to++)
        add(&sweep->equal, self, sorted->hand[to]);
    for (int i = from; i < to; i++)
        if (self->weight[0][sorted->hand[i]])
            count_hand(sweep, self, sorted->hand[i]);
    for (int i = from; i < to; i++) {
        add(&sweep->below, self, sorted->hand[i]);
        remove_again(&sweep->equal, self, sorted->hand[i]);
    }
    return to;
}

static void sweep_board(struct poker_equity *self, int board)
{
    struct sorted one, other;
    struct sweep sweep;
    uint64_t weight = self->weights[board];

    memset(&sweep, 0, sizeof sweep);
    gather(self, board, &one);
    sort_digit(&one, 0, &other);
    sort_digit(&other, DIGIT_BITS, &one);
    sort_digit(&one, 2 * DIGIT_BITS, &other);
    for (int i = 0; i < other.count; i++)
        add(&sweep.all, self, other.hand[i]);
    for (int i = 0; i < other.count;)
        i = count_equal(&sweep, self, &other, i);
    self->counts.win += weight * sweep.counts.win;
    self->counts.lose += weight * sweep.counts.lose;
    self->counts.tie += weight * sweep.counts.tie;
}

void poker_sweep(struct poker_equity *self)
{
    for (int i = 0; i < self->batch; i++)
        sweep_board(self, i);
}
