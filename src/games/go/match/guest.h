/* guest.h - another program that plays Go, by the Go Text Protocol. */
#ifndef GO_GUEST_H
#define GO_GUEST_H

#include "arena/guest.h"
#include "games/go/rules/game.h"

struct go_guest_terms {
    struct guest_terms common;          /* patience, and who may interrupt */
    struct go_rules rules;
    int time_s;                         /* for a move; 0: no limit is told */
};

/* The game of such a guest is a struct go_guest_terms. */
extern const struct guest_protocol go_guest_gtp;

/* Tells it of a legal move that was made. A null return is success; otherwise
 * why it has lost: "refuses the legal move D4: ...". */
const char *go_guest_tell(struct guest *self, struct go_move move);

/* Asks for the move of move->colour, which may be illegal, or whether it
 * resigns. A null return is success; otherwise why it has lost: "does not
 * answer in time". */
const char *go_guest_ask(struct guest *self, struct go_move *move,
                         int *is_resigned);

#endif
