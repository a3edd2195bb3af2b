/* guest.h - another program that plays, by the Hub protocol. */
#ifndef CHECKERS_GUEST_H
#define CHECKERS_GUEST_H

#include "games/draughts/engine/think.h"
#include "games/draughts/match/record.h"
#include "os/child.h"

struct checkers_guest {
    struct child child;
};

struct checkers_guest_terms {
    enum checkers_rules rules;
    const struct checkers_effort *effort;
    int patience_ms;                    /* beyond the time of the effort */
};

/* Starts it and agrees on the game. A null return is success. */
const char *checkers_guest_open(struct checkers_guest *self,
                                const char *command,
                                const struct checkers_guest_terms *terms);
void checkers_guest_close(struct checkers_guest *self);

/* Another game follows. */
const char *checkers_guest_begin(struct checkers_guest *self,
                                 const struct checkers_guest_terms *terms);

/* Its legal move; else why it has lost, "makes no legal move". */
const char *checkers_guest_move(struct checkers_guest *self,
                                const struct checkers_guest_terms *terms,
                                const struct checkers_record *record,
                                struct checkers_move *move);

#endif
