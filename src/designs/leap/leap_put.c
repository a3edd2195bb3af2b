/* leap_put.c - loads values into registers by their names.
 *
 * A design that was changed and built anew goes on from where the former one
 * was: what has the same name and width is taken over. Wires follow from
 * registers and are left alone. Clocks that are made from registers may have
 * another level now; that is no edge.
 */
#include "designs/leap/leap_orbit.h"
#include "designs/leap/leap_watch.h"

#include <string.h>

static void settle_anew(struct leap *self)
{
    leap_evaluate(self);
    for (uint32_t i = 0; i < self->domain_count; i++)
        self->levels[i] = *leap_value(self, self->domains[i].clock) & 1;
    self->is_out_changed = 1;
    leap_jump_begin(self);
    leap_orbit_lose(self);
}

static int put_put_bit(struct leap *self, int32_t bit, uint64_t value)
{
    struct net_place place = net_place_of(&self->net, bit);
    uint64_t *limb, mask;

    if (place.node == NET_NOWHERE
        || self->net.nodes[place.node].op != NET_REG)
        return 0;
    limb = &leap_value(self, place.node)[place.at / 64];
    mask = UINT64_C(1) << place.at % 64;
    *limb = value ? *limb | mask : *limb & ~mask;
    leap_touch(self, place.node);
    leap_mark(self, place.node);
    return 1;
}

uint32_t leap_put(struct leap *self, const char *name, const uint64_t *value,
                  uint32_t width)
{
    const struct raw_net *net = net_find(&self->net, name);
    uint32_t put = 0;

    if (!net || net->bits.count != width)
        return 0;
    for (uint32_t i = 0; i < width; i++)
        put += (uint32_t)put_put_bit(self,
                                 self->net.raw.bits[net->bits.first + i],
                                 value[i / 64] >> i % 64 & 1);
    if (put)
        settle_anew(self);
    return put;
}
