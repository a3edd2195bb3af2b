/* contest.h - two minds at a table: hand after hand, and records. */
#ifndef POKER_CONTEST_H
#define POKER_CONTEST_H

#include <stddef.h>

#include "games/holdem/match/record.h"
#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/match.h"

struct poker_contest {
    const struct mind_type *mind[POKER_PLAYERS];
    void *scratch;                      /* to be freed by the end */
    struct poker_match match;
    struct poker_seen seen;             /* of the one on turn */
    union {
        max_align_t align;
        unsigned char bytes[MIND_SIZE_MAX];
    } state[POKER_PLAYERS];
    struct poker_record record;
};

/* Memory for the minds; a null return is success. */
const char *poker_contest_open(struct poker_contest *self,
                               const struct mind_type *const mind[]);
void poker_contest_close(struct poker_contest *self);

/* The match and its cards begin anew from a seed. */
const char *poker_contest_begin(struct poker_contest *self,
                                const struct poker_rules *rules,
                                int32_t chips, const char *seed);

/* Plays the next hand. How a mind throws its dice depends on the seed and
 * on whether it has the button, not on who it is: against itself each wins
 * with the same cards what the other did. 0 and no error: somebody is
 * broke. */
int poker_contest_hand(struct poker_contest *self, const char *seed,
                       const char **error);

#endif
