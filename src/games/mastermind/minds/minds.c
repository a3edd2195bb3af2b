/* minds.c - the minds that play Mastermind.
 *
 * In the order in which lists and menus show them. A new mind is one line here
 * and one declaration in minds.h.
 */
#include "games/mastermind/minds/minds.h"

const struct mind_type *const mastermind_minds[] = {
    &mastermind_optimal,
    &mastermind_entropy,
    &mastermind_parts,
    &mastermind_knuth,
    &mastermind_consistent,
    &mastermind_forgetful,
    &mastermind_random,
    NULL,
};
