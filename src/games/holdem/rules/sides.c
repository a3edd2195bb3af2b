/* sides.c - how much of the pot each of two to nine hands wins, counted.
 *
 * Deals of hands are gone through as the wheels of a meter turn, those that
 * share a card left out; each goes on all its boards. Sampling is in
 * sample.c.
 */
#include "games/holdem/rules/sides.h"

#include <stddef.h>

#include "base/text.h"

static const uint64_t deals_most = UINT64_C(4000000000);
static const int tries_most = 20000000;
static const uint64_t weight_most = UINT64_C(1) << 62;

/* Hands */

static void list_side(struct poker_sides_hands *to,
                      const struct poker_range *range, cards gone)
{
    to->count = 0;
    to->heaviest = 0;
    for (int i = 0; i < POKER_COMBOS; i++) {
        uint16_t weight = range->weight[i];
        cards two = weight ? poker_combo_cards(i) : 0;

        if (!two || (two & gone))
            continue;
        to->two[to->count] = two;
        to->weight[to->count++] = weight;
        to->heaviest = weight > to->heaviest ? weight : to->heaviest;
    }
}

/* Whether the sides from this one on can all have hands. After so many tries,
 * a moment, the answer is no: then hardly any deal is possible. */
static int can_deal_from(const struct poker_sides *self, int player,
                         cards held, int *tries)
{
    const struct poker_sides_hands *side = &self->side[player];

    if (player == self->players)
        return 1;
    for (int i = 0; i < side->count && (*tries)-- > 0; i++)
        if (!(side->two[i] & held)
            && can_deal_from(self, player + 1, held | side->two[i], tries))
            return 1;
    return 0;
}

static const char *check_sides(const struct poker_sides *self)
{
    static const char *const which[POKER_SIDES_MOST] = {
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh",
        "eighth", "ninth",
    };

    for (int i = 0; i < self->players; i++)
        if (!self->side[i].count)
            return text_error("the ", which[i], " side has no hand left: its "
                              "cards are on the board, dead, or none were "
                              "given", (char *)0);
    return NULL;
}

/* Why nothing can be dealt, or null: what can be named first. */
static const char *check_all_sides(const struct poker_sides *self)
{
    int missing = POKER_BOARD - cards_count(self->given);
    const char *wrong = check_sides(self);
    int tries = tries_most;

    if (missing < 0)
        return "a board has at most five cards";
    if (self->given & self->dead)
        return "a card is both on the board and dead";
    if (wrong)
        return wrong;
    if (!can_deal_from(self, 0, 0, &tries))
        return self->players == 2
            ? "the two sides always share a card: no deal is possible"
            : "the sides always share a card, or nearly always: no deal was "
              "found";
    if (cards_count(CARDS_DECK & ~(self->given | self->dead))
        < missing + 2 * self->players)
        return "too many cards are dead to deal the rest";
    return NULL;
}

const char *poker_sides_begin(struct poker_sides *self,
                             const struct poker_range *ranges, int players,
                             cards board, cards dead)
{
    self->players = players;
    self->given = board;
    self->dead = dead;
    self->is_dealt = 0;
    self->shares = (struct poker_shares){0};
    for (int i = 0; i < players; i++) {
        list_side(&self->side[i], &ranges[i], board | dead);
        self->at[i] = 0;
    }
    return check_all_sides(self);
}

/* Counting */

/* The product, or most if it would be more. */
static uint64_t times(uint64_t number, uint64_t factor, uint64_t most)
{
    return factor && number > most / factor ? most : number * factor;
}

int poker_sides_is_countable(const struct poker_sides *self)
{
    int missing = POKER_BOARD - cards_count(self->given);
    int left = CARDS_ALL - cards_count(self->given | self->dead)
             - 2 * self->players;
    uint64_t deals = (uint64_t)cards_choose(left, missing), weight = deals;

    for (int i = 0; i < self->players; i++) {
        const struct poker_sides_hands *side = &self->side[i];

        deals = times(deals, (uint64_t)side->count, deals_most);
        weight = times(weight, (uint64_t)side->count * side->heaviest,
                       weight_most);
    }
    return deals < deals_most && weight < weight_most;
}

