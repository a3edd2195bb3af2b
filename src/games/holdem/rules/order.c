/* order.c - enumerates all hands with their classes.
 *
 * Three parts: multisets of ranks and their numbers, the tables that are built
 * from them, and the steps that write classes by copying table rows. A step
 * does no evaluation; near a flush it looks classes up by the ranks of the
 * suit instead.
 */
#include "games/holdem/rules/order.h"

#include <string.h>

enum { COPIES = 4, LOOSE = 3, HEAP_MOST = 6 };

/* Multisets of ranks, called heaps here, and a number for each */

struct heap {                           /* cards of each rank, 0..4 */
    uint8_t count[CARDS_RANKS];
};

/* How many heaps of size cards there are in the lowest so many ranks. Plain
 * recursion is fast enough for six cards; count_heaps keeps the results. */
static int count_multisets(int size, int ranks)
{
    int sum = 0;

    if (ranks == 0)
        return size == 0;
    for (int i = 0; i <= COPIES && i <= size; i++)
        sum += count_multisets(size - i, ranks - 1);
    return sum;
}

struct heap_counts {
    int heaps[HEAP_MOST + 1][CARDS_RANKS + 1]; /* by size and ranks */
};

static void count_heaps(struct heap_counts *counts)
{
    for (int size = 0; size <= HEAP_MOST; size++)
        for (int ranks = 0; ranks <= CARDS_RANKS; ranks++)
            counts->heaps[size][ranks] = count_multisets(size, ranks);
}

/* The number of a heap among those of the same size, by the combinatorial
 * number system: each card adds the heaps in which the cards from here on have
 * lower ranks. The numbers are dense, so they index tables. */
static int heap_number(const struct heap_counts *counts,
                       const struct heap *heap, int size)
{
    int number = 0;

    for (int rank = CARDS_RANKS - 1; rank >= 0; rank--)
        for (int i = 0; i < heap->count[rank]; i++)
            number += counts->heaps[size--][rank];
    return number;
}

/* The next heap of as many cards; 0 after the last. The first rank that can
 * take one more card gets it, and all cards below are packed again into the
 * lowest ranks. The order does not matter, since heap_number places each
 * result. */
static int next_heap(struct heap *heap)
{
    int loose = 0, rank = 0;

    while (rank < CARDS_RANKS
           && (loose == 0 || heap->count[rank] == COPIES)) {
        loose += heap->count[rank];
        heap->count[rank++] = 0;
    }
    if (rank == CARDS_RANKS)
        return 0;
    heap->count[rank]++;
    loose--;
    for (rank = 0; loose; rank++) {
        heap->count[rank] = (uint8_t)(loose < COPIES ? loose : COPIES);
        loose -= heap->count[rank];
    }
    return 1;
}

/* All cards in the lowest ranks, four of each. */
static void first_heap(struct heap *heap, int size)
{
    memset(heap, 0, sizeof *heap);
    for (int rank = 0; size; rank++) {
        heap->count[rank] = (uint8_t)(size < COPIES ? size : COPIES);
        size -= heap->count[rank];
    }
}

/* Cards of these ranks. Suits are dealt in turn, so no suit gets more than two
 * of seven cards and poker_value never sees a flush. */
static cards heap_hand(const struct heap *heap)
{
    cards hand = 0;
    int suit = 0;

    for (int rank = 0; rank < CARDS_RANKS; rank++)
        for (int i = 0; i < heap->count[rank]; i++, suit++)
            hand |= cards_of(card_of(rank, suit % CARDS_SUITS));
    return hand;
}

/* Tables */

/* The successors of a heap of this size. Rank counts are changed in place and
 * restored. */
static void link_node(uint16_t next[CARDS_RANKS], struct heap *heap, int size,
                      const struct heap_counts *counts, int offset)
{
    for (int rank = 0; rank < CARDS_RANKS; rank++) {
        if (heap->count[rank] == COPIES)
            continue;
        heap->count[rank]++;
        next[rank] = (uint16_t)(offset
                                + heap_number(counts, heap, size + 1));
        heap->count[rank]--;
    }
}

