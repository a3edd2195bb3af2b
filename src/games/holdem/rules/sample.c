/* sample.c - how much of the pot each side wins, by sampling.
 *
 * Monte Carlo equity. Random numbers come from base/rng.h only, so the same
 * seed gives the same shares everywhere. Deals are drawn first and evaluated
 * together, a batch at a time, to fill the vector registers.
 */
#include <string.h>

#include "games/holdem/rules/sides.h"

/* The cards to draw from, and the generator, whose words are used by
 * halves. */
struct shoe {
    struct rng *rng;
    uint64_t word;
    int halves;                         /* of word, not yet used */
    int count;                          /* cards that can come */
    cards card[CARDS_ALL];
};

static uint32_t half_word(struct shoe *self)
{
    if (!self->halves) {
        self->word = rng_next(self->rng);
        self->halves = 2;
    }
    self->halves--;
    return (uint32_t)(self->word >> 32 * self->halves);
}

/* Uniform numbers from one random fraction: the first below n, the next below
 * n - 1 and so on. Each multiplication moves one number into the upper word.
 * In the few cases where the remainder shows a bias, all are drawn again
 * (Lemire 2019; Brackett-Rozinsky and Lemire 2024). The product of the bounds
 * must be below 2^32; for a board it is at most 52 * 51 * 50 * 49 * 48, about
 * 2^28.2. */
static void draw_numbers(struct shoe *self, int n, int count,
                         int numbers[POKER_BOARD])
{
    uint32_t all = 1, rest;

    do {
        rest = half_word(self);
        all = 1;
        for (int i = 0; i < count; i++) {
            uint32_t bound = (uint32_t)(n - i);
            uint64_t product = (uint64_t)rest * bound;

            numbers[i] = (int)(product >> 32);
            rest = (uint32_t)product;
            all *= bound;
        }
    } while (rest < all && rest < -all % all);
}

static int random_below(struct shoe *self, int n)
{
    int number[POKER_BOARD];

    draw_numbers(self, n, 1, number);
    return number[0];
}

/* All cards but those that are gone. */
static void fill_shoe(struct shoe *self, struct rng *rng, cards gone)
{
    memset(self, 0, sizeof *self);
    self->rng = rng;
    for (int i = 0; i < CARDS_ALL; i++)
        if (!(cards_of(i) & gone))
            self->card[self->count++] = cards_of(i);
}

/* A Fisher-Yates shuffle of the first count places. It may start from any
 * order, so the shoe is not restored between deals. */
static cards draw_cards(struct shoe *self, int count)
{
    int number[POKER_BOARD];
    cards drawn = 0;

    draw_numbers(self, self->count, count, number);
    for (int i = 0; i < count; i++) {
        cards card = self->card[i + number[i]];

        self->card[i + number[i]] = self->card[i];
        self->card[i] = card;
        drawn |= card;
    }
    return drawn;
}

/* Deals */

/* Rejection sampling: a uniform hand, kept with probability weight / heaviest.
 * A single hand needs no random number. */
static cards draw_hand(const struct poker_sides_hands *side, struct shoe *shoe)
{
    int hand;

    if (side->count == 1)
        return side->two[0];
    do
        hand = random_below(shoe, side->count);
    while (side->heaviest > 1
           && random_below(shoe, side->heaviest) >= side->weight[hand]);
    return side->two[hand];
}

/* Draws a hand for each side; returns the cards of all, or 0 once two share a
 * card. */
static cards try_hands(const struct poker_sides *self, struct shoe *shoe,
                       cards two[POKER_SIDES_MOST])
{
    cards held = 0;

    for (int i = 0; i < self->players; i++) {
        two[i] = draw_hand(&self->side[i], shoe);
        if (held & two[i])
            return 0;
        held |= two[i];
    }
    return held;
}

/* All hands are drawn again if two share a card. To replace only one would
 * favour hands with few conflicts. */
