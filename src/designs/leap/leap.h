/* leap.h - an engine for designs that leaps over clocks in which only counters
 * count.
 *
 * It runs a netlist (raw.h says which) as a struct design. Logic is evaluated
 * only where something changed. When for a while nothing will happen but that
 * registers go on by equal steps, the time is skipped: leap_jump.c.
 *
 *     leap_open(&leap, &arena, NULL, text, length);
 *     leap_set_clocks(leap, clocks, 1);
 *     design->type->power_up(design);
 *
 * All memory is the caller's; its text must live as long as the design.
 *
 * The files, from the text to the leap:
 *
 *   cursor, raw     what Yosys wrote, cells and numbered bits
 *   net, net_*      the same as words: nodes in an order in which they can be
 *                   evaluated, registers, memories, ports
 *   leap_make       who reads whom, and where the state lies
 *   leap_eval,
 *   leap_wide       one node
 *   leap_step       one tick
 *   motion          how a counter goes on, and until when an answer about it
 *                   is true
 *   leap_motion     the same for every kind of node
 *   leap_watch      a cycle that is watched, and what follows from it
 *   leap_wild       feedback registers
 *   leap_jump       leaps
 *   leap_inner      nets inside that are observed
 *   leap_orbit,
 *   leap_orbit_make registers that go round by themselves
 *   leap_why        why there are none
 *   leap_cut        the logic in blocks, for compiled code
 *   leap_c, _logic,
 *   _edge, _take,
 *   _marks, _run,
 *   _heat, _skip    a design as C
 *   leap_ports      words outside, nodes inside
 *
 * Nothing here allocates, prints, or knows a clock of the world, and the same
 * netlist with the same inputs gives the same outputs everywhere.
 */
#ifndef LEAP_H
#define LEAP_H

#include "base/arena.h"
#include "base/design.h"
#include "base/text.h"

struct leap;

/* How much memory a netlist of that length surely fits in, but for the words
 * of large memories; if leap_open says that it does not, bring more. */
size_t leap_need(size_t length);

const char *leap_open(struct leap **self, struct arena *memory,
                      const char *top, const char *text, size_t length);
struct design *leap_design(struct leap *self);

/* Which inputs are clocks. Before the first power-up. */
const char *leap_set_clocks(struct leap *self,
                            const struct design_clock *clocks, int count);

enum leap_way {
    LEAP_PLAIN,                         /* every clock */
    LEAP_OVER,                          /* as said above: so it begins */
    LEAP_SAMPLED,                       /* the same, and some leaps are checked:
                                         * the first ones, then fewer */
    LEAP_CHECKED                        /* leaps, and goes the way as well; a
                                         * difference is an error of run */
};

/* At any time between runs. */
void leap_set_way(struct leap *self, enum leap_way way);

/* The value of a net by its name, lowest limb first, at most `limbs` of them;
 * its width, or 0 if there is no such net. */
uint32_t leap_look(struct leap *self, const char *name, uint64_t *value,
                   uint32_t limbs);

/* All nets that people named. */
void leap_list(const struct leap *self,
               void (*take)(void *with, const char *name, int width),
               void *with);

/* Puts a value into the registers after a net of that name and width; how many
 * bits of it are registers, 0 if nothing fits. Between runs. */
uint32_t leap_put(struct leap *self, const char *name, const uint64_t *value,
                  uint32_t width);

/* What was leaped over so far, and how often. */
struct leap_count {
    uint64_t ticks, leaped, leaps;
};

/* Since it was opened; power-up does not begin it anew. */
struct leap_count leap_counted(const struct leap *self);

/* Why leaps do not go far: "lfsr in target.v:9 changes every few clocks and is
 * read by the output red". Empty if nothing is in the way. */
void leap_why(const struct leap *self, struct text *to);

#endif
