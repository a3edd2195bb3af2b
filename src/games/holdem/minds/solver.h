/* solver.h - what the mind solver would have done with other hands.
 *
 * For measuring it, not for playing against it.
 */
#ifndef POKER_SOLVER_H
#define POKER_SOLVER_H

#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/range.h"

/* Right after the action that it has made in this spot, with the scratch
 * memory that it thought in: how likely it would have made it with each combo;
 * 0 for combos of which that is not known. Returns 0 if the one that it holds
 * is among those. */
int poker_solver_chances(const void *scratch, const struct poker_seen *seen,
                         const struct poker_action *action,
                         float chance[POKER_COMBOS]);

#endif
