/* hand_advice.h - a line about the next move of Go, for a person. */
#ifndef HAND_GO_ADVICE_H
#define HAND_GO_ADVICE_H

#include "base/text.h"
#include "games/go/rules/game.h"

/* "D4 wins 62 of 100 games played on from here". Scratch is the searching
 * mind's, GO_SEARCHER_SCRATCH. */
void hand_go_advise(const struct go_game *game, void *scratch,
                    struct text *to);

#endif
