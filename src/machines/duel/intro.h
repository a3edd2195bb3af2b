/* intro.h - the duel machine as a player meets it. */
#ifndef DUEL_INTRO_H
#define DUEL_INTRO_H

#include "bench/intro.h"

extern const struct intro duel_intro;

#endif
