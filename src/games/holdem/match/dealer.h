/* dealer.h - deals a match of the competition to players on sockets.
 *
 * Seats are numbered in the order in which players are named; who has which
 * position moves on by one from hand to hand. The caller opens the
 * connections, writes the log and prints the notes.
 */
#ifndef POKER_DEALER_H
#define POKER_DEALER_H

#include "games/holdem/match/wire.h"

struct poker_dealer_terms {
    uint32_t hands;
    const char *seed;
    int is_duplicate;                   /* each deal as often as there are
                                         * players, in turned seats */
    int errors_max;                     /* invalid actions of a player; -1:
                                         * any number */
    int64_t response_ms;                /* for one action */
    int64_t hand_ms;                    /* of a player in one hand */
    int64_t average_ms;                 /* the same on average */
    int64_t start_ms;                   /* for the version */
};

struct poker_dealer_seat {
    const char *name;
    struct poker_wire wire;
    int errors;
    int64_t hand_ms, match_ms;          /* used so far */
    struct acpc_sum sum;                /* won or lost */
};

struct poker_dealer {
    const struct acpc_game *game;
    struct poker_dealer_terms terms;

    /* Called with a line of the log, and with something a player did wrong.
     * An error of the log ends the match; null is success. */
    const char *(*log)(void *context, const char *line);
    void (*note)(void *context, const char *note);
    void *context;

    uint32_t played;                    /* hands */
    struct rng rng;
    struct acpc_hand hand;
    struct poker_dealer_seat seat[ACPC_PLAYERS];
};

/* Waits for the versions of all players. Null is success; otherwise the text
 * says who did what. */
const char *poker_dealer_greet(struct poker_dealer *self);

/* Plays all hands and writes the score to the log. Null is success. */
const char *poker_dealer_run(struct poker_dealer *self);

/* The score of the hands played so far. */
void poker_dealer_score(const struct poker_dealer *self, struct text *to);

/* Charges a seat for time. Null if it may go on, else why not. */
const char *poker_dealer_charge(struct poker_dealer *self, int seat,
                                int64_t ms);

#endif
