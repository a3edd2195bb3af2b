/* follow.h - the hands that are played on the poker machine.
 *
 * Looks at the chip itself, tick after tick, and plays every hand along by the
 * rules of the game. What a player adds in several turns is one action. What
 * the rules of poker have no word for is told in a note: chips given before
 * a fold, or a raise behind a call (calls=literal).
 */
#ifndef POKER_FOLLOW_H
#define POKER_FOLLOW_H

#include "bench/session.h"
#include "games/holdem/match/record.h"

struct poker_follow {
    /* A hand as far as it went, ready to be written. */
    void (*tell)(void *context, struct poker_record *record);
    void *context;

    int is_on;                          /* a hand is being played */
    uint8_t phase;                      /* of the chip at its last line */
    int is_called;                      /* player 0 has called, but player 1
                                         * may still speak */
    const char *note;                   /* what could not be told; or null */
    struct poker poker;
    struct poker_record record;
    char id[200];                       /* of the session, as TOML */
};

/* Why this session has no such hands; null if it has. */
const char *poker_follow_check(const struct session *session);

/* All hands of a session, from its first tick to its last. */
void poker_follow_run(struct poker_follow *self, struct session *session);

#endif
