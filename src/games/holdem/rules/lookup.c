/* lookup.c - the class of one hand, by table: how the table is made.
 *
 * Three parts: keys, a place for every row, and the classes. Only hands of
 * five are judged; a larger one is worth the best of those that leave one of
 * its cards out, which are in the table already.
 */
#include "games/holdem/rules/lookup.h"

#include <string.h>

enum { LEAST = 5, MOST = 7, WORD = 64 };

/* The number of a rank is the smallest for which all multisets of up to seven
 * of the ranks so far have different sums, four of a rank at most. The largest
 * sum is below 2^25, so the sums differ modulo 2^25, too, and they still do
 * when all are multiplied by the same odd factor; that spreads them evenly
 * over the rows. They stand in the upper bits of 32, where an overflow is the
 * modulo. What it carries into the upper half ends below the suits. */
#define FACTOR 0x57cc13u
#define KEY(number, suit)                                                  \
    ((uint64_t)(uint32_t)(number##u * FACTOR << POKER_LOOKUP_FREE_BITS)    \
     | UINT64_C(1) << (POKER_LOOKUP_SUITS + 4 * (suit)))
#define KEYS(suit)                                                         \
    KEY(1, suit), KEY(5, suit), KEY(24, suit), KEY(112, suit),             \
    KEY(521, suit), KEY(2247, suit), KEY(9244, suit), KEY(30823, suit),    \
    KEY(103066, suit), KEY(250154, suit), KEY(667453, suit),               \
    KEY(1526359, suit), KEY(3453520, suit)

const uint64_t poker_lookup_keys[CARDS_ALL] = {
    KEYS(0), KEYS(1), KEYS(2), KEYS(3),
};

/* All multisets of ranks, called heaps here as in order.c */

typedef void visit_heap(struct poker_lookup *self, uint32_t sum, cards hand);

struct walk {
    struct poker_lookup *lookup;
    visit_heap *visit;
    int least, most;                    /* cards of a heap */
};

/* Adds cards of this rank and above. Suits are dealt in turn: no hand has a
 * flush, and a fifth card of a rank would be the first one again. */
static void walk_from(const struct walk *self, int rank, uint32_t sum,
                      cards hand)
{
    int count = cards_count(hand);

    if (count >= self->least)
        self->visit(self->lookup, sum, hand);
    for (; count < self->most && rank < CARDS_RANKS; rank++) {
        cards one = cards_of(card_of(rank, count % CARDS_SUITS));

        if (!(hand & one))
            walk_from(self, rank, sum + (uint32_t)poker_lookup_keys[rank],
                      hand | one);
    }
}

static void walk_heaps(struct poker_lookup *self, int least, int most,
                       visit_heap *visit)
{
    struct walk walk = {self, visit, least, most};

    walk_from(&walk, 0, 0, 0);
}

/* Rows. Until all are placed, the struct holds what is needed for it: flush
 * has the number of columns of each row, row where they begin in class, and
 * class the columns. */

static uint32_t row_of_sum(uint32_t sum)
{
    return sum >> (32 - POKER_LOOKUP_ROW_BITS);
}

static void count_column(struct poker_lookup *self, uint32_t sum, cards hand)
{
    (void)hand;
    self->flush[row_of_sum(sum)]++;
}

static void list_column(struct poker_lookup *self, uint32_t sum, cards hand)
{
    uint32_t columns = (1u << POKER_LOOKUP_COLUMN_BITS) - 1;

    (void)hand;
    self->class[self->row[row_of_sum(sum)]++] =
        (uint16_t)(sum >> POKER_LOOKUP_FREE_BITS & columns);
}

/* Listing moves each beginning to the end of its row; the second loop moves it
 * back. */
static void list_columns(struct poker_lookup *self)
{
    uint32_t begin = 0;

    walk_heaps(self, LEAST, MOST, count_column);
    for (int i = 0; i < 1 << POKER_LOOKUP_ROW_BITS; i++) {
        self->row[i] = begin;
        begin += self->flush[i];
    }
    walk_heaps(self, LEAST, MOST, list_column);
    for (int i = 0; i < 1 << POKER_LOOKUP_ROW_BITS; i++)
        self->row[i] -= self->flush[i];
}

/* Which places of the table are taken, with a word to spare for windows. */
struct places {
    uint64_t taken[POKER_LOOKUP_CLASSES / WORD + 1];
};

/* Whether each of 64 places from here on is taken. */
static uint64_t taken_window(const struct places *self, uint32_t from)
{
    const uint64_t *word = &self->taken[from / WORD];
    uint32_t shift = from % WORD;

    return shift ? word[0] >> shift | word[1] << (WORD - shift) : word[0];
}

/* A place at which a row meets no other, 64 places at a time. Rows begin to
 * search at different places, so that most find one at once; the keys leave
 * room for all. */
static uint32_t find_place(const struct places *places, uint32_t row,
                           const uint16_t *column, int count)
{
    enum {
        BEGINNINGS = (POKER_LOOKUP_CLASSES
                      - (1 << POKER_LOOKUP_COLUMN_BITS)) / WORD
    };

    for (uint32_t at = row;; at++) {
        uint32_t from = at % BEGINNINGS * WORD;
        uint64_t taken = 0;

        for (int i = 0; i < count && ~taken; i++)
            taken |= taken_window(places, from + column[i]);
        if (~taken)
            return from + (uint32_t)bits_lowest(~taken);
    }
}

static void place_row(struct poker_lookup *self, struct places *places,
                      uint32_t row)
{
    const uint16_t *column = self->class + self->row[row];
    uint32_t place = find_place(places, row, column, self->flush[row]);

    for (int i = 0; i < self->flush[row]; i++) {
        uint32_t at = place + column[i];

        places->taken[at / WORD] |= UINT64_C(1) << at % WORD;
    }
    self->row[row] = place - (row << POKER_LOOKUP_COLUMN_BITS);
}

/* Full rows first: they are the hardest to place. */
static void place_rows(struct poker_lookup *self)
{
    struct places places = {{0}};
    int fullest = 0;

    for (int i = 0; i < 1 << POKER_LOOKUP_ROW_BITS; i++)
        fullest = self->flush[i] > fullest ? self->flush[i] : fullest;
    for (int count = fullest; count > 0; count--)
        for (uint32_t i = 0; i < 1 << POKER_LOOKUP_ROW_BITS; i++)
            if (self->flush[i] == count)
                place_row(self, &places, i);
}

/* Classes */

static uint16_t *class_at(struct poker_lookup *self, uint32_t sum)
{
    return &self->class[self->row[row_of_sum(sum)]
                        + (sum >> POKER_LOOKUP_FREE_BITS)];
}

static void judge_five(struct poker_lookup *self, uint32_t sum, cards hand)
{
    *class_at(self, sum) = (uint16_t)poker_class(poker_value(hand));
}

static void judge_more(struct poker_lookup *self, uint32_t sum, cards hand)
{
    uint16_t best = POKER_CLASSES;

    for (; hand; hand &= hand - 1) {
        int rank = card_rank(cards_lowest(hand));
        uint16_t class = *class_at(self,
            sum - (uint32_t)poker_lookup_keys[rank]);

        best = class < best ? class : best;
    }
    *class_at(self, sum) = best;
}

/* As above, by ranks of one suit: those with one less are smaller numbers. */
static uint16_t flush_class(const struct poker_lookup *self, unsigned ranks)
{
    uint16_t best = POKER_CLASSES;

    if (bits_count(ranks) == LEAST)
        return (uint16_t)poker_class(poker_value(ranks));
    for (unsigned left = ranks; left; left &= left - 1) {
        uint16_t class = self->flush[ranks & ~(left & -left)];

        best = class < best ? class : best;
    }
    return best;
}

static void judge_flushes(struct poker_lookup *self)
{
    for (unsigned ranks = 0; ranks < 1 << CARDS_RANKS; ranks++)
        if (bits_count(ranks) >= LEAST && bits_count(ranks) <= MOST)
            self->flush[ranks] = flush_class(self, ranks);
}

void poker_lookup_begin(struct poker_lookup *self)
{
    memset(self, 0, sizeof *self);
    list_columns(self);
    place_rows(self);
    memset(self->class, 0, sizeof self->class);
    memset(self->flush, 0, sizeof self->flush);
    walk_heaps(self, LEAST, LEAST, judge_five);
    for (int size = LEAST + 1; size <= MOST; size++)
        walk_heaps(self, size, size, judge_more);
    judge_flushes(self);
}
