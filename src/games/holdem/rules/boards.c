/* boards.c - enumerates the ways the community cards can come.
 *
 * A board is one set of ranks for each suit. Among suits that can be
 * exchanged, only boards are made whose sets appear in non-increasing order
 * of their list; such a board is the representative of all that an exchange
 * makes of it. The last two suits are listed as pairs, so that the innermost
 * loop is long and does nothing but join sets.
 */
#include "games/holdem/rules/boards.h"

#include <stddef.h>
#include <string.h>

/* Suits in order */

/* Places suits so that exchangeable ones are adjacent: after each suit not yet
 * placed come all later ones that are like it. */
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

/* Bit i of same: suits i and i + 1 have the same ranks. A group of n
 * exchangeable suits gives n! orders, divided by k! for k equal sets among
 * them; both factorials are built up step by step, and every division is
 * exact. */
static void compute_weights(struct poker_boards *self)
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

/* All sets of up to most ranks of a suit without dead cards. Sizes that cannot
 * occur get empty spans, so that first[size + 1] is always an end. */
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
        for (; ranks < 1 << CARDS_RANKS; ranks = cards_next_ranks(ranks)) {
            if (ranks & gone)
                continue;
            self->size[self->count] = (uint8_t)size;
            self->set[self->count++] = (cards)ranks << CARDS_LANE * suit;
        }
    }
    for (int size = most; size <= POKER_BOARD; size++)
        self->first[size + 1] = (uint16_t)self->count;
}

/* The end of the sets of this size; for a suit that is like the one before,
 * not beyond the set chosen there. That keeps the order which makes
 * representatives unique. */
static int list_end(const struct poker_suit_sets *sets, int size,
                    int as_before, int before)
{
    int end = sets->first[size + 1];

    return as_before && end > before + 1 ? before + 1 : end;
}

/* The pairs whose first half is this set, size cards in all; returns the new
 * count. None if the set alone is too large. */
static uint32_t list_pairs_of(struct poker_boards *self, int set, int size,
                              uint32_t count)
{
    const struct poker_suit_sets *sets = &self->sets[2], *last = sets + 1;
    int rest = size - sets->size[set];
    int end = rest < 0 ? 0 : list_end(last, rest, self->as_before[3], set);

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

/* Cards that the last two suits must contribute. */
static int left_over(const struct poker_boards *self)
{
    return self->missing - self->sets[0].size[self->at[0]]
         - self->sets[1].size[self->at[1]];
}

/* Sets of the second suit run fastest. A set may have no fitting pair;
 * find_pairs skips it. */
static void advance_suit_sets(struct poker_boards *self)
{
    int left = self->missing - self->sets[0].size[self->at[0]];

    self->at[1]++;
    if (self->at[1] >= list_end(&self->sets[1], left, self->as_before[1],
                                self->at[0])) {
        self->at[1] = 0;
        self->at[0]++;
    }
}

static int has_no_boards_left(const struct poker_boards *self)
{
    return self->at[0] >= self->sets[0].count;
}

/* The pairs that go with the first two sets. If the third suit is like the
 * second, its set may not be beyond the second's; pairs with the same set come
 * last, from `same` on, since they have another weight. */
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

/* Skips to the next sets of the first two suits with at least one pair. */
static void find_pairs(struct poker_boards *self)
{
    while (!has_no_boards_left(self)) {
        struct span span = pairs_for(self);

        self->at_pair = span.from;
        if (span.from < span.to)
            return;
        advance_suit_sets(self);
    }
}

/* The innermost loop: boards of pairs at_pair..to-1. Only whether the last two
 * suits are equal varies within a stretch, and it selects one of two
 * weights. */
static void join_sets(const struct poker_boards *self, uint32_t to,
                      unsigned same, cards *boards, uint32_t *weights)
{
    cards base = self->given | self->sets[0].set[self->at[0]]
               | self->sets[1].set[self->at[1]];
    uint32_t weight = self->weight[same], twin = self->weight[same | 4];

    for (uint32_t i = self->at_pair; i < to; i++) {
        *boards++ = base | self->pairs.set[i];
        *weights++ = self->pairs.is_same[i] ? twin : weight;
    }
}

/* Up to most pairs with the same weights; returns how many, at least one. At
 * the end of the span it goes on to the next sets. */
static int emit_stretch(struct poker_boards *self, cards *boards,
                        uint32_t *weights, int most)
{
    struct span span = pairs_for(self);
    int is_same = self->at_pair >= span.same;
    uint32_t to = is_same ? span.to : span.same;
    unsigned same = (unsigned)(self->at[0] == self->at[1])
                  | (unsigned)is_same << 1;
    int count;

    if (to - self->at_pair > (uint32_t)most)
        to = self->at_pair + (uint32_t)most;
    join_sets(self, to, same, boards, weights);
    count = (int)(to - self->at_pair);
    self->at_pair = to;
    if (to == span.to) {
        advance_suit_sets(self);
        find_pairs(self);
    }
    return count;
}

int poker_boards_next(struct poker_boards *self, cards *boards,
                      uint32_t *weights, int most)
{
    int count = 0;

    while (!has_no_boards_left(self) && count < most)
        count += emit_stretch(self, boards + count, weights + count,
                              most - count);
    for (int i = 0; i < count; i++)
        self->done += weights[i];
    return count;
}

/* The lists need no clearing: their counts and spans bound every access. */
void poker_boards_begin(struct poker_boards *self, cards given, cards dead,
                        poker_suits_alike *are_alike, const void *with)
{
    memset(self, 0, offsetof(struct poker_boards, sets));
    self->given = given;
    self->missing = POKER_BOARD - cards_count(given);
    order_suits(self, are_alike, with);
    compute_weights(self);
    for (int i = 0; i < CARDS_SUITS; i++)
        list_sets(&self->sets[i], self->suit[i], dead | given,
                  self->missing);
    list_pairs(self);
    self->total = (uint64_t)cards_choose(
        CARDS_ALL - cards_count(dead | given), self->missing);
    find_pairs(self);
}
