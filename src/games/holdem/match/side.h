/* side.h - one side of a match: a mind, or another program.
 *
 * As the match runner opens and closes it for each thread.
 */
#ifndef POKER_SIDE_H
#define POKER_SIDE_H

#include <stdalign.h>
#include <stddef.h>

#include "games/holdem/match/guest.h"
#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/range.h"

struct poker_side {
    const char *name;                   /* "odds", "acpc:./player.sh" */
    char shown[GUEST_SHOWN_MAX];        /* "odds", "player.sh" */
    const struct mind_type *mind;       /* null: there is a guest */
    alignas(max_align_t) unsigned char state[MIND_SIZE_MAX];
    void *scratch;
    struct poker_guest *guest;
};

/* The names of a list of minds, separated by commas, after the words given:
 * "two of odds, caller, random". In a static buffer, until the next call. */
const char *poker_side_names(const struct mind_type *const *minds,
                             const char *before);

/* Null if a list has a mind of that name, else a text that suggests one. */
const char *poker_side_unknown(const struct mind_type *const *minds,
                               const char *name);

/* Null if there is a mind of that name, else a text that suggests one. The
 * second takes a command, as well. */
const char *poker_side_check_mind(const char *name);
const char *poker_side_check(const char *name);

/* Whether a name stands for another program. */
int poker_side_is_guest(const char *name);

/* A name as it is shown in scores. */
void poker_side_shorten(const char *name, char shown[GUEST_SHOWN_MAX]);

/* The name must have passed a check and stay valid, the terms of a guest as
 * well; for a mind they may be null. Null is success. A side is closed once,
 * also after an error. */
const char *poker_side_open(struct poker_side *self, const char *name,
                            const struct poker_guest_terms *terms);
void poker_side_close(struct poker_side *self);

/* Starts a hand: resets the mind. Its random numbers depend on the seed
 * only. */
void poker_side_begin(struct poker_side *self, const char *seed);

/* Lets the mind think until it moves. Null is success. */
const char *poker_side_act(struct poker_side *self,
                           const struct poker_seen *seen,
                           struct poker_action *action);

/* Whether it is a mind that tells its chances; and how likely it would have
 * made this action, its last, with each combo (minds/solver.h). Returns 0 if
 * that is not known for the one that it holds. */
int poker_side_is_open(const struct poker_side *self);
int poker_side_chances(const struct poker_side *self,
                       const struct poker_seen *seen,
                       const struct poker_action *action,
                       float chance[POKER_COMBOS]);

/* How many actions of a program had to be corrected so far. */
int poker_side_corrected(const struct poker_side *self);

/* For sides that are programs; minds see the hand when they act. The first
 * shows a new hand to this player, the second an action, in the hand as it was
 * before. Null is success. */
const char *poker_side_deal(struct poker_side *self, int player,
                            const struct poker *hand,
                            const struct poker_deal *deal);
const char *poker_side_tell(struct poker_side *self, const struct poker *hand,
                            const struct poker_action *action);

#endif
