/* guest.h - another program that plays Go, by the Go Text Protocol. */
#ifndef GO_GUEST_H
#define GO_GUEST_H

#include "games/go/rules/game.h"
#include "os/child.h"

struct go_guest {
    struct child child;
};

struct go_guest_terms {
    struct go_rules rules;
    int time_s;                         /* for a move; 0: no limit is told */
    int patience_ms;                    /* beyond that, and for all else */
    int (*should_stop)(void *context);
    void *context;
};

/* A null return is success. */
const char *go_guest_open(struct go_guest *self, const char *command);
void go_guest_close(struct go_guest *self);

/* Tells it what is played; a game begins. */
const char *go_guest_begin(struct go_guest *self,
                           const struct go_guest_terms *terms);

/* A legal move that was made; else why it has lost, "does not accept D4". */
const char *go_guest_tell(struct go_guest *self,
                          const struct go_guest_terms *terms,
                          struct go_move move);

/* Its move, which may be illegal; or it resigns. Else why it has lost, "does
 * not answer in time". */
const char *go_guest_ask(struct go_guest *self,
                         const struct go_guest_terms *terms,
                         struct go_move *move, int *is_resigned);

#endif
