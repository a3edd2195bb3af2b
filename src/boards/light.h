/* light.h - the on-time of lights, exact, for many lights at once.
 *
 * A meter counts ticks for 64 lights with a few word operations: plane k
 * holds bit k of every light's count, so that adding a power of two to all
 * that shine is one carry rippling up the planes, two steps on average.
 */
#ifndef LIGHT_H
#define LIGHT_H

#include <stdint.h>

enum { LIGHTS_MAX = 256, LIGHT_WORDS = LIGHTS_MAX / 64 };

struct lights {                         /* one bit for each light */
    uint64_t word[LIGHT_WORDS];
};

enum { LIGHT_PLANES = 32 };

struct light_meter {
    uint64_t plane[LIGHT_WORDS][LIGHT_PLANES];
    uint32_t ticks;
};

/* Four digits on one set of segment wires: those of the digits whose anode
 * is on, eight lights each. */
static inline uint64_t light_digits(uint64_t anodes, uint64_t segments)
{
    uint64_t on = (anodes & 1) | (anodes & 2) << 7 | (anodes & 4) << 14
                | (anodes & 8) << 21;

    return (on * 0xff) & (segments * 0x01010101);
}

static inline int lights_has(const struct lights *lights, int light)
{
    return (lights->word[light / 64] >> light % 64 & 1) != 0;
}

/* So many ticks with the same lights. Only the first words hold lights of
 * this board. */
void light_meter_add(struct light_meter *self, const struct lights *lit,
                     int words, uint32_t ticks);

/* The ticks on which one light was on since the last clear. */
uint32_t light_meter_read(const struct light_meter *self, int light);
void light_meter_clear(struct light_meter *self);

/* 0..255: on for share of the ticks is full brightness. A digit that takes
 * turns with three others has share 4: a quarter of the time is all it
 * ever gets. */
uint8_t light_brightness(uint32_t on_ticks, uint32_t ticks, unsigned share);

#endif
