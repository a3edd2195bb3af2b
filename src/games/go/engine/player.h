/* player.h - a Go player of some level.
 *
 * Hides whether a level is a simple mind or the search. Used by GTP and by
 * matches; a player serves one caller at a time. */
#ifndef GO_PLAYER_H
#define GO_PLAYER_H

#include "games/go/engine/think.h"

enum {
    GO_LEVELS = 7,                      /* from 1 */
    GO_LEVEL_STANDARD = 5,
    GO_TREE_MIB = 128,                  /* unless it is said */
    GO_TREE_MIB_MAX = 65536,
};

/* 1 random, 2 greedy, 3 uct: the minds of the document. 4, 5, 6, 7: mcts with
 * 1,000, 5,000, 20,000 and 100,000 playouts a move. */
struct go_level {
    const char *name;                   /* "mcts" */
    uint64_t playouts;                  /* a move; 0: a simple mind */
};

extern const struct go_level go_levels[GO_LEVELS + 1];  /* [0] is unused */

struct go_player;

struct go_player_terms {
    int level;                          /* 1..GO_LEVELS */
    int threads, tree_mib;
};

/* A null return is success; on failure *self is null. The terms are copied.
 * Closing null is allowed. */
const char *go_player_open(struct go_player **self,
                           const struct go_player_terms *terms);
void go_player_close(struct go_player *self);

/* Another game: what is played in it depends on the seed, and not on the
 * games before. */
void go_player_begin(struct go_player *self, const char *seed);

/* Thinks of a move. An effort without a limit has that of the level. The
 * simple levels ignore the effort and set only the move of the thought. */
void go_player_think(struct go_player *self, const struct go_game *game,
                     const struct go_aim *aim, const struct go_effort *effort,
                     struct go_thought *thought);

/* The search of a player, for analysis and for judging dead stones, at every
 * level; opened when it is first asked for, and closed with the player. A null
 * return is success; otherwise *thinker is null. */
const char *go_player_thinker(struct go_player *self,
                              struct go_thinker **thinker);

#endif
