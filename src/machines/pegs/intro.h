/* intro.h - the pegs machine as a player meets it. */
#ifndef PEGS_INTRO_H
#define PEGS_INTRO_H

#include "bench/intro.h"

extern const struct intro pegs_intro;

#endif
