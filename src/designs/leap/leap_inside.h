/* leap_inside.h - private data of the engine, for leap_*.c. */
#ifndef LEAP_INSIDE_H
#define LEAP_INSIDE_H

#include "designs/leap/leap_c.h"
#include "designs/leap/net.h"

/* A node as it is evaluated: where its operands lie among the values. */
struct leap_code {
    uint8_t op;
    uint8_t is_wide;                    /* it or an operand: over 64 bits */
    uint8_t bits;                       /* of the operands, if narrow */
    uint32_t to, a, b, c;               /* limbs; of a slice, b is its shift */
    uint64_t mask;
};

enum { LEAP_SLICE = NET_OPS };          /* a gathering of one piece */

/* Registers and writes of one clock. Clocks are nodes like others, so that one
 * made from a register or by a gate is nothing special. */
struct leap_domain {
    uint32_t clock;
    uint32_t first_reg, regs;
    uint32_t first_write, writes;       /* in leap.writes */
};

/* Registers of one load. */
struct leap_group {
    uint32_t load;
    uint32_t first, count;              /* in leap.loaded */
};

/* An oscillator of the board: which bit of which input it moves. */
struct leap_clock {
    uint32_t node, bit, ticks, cycles;  /* so many cycles in so many ticks */
};

enum { LEAP_CLOCKS_MAX = 16 };

#define LEAP_RESTLESS "the design never settles: a latch, a reset or a " \
                      "clock made from registers triggers itself"

struct leap_watch;                      /* leap_watch.h */
struct leap_wild;                       /* leap_wild.h */
struct leap_jump;                       /* leap_jump.c */
struct leap_orbit;                      /* leap_orbit.h */

/* What is observed, leap_inner.c. */
struct leap_probe {
    const struct raw_net *net;
    uint32_t words;
    uint32_t first, nodes;              /* in inner.nodes */
    int changes;                        /* in this grain */
    int is_muted;                       /* until it ends: there were more */
};

struct leap_inner {
    struct leap_probe probe[DESIGN_PROBES];
    int count, muted;
    uint32_t nodes[DESIGN_PROBES * DESIGN_PROBE_WORDS * 64], node_count;
    uint64_t last[DESIGN_PROBES * DESIGN_PROBE_WORDS];  /* as reported */
    uint64_t grain, phase, grain_now;   /* of this run; which one it is */
    leap_c_function *c_run;             /* does not know of it, and waits */
};

/* Ports by their flags (leap_ports.c): those whose changes are looked at after
 * their tick, those that are held, and the clock that holds them, if it has a
 * port of its own; its place among the values. */
struct leap_flags {
    uint64_t now, held, clock;
    uint32_t clock_at;
};

struct leap {
    struct design design;
    struct net net;
    struct design_port *ports;
    uint64_t *in, *clock_bits;          /* inputs as they are; where clocks
                                         * are, which are 0 in them */
    struct design_view view;            /* of this run, in words of ours */
    uint64_t *seen, *held, *stops;
    uint64_t *fresh;                    /* room for outputs */
    struct leap_flags flags;
    struct leap_code *code;             /* of node net.logic and those after */
    uint32_t *fan_first, *fan;          /* who reads a node */
    uint32_t *reads_first, *reads;      /* and a memory */
    struct leap_domain *domains;
    uint32_t domain_count;
    struct net_write *writes;
    struct leap_group *groups;
    uint32_t group_count, *loaded;
    struct leap_clock clocks[LEAP_CLOCKS_MAX];
    int clock_count;
    uint32_t simple;                    /* the domain of the only clock, + 1,
                                         * if it does nothing else; or 0 */
    enum leap_way way;
    leap_c_function *c_run;             /* what was compiled, if it was */
    int is_stale;                       /* logic that it does not keep */
    struct leap_watch *watch;
    struct leap_wild *wild;
    struct leap_jump *jump;
    struct leap_orbit *orbit;           /* or null */
    struct leap_inner inner;
    int is_broken;                      /* until the next power-up */
    uint32_t why_read, why_by;          /* nodes, or NET_NOWHERE */

    /* While a clock's edge is dealt with. */
    uint64_t *sampled;
    uint32_t *sampled_regs, sampled_count;
    uint32_t *written, written_count;
    int is_out_changed;

    /* The state: all words from here on, in one piece. */
    uint64_t *state;
    size_t state_words;
    uint64_t *tick;
    uint64_t *values, *memories;
    uint64_t *dirty;                    /* logic to evaluate, registers whose
                                         * next value may differ */
    uint64_t *levels;                   /* of the domains' clocks */
    uint64_t *out, *raw;                /* as last reported, and as they are
                                         * after the last tick */
};

static inline uint64_t *leap_value(const struct leap *self, uint32_t node)
{
    return &self->values[self->net.nodes[node].at];
}

static inline void leap_mark_in(uint64_t *set, uint32_t node)
{
    set[node / 64] |= UINT64_C(1) << node % 64;
}

