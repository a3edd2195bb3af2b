/* leap_c.h - generates C for a design, to be compiled and loaded elsewhere.
 *
 * The text has one function, leap_c_run. It works on the same state as the
 * interpreter, which watches and leaps: a design may change from one to the
 * other at any tick.
 */
#ifndef LEAP_C_H
#define LEAP_C_H

#include "designs/leap/leap.h"

/* What the function works on: state, the run, and ways back to the interpreter
 * for one node and one write, which say whether something changed, and to
 * whoever answers a stop, which says whether the run ends. Flags and the clock
 * are those of leap_ports.c. LEAP_C_STRUCT in leap_c.c is the same as text. */
struct leap_c {
    uint64_t *values, *dirty, *memories, *levels, *out, *raw, *in;
    uint64_t *changes;
    const uint64_t *stops, *seen, *held;
    const uint64_t *fresh_in;           /* inputs to begin with, or null */
    const uint64_t *later;              /* rows of inputs */
    uint64_t later_left;
    uint64_t tick;                      /* since power-up */
    uint64_t begin;                     /* ticks of the run before this */
    uint64_t ticks;                     /* at most; then those that ran */
    uint64_t room, count;
    uint64_t flags;                     /* ports that changed before */
    uint64_t flags_now, flags_held, flags_clock;
    uint64_t clock_at, clock_word, clock_bit, rose;
    uint64_t skipped;                   /* of the ticks that ran */
    struct leap *leap;
    void *way;
    int (*evaluate)(struct leap *leap, uint32_t node);
    int (*write)(struct leap *leap, uint32_t write);
    int (*answer)(struct leap_c *on, uint64_t tick);
};

/* Runs; why it ended. */
enum leap_c_end { LEAP_C_DONE, LEAP_C_STOP, LEAP_C_RESTLESS };
typedef int leap_c_function(struct leap_c *on);

/* How much memory writing may take, and how long the text may be at most. */
size_t leap_c_need(const struct leap *self);
size_t leap_c_length(const struct leap *self);

/* Writes the text, for the clocks that were set. The design is run to see what
 * is busy, and is as it was afterwards. */
const char *leap_c_write(struct leap *self, struct arena *memory,
                         struct text *to);

/* How much the compiler is to optimize a text of that length, such as "-O2". */
const char *leap_c_option(size_t length);

/* The function that was made of it; null: the interpreter again. */
void leap_c_use(struct leap *self, leap_c_function *run);

#endif
