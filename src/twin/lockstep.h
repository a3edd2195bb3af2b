/* lockstep.h - compares a machine and its twin in scripts, random input and
 * games.
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
    int has_options;                    /* given by the user: keep them */
    struct pair *pair;
    struct coverage *cover;             /* null: not measured */
    struct steps steps;
    uint64_t compared;                  /* ticks so far */
    uint64_t seen[TWIN_SIGHTS_MAX];     /* by pairs that were closed, and */
    uint64_t ways[TWIN_STATES_MAX];     /* what else they noted (pair.h) */
    uint64_t ones[PAIR_WORDS], zeros[PAIR_WORDS];
    uint64_t setups;                    /* seeds and options so far */
    struct script_limit limit;          /* of machine time, for a script */

    /* Called now and then: 1 ends the comparison. Null: never. */
    int (*is_stopped)(void *with);
    void *with;
};

/* Reads name, options and seed of an id; errors are those of twins_find and of
 * the options. Opens nothing. */
const char *lockstep_choose(struct lockstep *self, const char *id);

/* The same, and opens the pair, building the twin if need be. Closes the pair
 * that was open. */
const char *lockstep_open(struct lockstep *self, const char *id);
void lockstep_close(struct lockstep *self);

/* Random input (stimulus.h) for so many ticks, with a new power-up, seed and,
 * unless the user gave some, options every two minutes of machine time. */
const char *lockstep_random(struct lockstep *self, uint64_t ticks);

/* A script from its open line to its end. Its expectations are not checked
 * here: they are about the C machine. The error names the line. */
const char *lockstep_script(struct lockstep *self, const char *text);

/* Minds at both seats, game after game: the one of that number from the end of
 * the machine's list, where the quick ones are, and the one before it. It ends
 * after so many games (0: any number) or ticks, or when nothing has happened
 * for a minute of machine time. Unless the user gave options, each number has
 * its own. */
const char *lockstep_minds(struct lockstep *self, uint64_t ticks,
                           uint64_t games, int number);

/* How often one of the twin's sights was seen, by all pairs so far. */
uint64_t lockstep_seen(const struct lockstep *self, int sight);

/* Adds what the pair has counted and noted since to self->seen, ways, ones and
 * zeros. */
void lockstep_take_notes(struct lockstep *self);

/* Whether a difference was found. */
int lockstep_differs(const struct lockstep *self);

/* At a difference, or when the user has had enough. */
int lockstep_must_stop(const struct lockstep *self);

/* Another clock for machine and twin, from the next power-up on; 0: that of the
 * board. */
const char *lockstep_clock(struct lockstep *self, uint32_t hz);

/* Another seed, "SEED.NUMBER", and, unless the user gave some, other options
 * that follow from it, for the next power-up. */
void lockstep_vary(struct lockstep *self, uint64_t number);

#endif
