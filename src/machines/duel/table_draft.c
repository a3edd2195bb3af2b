/* table_draft.c - letters that a person puts together at the table of the duel
 * machine. */
#include "machines/duel/table_draft.h"

#include <string.h>

/* A word that was not finished is not offered for another one. */
static unsigned moment_of(const struct duel_hand *self)
{
    return (self->rounds * (DUEL_TRIES + 1)
            + (unsigned)self->thoughts.seen.tries) * 2
         + (hand_duel_entry(self) == HAND_DUEL_MAKE) + 1;
}

struct duel_draft duel_draft_now(const struct duel_hand *self,
                                 const struct duel_draft *kept)
{
    struct duel_draft draft = {self->matches, moment_of(self), 0, {0}};

    if (kept->match == draft.match && kept->moment == draft.moment)
        draft = *kept;
    memcpy(draft.letter, self->word, (size_t)self->entered);
    if (draft.count < self->entered)
        draft.count = self->entered;
    return draft;
}

int duel_draft_is_open(const struct table_view *view)
{
    const struct duel_hand *self = view->state;
    enum hand_duel_phase entry = hand_duel_entry(self);

    return self->on_turn == view->hand->seat
        && (entry == HAND_DUEL_MAKE || entry == HAND_DUEL_BREAK);
}
