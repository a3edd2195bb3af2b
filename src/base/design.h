/* design.h - what every design is: ports, clocks, and time that runs.
 *
 * A design is a black box: somebody's Verilog, our own tops, a chip in C. It
 * has any number of ports, and clocks that the board's oscillators drive. All
 * clocks rise at tick 0, and a tick is short enough for each of them to take a
 * whole number of ticks for a cycle. The first half of a cycle is high; the
 * odd half tick that this may need is inside the design.
 *
 * Inputs change between ticks. Outputs are looked at after each tick, when all
 * is settled. Both are levels, packed into words by the table of ports.
 *
 * A design is not asked tick by tick. It runs with its inputs held and writes
 * down when which outputs changed, so that one in which little happens may leap
 * over the ticks in between, and one in another process is not called for each.
 */
#ifndef BASE_DESIGN_H
#define BASE_DESIGN_H

#include <stddef.h>
#include <stdint.h>

enum design_direction { DESIGN_IN, DESIGN_OUT, DESIGN_BOTH };

/* Bit i of a port has the number low + i and is bit at + i of the words. A port
 * of both directions has three places: what it drives, whether it does, and
 * what is on the wire. */
struct design_port {
    const char *name;                   /* "sw"; null ends a table */
    int low, width;                     /* sw[15:0]: 0 and 16 */
    enum design_direction direction;
    int in_at;                          /* among the inputs */
    int out_at;                         /* among the outputs */
    int drives_at;                      /* of both: 1 where it drives */
};

struct design_clock {
    int in_at;                          /* which bit of the inputs it is */
    uint32_t ticks;                     /* of one cycle, at least 1 */
    uint32_t cycles;                    /* in so many ticks, at most as many:
                                         * for a clock of a PLL, whose edges
                                         * are at the nearest half tick; 0 is
                                         * one */
};

/* How outputs are looked at: those that nobody sees are zero in all changes,
 * and no change by themselves. One of them may be a clock by which others are
 * held, as the converter in front of a monitor has it: these are told as they
 * were when it last rose, and the clock is zero. */
struct design_view {
    const uint64_t *seen;               /* out_words words each; with those that
                                         * are held, without the clock */
    const uint64_t *held;
    int clock;                          /* which output; negative: none */
};

/* A run, and what came of it. A change is its tick, counted from the beginning
 * of the run, after which the outputs are as the words after it say: 1 +
 * out_words words. Ticks that change nothing are not in it. */
struct design_run {
    const uint64_t *in;                 /* held; clocks are ignored in it */
    const uint64_t *stops;              /* outputs that end the run after the
                                         * tick that changes one; null: none */

    /* Only where the design says can_answer: inputs that change on the way, as
     * rows of 1 + in_words words, first the tick before which they do, rising;
     * those that were taken are gone after the run. And whoever answers a stop
     * without an end of the run: it gets the tick and all outputs after it,
     * may set rows for later ticks, and says whether the run ends. */
    const uint64_t *later;
    size_t later_count;
    int (*answer)(struct design_run *run, uint64_t tick, const uint64_t *out);
    void *answer_with;

    /* Only where it says has_view; null: all outputs as they are. Stops are of
     * all outputs, seen or not. After the run, the level of the clock. */
    const struct design_view *view;
    int is_clock_high;

    uint64_t ticks;                     /* at most; then how many were run */
    uint64_t *changes;
    size_t room, count;                 /* in changes: a full one ends it */

    /* The same of nets inside that are observed, 1 + inner_words words each;
     * the first is what they were before the run. Null: nobody wants them.
     * Time is cut into grains, of which one may have begun so many ticks ago:
     * in each of them the first two changes of a net are told, and its last
     * value, and others need not be. */
    uint64_t *inner;
    size_t inner_room, inner_count;
    uint64_t inner_grain, inner_phase;  /* ticks; a grain of 0 is 1 */
};

/* A net inside by its hierarchical name, "u_core.count": so many words of it,
 * the lowest first. */
struct design_probe {
    const char *name;
    int words;
};

enum { DESIGN_PROBES = 16, DESIGN_PROBE_WORDS = 4 };    /* at most */

struct design;

struct design_type {
    const char *name;                   /* of the engine: "leap" */

    /* As it is when power comes on: registers at their initial values, else
     * zero. */
    const char *(*power_up)(struct design *self);

    /* Null, or why it cannot go on: it ended itself, it never settles. Then
     * it can only be powered up again, or closed. */
    const char *(*run)(struct design *self, struct design_run *run);

    /* state_size bytes; good for this design in this engine. */
    void (*save)(struct design *self, void *state);
    const char *(*load)(struct design *self, const void *state);

    void (*close)(struct design *self);

    /* Null: the engine does not know what is inside. The value of a net: its
     * width, or 0 if there is no such net. From now on runs report changes of
     * these nets, and of no others; it may make them slow. */
    uint32_t (*look)(struct design *self, const char *name, uint64_t *value,
                     uint32_t words);
    const char *(*observe)(struct design *self,
                           const struct design_probe *probes, int count);
};

struct design {                         /* the head of every engine's own */
    const struct design_type *type;
    const struct design_port *ports;
    int in_words, out_words;
    size_t state_size;
    int inner_words;                    /* of all that is observed */
    int has_view;                       /* runs look at outputs through one, */
    int can_answer;                     /* and take inputs on the way */
};

#endif
