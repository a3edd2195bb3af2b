/* lockstep.h - a machine and its twin through scripts, chance and games.
 *
 * Each of these ends at the first difference; then steps are the way there
 * from power-up, and pair->difference is what was seen.
 */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include "bench/script.h"
#include "twin/feed.h"

enum { LOCKSTEP_ID_MAX = 256 };

struct lockstep {                       /* zero it before use */
    struct engine_config config;        /* but for the clock */
    char id[LOCKSTEP_ID_MAX];           /* "duel:basys2#1 hide=on" of what is
                                         * compared now; its seed and */
    char seed[LOCKSTEP_ID_MAX];         /* setup; */
    struct chip_setup setup;
    int has_options;                    /* asked for: people keep them */
    struct pair *pair;
    struct coverage *cover;                /* null: nobody wants to know */
    struct steps steps;
    uint64_t compared;                  /* ticks so far */
    uint64_t seen[TWIN_SIGHTS_MAX];     /* by pairs that were closed */
    struct script_limit limit;          /* of machine time, for a script */

    /* Asked now and then: 1 ends it. Null: nobody. */
    int (*is_stopped)(void *with);
    void *with;
};

/* Reads name, options and seed of an id. */
const char *lockstep_choose(struct lockstep *self, const char *id);

/* The same, and opens the pair. Closes the one before. */
const char *lockstep_open(struct lockstep *self, const char *id);
void lockstep_close(struct lockstep *self);

/* People by chance, for so many ticks. */
const char *lockstep_random(struct lockstep *self, uint64_t ticks);

/* A script from its open line to its end; its expectations are the C
 * machine's affair and not looked at. */
const char *lockstep_script(struct lockstep *self, const char *text);

/* Minds at both seats of a table, game after game: the one of that number from
 * the end of the machine's list, where the quick ones are, and the one before
 * it. They play so many games (0: any number), but not for more ticks, nor
 * when nothing happens any more. Where nobody asked for options, each table
 * has its own. */
const char *lockstep_minds(struct lockstep *self, uint64_t ticks,
                           uint64_t games, int number);

/* How often one of the twin's sights was seen. */
uint64_t lockstep_seen(const struct lockstep *self, int sight);

int lockstep_differs(const struct lockstep *self);

#endif