static cards hand_at(const struct poker_sides *self, int player)
{
    return self->side[player].two[self->at[player]];
}

/* The cards of the first so many sides. */
static cards held_by(const struct poker_sides *self, int players)
{
    cards held = 0;

    for (int i = 0; i < players; i++)
        held |= hand_at(self, i);
    return held;
}

/* Moves a side to its next hand that goes with those of the sides before it;
 * 0 if there is none left. */
static int find_free_hand(struct poker_sides *self, int player)
{
    cards held = held_by(self, player);

    while (self->at[player] < self->side[player].count
           && (hand_at(self, player) & held))
        self->at[player]++;
    return self->at[player] < self->side[player].count;
}

/* The next deal: the last wheel turns, and one that is through turns the wheel
 * before it. The first deal is looked for from the beginning. */
static int find_deal(struct poker_sides *self, int is_first)
{
    int player = is_first ? 0 : self->players - 1;

    self->at[player] += !is_first;
    while (player < self->players) {
        if (find_free_hand(self, player)) {
            if (++player < self->players)
                self->at[player] = 0;
        } else {
            if (--player < 0)
                return 0;
            self->at[player]++;
        }
    }
    return 1;
}

/* The poker_suits_alike of a deal. */
static int are_suits_exchangeable(const void *with, int suit, int other)
{
    const struct poker_sides *self = with;

    for (int i = 0; i < self->players; i++)
        if (cards_exchange(hand_at(self, i), suit, other) != hand_at(self, i))
            return 0;
    return cards_exchange(self->given, suit, other) == self->given
        && cards_exchange(self->dead, suit, other) == self->dead;
}

static int begin_boards(struct poker_sides *self, int is_first)
{
    if (!find_deal(self, is_first))
        return 0;
    poker_boards_begin(&self->boards, self->given,
                       self->dead | held_by(self, self->players),
                       are_suits_exchangeable, self);
    return 1;
}

static uint64_t weight_of_deal(const struct poker_sides *self)
{
    uint64_t weight = 1;

    for (int i = 0; i < self->players; i++)
        weight *= self->side[i].weight[self->at[i]];
    return weight;
}

/* Everybody with the best value on a board has the same part of the pot. */
static void count_pot(struct poker_sides *self, int board, uint64_t weight)
{
    uint32_t best = 0;
    int sharing = 0;

    for (int i = 0; i < self->players; i++)
        best = self->value[i][board] > best ? self->value[i][board] : best;
    for (int i = 0; i < self->players; i++)
        sharing += self->value[i][board] == best;
    for (int i = 0; i < self->players; i++)
        if (self->value[i][board] == best)
            self->shares.split[i][sharing] += weight;
    self->shares.deals += weight;
}

static void count_pots(struct poker_sides *self, int count)
{
    uint64_t weight = weight_of_deal(self);

    for (int i = 0; i < self->players; i++)
        poker_values_on(self->whole[0], (size_t)count, hand_at(self, i),
                        self->value[i]);
    for (int i = 0; i < count; i++)
        count_pot(self, i, weight * self->weights[i]);
}

int poker_sides_step(struct poker_sides *self)
{
    int count = 0;

    if (self->is_dealt)
        count = poker_boards_next(&self->boards, self->whole[0],
                                  self->weights, POKER_SIDES_BATCH);
    while (!count) {
        if (!begin_boards(self, !self->is_dealt))
            return 0;
        self->is_dealt = 1;
        count = poker_boards_next(&self->boards, self->whole[0],
                                  self->weights, POKER_SIDES_BATCH);
    }
    count_pots(self, count);
    return 1;
}

/* Sums */

void poker_shares_add(struct poker_shares *self,
                      const struct poker_shares *more)
{
    self->deals += more->deals;
    for (int i = 0; i < POKER_SIDES_MOST; i++)
        for (int k = 0; k <= POKER_SIDES_MOST; k++)
            self->split[i][k] += more->split[i][k];
}
