/* intro.h - the lamp machine as a player meets it. */
#ifndef LAMP_INTRO_H
#define LAMP_INTRO_H

#include "bench/intro.h"

extern const struct intro lamp_intro;

#endif
