/* table_view.c - what one seat at the poker machine knows. */
#include "machines/poker/table_view.h"

#include "games/holdem/rules/value.h"

enum { FLOP = 3 };

static void find_bets(struct poker_view *self)
{
    struct poker_seen seen;

    hand_poker_track_see(self->track, self->own, &seen);
    self->hand = seen.hand;
    if (self->is_on_turn)
        poker_find_options(&self->hand, &self->options);
    if (self->options.to_call < 0)
        self->options.to_call = 0;
}

void poker_view_take(struct poker_view *self, const struct table_view *view)
{
    const struct poker_hand *state = view->state;
    char due = hand_poker_track_due(&state->watch.track);

    *self = (struct poker_view){
        .watch = &state->watch,
        .track = &state->watch.track,
        .own = hand_poker_player(view->hand->seat),
        .other = !hand_poker_player(view->hand->seat),
        .is_shared = view->hand->is_shared,
        .is_you = hand_is_person(view->hand) && !view->hand->is_shared,
        .is_due = !state->watch.is_lost
               && (due == view->hand->seat || due == '*'),
    };
    self->has_press = self->is_due && due == view->hand->seat;
    self->is_on_turn = self->has_press
        && hand_poker_track_bettor(self->track) == self->own;
    self->is_forced = self->is_on_turn
        && hand_poker_track_is_forced(self->track, self->own);
    find_bets(self);
}

/* Cards of a showdown are everybody's. */
const struct hand_poker_cards *
poker_view_cards(const struct poker_view *self, int player,
                 int has_asked_for_own)
{
    if (self->watch->shown[player].count == POKER_HAND_CARDS)
        return &self->watch->shown[player];
    if (player == self->own && self->watch->hole.count == POKER_HAND_CARDS
        && (has_asked_for_own || !self->is_shared))
        return &self->watch->hole;
    return NULL;
}

uint32_t poker_view_value(const struct poker_view *self,
                          const struct hand_poker_cards *two)
{
    const struct hand_poker_cards *board = &self->watch->board;
    cards hand;

    if (!two || board->count < FLOP)
        return 0;
    hand = cards_of(two->card[0]) | cards_of(two->card[1]);
    for (int i = 0; i < board->count; i++)
        hand |= cards_of(board->card[i]);
    return poker_value(hand);
}

int poker_view_is_between_hands(const struct poker_view *self)
{
    return self->track->phase == POKER_PHASE_BOARD
        || self->track->phase == POKER_PHASE_OVER;
}
