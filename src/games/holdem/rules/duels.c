/* duels.c - two ranges against each other before the flop, hand by hand.
 *
 * The code of a pair of hands is the number of both combos; that of a kind is
 * the lowest that any renaming of suits makes of it.
 */
#include "games/holdem/rules/duels.h"

#include <string.h>

/* Renamings of suits */

static cards rename_suits(cards set, const uint8_t to[CARDS_SUITS])
{
    cards renamed = 0;

    for (int suit = 0; suit < CARDS_SUITS; suit++)
        renamed |= (cards)cards_suit(set, suit) << CARDS_LANE * to[suit];
    return renamed;
}

/* Keeps a renaming, given as a number of two bits for each suit, if it is one
 * and leaves the dead cards as they are. */
static void add_renaming(struct poker_duels *self, unsigned number)
{
    uint8_t *to = self->renamed[self->renamings];
    unsigned used = 0;

    for (int suit = 0; suit < CARDS_SUITS; suit++) {
        to[suit] = number >> 2 * suit & 3;
        used |= 1u << to[suit];
    }
    self->renamings += used == 0xf
                    && rename_suits(self->dead, to) == self->dead;
}

/* All 256 numbers are tried; the 24 that are renamings end before the last of
 * them, so a trial never writes beyond the list. */
static void list_renamings(struct poker_duels *self)
{
    self->renamings = 0;
    for (unsigned number = 0; self->renamings < POKER_DUELS_RENAMINGS
                              && number < 256; number++)
        add_renaming(self, number);
}

/* Kinds */

static uint32_t code_of(cards a, cards b)
{
    return (uint32_t)poker_combo_of(a) * POKER_COMBOS
         + (uint32_t)poker_combo_of(b);
}

static uint32_t kind_of(const struct poker_duels *self, cards a, cards b)
{
    uint32_t lowest = UINT32_MAX;

    for (int i = 0; i < self->renamings; i++) {
        const uint8_t *to = self->renamed[i];
        uint32_t code = code_of(rename_suits(a, to), rename_suits(b, to));

        lowest = code < lowest ? code : lowest;
    }
    return lowest;
}

/* Open addressing: the slot of this kind, or the empty one where it would
 * be. There are twice as many slots as kinds. */
static uint16_t *find_slot(struct poker_duels *self, uint32_t kind)
{
    uint32_t at = (uint32_t)bits_mix(kind);

    for (;; at++) {
        uint16_t *slot = &self->slot[at % POKER_DUELS_SLOTS];

        if (!*slot || self->pair[*slot - 1].code == kind)
            return slot;
    }
}

/* 0 if there is no room for another kind. */
static int add_duel(struct poker_duels *self, cards a, cards b,
                    uint64_t weight)
{
    uint32_t kind = kind_of(self, a, b);
    uint16_t *slot = find_slot(self, kind);

    if (!*slot) {
        if (self->count == POKER_DUELS_MOST)
            return 0;
        self->pair[self->count] = (struct poker_pair){kind, 0};
        *slot = (uint16_t)++self->count;
    }
    self->pair[*slot - 1].weight += weight;
    return 1;
}

/* One side's hands that can be dealt */
struct hands {
    int count;
    cards two[POKER_COMBOS];
    uint16_t weight[POKER_COMBOS];
};

static void list_possible_hands(struct hands *to,
                                const struct poker_range *range, cards dead)
{
    to->count = 0;
    for (int i = 0; i < POKER_COMBOS; i++) {
        cards two = range->weight[i] ? poker_combo_cards(i) : 0;

        if (!two || (two & dead))
            continue;
        to->two[to->count] = two;
        to->weight[to->count++] = range->weight[i];
    }
}

static int add_duels(struct poker_duels *self, const struct hands *a,
                     const struct hands *b)
{
    for (int i = 0; i < a->count; i++)
        for (int k = 0; k < b->count; k++)
            if (!(a->two[i] & b->two[k])
                && !add_duel(self, a->two[i], b->two[k],
                             (uint64_t)a->weight[i] * b->weight[k]))
                return 0;
    return 1;
}

int poker_duels_begin(struct poker_duels *self,
                      const struct poker_lookup *lookup,
                      const struct poker_range *a,
                      const struct poker_range *b, cards dead)
{
    struct hands mine, theirs;

    self->lookup = lookup;
    self->dead = dead;
    self->count = 0;
    memset(self->slot, 0, sizeof self->slot);
    list_renamings(self);
    list_possible_hands(&mine, a, dead);
    list_possible_hands(&theirs, b, dead);
    return add_duels(self, &mine, &theirs);
}

void poker_duels_count(const struct poker_duels *self, int pair,
                       struct poker_duel *own, struct poker_counts *counts)
{
    uint32_t code = self->pair[pair].code;
    uint64_t weight = self->pair[pair].weight;
    cards hand[POKER_DUEL_SIDES] = {
        poker_combo_cards((int)(code / POKER_COMBOS)),
        poker_combo_cards((int)(code % POKER_COMBOS)),
    };
    struct poker_counts one = {0, 0, 0};

    poker_duel(own, self->lookup, hand, self->dead, &one);
    counts->win += weight * one.win;
    counts->lose += weight * one.lose;
    counts->tie += weight * one.tie;
}
