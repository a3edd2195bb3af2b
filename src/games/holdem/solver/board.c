/* board.c - the hands of two players, and their order on a board. */
#include "games/holdem/solver/board.h"

#include <string.h>

#include "base/sort.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/solver/spread.h"

/* Hold'em */

static void cards_of_combo(int name, uint8_t card[2])
{
    cards two = poker_combo_cards(name);

    card[0] = (uint8_t)cards_lowest(two);
    card[1] = (uint8_t)cards_lowest(two & (two - 1));
}

/* The set of cards that cards.h has, from numbers. */
static cards set_of_numbers(uint64_t numbers)
{
    cards set = 0;

    for (; numbers; numbers &= numbers - 1)
        set |= cards_of(bits_lowest(numbers));
    return set;
}

static uint32_t value_of_holding(const uint8_t card[2], uint64_t dealt)
{
    return poker_value(cards_of(card[0]) | cards_of(card[1])
                       | set_of_numbers(dealt));
}

const struct solver_deck solver_holdem = {
    .cards = CARDS_ALL, .ranks = CARDS_RANKS, .held = 4,
    .hands = POKER_COMBOS, .cards_of = cards_of_combo,
    .value = value_of_holding,
};

/* Hands of the players */

static uint64_t bits_of_hand(const uint8_t card[2])
{
    return UINT64_C(1) << card[0] | UINT64_C(1) << card[1];
}

static void add_to_side(struct solver_side *self,
                        const struct solver_hand *hand)
{
    for (int i = 0; i < 2; i++) {
        int card = hand->card[i];

        self->with[card][self->with_count[card]++] = (uint16_t)self->count;
    }
    self->hand[self->count++] = *hand;
}

int solver_side_find(const struct solver_side *self, int name)
{
    int at = 0;

    while (at < self->count && self->hand[at].name != name)
        at++;
    return at;
}

/* Both lists are in the order of names. */
static void finish_side(struct solver_side *self,
                        const struct solver_side *other)
{
    int at = 0;

    self->stride = (self->count + SOLVER_ROW_ALIGN) / SOLVER_ROW_ALIGN
                 * SOLVER_ROW_ALIGN;
    for (int i = 0; i < self->count; i++) {
        while (at < other->count && other->hand[at].name < self->hand[i].name)
            at++;
        self->same[i] = (uint16_t)(at < other->count
                                   && other->hand[at].name
                                      == self->hand[i].name
                                   ? at : other->count);
    }
}

void solver_sides_make(struct solver_side sides[POKER_PLAYERS],
                       const struct solver_deck *deck, uint64_t dealt,
                       const float *const range[POKER_PLAYERS])
{
    memset(sides, 0, POKER_PLAYERS * sizeof *sides);
    for (int name = 0; name < deck->hands; name++) {
        struct solver_hand hand = {.name = (uint16_t)name};

        deck->cards_of(name, hand.card);
        if (bits_of_hand(hand.card) & dealt)
            continue;
        for (int player = 0; player < POKER_PLAYERS; player++)
            if (!range[player] || range[player][name] > 0)
                add_to_side(&sides[player], &hand);
    }
    finish_side(&sides[0], &sides[1]);
    finish_side(&sides[1], &sides[0]);
}

/* Order */

/* A hand with its value, as one number to sort by. With its number in it
 * no two are equal: there is one order, even if the sort is not stable. */
static int list_values(const struct solver_side *side,
                       const struct solver_deck *deck, uint64_t dealt,
                       uint64_t *keys)
{
    int count = 0;

    for (int i = 0; i < side->count; i++)
        if (!(bits_of_hand(side->hand[i].card) & dealt))
            keys[count++] = (uint64_t)deck->value(side->hand[i].card, dealt)
                          << 16 | (unsigned)i;
    return count;
}

struct ranking {                        /* sorted; the count of each */
    uint64_t key[POKER_PLAYERS][SOLVER_HANDS_MAX];
    int count[POKER_PLAYERS];
};

/* The lower value of the hands that come next; both lists may be at their
 * end. */
static uint64_t next_value(const struct ranking *self, const uint16_t at[2])
{
    uint64_t least = UINT64_MAX;

    for (int player = 0; player < POKER_PLAYERS; player++)
        if (at[player] < self->count[player]
            && self->key[player][at[player]] >> 16 < least)
            least = self->key[player][at[player]] >> 16;
    return least;
}

/* Groups in which only one player has hands are kept: the other's hands may
 * lie between them. Counts the groups only if there is no place for them. */
static int find_groups(const struct ranking *self,
                       uint16_t (*end)[POKER_PLAYERS])
{
    uint16_t at[POKER_PLAYERS] = {0};
    uint64_t value;
    int groups = 0;

    while ((value = next_value(self, at)) != UINT64_MAX) {
        for (int player = 0; player < POKER_PLAYERS; player++)
            while (at[player] < self->count[player]
                   && self->key[player][at[player]] >> 16 == value)
                at[player]++;
        if (end)
            memcpy(end[groups], at, sizeof at);
        groups++;
    }
    return groups;
}

static struct solver_ranked *take_ranked(const struct solver_side *side,
                                         const uint64_t *keys, int count,
                                         struct arena *arena)
{
    struct solver_ranked *ranked = arena_take(arena, (size_t)count
                                                     * sizeof *ranked);

    for (int i = 0; ranked && i < count; i++) {
        uint16_t hand = (uint16_t)keys[i];

        ranked[i].hand = hand;
        memcpy(ranked[i].card, side->hand[hand].card, sizeof ranked[i].card);
    }
    return ranked;
}

int solver_board_rank(struct solver_board *self,
                      const struct solver_side sides[POKER_PLAYERS],
                      const struct solver_deck *deck, struct arena *arena)
{
    struct ranking ranking = {0};

    for (int player = 0; player < POKER_PLAYERS; player++) {
        uint64_t *keys = ranking.key[player];
        int count = list_values(&sides[player], deck, self->dealt, keys);

        sort_keys(keys, count);
        ranking.count[player] = count;
        self->ranked[player] = take_ranked(&sides[player], keys, count,
                                           arena);
    }
    self->groups = find_groups(&ranking, NULL);
    self->end = arena_take(arena, (size_t)self->groups * sizeof *self->end);
    if (!self->ranked[0] || !self->ranked[1] || !self->end)
        return 0;
    find_groups(&ranking, self->end);
    return 1;
}

/* Levels */

/* A hand that the board excludes has the level after the last, where rows by
 * level have a 0: no loop over hands has to ask. */
static void fill_levels(const struct solver_side *side, uint64_t dealt,
                        const struct spread *spread, uint8_t *level)
{
    for (int i = 0; i < side->count; i++)
        level[i] = bits_of_hand(side->hand[i].card) & dealt
                 ? SOLVER_LEVELS
                 : (uint8_t)(spread->strength[side->hand[i].name]
                             * SOLVER_LEVELS / SPREAD_STRENGTH);
}

int solver_board_level(struct solver_board *self,
                       const struct solver_side sides[POKER_PLAYERS],
                       struct spread *spread, struct arena *arena)
{
    spread_judge(spread, set_of_numbers(self->dealt));
    for (int player = 0; player < POKER_PLAYERS; player++) {
        self->level[player] = arena_take(arena, SOLVER_ROW_MAX);
        if (!self->level[player])
            return 0;
        fill_levels(&sides[player], self->dealt, spread, self->level[player]);
    }
    return 1;
}