static inline void leap_mark(struct leap *self, uint32_t node)
{
    leap_mark_in(self->dirty, node);
}

/* The bits of word i of a set that are from `first` on and below `end`. */
static inline uint64_t leap_between(uint32_t i, uint32_t first, uint32_t end)
{
    uint64_t bits = UINT64_MAX;

    if (first > i * 64)
        bits <<= first - i * 64;
    if (end < i * 64 + 64)
        bits &= (UINT64_C(1) << (end - i * 64)) - 1;
    return bits;
}

/* Who reads the node is to be looked at. */
static inline void leap_touch(struct leap *self, uint32_t node)
{
    self->is_out_changed |= self->net.nodes[node].is_seen;
    for (uint32_t i = self->fan_first[node]; i < self->fan_first[node + 1];
         i++)
        leap_mark(self, self->fan[i]);
}

/* leap_eval.c: a node of the logic; whether it changed. */
int leap_eval(struct leap *self, uint32_t node);

/* Logic that compiled code left alone is made true again: before anybody but
 * compiled code looks at it. */
void leap_refresh(struct leap *self);

/* leap_wide.c: the same, into another place. */
void leap_wide(const struct leap *self, uint32_t node, uint64_t *to);

/* A word of a memory, or null outside of it. */
uint64_t *leap_word(const struct leap *self, uint32_t memory,
                    uint64_t address);

/* leap_ports.c: inputs, whether they are others, and into the nodes; found
 * again in these, and where a clock is. */
int leap_ports_are_new(const struct leap *self, const uint64_t *in);
void leap_ports_put(struct leap *self, const uint64_t *in);
void leap_ports_find(struct leap *self);
int leap_ports_clock(struct leap *self, int at, struct leap_clock *clock);

/* How a run looks at outputs; a port's flag; the outputs after a tick, told if
 * they are others; whether they are, without telling it. */
enum leap_report { LEAP_GOES_ON, LEAP_AT_STOP, LEAP_IS_FULL };
void leap_ports_look(struct leap *self, const struct design_run *run);
uint64_t leap_ports_flag(int port);
enum leap_report leap_ports_report(struct leap *self, struct design_run *run,
                                   uint64_t tick);
int leap_outputs_changed(struct leap *self);
const char *leap_ports_make(struct leap *self, struct arena *memory);

/* leap_inner.c: what is observed, before a run and after one of its ticks,
 * which says whether there is no room for more; whether it is other than what
 * was reported. What moves too much in a grain is muted until the grain ends:
 * so many more ticks, at most, may be leaped over until then, and after the
 * last of them, or of the run, it is told what it is. */
const char *leap_observe(struct design *design,
                         const struct design_probe *probes, int count);
void leap_inner_begin(struct leap *self, struct design_run *run);
int leap_inner_report(struct leap *self, struct design_run *run,
                      uint64_t tick);
int leap_inner_changed(const struct leap *self);
uint64_t leap_inner_left(const struct leap *self, uint64_t tick,
                         uint64_t left);
int leap_inner_turn(struct leap *self, struct design_run *run, uint64_t tick,
                    int is_last);

/* leap_make.c: the lists above. */
const char *leap_make_lists(struct leap *self, struct arena *memory);

/* leap_step.c: to rest after a change, one tick. Evaluation alone, where no
 * clock can have moved. */
void leap_evaluate(struct leap *self);
const char *leap_settle(struct leap *self);
const char *leap_tick(struct leap *self);
void leap_power_up(struct leap *self);
int leap_write(struct leap *self, uint32_t write);      /* one, now; whether
                                                         * it changed a word */
void leap_step_clocks(struct leap *self);       /* there are others */

/* leap_why.c: the watch that has ended is what to tell about. */
void leap_why_note(struct leap *self);

/* leap_jump.c: begins anew, because something came from outside; is told of a
 * tick and whether it changed an output, and says by how many more, at most
 * `left`, the design is now further. */
const char *leap_jump_make(struct leap *self, struct arena *memory);
void leap_jump_begin(struct leap *self);
void leap_jump_input(struct leap *self);        /* the same, but seldom where
                                                 * going is quick */
void leap_jump_break(struct leap *self);        /* only the cycle that is under
                                                 * way */
void leap_jump_clocks(struct leap *self);       /* there are others */
const char *leap_jump_on(struct leap *self, uint64_t left, int is_changed,
                         uint64_t *leaped);

/* What differs between the state and another, or null. So many ticks were
 * leaped over elsewhere. */
const char *leap_jump_difference(const struct leap *self,
                                 const uint64_t *other);
void leap_jump_leapt(struct leap *self, uint64_t ticks);

/* Whether the clocks allow cycles that can be watched. */
int leap_jump_can(const struct leap *self);

/* For how many ticks nobody will watch, so that they may run elsewhere; so many
 * did, of which some were skipped. Compiled code is new, and is tried. */
uint64_t leap_jump_free(const struct leap *self);
void leap_jump_pass(struct leap *self, uint64_t ticks, uint64_t skipped);
void leap_jump_try(struct leap *self);

#endif
