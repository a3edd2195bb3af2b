/* table_draft.h - letters that a person puts together at the table of the duel
 * machine, and what can be touched there. */
#ifndef DUEL_TABLE_DRAFT_H
#define DUEL_TABLE_DRAFT_H

#include "machines/duel/hand_state.h"

enum {
    DUEL_TOUCH_GO_ON = 1, DUEL_TOUCH_ENTER, DUEL_TOUCH_DELETE,
    DUEL_TOUCH_LETTER = 16,             /* and the letters, A first */
};

/* Letters as on the switches: A is 1. They belong to one moment of a match. */
struct duel_draft {
    unsigned match, moment;
    int count;
    uint8_t letter[DUEL_PLACES];
};

/* What has been chosen for this moment, after what has been entered on the
 * board already. */
struct duel_draft duel_draft_now(const struct duel_hand *self,
                                 const struct duel_draft *kept);

/* Whether this seat's letters come in, or will after a message. */
int duel_draft_is_open(const struct table_view *view);

#endif
