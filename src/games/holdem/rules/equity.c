/* equity.c - how often one range of hands beats another, counted.
 *
 * poker_equity_begin lists the hands and finds which suits can be exchanged;
 * poker_equity_step evaluates a batch of boards for every hand and compares,
 * pair by pair or by sweep.c.
 */
#include "games/holdem/rules/equity.h"

#include <stddef.h>

#include "games/holdem/rules/sweep.h"

enum {
    PAIRS_MOST = 20000,                 /* with more, sorting is quicker */
    SIDES = 2,
};

/* Suits */

struct sides {
    const struct poker_range *range[SIDES];
    struct poker_equity *equity;
};

/* Whether each hand has the same weight as its image under the exchange. The
 * exchange is its own inverse, so one direction is enough. */
static int are_hands_alike(const struct sides *sides, int suit, int other)
{
    const struct poker_equity *equity = sides->equity;

    for (int i = 0; i < equity->count; i++) {
        int twin = poker_combo_of(cards_exchange(equity->two[i], suit, other));

        for (int side = 0; side < SIDES; side++)
            if (sides->range[side]->weight[twin] != equity->weight[side][i])
                return 0;
    }
    return 1;
}

/* The poker_suits_alike of this count. */
static int are_alike(const void *with, int suit, int other)
{
    const struct sides *sides = with;
    cards given = sides->equity->given, dead = sides->equity->dead;

    return cards_exchange(given, suit, other) == given
        && cards_exchange(dead, suit, other) == dead
        && are_hands_alike(sides, suit, other);
}

/* Hands */

/* A hand that either side may have is listed once, with both weights; one with
 * a known card is not listed. */
static void add_live_hand(struct poker_equity *self, int low, int high,
                          const struct sides *sides)
{
    cards two = cards_of(low) | cards_of(high);
    int combo = poker_combo(low, high);
    uint16_t a = sides->range[0]->weight[combo];
    uint16_t b = sides->range[1]->weight[combo];

    if ((two & (self->given | self->dead)) || !(a | b))
        return;
    self->two[self->count] = two;
    self->card[self->count][0] = (uint8_t)low;
    self->card[self->count][1] = (uint8_t)high;
    self->weight[0][self->count] = a;
    self->weight[1][self->count] = b;
    self->count++;
}

static void list_both_ranges(struct poker_equity *self,
                             const struct sides *sides)
{
    for (int high = 1; high < CARDS_ALL; high++)
        for (int low = 0; low < high; low++)
            add_live_hand(self, low, high, sides);
}

/* Cards that every hand of a side contains can never come on the board:
 * excluding them shortens the enumeration. */
static cards always_held(const struct poker_equity *self, int side)
{
    cards held = CARDS_DECK;

    for (int i = 0; i < self->count; i++)
        if (self->weight[side][i])
            held &= self->two[i];
    return held;
}

static int hands_of(const struct poker_equity *self, int side)
{
    int count = 0;

    for (int i = 0; i < self->count; i++)
        count += self->weight[side][i] != 0;
    return count;
}

/* Whether any two hands can be held at the same time. */
static int has_pair(const struct poker_equity *self)
{
    for (int a = 0; a < self->count; a++)
        for (int b = 0; self->weight[0][a] && b < self->count; b++)
            if (self->weight[1][b] && !(self->two[a] & self->two[b]))
                return 1;
    return 0;
}

/* Why nothing can be dealt, or null. A side without hands is reported before a
 * deck that is too small, so that the message names what to change. */
static const char *check_deal(const struct poker_equity *self)
{
    int missing = POKER_BOARD - cards_count(self->given);

    if (missing < 0)
        return "a board has at most five cards";
    if (self->given & self->dead)
        return "a card is both on the board and dead";
    if (!hands_of(self, 0))
        return "the first side has no hand left: its cards are on the board, "
               "dead, or none were given";
    if (!hands_of(self, 1))
        return "the second side has no hand left: its cards are on the "
               "board, dead, or none were given";
    if (!has_pair(self))
        return "the two sides always share a card: no deal is possible";
    if (cards_count(CARDS_DECK & ~(self->given | self->dead))
        < missing + 2 * SIDES)
        return "too many cards are dead to deal the rest";
    return NULL;
}

const char *poker_equity_begin(struct poker_equity *self,
                               const struct poker_range *a,
                               const struct poker_range *b,
                               cards board, cards dead)
{
    struct sides sides = {{a, b}, self};
    const char *wrong;

    self->counts = (struct poker_counts){0, 0, 0};
    self->given = board;
    self->dead = dead;
    self->count = 0;
    list_both_ranges(self, &sides);
    wrong = check_deal(self);
    if (wrong)
        return wrong;
    poker_boards_begin(&self->boards, board,
                       dead | always_held(self, 0) | always_held(self, 1),
                       are_alike, &sides);
    return NULL;
}

/* Counting pair by pair */

/* All boards of the batch at once; the vector code skips impossible ones. */
static void count_pair(struct poker_equity *self, int a, int b)
{
    uint64_t weight = (uint64_t)self->weight[0][a] * self->weight[1][b];
    struct poker_counts counts = {0, 0, 0};

    poker_values_compare(self->value[a], self->value[b], self->weights,
                         (size_t)self->batch, &counts);
    self->counts.win += weight * counts.win;
    self->counts.lose += weight * counts.lose;
    self->counts.tie += weight * counts.tie;
}

static void count_pairwise(struct poker_equity *self)
{
    for (int a = 0; a < self->count; a++)
        for (int b = 0; self->weight[0][a] && b < self->count; b++)
            if (self->weight[1][b] && !(self->two[a] & self->two[b]))
                count_pair(self, a, b);
}

/* Steps */

int poker_equity_step(struct poker_equity *self, uint64_t boards)
{
    int is_small = hands_of(self, 0) * hands_of(self, 1) <= PAIRS_MOST;

    for (uint64_t done = 0; done < boards; done += (uint64_t)self->batch) {
        self->batch = poker_boards_next(&self->boards, self->board,
                                        self->weights,
                                        POKER_EQUITY_BATCH);
        if (!self->batch)
            return 0;
        for (int i = 0; i < self->count; i++)
            poker_values_on(self->board, (size_t)self->batch, self->two[i],
                            self->value[i]);
        if (is_small)
            count_pairwise(self);
        else
            poker_sweep(self);
    }
    return 1;
}

int poker_equity_done(const struct poker_equity *self)
{
    return (int)(self->boards.done * 1000 / self->boards.total);
}
