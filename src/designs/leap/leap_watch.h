/* leap_watch.h - observes one cycle, to predict those after it.
 *
 * A cycle is one or more ticks in which every clock does the same as in the
 * next. Registers begin it with a motion that is a guess from the cycle before.
 * While it runs, the motion of everything that is not still is followed:
 * through the logic, and at each edge from what a register takes to itself. The
 * guess is right if every register ends with the motion it began with, and its
 * value one step further. Then, for as many cycles as the least `until` of all
 * that may not change (clocks, loads, writes, outputs, what the registers
 * take), the design goes on like this.
 */
#ifndef LEAP_WATCH_H
#define LEAP_WATCH_H

#include "designs/leap/leap_inside.h"
#include "designs/leap/motion.h"

struct leap_watch {
    int is_on;
    uint64_t bound;                     /* cycles, as far as is known now */
    uint32_t blame;                     /* the node that made the bound */
    uint64_t enough;                    /* what rests for so long, but not
                                         * forever, bounds the leap at once, and
                                         * its readers need not be asked */
    int is_early;                       /* that made the bound, which may then
                                         * be one less than it could be */
    struct motion *motions;             /* of all nodes */
    uint64_t *moving;                   /* those that are not still forever */
    uint64_t *todo;                     /* whose operands' motion changed */
    struct motion *taken;               /* by registers, at an edge */
    uint32_t *takers, taker_count;
    uint64_t *before;                   /* registers a cycle ago, their values
                                         * as limbs */
    uint64_t *guess;                    /* their steps, the same */
    uint32_t limbs;                     /* of all registers */
};

const char *leap_watch_make(struct leap *self, struct arena *memory);

/* The registers as they are, a cycle before it begins; it begins, with guesses
 * from that, or with the last ones again. */
void leap_watch_keep(struct leap *self);
void leap_watch_begin(struct leap *self);
void leap_watch_again(struct leap *self);

/* Whether the cycle that has ended went on by the steps of the one before, but
 * for registers that may be wild. If not, the next one would hardly be
 * foretold, and watching it is in vain. Far cheaper than a watch. */
int leap_watch_is_steady(struct leap *self);

/* For how many more cycles it goes on like this one, which has ended. */
uint64_t leap_watch_end(struct leap *self);

/* While it runs: logic, edges and loads; the latter two say whether a motion
 * changed. The outputs after each tick. */
void leap_watch_logic(struct leap *self);
int leap_watch_edges(struct leap *self);
int leap_watch_loads(struct leap *self);
void leap_watch_outputs(struct leap *self);

/* leap_motion.c: of a node of the logic, from its operands. */
struct motion leap_motion(const struct leap *self, uint32_t node);

/* Which operand a choice takes now. */
uint32_t leap_chosen(const struct leap *self, const struct net_node *node,
                     const uint32_t *read);

#endif
