/* light.c - the on-time of lights, exact, for many lights at once.
 *
 * A counter of bits lies across the planes ("bit slices"), so that 64 lights
 * are counted together. The cost of light_meter_add depends on the bits of
 * `ticks` and not on its value: a thousand dark ticks cost as much as one.
 */
#include "boards/light.h"

#include <string.h>

/* Adds 2^k to the counters of all lights set in `carry`. A carry out of the
 * highest plane is dropped; 2^32 ticks are beyond every frame. */
static void add_power(uint64_t plane[LIGHT_PLANES], int k, uint64_t carry)
{
    for (; carry && k < LIGHT_PLANES; k++) {
        uint64_t sum = plane[k] ^ carry;

        carry &= plane[k];
        plane[k] = sum;
    }
}

void light_meter_add(struct light_meter *self, const struct lights *lit,
                     int words, uint32_t ticks)
{
    self->ticks += ticks;
    for (int k = 0; ticks; k++, ticks >>= 1)
        for (int w = 0; ticks & 1 && w < words; w++)
            add_power(self->plane[w], k, lit->word[w]);
}

uint32_t light_meter_read(const struct light_meter *self, int light)
{
    uint32_t count = 0;

    for (int k = LIGHT_PLANES - 1; k >= 0; k--)
        count = count << 1
              | (uint32_t)(self->plane[light / 64][k] >> light % 64 & 1);
    return count;
}

void light_meter_clear(struct light_meter *self)
{
    memset(self, 0, sizeof *self);
}

/* Rounded to the nearest; the product needs 64 bits. */
uint8_t light_brightness(uint32_t on_ticks, uint32_t ticks, unsigned share)
{
    uint64_t level;

    if (ticks == 0)
        return 0;
    level = ((uint64_t)on_ticks * share * 255 + ticks / 2) / ticks;
    return level < 255 ? (uint8_t)level : 255;
}
