/* guest.h - another program that plays, by the Hub protocol. */
#ifndef CHECKERS_GUEST_H
#define CHECKERS_GUEST_H

#include "arena/guest.h"
#include "games/draughts/engine/think.h"
#include "games/draughts/match/record.h"

struct checkers_guest_terms {
    struct guest_terms common;          /* patience, and what interrupts */
    enum checkers_rules rules;
    const struct checkers_effort *effort;       /* limits for each move */
};

/* The field `game` of such a guest points to a struct checkers_guest_terms. */
extern const struct guest_protocol checkers_guest_hub;

/* Asks for a move. Null is success, and the move is legal; otherwise the
 * return says what the guest did wrong: "made no legal move: ...". */
const char *checkers_guest_move(struct guest *self,
                                const struct checkers_record *record,
                                struct checkers_move *move);

#endif
