/* fake_pair.c - a pair without Verilog. */
#include "fake_pair.h"

#include <string.h>

uint64_t fake_pair_mix(uint64_t sum, pins in)
{
    return (sum ^ in) * UINT64_C(0x100000001b3) + 1;
}

static struct fake_pair *of(struct pair *pair)
{
    return (struct fake_pair *)(void *)pair;
}

static const char *power_up(struct pair *pair)
{
    struct fake_pair *self = of(pair);

    self->sum = 0;
    self->power_ups++;
    memset(self->notes, 0, sizeof self->notes);
    return NULL;
}

static const char *run(struct pair *pair, const pins *in, size_t ticks)
{
    struct fake_pair *self = of(pair);

    for (size_t i = 0; i < ticks; i++) {
        self->sum = fake_pair_mix(self->sum, in[i]);
        if (self->differs && self->differs(self, in[i])) {
            pair->difference = (struct difference){
                .is_there = 1, .tick = pair->tick, .pin = "LD"};
            return NULL;
        }
        pair->tick++;
    }
    return NULL;
}

static const struct pair_type fake = {.power_up = power_up, .run = run};

void fake_pair_begin(struct fake_pair *self)
{
    memset(self, 0, sizeof *self);
    self->pair.type = &fake;
}
