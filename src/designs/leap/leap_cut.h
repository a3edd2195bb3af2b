/* leap_cut.h - partitions the logic of a design into blocks for compiled code.
 *
 * A block is evaluated as a whole if something that it reads has changed. Its
 * nodes are those that depend on the same registers, so that they are mostly
 * needed at the same time; small blocks that only one other reads are part of
 * that one. What nobody outside of a block reads need not be stored, and is not
 * compared with what it was: compilers make of such nodes what they like.
 *
 * Choices that lead to a register, and to nothing else, are in no block: they
 * belong to its edge. Most registers stay as they are until some condition is
 * true, and what they would take then is of no interest before.
 */
#ifndef LEAP_CUT_H
#define LEAP_CUT_H

#include "designs/leap/leap_inside.h"

struct leap_cut {
    uint32_t count;                     /* of blocks; each reads only those
                                         * before it */
    uint32_t *first;                    /* of a block in nodes; count + 1 */
    uint32_t *nodes;
    uint32_t *block_of;                 /* by node; logic only */
    uint32_t *taken_by;                 /* by node: the register to whose edge
                                         * it belongs, or NET_NOWHERE */
    uint8_t *is_kept;                   /* by node: somebody else wants it */
};

/* Who reads in place of a node that belongs to an edge: the register. */
static inline uint32_t leap_cut_reader(const struct leap_cut *self,
                                       uint32_t by)
{
    return self->taken_by[by] == NET_NOWHERE ? by : self->taken_by[by];
}

size_t leap_cut_need(const struct leap *leap);
const char *leap_cut_make(struct leap_cut *self, const struct leap *leap,
                          struct arena *memory);

#endif
