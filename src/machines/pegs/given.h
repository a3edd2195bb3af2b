/* given.h - codes that are given instead of drawn: code=RGBY-WWKK.
 *
 * The value of the option packs the codes of the first games, the first one
 * lowest: twelve bits for a code, its leftmost peg highest, and a bit that
 * says that there is one.
 */
#ifndef PEGS_GIVEN_H
#define PEGS_GIVEN_H

#include "base/options.h"

enum { PEGS_GIVEN_MAX = 4, PEGS_GIVEN_BITS = 13,
       PEGS_GIVEN_IS = 1 << 12, PEGS_GIVEN_CODE = PEGS_GIVEN_IS - 1 };

extern const struct option_form pegs_given_form;

#endif
