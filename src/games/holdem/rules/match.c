/* match.c - several hands: moves the button, counts the chips.
 *
 * The caller plays self->hand; here hands begin and are settled. Nothing
 * depends on who plays.
 */
#include "games/holdem/rules/match.h"

#include <stddef.h>

const char *poker_match_begin(struct poker_match *self,
                              const struct poker_rules *rules,
                              const int32_t chips[POKER_PLAYERS],
                              const char *seed)
{
    *self = (struct poker_match){
        .rules = *rules,
        .chips = {chips[0], chips[1]},
        .stack = {chips[0], chips[1]},
    };
    rng_seed(&self->rng, seed);
    return poker_begin(&self->hand, rules, 0, chips);
}

/* Every second hand of a duplicate match repeats the deal of the first with
 * hole cards exchanged; the button alternates anyway. poker_begin fails here
 * only for an empty stack, since the rules were checked at the beginning. */
int poker_match_deal(struct poker_match *self)
{
    if (poker_begin(&self->hand, &self->rules, self->button, self->stack))
        return 0;
    if (self->is_duplicate && self->hands % 2)
        poker_deck_swap(&self->deal);
    else
        poker_deck_deal(&self->deal, &self->rng);
    return 1;
}

static void settle_showdown(struct poker_match *self)
{
    uint32_t value[POKER_PLAYERS];

    poker_deck_judge(&self->deal, poker_board(&self->hand), value);
    poker_show(&self->hand, value);
}

void poker_match_settle(struct poker_match *self)
{
    if (self->hand.end == POKER_SHOWDOWN)
        settle_showdown(self);
    for (int player = 0; player < POKER_PLAYERS; player++) {
        int32_t now = self->hand.stack[player];

        self->gain[player] += now - self->hand.start[player];
        self->stack[player] = self->is_carried ? now : self->chips[player];
    }
    self->hands++;
    self->button ^= 1;
}
