/* duel.c - two known hands against each other, counted over all boards.
 *
 * First all boards as if there were no flushes, by their ranks. Then, for each
 * suit, the boards with so many of its cards that somebody has a flush: what
 * was counted for their ranks is taken back, and what the flush makes of it is
 * counted instead. Five cards have only one such suit.
 */
#include "games/holdem/rules/duel.h"

#include "games/holdem/rules/boards.h"

enum { SIDES = POKER_DUEL_SIDES, FLUSH = 5 };

/* Multisets of ranks */

/* Cards that can be had, by rank. */
struct stock {
    uint8_t count[CARDS_RANKS];
};

static struct stock stock_of(cards live)
{
    struct stock stock = {{0}};

    for (; live; live &= live - 1)
        stock.count[card_rank(cards_lowest(live))]++;
    return stock;
}

/* Completes a heap with so many cards of this rank and above. */
static void list_from(struct poker_heaps *to, const struct stock *stock,
                      int rank, int left, struct poker_heap heap)
{
    if (left == 0) {
        to->heap[to->count++] = heap;
        return;
    }
    for (; rank < CARDS_RANKS; rank++) {
        struct poker_heap more = heap;

        for (int i = 1; i <= left && i <= stock->count[rank]; i++) {
            more.sum += (uint32_t)poker_lookup_keys[rank];
            more.ways = heap.ways * (uint32_t)cards_choose(stock->count[rank],
                                                           i);
            list_from(to, stock, rank + 1, left - i, more);
        }
    }
}

/* All heaps of so many of these cards. */
static void list_heaps(struct poker_heaps *to, cards live, int size)
{
    struct stock stock = stock_of(live);

    to->count = 0;
    list_from(to, &stock, 0, size, (struct poker_heap){0, 1});
}

/* Comparing; the lower class wins */

/* All heaps together with the same ranks, as if there were no flush. */
static void compare_ranks(struct poker_duel *self)
{
    uint64_t win = 0, tie = 0;

    for (int i = 0; i < self->heaps.count; i++) {
        struct poker_heap heap = self->heaps.heap[i];
        int mine = poker_lookup_ranks(self->lookup, heap.sum + self->sum[0]);
        int theirs = poker_lookup_ranks(self->lookup,
                                        heap.sum + self->sum[1]);

        win += mine < theirs ? heap.ways : 0;
        tie += mine == theirs ? heap.ways : 0;
    }
    self->win += win;
    self->tie += tie;
}

/* Boards with the same cards of a suit: the classes of flushes, 0 for a side
 * that has none, and what the keys of both sides add up to. */
struct suited {
    int flush[SIDES];
    uint32_t sum[SIDES];
};

/* The same with flushes, less what was counted without. */
static void compare_suited(struct poker_duel *self,
                           const struct suited *suited)
{
    uint64_t win = 0, tie = 0;

    for (int i = 0; i < self->heaps.count; i++) {
        struct poker_heap heap = self->heaps.heap[i];
        int mine = poker_lookup_ranks(self->lookup,
                                      heap.sum + suited->sum[0]);
        int theirs = poker_lookup_ranks(self->lookup,
                                        heap.sum + suited->sum[1]);

        win -= mine < theirs ? heap.ways : 0;
        tie -= mine == theirs ? heap.ways : 0;
        mine = suited->flush[0] ? suited->flush[0] : mine;
        theirs = suited->flush[1] ? suited->flush[1] : theirs;
        win += mine < theirs ? heap.ways : 0;
        tie += mine == theirs ? heap.ways : 0;
    }
    self->win += win;
    self->tie += tie;
}

/* Flushes */

static uint32_t sum_of_ranks(unsigned ranks)
{
    uint32_t sum = 0;

    for (; ranks; ranks &= ranks - 1)
        sum += (uint32_t)poker_lookup_keys[bits_lowest(ranks)];
    return sum;
}

static void compare_with(struct poker_duel *self, int suit, unsigned ranks)
{
    struct suited suited;

    for (int side = 0; side < SIDES; side++) {
        unsigned all = ranks | cards_suit(self->hand[side], suit);

        suited.flush[side] = self->lookup->flush[all];
        suited.sum[side] = self->sum[side] + sum_of_ranks(ranks);
    }
    compare_suited(self, &suited);
}

/* Boards with exactly so many cards of the suit; the others are of other
 * suits, and only their ranks count. */
static void compare_boards(struct poker_duel *self, int suit, int size)
{
    unsigned ranks = (1u << size) - 1, live = cards_suit(self->live, suit);

    list_heaps(&self->heaps, self->live & ~cards_lane(suit),
               POKER_BOARD - size);
    for (; ranks < 1 << CARDS_RANKS; ranks = cards_next_ranks(ranks))
        if (!(ranks & ~live))
            compare_with(self, suit, ranks);
}

/* From as many cards as the side with more of them needs. */
static void compare_suit(struct poker_duel *self, int suit)
{
    int mine = bits_count(cards_suit(self->hand[0], suit));
    int theirs = bits_count(cards_suit(self->hand[1], suit));
    int size = FLUSH - (mine > theirs ? mine : theirs);

    for (; size <= POKER_BOARD; size++)
        compare_boards(self, suit, size);
}

/* Suits with the same ranks in both hands and in the deck have the same
 * flushes. */
static int are_suits_alike(const struct poker_duel *self, int suit, int other)
{
    for (int side = 0; side < SIDES; side++)
        if (cards_suit(self->hand[side], suit)
            != cards_suit(self->hand[side], other))
            return 0;
    return cards_suit(self->live, suit) == cards_suit(self->live, other);
}

/* Counts each kind of suit once, times the number of its suits: the counts
 * grow by a difference, which is taken so many times. */
static void compare_suits(struct poker_duel *self)
{
    for (int suit = 0; suit < CARDS_SUITS; suit++) {
        uint64_t win = self->win, tie = self->tie, alike = 0;
        int first = 0;

        while (!are_suits_alike(self, first, suit))
            first++;
        if (first < suit)
            continue;
        for (int other = suit; other < CARDS_SUITS; other++)
            alike += (uint64_t)are_suits_alike(self, suit, other);
        compare_suit(self, suit);
        self->win = win + alike * (self->win - win);
        self->tie = tie + alike * (self->tie - tie);
    }
}

static uint32_t sum_of_hand(cards hand)
{
    uint32_t sum = 0;

    for (int suit = 0; suit < CARDS_SUITS; suit++)
        sum += sum_of_ranks(cards_suit(hand, suit));
    return sum;
}

void poker_duel(struct poker_duel *self, const struct poker_lookup *lookup,
                const cards hand[SIDES], cards dead,
                struct poker_counts *counts)
{
    uint64_t all;

    self->lookup = lookup;
    self->live = CARDS_DECK & ~(hand[0] | hand[1] | dead);
    self->win = self->tie = 0;
    for (int side = 0; side < SIDES; side++) {
        self->hand[side] = hand[side];
        self->sum[side] = sum_of_hand(hand[side]);
    }
    list_heaps(&self->heaps, self->live, POKER_BOARD);
    compare_ranks(self);
    compare_suits(self);
    all = (uint64_t)cards_choose(cards_count(self->live), POKER_BOARD);
    counts->win += self->win;
    counts->tie += self->tie;
    counts->lose += all - self->win - self->tie;
}
