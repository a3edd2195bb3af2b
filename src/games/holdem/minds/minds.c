/* minds.c - what a poker mind sees, and the list of minds.
 *
 * Called by the match for the player on turn. The machine's robot fills a
 * struct poker_seen itself, from what it reads off the board.
 */
#include "games/holdem/minds/minds.h"

#include <string.h>

/* Cards not dealt yet are zeroed, so that nothing can leak through them. */
void poker_seen_look(struct poker_seen *self, const struct poker *hand,
                     const struct poker_deal *deal)
{
    self->hand = *hand;
    self->player = hand->turn;
    self->hole = poker_deck_hole(deal, hand->turn);
    self->board_count = (uint8_t)poker_board(hand);
    memset(self->board, 0, sizeof self->board);
    memcpy(self->board, deal->board, self->board_count);
}

void poker_seen_note(struct poker_seen *self,
                     const struct poker_action *action)
{
    struct poker_options options;

    if (self->past_count == POKER_PAST_MAX)
        return;
    poker_find_options(&self->hand, &options);
    self->past[self->past_count++] = (struct poker_past){
        .player = self->player,
        .street = self->hand.street,
        .action = *action,
        .to_call = options.to_call,
        .pot = poker_pot(&self->hand),
    };
}

const struct mind_type *const poker_match_minds[] = {
    &poker_solver,
    &poker_equilibrium,
    &poker_odds,
    &poker_caller,
    &poker_random,
    NULL,
};

const struct mind_type *const poker_minds[] = {
    &poker_equilibrium,
    &poker_odds,
    &poker_caller,
    &poker_random,
    NULL,
};
