/* intro.h - checkers as a player meets it. */
#ifndef CHECKERS_INTRO_H
#define CHECKERS_INTRO_H

#include "bench/intro.h"

extern const struct intro checkers_intro;

#endif
