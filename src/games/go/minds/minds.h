/* minds.h - what a Go mind sees: a struct go_game; it answers with a go_point,
 * a free point or GO_PASS. */
#ifndef MINDS_GO_H
#define MINDS_GO_H

#include "base/rng.h"
#include "games/go/rules/game.h"
#include "games/mind.h"

/* The three levels of the document, each a file to be read beside it. */
extern const struct mind_type go_random, go_greedy, go_uct;

/* The search of go_mcts.h, for a moment. */
extern const struct mind_type go_searcher;

/* All of them, the strongest first; null ends it. */
extern const struct mind_type *const go_minds[];

/* That moment, for others who have scratch memory for it. */
enum { GO_SEARCHER_SCRATCH = 4 << 20 };
struct go_thought;                      /* of go_mcts.h */
void go_searcher_think(const struct go_game *game, void *scratch, uint64_t seed,
                       struct go_thought *thought);

/* Legal moves of the one on turn that do not fill an eye of his own; nobody
 * would ever pass otherwise. The return is how many. */
int go_sensible_moves(const struct go_game *game,
                      go_point moves[GO_AREA_MAX]);

/* The other has just passed, and this one is ahead as the stones stand: then
 * he passes, too, and the game is won. */
int go_should_pass(const struct go_game *game);

#endif
