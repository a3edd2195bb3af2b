/* hand_estimate.h - estimates quickly who is ahead in the middle of a game of
 * Go. */
#ifndef HAND_GO_ESTIMATE_H
#define HAND_GO_ESTIMATE_H

#include "games/go/rules/game.h"

/* Black's points less White's and komi, in half points, as they may come out.
 * It is no search: it costs less than a millisecond. */
int hand_go_estimate(const struct go_game *game);

#endif
