/* table_draft.h - a guess that a person puts together at the table of pegs,
 * and what can be touched there. */
#ifndef PEGS_TABLE_DRAFT_H
#define PEGS_TABLE_DRAFT_H

#include "machines/pegs/hand_state.h"

enum {
    PEGS_TOUCH_DELETE = 1, PEGS_TOUCH_ENTER, PEGS_TOUCH_GO_ON,
    PEGS_TOUCH_COLOUR = 8,              /* and the others */
    PEGS_TOUCH_HOLE = 16,               /* of this turn */
    PEGS_TOUCH_NEW_GAME = 20,           /* after one that has ended by itself */
};

/* Of one turn of one game; of any other it is nothing. */
struct pegs_draft {
    unsigned game, turn;
    uint8_t hole[PEGS_PLACES];          /* a colour from 1 on; 0: empty */
    uint8_t chosen;                     /* a hole from 1 on; 0: none */
};

/* The draft of this turn. */
struct pegs_draft pegs_draft_now(const struct pegs_hand *self,
                                 const struct pegs_draft *draft);

int pegs_draft_filled(const struct pegs_draft *draft);

/* The guess in it, all four colours. */
uint16_t pegs_draft_guess(const struct pegs_draft *draft);

/* Whether this seat's guess comes in. */
int pegs_draft_is_open(const struct table_view *view);

/* What the key says that ends what the machine shows, in English; null: the
 * machine, or the other player, goes on. */
const char *pegs_draft_go_on_name(const struct table_view *view);

#endif
