/* net.h - a netlist of words: nodes, registers, memories, ports.
 *
 * Yosys connects bits. Here every output of a cell is one word again, a node,
 * and what a cell reads is one too: the output of another as a whole, or a
 * gathering of slices of several. Nodes are numbered so that each reads only
 * those below it: constants, inputs and registers first, then all logic.
 *
 * A register is one kind of thing: at a rising edge of `clock` it takes `next`,
 * and as long as `load` is 1 it is `value`. Flip-flops of both edges, with
 * asynchronous sets, resets and loads, and latches are all made of that, with
 * some logic around them.
 *
 * Values are 64-bit limbs, lowest first, with zeros above the highest bit.
 */
#ifndef NET_H
#define NET_H

#include "designs/leap/raw.h"

/* What a node is. Operands may be narrower than the node and count as if with
 * zeros above; LESS_S, LEAST_S, ASR, DIV_S and MOD_S have them of equal
 * width. */
enum net_op {
    NET_CONST,
    NET_INPUT,
    NET_REG,
    NET_GATHER,                         /* of pieces, lowest first */
    NET_SIGN,                           /* the operand, with its sign */
    NET_NOT, NET_AND, NET_OR, NET_XOR,
    NET_ADD, NET_SUB, NET_NEG, NET_MUL,
    NET_DIV, NET_MOD, NET_DIV_S, NET_MOD_S,
    NET_EQUAL, NET_LESS, NET_LEAST, NET_LESS_S, NET_LEAST_S,
    NET_SHL, NET_SHR, NET_ASR,
    NET_ALL, NET_ANY, NET_NONE, NET_PARITY,
    NET_MUX,                            /* select, if 0, if 1 */
    NET_PICK,                           /* selects, if none, if bit 0, ... */
    NET_READ,                           /* address; `first` of memory */
    NET_OPS
};

#define NET_NOWHERE UINT32_MAX

enum { NET_DIVIDE_MAX = 64 };           /* limbs of what is divided */

struct net_node {
    uint8_t op;
    uint8_t is_seen;                    /* 1: some output shows it; 2: it is
                                         * observed (leap_inner.c) */
    uint32_t width;
    uint32_t at;                        /* its first limb among the values */
    uint32_t first, count;              /* operands, or pieces of a gathering,
                                         * or limbs of a constant */
    uint32_t memory;                    /* of NET_READ */
    uint32_t cell;                      /* of raw, or NET_NOWHERE */
};

struct net_piece {
    uint32_t node, from, width;
};

struct net_place {                      /* of a bit: who drives it */
    uint32_t node, at;
};

struct net_reg {
    uint32_t node, next, clock, load, value;    /* NET_NOWHERE: has none */
    uint32_t cell;
};

struct net_memory {
    uint32_t width, depth, low;         /* low: the first address */
    uint32_t at, limbs;                 /* among the limbs of memories; per
                                         * word */
    uint32_t first_read, reads;         /* nodes */
    struct slice init;
    uint32_t cell;
};

struct net_write {
    uint32_t memory, clock, address, data, enable;
};

struct net_port {                       /* nodes, or NET_NOWHERE */
    uint32_t in, out, drives;
};

struct net {
    struct raw raw;
    struct net_node *nodes;
    uint32_t *operands;
    struct net_piece *pieces;
    uint64_t *constants;
    struct net_place *drivers;          /* by the number of a bit */
    struct net_reg *regs;
    struct net_memory *memories;
    struct net_write *writes;
    struct net_port *ports;             /* as many as raw.ports */
    uint32_t node_count, operand_count, piece_count, constant_count,
             reg_count, memory_count, write_count;
    uint32_t first_reg;                 /* the node of regs[0]; they follow */
    uint32_t logic;                     /* the first node that computes */
    uint32_t limbs, memory_limbs;       /* of all values, of all memories */
    uint64_t *init;                     /* the values at power-up */
};

/* From what Yosys wrote. The text must outlive the net. */
const char *net_read(struct net *self, struct arena *memory, const char *top,
                     const char *text, size_t length);

static inline uint32_t net_limbs(uint32_t width)
{
    return (width + 63) / 64;
}

/* All bits of a word of that many, or of its highest limb. */
static inline uint64_t net_mask(uint32_t width)
{
    return width % 64 ? (UINT64_C(1) << width % 64) - 1 : UINT64_MAX;
}

/* The words of a node for messages: "divider in top.v:9". */
void net_tell(const struct net *self, uint32_t node, struct text *to);

/* The net with that name, as places of bits in values. Null: there is none.
 * A place of constants is NET_CONST's. */
const struct raw_net *net_find(const struct net *self, const char *name);
struct net_place net_place_of(const struct net *self, int32_t bit);

#endif
