/* games.h - what happened at a pegs machine, read from the chip itself.
 *
 * The robots may not look in there; the tests that judge them do.
 */
#ifndef GAMES_H
#define GAMES_H

#include "bench/session.h"
#include "machines/pegs/pegs.h"

enum { GAMES_TRIES_MAX = 4096 };

struct games_try {
    int game;                           /* from 0 */
    int turn;                           /* 1 to 8 */
    char player;                        /* 'A' or 'b' */
    uint16_t code, guess;               /* as in the chip */
    uint8_t marks;
    uint64_t tick;
};

struct games {
    struct games_try tries[GAMES_TRIES_MAX];
    int count;
    int finished, won;
    int ended;                          /* how often a match was over */
    uint8_t state, turn;                /* at the last tick */
};

const struct pegs *games_chip(const struct session *session);

/* Plays a session again from its events and notes all tries. */
void games_read(struct games *self, const struct session *played);

/* All marks are what the rules say, and turns count up. */
void games_check(const struct games *self);

/* Tries that an earlier one of the same game speaks against. */
int games_contradictions(const struct games *self, char player);

#endif
