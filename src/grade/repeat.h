/* repeat.h - a design that remembers its runs, and answers the same ones again
 * without running.
 *
 * Most checks of an assignment begin alike: reset, a press, the same letters.
 * What a design does is a function of its inputs since power-up, so that a run
 * which has been before, with the same inputs from the start, need not be
 * repeated. Only where a check goes on differently the design itself is needed:
 * it is brought to that moment from a state that somebody saved on the way.
 */
#ifndef REPEAT_H
#define REPEAT_H

#include "base/design.h"

struct repeat_run;

struct repeat {
    struct design design;               /* first: what others hold */
    struct design *inside;              /* what runs */
    struct repeat_run *start;           /* power-up; runs are behind it */
    struct repeat_run *at;              /* the last run that was answered; null:
                                         * something that is not remembered */
    struct repeat_run *reached;         /* the last one that the design inside
                                         * has run; null: nobody knows */
    size_t left;                        /* bytes for more runs */
    uint64_t *changes;                  /* of runs that are known */
    uint64_t *view_words;
    struct design_view view;            /* of runs that have one; of these
                                         * words */
};

/* The design inside stays its owner's, and is used by nobody else as long as
 * this is open. */
const char *repeat_open(struct repeat *self, struct design *inside);
void repeat_close(struct repeat *self);

#endif
