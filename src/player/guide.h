/* guide.h - a guided first game: one step after the other, each with the
 * control to use next.
 *
 * A machine brings the steps (bench/intro.h); here is kept how far a player
 * has got. A face shows the words, rings the control, and offers to skip.
 */
#ifndef GUIDE_H
#define GUIDE_H

#include "bench/play_table.h"

struct guide {                          /* zero it: not guided */
    int is_on;
    int step, steps;                    /* from 0; equal: all is done */
    struct intro_step now;
};

/* Begins at the first step, if the machine has any; ends it for good. */
void guide_begin(struct guide *self, const struct play *play);
void guide_stop(struct guide *self);

/* Goes on past all steps that are done. Returns whether anything changed that
 * is shown. After the last step it is off. */
int guide_look(struct guide *self, const struct play *play);

/* Marks the thing on a table that is to be touched next. */
void guide_mark(const struct guide *self, struct table *table);

#endif