/* The class of a heap with one more card, for each rank of that card. */
static void judge_row(uint16_t row[CARDS_RANKS], struct heap *heap)
{
    for (int rank = 0; rank < CARDS_RANKS; rank++) {
        if (heap->count[rank] == COPIES)
            continue;
        heap->count[rank]++;
        row[rank] = (uint16_t)poker_class(poker_value(heap_hand(heap)));
        heap->count[rank]--;
    }
}

static void make_rows(struct poker_order *self,
                      const struct heap_counts *counts)
{
    struct heap heap;

    first_heap(&heap, self->size - 1);
    do
        judge_row(self->row[heap_number(counts, &heap, self->size - 1)],
                  &heap);
    while (next_heap(&heap));
}

/* Nodes are numbered by size, smaller heaps first. The heaps of size - 1 cards
 * are rows, numbered from zero in a table of their own. */
static void make_nodes(struct poker_order *self,
                       const struct heap_counts *counts)
{
    int offset = 0;

    for (int size = 0; size < self->size - 1; size++) {
        int behind = offset + counts->heaps[size][CARDS_RANKS];
        struct heap heap;

        first_heap(&heap, size);
        do
            link_node(self->next[offset + heap_number(counts, &heap, size)],
                      &heap, size, counts,
                      size == self->size - 2 ? 0 : behind);
        while (next_heap(&heap));
        offset = behind;
    }
}

/* Classes of five or more ranks of one suit; 0 marks fewer, so the table also
 * answers whether there is a flush. */
static void make_flushes(struct poker_order *self)
{
    for (unsigned ranks = 0; ranks < 1 << CARDS_RANKS; ranks++) {
        int count = bits_count(ranks);

        if (count >= 5 && count <= self->size)
            self->flush[ranks] = (uint16_t)poker_class(poker_value(ranks));
    }
}

/* Steps */

/* Recomputes the nodes after the first changed card. */
static void follow_ranks(struct poker_order *self, int from)
{
    for (int i = from; i < self->fixed; i++)
        self->node[i + 1] =
            self->next[self->node[i]][card_rank(self->card[i])];
}

void poker_order_rewind(struct poker_order *self)
{
    self->is_done = 0;
    for (int i = 0; i < self->fixed; i++)
        self->card[i] = i;
    follow_ranks(self, 0);
}

void poker_order_begin(struct poker_order *self, int size)
{
    struct heap_counts counts;

    memset(self, 0, sizeof *self);
    self->size = size;
    self->fixed = size - LOOSE;
    count_heaps(&counts);
    make_nodes(self, &counts);
    make_rows(self, &counts);
    make_flushes(self);
    poker_order_rewind(self);
}

/* The next combination of fixed cards, as an odometer: card i goes up to
 * CARDS_ALL - size + i, which leaves room for the cards behind it. */
static void advance_fixed_cards(struct poker_order *self)
{
    int i = self->fixed - 1;

    while (i >= 0 && self->card[i] == CARDS_ALL - self->size + i)
        i--;
    self->is_done = i < 0;
    if (i < 0)
        return;
    self->card[i]++;
    for (int k = i + 1; k < self->fixed; k++)
        self->card[k] = self->card[k - 1] + 1;
    follow_ranks(self, i);
}

/* Copies the classes of ranks from..12 and returns the place after them. A
 * copy of constant length is one or two vector moves; what it writes beyond is
 * overwritten by the next call or falls into the slack. What it reads beyond
 * is the next row, or beyond_rows. */
static uint16_t *copy_row_tail(uint16_t *to, const uint16_t *row, int from)
{
    if (from < CARDS_RANKS - 8)
        memcpy(to, row + from, POKER_ORDER_SLACK * sizeof *to);
    else
        memcpy(to, row + from, 8 * sizeof *to);
    return to + CARDS_RANKS - from;
}

static uint16_t *repeat_class(uint16_t *to, uint16_t class, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = class;
    return to + count;
}

/* What is fixed once the third card from the end is chosen. The loose cards of
 * a step are called third, second and last. */
struct row_maker {
    const struct poker_order *order;
    const uint16_t *next;               /* row for each rank of the second */
    unsigned ranks;                     /* of all cards in third's suit */
};

/* No flush: the last card after the second in its own suit, then all thirteen
 * ranks of each later suit. */
