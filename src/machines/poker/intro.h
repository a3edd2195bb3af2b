/* intro.h - poker as a player meets it. */
#ifndef POKER_INTRO_H
#define POKER_INTRO_H

#include "bench/intro.h"

enum { POKER_STEPS = 6 };               /* of a first game */

void poker_intro_guide(const struct table_view *view, const void *draft,
                       int step, struct intro_step *to);

extern const struct intro poker_intro;

#endif
