/* pair.h - a chip in C and its twin in Verilog, side by side.
 *
 * Both get the same pins on every tick, and all outputs are compared. The
 * first tick on which one differs ends it: difference says what was seen.
 */
#ifndef PAIR_H
#define PAIR_H

#include "twin/coverage.h"
#include "twin/engine.h"
#include "twin/wave.h"

enum { PAIR_BLOCK = 1024,              /* ticks that are run in one go */
       PAIR_WORDS = 4 };               /* of outputs, at most */

/* The first pin that differs, in the order of the table. */
struct difference {
    int is_there;
    uint64_t tick;                      /* from power-up, the first is 0 */
    uint64_t clock;                     /* in that tick, where a tick has
                                         * many; else 0 */
    const char *pin;
    uint64_t c, twin;                   /* its values: bit set, active */
    uint64_t unknown;                   /* bits of the twin's that are X */
};

/* The head of every pair: pair_type.size may ask for more after it. */
struct pair {
    const struct pair_type *type;
    const struct twin *twin;
    struct chip_setup setup;
    struct engine *engine;
    struct wave *wave;                  /* records; null: does not */
    struct coverage *cover;             /* looks on; null: does not */
    uint64_t tick;                      /* since power-up */
    struct difference difference;
    uint64_t seen[TWIN_SIGHTS_MAX];     /* of the twin's sights, so often */
    unsigned sight[TWIN_SIGHTS_MAX];    /* what they were like last */
    uint64_t seen_run;                  /* ticks since one of them changed */
    uint64_t looks;                     /* at the sights, since power-up */
    uint64_t ways[TWIN_STATES_MAX];     /* between states, a bit for each: from
                                         * here to there */
    uint64_t ones[PAIR_WORDS], zeros[PAIR_WORDS];       /* outputs that were */
};

/* How a kind of pair runs. Ticks are those of the machine; a tick may be many
 * clocks of the design. run compares up to the first difference, adds the equal
 * ticks to self->tick, and calls pair_see after each tick of the C side. */
struct pair_type {
    size_t size;                        /* of the struct that begins with a
                                         * struct pair */
    const char *(*open)(struct pair *self);
    void (*close)(struct pair *self);
    const char *(*power_up)(struct pair *self);
    const char *(*run)(struct pair *self, const pins *in, size_t ticks);

    /* The ports of a design that is more than a chip with a word of pins, by
     * the names that they have there; at counts through all words. Null: they
     * are the chip's pins. */
    const struct pin_def *inputs, *outputs;
};

/* A chip whose pins fit into one word: almost all of them. */
extern const struct pair_type pair_of_pins;

/* Opens the engine, building it if need be, and powers both up. *pair is null
 * after an error. setup is copied, but what setup->seed points at must live as
 * long as the pair. */
const char *pair_open(struct pair **pair, const struct engine_config *config,
                      const struct chip_setup *setup);
void pair_close(struct pair *self);

/* Both as if power had just come on; ticks count from 0 again. */
const char *pair_power_up(struct pair *self);

/* Any number of ticks with pins of their own, up to the first difference. An
 * error means that they cannot be compared, not that they differ. */
const char *pair_run(struct pair *self, const pins *in, size_t ticks);

/* The same pins for many ticks. */
const char *pair_hold(struct pair *self, pins in, uint64_t ticks);

/* Counts the sights of the C machine; for a pair_type, after each tick. */
void pair_see(struct pair *self, const void *chip);

/* Notes the levels of so many words of outputs; for a pair_type, of all that
 * are compared. */
void pair_note_outputs(struct pair *self, const uint64_t *c, int words);

/* For a pair_type: compares the words of one tick (or clock); 1 if they differ,
 * and then self->difference says where. An X differs from everything; unknown
 * may be null. */
int pair_compare(struct pair *self, uint64_t tick, uint64_t clock,
                 const uint64_t *c, const uint64_t *twin,
                 const uint64_t *unknown);

#endif
