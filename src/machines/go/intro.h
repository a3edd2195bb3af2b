/* intro.h - Go as a player meets it. */
#ifndef GO_INTRO_H
#define GO_INTRO_H

#include "bench/intro.h"

extern const struct intro go_intro;

#endif