static uint16_t *copy_class_row(uint16_t *to, const uint16_t *row, int second,
                                int suits_behind)
{
    to = copy_row_tail(to, row, second + 1);
    for (int i = 0; i < suits_behind; i++)
        to = copy_row_tail(to, row, 0);
    return to;
}

/* Four cards or more of one suit, the second among them: the last card makes
 * or raises a flush in that suit, and in a later suit changes nothing if the
 * flush is there already. */
static uint16_t *copy_near_flush(const struct row_maker *self, uint16_t *to,
                                 int second, int suits_behind)
{
    const uint16_t *flush = self->order->flush;
    unsigned ranks = self->ranks | 1u << second;

    for (int last = second + 1; last < CARDS_RANKS; last++)
        *to++ = flush[ranks | 1u << last];
    if (flush[ranks])
        return repeat_class(to, flush[ranks], CARDS_RANKS * suits_behind);
    for (int i = 0; i < suits_behind; i++)
        to = copy_row_tail(to, self->order->row[self->next[second]], 0);
    return to;
}

/* The second card in the suit of the third. If the suit has at most two ranks
 * up to the third, second and last cannot make five. */
static uint16_t *copy_same_suit(const struct row_maker *self, uint16_t *to,
                                int third, int suits_behind)
{
    int is_near = bits_count(self->ranks) >= 3;

    for (int second = third + 1; second < CARDS_RANKS; second++)
        to = is_near ? copy_near_flush(self, to, second, suits_behind)
                     : copy_class_row(to, self->order->row[self->next[second]],
                                      second, suits_behind);
    return to;
}

/* The second card in a later suit than the third. A flush can only be one that
 * is complete already, and then all these hands have its class: seven cards
 * with five of a suit hold nothing better. */
static uint16_t *copy_later_suit(const struct row_maker *self, uint16_t *to,
                                 int suits_behind)
{
    uint16_t class = self->order->flush[self->ranks];
    int all = CARDS_RANKS * (suits_behind + 1);

    for (int second = 0; second < CARDS_RANKS; second++)
        to = class ? repeat_class(to, class, all - second - 1)
                   : copy_class_row(to, self->order->row[self->next[second]],
                                    second, suits_behind);
    return to;
}

/* Ranks that the fixed cards have in a suit. */
static unsigned ranks_of_suit(const struct poker_order *self, int suit)
{
    unsigned ranks = 0;

    for (int i = 0; i < self->fixed; i++)
        if (card_suit(self->card[i]) == suit)
            ranks |= 1u << card_rank(self->card[i]);
    return ranks;
}

/* All hands whose third card is of this suit, from a rank on. */
static uint16_t *copy_third_cards(const struct poker_order *self, uint16_t *to,
                                  int suit, int first)
{
    const uint16_t *next = self->next[self->node[self->fixed]];
    unsigned ranks = ranks_of_suit(self, suit);

    for (int third = first; third < CARDS_RANKS; third++) {
        struct row_maker maker = {
            self, self->next[next[third]], ranks | 1u << third,
        };

        to = copy_same_suit(&maker, to, third, CARDS_SUITS - 1 - suit);
        for (int behind = CARDS_SUITS - 2 - suit; behind >= 0; behind--)
            to = copy_later_suit(&maker, to, behind);
    }
    return to;
}

int poker_order_step(struct poker_order *self, uint16_t *classes)
{
    int last = self->card[self->fixed - 1], suit = card_suit(last);
    uint16_t *to = classes;

    if (self->is_done)
        return 0;
    to = copy_third_cards(self, to, suit, card_rank(last) + 1);
    while (++suit < CARDS_SUITS)
        to = copy_third_cards(self, to, suit, 0);
    advance_fixed_cards(self);
    return (int)(to - classes);
}

int poker_order_hands(const struct poker_order *self, cards *hands)
{
    cards fixed = 0, *to = hands;

    if (self->is_done)
        return 0;
    for (int i = 0; i < self->fixed; i++)
        fixed |= cards_of(self->card[i]);
    for (int i = self->card[self->fixed - 1] + 1; i < CARDS_ALL; i++)
        for (int k = i + 1; k < CARDS_ALL; k++)
            for (int m = k + 1; m < CARDS_ALL; m++)
                *to++ = fixed | cards_of(i) | cards_of(k) | cards_of(m);
    return (int)(to - hands);
}
