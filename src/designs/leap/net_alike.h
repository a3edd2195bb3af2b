/* net_alike.h - merges nodes that are always equal, for net_*.c. */
#ifndef NET_ALIKE_H
#define NET_ALIKE_H

#include "designs/leap/net.h"

struct net_alike {
    struct net *net;
    const uint32_t *number;             /* of nodes that are in order, */
    const uint32_t *list;               /* and which node has a number */
    uint32_t *table, table_mask;        /* hashed nodes, + 1 */
};

const char *net_alike_begin(struct net_alike *self, struct net *net,
                            struct arena *memory);

/* Another node that always has the value of this one, whose operands are in
 * order; NET_NOWHERE: there is none so far. It may become simpler itself. */
uint32_t net_alike_find(struct net_alike *self, uint32_t node);

#endif
