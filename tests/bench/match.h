/* match.h - what happened in a duel, read from the chip itself.
 *
 * The robots may not look in there; the tests that judge them do.
 */
#ifndef MATCH_H
#define MATCH_H

#include "bench/session.h"
#include "machines/duel/duel.h"

enum { MATCH_TRIES_MAX = 64 };

struct match_try {
    int round;                          /* from 0 */
    char maker;                         /* 'A' or 'b' */
    uint16_t code, guess;               /* as in the chip */
    uint8_t marks;
};

struct match {
    struct match_try tries[MATCH_TRIES_MAX];
    int count;
    int round;
    int ended;                          /* how often a match was over */
    uint8_t state;                      /* at the last tick */
};

const struct duel *match_chip(const struct session *session);
int match_is_over(const struct session *session);

/* Plays a session again from its events and notes all tries. */
void match_read(struct match *self, const struct session *played);

/* The same tries in the same order, whatever the ticks. */
void match_compare(const struct match *is, const struct match *should);

#endif
