/* thoughts.h - what must hold of everything that the search thinks. */
#ifndef THOUGHTS_H
#define THOUGHTS_H

#include "games/draughts/minds/search.h"

/* Its line is a game by the rules, square by square, best move first. */
void thoughts_check_line(const struct checkers_thought *thought,
                         const struct checkers_game *game);

/* Field by field: what is between them in memory is nobody's. */
int thoughts_are_same(const struct checkers_thought *a,
                      const struct checkers_thought *b);

#endif
