/* minds.h - what a Go mind sees: a struct go_game; it answers with a go_point,
 * a free point or GO_PASS. Nothing is hidden in Go, so both seats see the same.
 */
#ifndef MINDS_GO_H
#define MINDS_GO_H

#include "base/rng.h"
#include "games/go/rules/game.h"
#include "games/mind.h"

/* The three levels of the document, each a file to be read beside it. */
extern const struct mind_type go_random, go_greedy, go_uct;

/* The search of mcts.h, for 1,000 playouts, and for 20,000. */
extern const struct mind_type go_searcher, go_deep;

enum { GO_DEEP_PLAYOUTS = 20000, GO_DEEP_SCRATCH = 16 << 20 };

/* All of them, the strongest first; null ends it. */
extern const struct mind_type *const go_minds[];

/* The same as a function, for callers that want more than the move. The
 * scratch memory has GO_SEARCHER_SCRATCH bytes. */
enum { GO_SEARCHER_SCRATCH = 4 << 20 };
struct go_thought;                      /* of mcts.h */
void go_searcher_think(const struct go_game *game, void *scratch, uint64_t seed,
                       struct go_thought *thought);

/* Lists the legal moves of the side to move that do not fill an eye of its
 * own, and returns how many. Without that restriction nobody would ever pass,
 * and no game would end. */
int go_sensible_moves(const struct go_game *game,
                      go_point moves[GO_AREA_MAX]);

/* Whether the other has just passed and the side to move is ahead as the
 * stones stand: then a pass ends the game and wins it. */
int go_should_pass(const struct go_game *game);

#endif
