/* hand_advice.h - a line about the next move, for a person. */
#ifndef HAND_CHECKERS_ADVICE_H
#define HAND_CHECKERS_ADVICE_H

#include "machines/checkers/hand_track.h"

/* Writes "c3-d4: wins a man". The game must not be over. Scratch is the
 * searching mind's, CHECKERS_SEARCHER_SCRATCH bytes. */
void hand_checkers_advise(const struct hand_checkers_track *track,
                          void *scratch, struct text *to);

#endif
