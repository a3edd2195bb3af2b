/* held.c - what a hand was worth on average over all that a player might have
 * held.
 *
 * Given what was done, the other's cards and the board, each hand is as likely
 * as it would have been played so. Results have that mean already, on average
 * over all deals: taking it instead of one of them changes nothing else.
 */
#include "games/holdem/match/held.h"

#include "games/holdem/rules/value.h"

/* A settled hand with other cards of one player. */
struct other_hand {
    struct poker_luck *luck;
    const struct poker *hand;
    const struct poker_deal *deal;
    int player;
    cards theirs, board;                /* of the other, and as dealt */
    uint32_t value;                     /* of the other, at a showdown */
};

void poker_held_begin(struct poker_held *self, int player)
{
    self->player = player;
    self->is_known = 1;
    for (int i = 0; i < POKER_COMBOS; i++)
        self->chance[i] = 1;
}

void poker_held_note(struct poker_held *self,
                     const float chance[POKER_COMBOS])
{
    self->is_known &= chance != NULL;
    for (int i = 0; i < POKER_COMBOS && self->is_known; i++)
        self->chance[i] *= (double)chance[i];
}

/* What is won */

/* With equal shares in the pot there is no odd chip. */
static double chips_won(const struct other_hand *self, cards hole)
{
    const struct poker *hand = self->hand;
    uint32_t own;

    if (hand->end != POKER_SHOWDOWN)
        return hand->stack[self->player] - hand->start[self->player];
    own = poker_value(hole | self->board);
    return own > self->value ? hand->total[!self->player]
         : own < self->value ? -(double)hand->total[self->player] : 0;
}

static double won_without_luck(const struct other_hand *self, cards hole)
{
    return chips_won(self, hole)
         - poker_luck_with(self->luck, &self->hand->rules, self->deal, hole,
                           self->theirs);
}

/* The mean over all hands that are possible beside the others. */
static double mean_won(const struct poker_held *held,
                       const struct other_hand *self)
{
    double sum = 0, all = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        cards hole = poker_combo_cards(i);

        if (held->chance[i] <= 0 || hole & (self->theirs | self->board))
            continue;
        sum += held->chance[i] * won_without_luck(self, hole);
        all += held->chance[i];
    }
    return sum / all;
}

int64_t poker_held_luck(const struct poker_held *self, struct poker_luck *luck,
                        const struct poker *hand,
                        const struct poker_deal *deal)
{
    struct other_hand other = {
        luck, hand, deal, self->player,
        poker_deck_hole(deal, !self->player),
        poker_deck_board(deal, poker_board(hand)), 0};
    double chips = hand->stack[self->player] - hand->start[self->player];

    if (hand->end == POKER_SHOWDOWN)
        other.value = poker_value(other.theirs | other.board);
    return poker_luck_parts(chips - mean_won(self, &other));
}
