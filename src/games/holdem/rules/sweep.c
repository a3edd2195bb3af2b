/* sweep.c - compares all hands of two wide ranges at once.
 *
 * On one board the hands are sorted by value. Going up, each hand of the
 * first side beats all of the second side that came before, except those that
 * hold one of its own cards. Sums of weights are therefore kept for every
 * card as well, and inclusion-exclusion removes the conflicts.
 */
#include "games/holdem/rules/sweep.h"

#include <string.h>

enum { DIGIT_BITS = 10, DIGITS = 1 << DIGIT_BITS };    /* 3 cover 29 bits */

struct sorted {                         /* possible hands, lowest first */
    int count;
    uint16_t hand[POKER_COMBOS];
    uint32_t value[POKER_COMBOS];       /* without the three unused bits */
};

/* Weights of some hands of the second side: of all, and of those that hold a
 * card. */
struct sums {
    uint64_t all, of_card[CARDS_ALL];
};

/* Hands that are possible on a board. Each is written before it is known
 * whether it stays, which avoids a branch that would be mispredicted. A value
 * has three unused bits in the middle; without them it is 29 bits, three
 * digits. */
static void list_live_hands(const struct poker_equity *self, int board,
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

/* One stable pass of a least-significant-digit radix sort. */
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

static void add_hand_weight(struct sums *sums, const struct poker_equity *self,
                            int hand)
{
    uint16_t weight = self->weight[1][hand];

    sums->all += weight;
    sums->of_card[self->card[hand][0]] += weight;
    sums->of_card[self->card[hand][1]] += weight;
}

/* Undoes add_hand_weight. Once it was called for every hand of a group all
 * sums are zero again, and the sums of other cards were not touched. */
static void clear_hand_weight(struct sums *sums,
                              const struct poker_equity *self, int hand)
{
    sums->all = 0;
    sums->of_card[self->card[hand][0]] = 0;
    sums->of_card[self->card[hand][1]] = 0;
}

/* The weight of hands that hold neither card of this one. Subtracting by card
 * removes an identical hand twice; has_same adds it back once, if it is among
 * the sums. */
static uint64_t compatible_weight(const struct sums *sums,
                                  const struct poker_equity *self, int hand,
                                  int has_same)
{
    return sums->all - sums->of_card[self->card[hand][0]]
         - sums->of_card[self->card[hand][1]]
         + (has_same ? self->weight[1][hand] : 0);
}

/* Sums over the hands of lower value, of the current value, and all. */
struct sweep {
    struct sums below, equal, all;
    struct poker_counts counts;
};

/* An identical hand of the other side has the same value: it is in equal and
 * all, never in below. */
static void count_hand(struct sweep *sweep, const struct poker_equity *self,
                       int hand)
{
    uint64_t weight = self->weight[0][hand];
    uint64_t win = compatible_weight(&sweep->below, self, hand, 0);
    uint64_t tie = compatible_weight(&sweep->equal, self, hand, 1);
    uint64_t all = compatible_weight(&sweep->all, self, hand, 1);

    sweep->counts.win += weight * win;
    sweep->counts.tie += weight * tie;
    sweep->counts.lose += weight * (all - win - tie);
}

/* All hands of one value, beginning at from; returns the index after them.
 * They enter equal first, are counted, and then move to below. */
static int count_tied_hands(struct sweep *sweep,
                            const struct poker_equity *self,
                            const struct sorted *sorted, int from)
{
    int to = from;

    for (; to < sorted->count && sorted->value[to] == sorted->value[from];
         to++)
        add_hand_weight(&sweep->equal, self, sorted->hand[to]);
    for (int i = from; i < to; i++)
        if (self->weight[0][sorted->hand[i]])
            count_hand(sweep, self, sorted->hand[i]);
    for (int i = from; i < to; i++) {
        add_hand_weight(&sweep->below, self, sorted->hand[i]);
        clear_hand_weight(&sweep->equal, self, sorted->hand[i]);
    }
    return to;
}

static void sweep_board(struct poker_equity *self, int board)
{
    struct sorted one, other;
    struct sweep sweep;
    uint64_t weight = self->weights[board];

    memset(&sweep, 0, sizeof sweep);
    list_live_hands(self, board, &one);
    sort_digit(&one, 0, &other);
    sort_digit(&other, DIGIT_BITS, &one);
    sort_digit(&one, 2 * DIGIT_BITS, &other);
    for (int i = 0; i < other.count; i++)
        add_hand_weight(&sweep.all, self, other.hand[i]);
    for (int i = 0; i < other.count;)
        i = count_tied_hands(&sweep, self, &other, i);
    self->counts.win += weight * sweep.counts.win;
    self->counts.lose += weight * sweep.counts.lose;
    self->counts.tie += weight * sweep.counts.tie;
}

void poker_sweep(struct poker_equity *self)
{
    for (int i = 0; i < self->batch; i++)
        sweep_board(self, i);
}
