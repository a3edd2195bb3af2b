/* sample.c - the same by chance: hands and boards drawn again and
 * again. */
#include <string.h>

#include "games/holdem/rules/equity.h"

enum { DEALS = 1024, SIDES = 2 };

/* Random numbers come from halves of random words. */
struct shoe {
    struct rng *rng;
    uint64_t word;
    int halves;                         /* of it, left */
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

/* Cuts numbers off a random fraction: the first below n, the next below n - 1
 * and so on, all with equal chances. Each multiplication pushes one out at
 * the top; in the few cases where the rest shows that some would come more
 * often than others, all are drawn again (Lemire 2019; Brackett-Rozinsky and
 * Lemire 2024). The product of the bounds is below 2^32. */
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

static int below(struct shoe *self, int n)
{
    int number[POKER_BOARD];

    draw_numbers(self, n, 1, number);
    return number[0];
}

static void fill(struct shoe *self, struct rng *rng, cards gone)
{
    memset(self, 0, sizeof *self);
    self->rng = rng;
    for (int i = 0; i < CARDS_ALL; i++)
        if (!(cards_of(i) & gone))
            self->card[self->count++] = cards_of(i);
}

/* So many cards, by a shuffle that goes no farther. */
static cards draw(struct shoe *self, int count)
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

struct side {
    int count, heaviest;
    uint16_t hand[POKER_COMBOS];
};

static void gather(const struct poker_equity *self, int side,
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

static cards draw_hand(const struct poker_equity *self, int side,
                       const struct side *from, struct shoe *shoe)
{
    int hand;

    if (from->count == 1)
        return self->two[from->hand[0]];
    do
        hand = from->hand[below(shoe, from->count)];
    while (from->heaviest > 1
           && below(shoe, from->heaviest) >= self->weight[side][hand]);
    return self->two[hand];
}

/* Two hands as their weights say; both anew if they share a card. */
static void draw_hands(const struct poker_equity *self,
                       const struct side sides[SIDES], struct shoe *shoe,
                       cards two[SIDES])
{
    do
        for (int side = 0; side < SIDES; side++)
            two[side] = draw_hand(self, side, &sides[side], shoe);
    while (two[0] & two[1]);
}

/* All anew if somebody holds one of them. */
static cards draw_board(const struct poker_equity *self, struct shoe *shoe,
                        int missing, cards held)
{
    cards rest;

    do
        rest = draw(shoe, missing);
    while (rest & held);
    return self->given | rest;
}

static void count(struct poker_equity *self, const uint32_t *mine,
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
        board = draw_board(self, shoe, missing, two[0] | two[1]);
        whole[0][i] = board | two[0];
        whole[1][i] = board | two[1];
    }
    for (int side = 0; side < SIDES; side++)
        poker_values(whole[side], (size_t)deals, value[side]);
    count(self, value[0], value[1], deals);
}

void poker_equity_sample(struct poker_equity *self, struct rng *rng,
                         uint64_t deals)
{
    struct side sides[SIDES] = {{0}};
    struct shoe shoe;

    cards gone = self->given | self->dead;

    for (int side = 0; side < SIDES; side++) {
        gather(self, side, &sides[side]);
        if (sides[side].count == 1)
            gone |= self->two[sides[side].hand[0]];
    }
    fill(&shoe, rng, gone);
    for (; deals; deals -= deals < DEALS ? deals : DEALS)
        sample_some(self, sides, &shoe,
                    deals < DEALS ? (int)deals : DEALS);
}
