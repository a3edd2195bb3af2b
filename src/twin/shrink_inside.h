/* shrink_inside.h - shared by the files that shrink steps. */
#ifndef SHRINK_INSIDE_H
#define SHRINK_INSIDE_H

#include "twin/brief.h"

/* One search: best belongs to the caller, trial to the search. */
struct search {
    struct pair *pair;
    struct steps *best;
    struct steps trial;
    struct brief brief;                   /* of either */
    size_t lines;                       /* that best takes */
    int64_t until_ms;
    void (*on_try)(size_t lines);
    const char *error;
};

int search_is_over(const struct search *self);

/* Copies the best into the trial; 0 if there is no time left. */
int search_begin_trial(struct search *self);

/* Runs the trial. If it differs, too, and takes fewer lines than `below`, it
 * becomes the best so far, cut off at the difference; else best stays. */
int search_adopt(struct search *self, size_t below);

/* shrink_blocks.c: looks for a way that is regular, so that much of it is told
 * once; 1 if that takes fewer lines. The first one tries only single presses
 * and pairs, again and again from the beginning: that is soon done, and leaves
 * nothing to do if it differs. */
int shrink_to_loop(struct search *self);
int shrink_blocks(struct search *self);

#endif
