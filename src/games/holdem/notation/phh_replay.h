/* phh_replay.h - a hand while it is replayed.
 *
 * Private to phh_rules.c, which begins it, phh_replay.c, which plays the
 * actions, and phh_settle.c, which pays the pots and compares what the file
 * says about them.
 */
#ifndef PHH_REPLAY_H
#define PHH_REPLAY_H

#include "games/holdem/notation/phh_scan.h"

enum { PHH_HOLE_CARDS = 2 };

struct phh_replay {
    const struct phh_hand *hand;
    struct phh_outcome *out;
    cards seen;                         /* all known cards so far */
    uint8_t hole_count[PHH_PLAYERS_MAX];
    uint16_t has_hole;                  /* a bit for each player: both cards
                                         * are dealt, */
    uint16_t has_shown, has_mucked;     /* and what was done with them */
    uint8_t has_bet;                    /* a player has acted */
    uint8_t is_vague;                   /* the violation may be none: a stack
                                         * is unknown */
};

static inline unsigned phh_seat(int player)
{
    return 1u << player;
}

static inline unsigned phh_seats(const struct phh_hand *hand)
{
    return phh_seat(hand->players) - 1;
}

static inline int phh_knows_hole(const struct phh_replay *self, int player)
{
    const uint8_t *hole = self->out->hole[player];

    return hole[0] != PHH_UNKNOWN && hole[1] != PHH_UNKNOWN;
}

/* Why a hand cannot be judged, which is no fault of it; and what is wrong with
 * its rules. Null: nothing. */
const char *phh_rules_why_not(const struct phh_hand *hand);
const char *phh_rules_wrong(const struct phh_hand *hand);

/* Begins the betting. is_whole: who calls a blind that was posted short calls
 * all of it; phh_rules_is_short says whether there is one. */
void phh_rules_begin(const struct phh_hand *hand, int is_whole,
                     struct ring *ring);
int phh_rules_is_short(const struct phh_hand *hand);

/* Pays the pots if it is known who wins them. */
void phh_settle(struct phh_replay *self);

/* Compares finishing_stacks and winnings with the outcome. Null if they agree;
 * else what is wrong, and with which of the two. */
const char *phh_settle_check(const struct phh_replay *self,
                             enum phh_field *field);

#endif
