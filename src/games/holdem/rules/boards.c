/* boards.c - every way that the community cards can come.
 *
 * A board is one set of ranks for each suit. If suits can be exchanged, only
 * boards are made in which their sets stand in the order of the list, the
 * latest first; such a board stands for all others that an exchange makes
 * of it. The last two suits are listed as pairs, so that the inmost loop is
 * long and does nothing but join sets.
 */
#include "games/holdem/rules/boards.h"

#include <stddef.h>
#include <string.h>

/* Suits in order */

static void order_suits(struct poker_boards *self,
                        poker_suits_alike *are_alike, const void *with)
{
    unsigned placed = 0;
    int count = 0;

    for (int suit = 0; suit < CARDS_SUITS; suit++)
        for (int other = suit; other < CARDS_SUITS; other++) {
            if (placed >> other & 1
                || (other != suit && !are_alike(with, suit, other)))
                continue;
            self->as_before[count] = other != suit;
            self->suit[count++] = (uint8_t)other;
            placed |= 1u << other;
        }
}

/* Bit i: suits i and i + 1 have the same ranks. So many orders of all suits
 * that are alike give different boards. */
static void weigh(struct poker_boards *self)
{
    for (unsigned same = 0; same < 8; same++) {
        int weight = 1, alike = 1, equal = 1;

        for (int i = 1; i < CARDS_SUITS; i++) {
            int is_same = self->as_before[i] && (same >> (i - 1) & 1);

            alike = self->as_before[i] ? alike + 1 : 1;
            equal = is_same ? equal + 1 : 1;
            weight = weight * alike / equal;
        }
        self->weight[same] = (uint8_t)weight;
    }
}

/* Lists */

/* The next higher number with as many bits. */
static unsigned next_ranks(unsigned ranks)
{
    unsigned lowest = ranks & -ranks, ripple = ranks + lowest;

    return ripple | ((ranks ^ ripple) >> 2) / lowest;
}

static void list_sets(struct poker_suit_sets *self, int suit, cards dead,
                      int most)
{
    unsigned gone = cards_suit(dead, suit);

    self->count = 1;
    self->set[0] = 0;
    self->size[0] = 0;
    self->first[0] = 0;
    for (int size = 1; size <= most; size++) {
        unsigned ranks = (1u << size) - 1;

        self->first[size] = (uint16_t)self->count;
        for (; ranks < 1 << CARDS_RANKS; ranks = next_ranks(ranks)) {
            if (ranks & gone)
                continue;
            self->size[self->count] = (uint8_t)size;
            self->set[self->count++] = (cards)ranks << CARDS_LANE * suit;
        }
    }
    for (int size = most; size <= POKER_BOARD; size++)
        self->first[size + 1] = (uint16_t)self->count;
}

/* The end of a list for sets of so many cards; of suits that are alike, not
 * beyond the set of the one before. */
static int end_of(const struct poker_suit_sets *sets, int size,
                  int as_before, int before)
{
    int end = sets->first[size + 1];

    return as_before && end > before + 1 ? before + 1 : end;
}

static uint32_t list_pairs_of(struct poker_boards *self, int set, int size,
                              uint32_t count)
{
    const struct poker_suit_sets *sets = &self->sets[2], *last = sets + 1;
    int rest = size - sets->size[set];
    int end = rest < 0 ? 0 : end_of(last, rest, self->as_before[3], set);

    for (int i = rest < 0 ? 0 : last->first[rest]; i < end; i++, count++) {
        self->pairs.set[count] = sets->set[set] | last->set[i];
        self->pairs.is_same[count] = i == set;
    }
    return count;
}

static void list_pairs(struct poker_boards *self)
{
    uint32_t count = 0;

    for (int size = 0; size <= self->missing; size++) {
        uint32_t *first = self->pairs.first[size];

        for (int set = 0; set < self->sets[2].count; set++) {
            first[set] = count;
            count = list_pairs_of(self, set, size, count);
        }
        first[self->sets[2].count] = count;
    }
}

/* Boards */

static int left_over(const struct poker_boards *self)
{
    return self->missing - self->sets[0].size[self->at[0]]
         - self->sets[1].size[self->at[1]];
}

static void go_on(struct poker_boards *self)
{
    int left = self->missing - self->sets[0].size[self->at[0]];

    self->at[1]++;
    if (self->at[1] >= end_of(&self->sets[1], left, self->as_before[1],
                              self->at[0])) {
        self->at[1] = 0;
        self->at[0]++;
    }
}

static int is_at_end(const struct poker_boards *self)
{
    return self->at[0] >= self->sets[0].count;
}

/* Pairs that go with the first two sets. Of three suits that are alike the
 * third may be as far in the list as the second; those in which it is the
 * same set come last. */
struct span {
    uint32_t from, same, to;
};

static struct span pairs_for(const struct poker_boards *self)
{
    const uint32_t *first = self->pairs.first[left_over(self)];
    struct span span = {first[0], first[self->sets[2].count], 0};

    span.to = span.same;
    if (self->as_before[2]) {
        span.same = first[self->at[1]];
        span.to = first[self->at[1] + 1];
    }
    return span;
}

/* To the next sets of the first two suits that any pair goes with. */
static void find_pairs(struct poker_boards *self)
{
    while (!is_at_end(self)) {
        struct span span = pairs_for(self);

        self->at_pair = span.from;
        if (span.from < span.to)
            return;
        go_on(self);
    }
}

static void join(const struct poker_boards *self, uint32_t to, unsigned same,
                 cards *boards, uint32_t *weights)
{
    cards base = self->given | self->sets[0].set[self->at[0]]
               | self->sets[1].set[self->at[1]];
    uint32_t weight = self->weight[same], twin = self->weight[same | 4];

    for (uint32_t i = self->at_pair; i < to; i++) {
        *boards++ = base | self->pairs.set[i];
        *weights++ = self->pairs.is_same[i] ? twin : weight;
    }
}

/* One stretch of pairs with the same weights; the return is how many. */
static int put(struct poker_boards *self, cards *boards, uint32_t *weights,
               int most)
{
    struct span span = pairs_for(self);
    int is_same = self->at_pair >= span.same;
    uint32_t to = is_same ? span.to : span.same;
    unsigned same = (unsigned)(self->at[0] == self->at[1])
                  | (unsigned)is_same << 1;
    int count;

    if (to - self->at_pair > (uint32_t)most)
        to = self->at_pair + (uint32_t)most;
    join(self, to, same, boards, weights);
    count = (int)(to - self->at_pair);
    self->at_pair = to;
    if (to == span.to) {
        go_on(self);
        find_pairs(self);
    }
    return count;
}

int poker_boards_next(struct poker_boards *self, cards *boards,
                      uint32_t *weights, int most)
{
    int count = 0;

    while (!is_at_end(self) && count < most)
        count += put(self, boards + count, weights + count, most - count);
    for (int i = 0; i < count; i++)
        self->done += weights[i];
    return count;
}

void poker_boards_begin(struct poker_boards *self, cards given, cards dead,
                        poker_suits_alike *are_alike, const void *with)
{
    memset(self, 0, offsetof(struct poker_boards, sets));
    self->given = given;
    self->missing = POKER_BOARD - cards_count(given);
    order_suits(self, are_alike, with);
    weigh(self);
    for (int i = 0; i < CARDS_SUITS; i++)
        list_sets(&self->sets[i], self->suit[i], dead | given,
                  self->missing);
    list_pairs(self);
    self->total = (uint64_t)cards_choose(
        CARDS_ALL - cards_count(dead | given), self->missing);
    find_pairs(self);
}
