/* net_build.h - builds the nodes of a net, for net_*.c. */
#ifndef NET_BUILD_H
#define NET_BUILD_H

#include "designs/leap/net.h"

struct net_build {
    struct net *net;
    struct arena *memory;
    const char *error;                  /* the first */
    uint32_t node_room, operand_room, piece_room, constant_room, reg_room,
             memory_room, write_room;
    uint32_t *words;                    /* a hash of gatherings, nodes */
    uint32_t word_room, word_count;
    uint32_t cell;                      /* that is being made */
};

void net_build_begin(struct net_build *self, struct net *net,
                     struct arena *memory);

/* A list with room for `more`: its new place if it had to move. */
void *net_build_grow(struct net_build *self, void *list, uint32_t count,
                     uint32_t more, uint32_t *room, size_t size);

uint32_t net_build_node(struct net_build *self, enum net_op op,
                        uint32_t width);

/* A node is now this, of these operands. */
void net_build_set(struct net_build *self, uint32_t node, enum net_op op,
                   const uint32_t *operands, uint32_t count);

/* A new node of one or two operands. */
uint32_t net_build_one(struct net_build *self, enum net_op op,
                       uint32_t width, uint32_t a);
uint32_t net_build_two(struct net_build *self, enum net_op op,
                       uint32_t width, uint32_t a, uint32_t b);
uint32_t net_build_mux(struct net_build *self, uint32_t width,
                       uint32_t select, uint32_t no, uint32_t yes);

/* The word of bits, of equal pieces only once. */
uint32_t net_build_word(struct net_build *self, const int32_t *bits,
                        uint32_t count);
uint32_t net_build_pin(struct net_build *self, const char *name);

/* Pieces as a word; a slice of a node; its lowest bit so many times; digits as
 * in Yosys' parameters. */
uint32_t net_build_gather(struct net_build *self,
                          const struct net_piece *pieces, uint32_t count);
uint32_t net_build_slice(struct net_build *self, uint32_t node,
                         uint32_t from, uint32_t width);
uint32_t net_build_fill(struct net_build *self, uint32_t node,
                        uint32_t width);
uint32_t net_build_digits(struct net_build *self, struct slice digits,
                          uint32_t width);

/* The word at least so wide, with its sign or zeros. */
uint32_t net_build_widen(struct net_build *self, uint32_t node,
                         uint32_t width, int is_signed);

void net_build_drive(struct net_build *self, struct raw_bits bits,
                     uint32_t node);

/* The parts of the making. */
void net_cells_allot(struct net_build *self);
void net_cells_make(struct net_build *self);
void net_memories_allot(struct net_build *self, const struct raw_cell *cell);
void net_memories_make(struct net_build *self, const struct raw_cell *cell,
                       uint32_t memory);
void net_regs_make(struct net_build *self, const struct raw_cell *cell,
                   uint32_t node);
void net_ports_allot(struct net_build *self);
void net_ports_make(struct net_build *self);
void net_order_sort(struct net_build *self);

#endif
