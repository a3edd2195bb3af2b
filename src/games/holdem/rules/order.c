/* order.c - every hand in order, and its class. */
#include "games/holdem/rules/order.h"

#include <string.h>

enum { COPIES = 4, LOOSE = 3, HEAP_MOST = 6 };

/* Ranks as heaps: so many of each, and a number for every heap */

struct heap {
    uint8_t count[CARDS_RANKS];
};

/* Heaps of so many cards in the lowest so many ranks. */
static int heaps(int size, int ranks)
{
    int sum = 0;

    if (ranks == 0)
        return size == 0;
    for (int i = 0; i <= COPIES && i <= size; i++)
        sum += heaps(size - i, ranks - 1);
    return sum;
}

struct heap_counts {
    int heaps[HEAP_MOST + 1][CARDS_RANKS + 1]; /* by size and ranks */
};

static void count_heaps(struct heap_counts *counts)
{
    for (int size = 0; size <= HEAP_MOST; size++)
        for (int ranks = 0; ranks <= CARDS_RANKS; ranks++)
            counts->heaps[size][ranks] = heaps(size, ranks);
}

/* The number of a heap among those of as many cards. */
static int heap_number(const struct heap_counts *counts,
                       const struct heap *heap, int size)
{
    int number = 0;

    for (int rank = CARDS_RANKS - 1; rank >= 0; rank--)
        for (int i = 0; i < heap->count[rank]; i++)
            number += counts->heaps[size--][rank];
    return number;
}

/* The next heap of as many cards; 0 after the last. Any order will do. */
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

static void first_heap(struct heap *heap, int size)
{
    memset(heap, 0, sizeof *heap);
    for (int rank = 0; size; rank++) {
        heap->count[rank] = (uint8_t)(size < COPIES ? size : COPIES);
        size -= heap->count[rank];
    }
}

/* Its cards, suit after suit in turn, so that there is never a flush. */
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

static void lead_on(uint16_t next[CARDS_RANKS], struct heap *heap, int size,
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

/* Nodes of one card more stand behind the others; rows count from zero. */
static void make_nodes(struct poker_order *self,
                       const struct heap_counts *counts)
{
    int offset = 0;

    for (int size = 0; size < self->size - 1; size++) {
        int behind = offset + counts->heaps[size][CARDS_RANKS];
        struct heap heap;

        first_heap(&heap, size);
        do
            lead_on(self->next[offset + heap_number(counts, &heap, size)],
                    &heap, size, counts,
                    size == self->size - 2 ? 0 : behind);
        while (next_heap(&heap));
        offset = behind;
    }
}

static void make_flushes(struct poker_order *self)
{
    for (unsigned ranks = 0; ranks < 1 << CARDS_RANKS; ranks++) {
        int count = bits_count(ranks);

        if (count >= 5 && count <= self->size)
            self->flush[ranks] = (uint16_t)poker_class(poker_value(ranks));
    }
}

/* Steps */

static void follow(struct poker_order *self, int from)
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
    follow(self, 0);
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

static void go_on(struct poker_order *self)
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
    follow(self, i);
}

/* More than are needed, from the next row too, because so many at a time are
 * quickest. */
static uint16_t *put_ranks(uint16_t *to, const uint16_t *row, int from)
{
    if (from < CARDS_RANKS - 8)
        memcpy(to, row + from, POKER_ORDER_SLACK * sizeof *to);
    else
        memcpy(to, row + from, 8 * sizeof *to);
    return to + CARDS_RANKS - from;
}

static uint16_t *put_same(uint16_t *to, uint16_t class, int count)
{
    for (int i = 0; i < count; i++)
        to[i] = class;
    return to + count;
}

/* The three loose cards are the third, the second and the last. This is for
 * the cards up to the third. */
struct row_maker {
    const struct poker_order *order;
    const uint16_t *next;               /* from their ranks on */
    unsigned ranks;                     /* in the suit of the third */
};

/* The last card behind the second, and in the suits behind that. */
static uint16_t *put_row(uint16_t *to, const uint16_t *row, int second,
                         int suits_behind)
{
    to = put_ranks(to, row, second + 1);
    for (int i = 0; i < suits_behind; i++)
        to = put_ranks(to, row, 0);
    return to;
}

/* The same where a flush is near: these are the ranks of its suit. */
static uint16_t *put_suited(const struct row_maker *self, uint16_t *to,
                            int second, int suits_behind)
{
    const uint16_t *flush = self->order->flush;
    unsigned ranks = self->ranks | 1u << second;

    for (int last = second + 1; last < CARDS_RANKS; last++)
        *to++ = flush[ranks | 1u << last];
    if (flush[ranks])
        return put_same(to, flush[ranks], CARDS_RANKS * suits_behind);
    for (int i = 0; i < suits_behind; i++)
        to = put_ranks(to, self->order->row[self->next[second]], 0);
    return to;
}

/* The second card in the suit of the third. */
static uint16_t *put_in_suit(const struct row_maker *self, uint16_t *to,
                             int third, int suits_behind)
{
    int is_near = bits_count(self->ranks) >= 3;

    for (int second = third + 1; second < CARDS_RANKS; second++)
        to = is_near ? put_suited(self, to, second, suits_behind)
                     : put_row(to, self->order->row[self->next[second]],
                               second, suits_behind);
    return to;
}

/* And in a suit behind it. */
static uint16_t *put_behind(const struct row_maker *self, uint16_t *to,
                            int suits_behind)
{
    uint16_t class = self->order->flush[self->ranks];
    int all = CARDS_RANKS * (suits_behind + 1);

    for (int second = 0; second < CARDS_RANKS; second++)
        to = class ? put_same(to, class, all - second - 1)
                   : put_row(to, self->order->row[self->next[second]],
                             second, suits_behind);
    return to;
}

static unsigned ranks_of_suit(const struct poker_order *self, int suit)
{
    unsigned ranks = 0;

    for (int i = 0; i < self->fixed; i++)
        if (card_suit(self->card[i]) == suit)
            ranks |= 1u << card_rank(self->card[i]);
    return ranks;
}

static uint16_t *put_thirds(const struct poker_order *self, uint16_t *to,
                            int suit, int first)
{
    const uint16_t *next = self->next[self->node[self->fixed]];
    unsigned ranks = ranks_of_suit(self, suit);

    for (int third = first; third < CARDS_RANKS; third++) {
        struct row_maker maker = {
            self, self->next[next[third]], ranks | 1u << third,
        };

        to = put_in_suit(&maker, to, third, CARDS_SUITS - 1 - suit);
        for (int behind = CARDS_SUITS - 2 - suit; behind >= 0; behind--)
            to = put_behind(&maker, to, behind);
    }
    return to;
}

int poker_order_step(struct poker_order *self, uint16_t *classes)
{
    int last = self->card[self->fixed - 1], suit = card_suit(last);
    uint16_t *to = classes;

    if (self->is_done)
        return 0;
    to = put_thirds(self, to, suit, card_rank(last) + 1);
    while (++suit < CARDS_SUITS)
        to = put_thirds(self, to, suit, 0);
    go_on(self);
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
