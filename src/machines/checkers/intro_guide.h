/* intro_guide.h - the steps of a first game of checkers. */
#ifndef CHECKERS_INTRO_GUIDE_H
#define CHECKERS_INTRO_GUIDE_H

#include "bench/intro.h"

enum { CHECKERS_GUIDE_STEPS = 6 };

/* The guide of struct intro. */
void checkers_guide(const struct table_view *view, const void *draft, int step,
                    struct intro_step *to);

#endif
