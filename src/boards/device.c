/* device.c - a device on the outputs of a design.
 *
 * A monitor has tens of millions of changes a second, most of them of colour,
 * so that gathering the wires is two steps for each group of neighbours, and
 * a change of outputs that go elsewhere does not reach the device at all.
 */
#include "boards/device.h"

struct device_tap device_tap(int word, int from, int width, int to)
{
    uint64_t bits = width < 64 ? (UINT64_C(1) << width) - 1 : ~UINT64_C(0);

    return (struct device_tap){bits << to, (uint8_t)word,
                               (uint8_t)((to - from) & 63)};
}

/* Compilers make one instruction of it. */
static uint64_t turn_left(uint64_t word, int by)
{
    return word << by | word >> (-by & 63);
}

uint64_t device_levels(const struct device_tap *taps, int count,
                       const uint64_t *outputs)
{
    uint64_t levels = 0;

    for (const struct device_tap *tap = taps; tap < taps + count; tap++)
        levels |= turn_left(outputs[tap->word], tap->turn) & tap->mask;
    return levels;
}

void device_follow(const struct device_type *type, void *device,
                   const struct device_wiring *wiring, uint64_t begin,
                   const uint64_t *changes, size_t count)
{
    uint64_t told = 0;
    int is_told = 0;

    for (; count--; changes += 1 + wiring->words) {
        uint64_t levels = wiring->tied
                        | device_levels(wiring->taps, wiring->count,
                                        changes + 1);

        if (is_told && levels == told)
            continue;
        type->see(device, begin + changes[0], levels);
        told = levels;
        is_told = 1;
    }
}