static cards draw_hands(const struct poker_sides *self, struct shoe *shoe,
                        cards two[POKER_SIDES_MOST])
{
    cards held;

    do
        held = try_hands(self, shoe, two);
    while (!held);
    return held;
}

/* All cards are drawn again if somebody holds one of them. That is rejection
 * too, so the boards left are uniform, and the shoe need not know the
 * hands. */
static cards draw_rest_of_board(struct shoe *shoe, int missing, cards held)
{
    cards rest;

    do
        rest = draw_cards(shoe, missing);
    while (rest & held);
    return rest;
}

static int are_hands_known(const struct poker_sides *self)
{
    for (int i = 0; i < self->players; i++)
        if (self->side[i].count > 1)
            return 0;
    return 1;
}

/* Hands that are known need not be drawn again. */
static void draw_deals(struct poker_sides *self, struct shoe *shoe, int deals)
{
    int missing = POKER_BOARD - cards_count(self->given);
    int are_known = are_hands_known(self);
    cards two[POKER_SIDES_MOST], held = draw_hands(self, shoe, two);

    for (int i = 0; i < deals; i++) {
        cards board = self->given | draw_rest_of_board(shoe, missing, held);

        for (int k = 0; k < self->players; k++)
            self->whole[k][i] = board | two[k];
        if (!are_known)
            held = draw_hands(self, shoe, two);
    }
}

/* Showdowns */

/* The best value of each deal, and how many sides have it. */
struct pots {
    uint32_t best[POKER_SIDES_BATCH], sharing[POKER_SIDES_BATCH];
};

static void find_best_values(const struct poker_sides *self, int deals,
                             struct pots *pots)
{
    memset(pots, 0, sizeof *pots);
    for (int k = 0; k < self->players; k++)
        for (int i = 0; i < deals; i++) {
            uint32_t value = self->value[k][i], best = pots->best[i];

            pots->best[i] = value > best ? value : best;
        }
    for (int k = 0; k < self->players; k++)
        for (int i = 0; i < deals; i++)
            pots->sharing[i] += self->value[k][i] == pots->best[i];
}

static uint32_t count_wins(const struct pots *pots, const uint32_t *value,
                           int deals)
{
    uint32_t wins = 0;

    for (int i = 0; i < deals; i++)
        wins += (value[i] == pots->best[i]) & (pots->sharing[i] == 1);
    return wins;
}

/* Pots that one side wins are counted in vector registers, side by side; the
 * few that are divided one after the other. */
static void count_showdowns(struct poker_sides *self, int deals)
{
    struct pots pots;

    find_best_values(self, deals, &pots);
    for (int k = 0; k < self->players; k++)
        self->shares.split[k][1] += count_wins(&pots, self->value[k], deals);
    for (int i = 0; i < deals; i++)
        for (int k = 0; pots.sharing[i] > 1 && k < self->players; k++)
            self->shares.split[k][pots.sharing[i]] +=
                self->value[k][i] == pots.best[i];
}

static void sample_some(struct poker_sides *self, struct shoe *shoe, int deals)
{
    draw_deals(self, shoe, deals);
    for (int i = 0; i < self->players; i++)
        poker_values(self->whole[i], (size_t)deals, self->value[i]);
    count_showdowns(self, deals);
    self->shares.deals += (uint64_t)deals;
}

/* The cards of a side with a single hand never come, so they leave the
 * shoe. */
void poker_sides_sample(struct poker_sides *self, struct rng *rng,
                       uint64_t deals)
{
    cards gone = self->given | self->dead;
    struct shoe shoe;

    for (int i = 0; i < self->players; i++)
        if (self->side[i].count == 1)
            gone |= self->side[i].two[0];
    fill_shoe(&shoe, rng, gone);
    while (deals) {
        int some = deals < POKER_SIDES_BATCH ? (int)deals : POKER_SIDES_BATCH;

        sample_some(self, &shoe, some);
        deals -= (uint64_t)some;
    }
}
