/* mcts.h - Monte Carlo tree search for Go: plays thousands of games to their
 * end and follows the moves that win.
 *
 * The tree lives in memory that the caller gives. Several workers may play
 * games into one tree at the same time, each in a thread of its own. Deciding
 * and asking whether the move is settled is possible meanwhile; all else here
 * is for one caller at a time, while no worker plays. With one worker the same
 * games from the same seed give the same thought every time.
 */
#ifndef GO_MCTS_H
#define GO_MCTS_H

#include <stddef.h>
#include <stdint.h>

#include "base/rng.h"
#include "games/go/rules/game.h"

struct go_mcts;                         /* the tree */
struct go_worker;                       /* who plays games into it */

enum {
    GO_MCTS_LINE_MAX = 16,              /* moves foreseen */
    GO_MCTS_ONE = 10000,                /* a sure win; a sure point */
    GO_MCTS_PRIOR_ONE = 1000000,        /* the only move */
};

struct go_aim {
    uint8_t must_clean_up;              /* every stone on the board counts as
                                         * alive at the end: dead ones are to
                                         * be taken before a pass */
    uint8_t may_resign;
    uint8_t has_book;                   /* moves known by heart may be used */
};

struct go_candidate {                   /* a move at the root */
    go_point move;
    uint32_t visits;
    int win;                            /* for the one on turn, of
                                         * GO_MCTS_ONE */
    int lead;                           /* points that the one on turn gets
                                         * more on the average, komi counted,
                                         * in parts of GO_MCTS_ONE; */
    int spread;                         /* and their standard deviation */
    int prior;                          /* how likely it is before any game:
                                         * those of all moves are one, in
                                         * parts of GO_MCTS_PRIOR_ONE */
    int line_count;                     /* this move and what is to follow */
    go_point line[GO_MCTS_LINE_MAX];
};

struct go_thought {
    go_point move;                      /* GO_PASS: a pass */
    uint8_t is_resigned;                /* nothing can be hoped for */
    uint8_t is_from_book;
    int win;                            /* for the one on turn */
    int lead_halves;                    /* Black's mean margin */
    uint64_t playouts;                  /* in this tree, kept ones too */
    uint64_t nodes;
};

/* How many bytes a tree of that many nodes, a worker, and one node take. */
size_t go_mcts_size(uint32_t nodes);
size_t go_worker_size(void);
size_t go_mcts_node_size(void);

/* Both are made in memory of the caller, who gives it back; there is nothing
 * else to release. A tree may begin at any address and uses what there is, at
 * least go_mcts_size(2) bytes; a worker needs go_worker_size() bytes aligned
 * for any type. */
struct go_mcts *go_mcts_make(void *memory, size_t size);
struct go_worker *go_worker_make(void *memory, uint64_t seed);

/* Forgets all nodes and the aim. */
void go_mcts_clear(struct go_mcts *self);

/* Sets the position to think about: where this game stands now. If it follows
 * from the last aim by some moves, what was learnt about them is kept. The
 * game is not copied and must not change until the next aim. */
void go_mcts_aim(struct go_mcts *self, const struct go_game *game,
                 const struct go_aim *aim);

/* Plays that many games, or fewer if the memory becomes full or the tree has
 * seen more than 30 million games. Returns how many. */
int go_mcts_play(struct go_mcts *self, struct go_worker *worker, int games);

/* When the memory is full, no game is played any more until pruning has
 * dropped what was visited least. No worker may play meanwhile. */
int go_mcts_is_full(const struct go_mcts *self);
void go_mcts_prune(struct go_mcts *self);

/* Whether that many more games could not change the move any more. */
int go_mcts_is_settled(const struct go_mcts *self, uint64_t games);

/* The move to play, or to pass or resign. Without any game played the move is
 * a pass and win is 0. */
void go_mcts_decide(const struct go_mcts *self, struct go_thought *thought);

/* The moves at the root, most visited first. Writes up to `most` of them and
 * returns how many. */
int go_mcts_candidates(const struct go_mcts *self,
                       struct go_candidate *candidates, int most);

/* The same about the root: its visits, the win rate and the score of the one
 * on turn. It has no prior and no line of moves. */
void go_mcts_root(const struct go_mcts *self, struct go_candidate *root);

/* Whose each point was at the end of the games, from -GO_MCTS_ONE (White's)
 * to GO_MCTS_ONE (Black's). */
void go_mcts_owners(const struct go_mcts *self, int16_t owner[GO_POINTS]);

/* Marks the stones that are most likely dead, and returns how many. */
int go_mcts_dead(const struct go_mcts *self, uint8_t dead[GO_POINTS]);

#endif
