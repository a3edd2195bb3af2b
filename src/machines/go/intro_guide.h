/* intro_guide.h - the steps of a first game of Go. */
#ifndef GO_INTRO_GUIDE_H
#define GO_INTRO_GUIDE_H

#include "bench/intro.h"

enum { GO_GUIDE_STEPS = 7 };

/* The guide of struct intro. */
void go_guide(const struct table_view *view, const void *draft, int step,
              struct intro_step *to);

#endif
