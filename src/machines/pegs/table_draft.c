/* table_draft.c - a guess that a person puts together at the table of pegs. */
#include "machines/pegs/table_draft.h"

#include "base/words.h"

/* A draft of another turn is over without having been cleared: nobody tells
 * the table that a turn has ended. */
struct pegs_draft pegs_draft_now(const struct pegs_hand *self,
                                 const struct pegs_draft *draft)
{
    if (draft->game == self->games && draft->turn == self->turn)
        return *draft;
    return (struct pegs_draft){.game = self->games, .turn = self->turn};
}

int pegs_draft_filled(const struct pegs_draft *draft)
{
    int filled = 0;

    for (int i = 0; i < PEGS_PLACES; i++)
        filled += draft->hole[i] != 0;
    return filled;
}

uint16_t pegs_draft_guess(const struct pegs_draft *draft)
{
    unsigned guess = 0;

    for (int i = 0; i < PEGS_PLACES; i++)
        guess = guess << MASTERMIND_PEG_BITS | (draft->hole[i] - 1u);
    return (uint16_t)guess;
}

int pegs_draft_is_open(const struct table_view *view)
{
    const struct pegs_hand *self = view->state;

    return self->phase == HAND_PEGS_ENTRY
        && self->on_turn == view->hand->seat;
}

const char *pegs_draft_go_on_name(const struct table_view *view)
{
    const struct pegs_hand *self = view->state;

    if (self->phase == HAND_PEGS_OVER)
        return hand_pegs_is_match_over(self, view->session) ? WORDS("New match")
                                                            : NULL;
    if (self->on_turn != view->hand->seat)
        return NULL;
    switch (self->phase) {
    case HAND_PEGS_CALL:   return WORDS("Start");
    case HAND_PEGS_TOTALS: return WORDS("Go on");
    case HAND_PEGS_RESULT:
        return hand_pegs_is_match(view->session) ? WORDS("Go on")
                                                 : WORDS("New game");
    case HAND_PEGS_START:
        return self->eye.panel.is_history ? WORDS("Start") : NULL;
    default:               return NULL;
    }
}
