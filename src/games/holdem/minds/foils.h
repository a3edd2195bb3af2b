/* foils.h - simple players with one idea each, to measure minds against.
 *
 * A mind may beat another that thinks as it does, and lose to one who bets
 * every time it checks. These are such players; `boardwalk poker match` knows
 * them by name, and lists them nowhere.
 */
#ifndef POKER_FOILS_H
#define POKER_FOILS_H

#include "games/holdem/minds/minds.h"

extern const struct mind_type *const poker_foils[];     /* ends with null */

/* How many thousandths of all hands the mind's beats now, on the cards that
 * lie there; before the flop how often it wins against any. */
int foil_strength(const struct poker_seen *seen);

/* A raise by so many percent of the pot, or what is allowed; a call where none
 * is. Below 0: all-in. */
struct poker_action foil_raise(const struct poker_seen *seen, int percent);

extern const struct mind_type foil_mirror, foil_learner, foil_best,
    foil_reader, foil_painter, foil_doubler, foil_splitter, foil_turncoat;

#endif
