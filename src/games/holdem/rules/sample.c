/* sample.c - equity by sampling: random hands and boards.
 *
 * Monte Carlo equity. Random numbers come from base/rng.h only, so the same
 * seed gives the same counts everywhere. Deals are drawn first and evaluated
 * together, DEALS at a time, to fill the vector registers.
 */
#include <string.h>

#include "games/holdem/rules/equity.h"

enum { DEALS = 1024, SIDES = 2 };

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

/* Hands of one side, to draw from */

/* heaviest is the largest weight: the bound of the rejection below. */
struct side {
    int count, heaviest;
    uint16_t hand[POKER_COMBOS];
};

static void list_side_hands(const struct poker_equity *self, int side,
                            struct side *to)
{
    for (int i = 0; i < self->count; i++) {
        int weight = self->weight[side][i];

        if (weight)
            to->hand[to->count++] = (uint16_t)i;
        if (weight > to->heaviest)
            to->heaviest = weight;
    }
}

/* Rejection sampling: a uniform hand, kept with probability weight / heaviest.
 * A single hand needs no random number. */
static cards draw_hand(const struct poker_equity *self, int side,
                       const struct side *from, struct shoe *shoe)
{
    int hand;

    if (from->count == 1)
        return self->two[from->hand[0]];
    do
        hand = from->hand[random_below(shoe, from->count)];
    while (from->heaviest > 1
           && random_below(shoe, from->heaviest) >= self->weight[side][hand]);
    return self->two[hand];
}

/* Both hands are drawn again if they share a card. To replace only one would
 * favour hands with few conflicts. */
static void draw_hands(const struct poker_equity *self,
                       const struct side sides[SIDES], struct shoe *shoe,
                       cards two[SIDES])
{
    do
        for (int side = 0; side < SIDES; side++)
            two[side] = draw_hand(self, side, &sides[side], shoe);
    while (two[0] & two[1]);
}

/* All cards are drawn again if somebody holds one of them. That is rejection
 * too, so the boards left are uniform, and the shoe need not know the
 * hands. */
static cards draw_rest_of_board(const struct poker_equity *self,
                                struct shoe *shoe, int missing, cards held)
{
    cards rest;

    do
        rest = draw_cards(shoe, missing);
    while (rest & held);
    return self->given | rest;
}

static void count_showdowns(struct poker_equity *self, const uint32_t *mine,
                            const uint32_t *theirs, int deals)
{
    uint32_t win = 0, tie = 0;

    for (int i = 0; i < deals; i++) {
        win += mine[i] > theirs[i];
        tie += mine[i] == theirs[i];
    }
    self->counts.win += win;
    self->counts.tie += tie;
    self->counts.lose += (uint32_t)deals - win - tie;
}

static void sample_some(struct poker_equity *self,
                        const struct side sides[SIDES], struct shoe *shoe,
                        int deals)
{
    int missing = POKER_BOARD - cards_count(self->given);
    cards whole[SIDES][DEALS];
    uint32_t value[SIDES][DEALS];

    for (int i = 0; i < deals; i++) {
        cards two[SIDES], board;

        draw_hands(self, sides, shoe, two);
        board = draw_rest_of_board(self, shoe, missing, two[0] | two[1]);
        whole[0][i] = board | two[0];
        whole[1][i] = board | two[1];
    }
    for (int side = 0; side < SIDES; side++)
        poker_values(whole[side], (size_t)deals, value[side]);
    count_showdowns(self, value[0], value[1], deals);
}

/* The cards of a side with a single hand never come, so they leave the
 * shoe. */
void poker_equity_sample(struct poker_equity *self, struct rng *rng,
                         uint64_t deals)
{
    struct side sides[SIDES] = {{0}};
    struct shoe shoe;
    cards gone = self->given | self->dead;

    for (int side = 0; side < SIDES; side++) {
        list_side_hands(self, side, &sides[side]);
        if (sides[side].count == 1)
            gone |= self->two[sides[side].hand[0]];
    }
    fill_shoe(&shoe, rng, gone);
    for (; deals; deals -= deals < DEALS ? deals : DEALS)
        sample_some(self, sides, &shoe,
                    deals < DEALS ? (int)deals : DEALS);
}
