/* follow.h - extracts the hands played on the poker machine.
 *
 * Watches the chip itself, tick by tick, and replays every hand by the rules
 * of the game. What a player adds in several turns is one action. What the
 * rules of poker cannot express goes into a note: chips paid before a fold,
 * or a raise after a call (calls=literal).
 */
#ifndef POKER_FOLLOW_H
#define POKER_FOLLOW_H

#include "bench/session.h"
#include "games/holdem/match/record.h"

struct poker_follow {
    /* Called with each hand, complete or as far as it went. */
    void (*tell)(void *context, struct poker_record *record);
    void *context;

    int is_on;                          /* a hand is being played */
    uint8_t phase;                      /* of the chip at its last line */
    int is_called;                      /* player 0 has called, but player 1
                                         * may still act */
    const char *note;                   /* what PHH cannot express, as TOML;
                                         * or null */
    struct poker poker;                 /* the same hand by the rules */
    struct poker_record record;
    char id[200];                       /* of the session, as TOML */
};

/* Null if this is a session of the poker machine, else a message. */
const char *poker_follow_check(const struct session *session);

/* Rewinds the session, runs it to its last tick and calls tell for every hand.
 * tell and context must be set. */
void poker_follow_run(struct poker_follow *self, struct session *session);

#endif
