/* guest.h - another program that plays, by the Hub protocol. */
#ifndef CHECKERS_GUEST_H
#define CHECKERS_GUEST_H

#include "arena/guest.h"
#include "games/draughts/engine/think.h"
#include "games/draughts/match/record.h"

struct checkers_guest_terms {
    struct guest_terms common;          /* patience, and who may interrupt */
    enum checkers_rules rules;
    const struct checkers_effort *effort;
};

/* The game of such a guest is a struct checkers_guest_terms. */
extern const struct guest_protocol checkers_guest_hub;

/* Its legal move; else why it has lost, "makes no legal move". */
const char *checkers_guest_move(struct guest *self,
                                const struct checkers_record *record,
                                struct checkers_move *move);

#endif
