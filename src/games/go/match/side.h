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

/* The terms are the caller's, and stay. */
const char *go_side_open(struct go_side *self, const char *name,
                         const struct go_side_terms *terms);
void go_side_close(struct go_side *self);

/* A game begins. What a level does in it depends on the seed, and not on the
 * games before. */
const char *go_side_begin(struct go_side *self, const char *seed);

/* A move that it did not think of itself; else why it has lost. */
const char *go_side_tell(struct go_side *self, struct go_move move);

/* Its move as the colour on turn, or that it resigns; else why it has
 * lost. */
const char *go_side_ask(struct go_side *self, const struct go_game *game,
                        struct go_move *move, int *is_resigned);

#endif
