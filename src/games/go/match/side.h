/* side.h - one side of a match: a level, or another program. */
#ifndef GO_SIDE_H
#define GO_SIDE_H

#include "games/go/engine/player.h"
#include "games/go/match/guest.h"

struct go_side_terms {
    struct go_guest_terms guest;        /* rules, and who may interrupt */
    struct go_effort effort;
    struct go_aim aim;
    int threads, tree_mib;              /* of each player that has a tree */
};

struct go_side {
    const char *name;                   /* "greedy", "5", "gtp:gnugo ..." */
    char shown[GUEST_SHOWN_MAX];      /* the same, shortened */
    const struct go_side_terms *terms;
    uint64_t playouts;                  /* 0: those of the level */
    struct go_player *player;           /* a level, */
    struct guest guest;                 /* or another program */
};

/* Whether there can be one of that name; a null return is success. */
const char *go_side_check(const char *name);
int go_side_is_guest(const char *name);

/* "gnugo" for "gtp:/usr/games/gnugo --mode gtp"; others are as they are. */
void go_side_shorten(const char *name, char shown[GUEST_SHOWN_MAX]);

/* Name and terms are the caller's and must outlive the side. A null return is
 * success. A program is started by the first go_side_begin(). Close it in any
 * case. */
const char *go_side_open(struct go_side *self, const char *name,
                         const struct go_side_terms *terms);
void go_side_close(struct go_side *self);

/* Begins a game. What a level does in it depends on the seed, and not on the
 * games before. A null return is success. */
const char *go_side_begin(struct go_side *self, const char *seed);

/* Tells it of a move that it did not think of itself. A null return is success;
 * otherwise why it has lost. */
const char *go_side_tell(struct go_side *self, struct go_move move);

/* Asks for its move as the colour to move, or whether it resigns. A null return
 * is success; otherwise why it has lost. */
const char *go_side_ask(struct go_side *self, const struct go_game *game,
                        struct go_move *move, int *is_resigned);

#endif
