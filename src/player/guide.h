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

/* Whether a guide is of use in a game that has just begun: a person plays
 * alone, or against a mind, and nothing has been done yet. */
int guide_suits(const struct play *play);

/* Begins at the first step, if the machine has any; ends it for good. */
void guide_begin(struct guide *self, const struct play *play);
void guide_stop(struct guide *self);

/* Goes on past all steps that are done. Returns whether anything changed that
 * is shown. After the last step it is off. */
int guide_look(struct guide *self, const struct play *play);

/* "Step 2 of 6: choose a letter". */
void guide_put(const struct guide *self, struct text *to);

/* The part of the board that is to be worked next, counted from 1; 0: none. */
int guide_part(const struct guide *self, const struct play *play);

/* Marks the thing on a table that is to be touched next. */
void guide_mark(const struct guide *self, struct table *table);

#endif
