/* strength.c - how strong every two cards are on a board.
 *
 * All 1326 combos are evaluated together on each board by poker_values, and
 * then compared with a few opponents' hands drawn from the same list.
 */
#include "games/holdem/minds/strength.h"

#include "games/holdem/rules/value.h"

enum {
    RUNS = 24,                          /* random completions of the board */
    OTHERS = 16,                        /* opponents' hands on each of them */
    OTHERS_LAST = 256,                  /* the same on a complete board */
};

/* Equity before the flop against a random hand, over all boards. Rows and
 * columns run from the ace down to the two; pairs are on the diagonal, suited
 * hands above it. */
static const uint16_t starts[CARDS_RANKS][CARDS_RANKS] = {
    {852, 670, 661, 654, 647, 627, 619, 610, 598, 600, 590, 583, 574},
    {653, 825, 634, 625, 618, 600, 583, 574, 566, 557, 548, 540, 532},
    {645, 614, 800, 603, 596, 576, 560, 544, 536, 528, 519, 511, 501},
    {635, 606, 583, 774, 577, 556, 541, 523, 506, 502, 493, 482, 473},
    {627, 598, 573, 553, 751, 541, 523, 506, 491, 473, 465, 458, 447},
    {608, 579, 553, 533, 517, 721, 509, 491, 475, 459, 440, 432, 425},
    {599, 560, 536, 516, 496, 481, 691, 479, 463, 448, 427, 410, 403},
    {589, 552, 517, 498, 480, 463, 450, 664, 454, 438, 418, 400, 381},
    {576, 543, 510, 479, 459, 446, 432, 421, 633, 432, 414, 395, 377},
    {578, 532, 502, 472, 443, 428, 413, 405, 400, 604, 415, 398, 377},
    {569, 523, 491, 463, 435, 406, 395, 385, 380, 382, 569, 387, 368},
    {560, 514, 482, 453, 426, 400, 375, 366, 360, 363, 352, 537, 359},
    {550, 506, 473, 443, 417, 390, 369, 345, 342, 342, 331, 322, 504},
};

int poker_strength_start(cards two)
{
    int one = cards_lowest(two), other = cards_lowest(two & (two - 1));
    int high = CARDS_RANKS - 1 - card_rank(one);
    int low = CARDS_RANKS - 1 - card_rank(other);
    int is_suited = card_suit(one) == card_suit(other);

    if ((high < low) != is_suited) {
        int swap = high;

        high = low;
        low = swap;
    }
    return starts[high][low];
}

void poker_strength_begin(struct poker_strength *self)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        self->combo[i] = poker_combo_cards(i);
}

/* Rejection: at most nine of 52 cards are used, so few draws are wasted. */
cards poker_strength_draw(struct rng *rng, cards used, int count)
{
    cards drawn = 0;

    while (count > 0) {
        cards one = cards_of((int)rng_below(rng, CARDS_ALL));

        if (one & (used | drawn))
            continue;
        drawn |= one;
        count--;
    }
    return drawn;
}

/* A combo that shares a card with the board cannot be held; other cards take
 * its place, since poker_values takes all hands to have as many cards as the
 * first. */
static void evaluate_all_combos(struct poker_strength *self, cards board)
{
    cards free = CARDS_DECK & ~board, low = free & (~free + 1);
    cards two = low | ((free ^ low) & (~(free ^ low) + 1));

    for (int i = 0; i < POKER_COMBOS; i++)
        self->hand[i] = board | (self->combo[i] & board ? two
                                                        : self->combo[i]);
    poker_values(self->hand, POKER_COMBOS, self->value);
}

/* Two points for a win, one for a tie. */
static void compare_all(struct poker_strength *self, uint32_t other)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        self->won[i] += (uint32_t)(self->value[i] > other)
                      + (uint32_t)(self->value[i] >= other);
}

static void compare_on_board(struct poker_strength *self, cards board,
                             int count, struct rng *rng)
{
    evaluate_all_combos(self, board);
    while (count > 0) {
        uint64_t other = rng_below(rng, POKER_COMBOS);

        if (self->combo[other] & board)
            continue;
        compare_all(self, self->value[other]);
        count--;
    }
}

void poker_strength_find(struct poker_strength *self, cards board, int whole,
                         struct rng *rng)
{
    int to_come = whole - cards_count(board);
    int runs = to_come ? RUNS : 1;
    int others = to_come ? OTHERS : OTHERS_LAST;

    for (int i = 0; i < POKER_COMBOS; i++)
        self->won[i] = 0;
    for (int i = 0; board && i < runs; i++)
        compare_on_board(self,
                         board | poker_strength_draw(rng, board, to_come),
                         others, rng);
    for (int i = 0; i < POKER_COMBOS; i++)
        self->share[i] = (uint16_t)(board
            ? self->won[i] * POKER_WHOLE / (uint32_t)(2 * runs * others)
            : (uint32_t)poker_strength_start(self->combo[i]));
}
