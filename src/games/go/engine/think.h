/* think.h - the search with a clock, threads and a large tree.
 *
 * Games are played by threads of their own. The caller sleeps until they are
 * done or the time is over, and has the answer then, even if some threads have
 * not noticed yet: they are joined by the next call. A thinker serves one
 * caller at a time.
 */
#ifndef GO_THINK_H
#define GO_THINK_H

#include "games/go/minds/mcts.h"

enum { GO_THREADS_MAX = 64 };

struct go_thinker;                      /* tree and threads, kept */

struct go_effort {
    uint64_t playouts;                  /* 0: no limit; kept ones are not
                                         * counted. With one thread the same
                                         * thought every time */
    int64_t begun_ms;                   /* by clock_ms; 0: now */
    int time_ms;                        /* until the answer is there; 0: no
                                         * limit */
    int slack_ms;                       /* by which it may be late: a clock
                                         * has more */
    uint8_t is_patient;                 /* goes on although the move is
                                         * settled: for analysis */
    int (*should_stop)(void *context);  /* asked now and then; or null */
    void (*tell)(void *context, struct go_thinker *); /* now and then; or null:
                                         * go_mcts_candidates may be asked in
                                         * it */
    int tell_ms;                        /* how often */
    void *context;
};

/* Allocates the tree and the workers; threads start with the first thought. A
 * null return is success; on failure *self is null, and the text says what was
 * wrong. Closing null is allowed. */
const char *go_thinker_open(struct go_thinker **self, int threads,
                            int tree_mib);
void go_thinker_close(struct go_thinker *self);

/* Forgets the game before. After that the same seed and moves give the same
 * thoughts, with one thread and no time limit. */
void go_thinker_clear(struct go_thinker *self, uint64_t seed);

/* Thinks about the next move until the first limit of the effort is reached,
 * the move is settled, or should_stop() says so. The game is copied. Without
 * any limit only should_stop() or a full tree ends it. */
void go_thinker_think(struct go_thinker *self, const struct go_game *game,
                      const struct go_aim *aim,
                      const struct go_effort *effort,
                      struct go_thought *thought);

/* The tree, for the questions of mcts.h; waits until no thread plays. */
const struct go_mcts *go_thinker_tree(struct go_thinker *self);

/* Marks the stones that are dead if nobody moves any more, and whose each
 * point is, from -GO_MCTS_ONE to GO_MCTS_ONE; by games from here. */
void go_thinker_judge(struct go_thinker *self, const struct go_game *game,
                      uint8_t dead[GO_POINTS], int16_t owner[GO_POINTS]);

#endif
