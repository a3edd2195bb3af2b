/* device.c - a device on the outputs of a design.
 *
 * A monitor has tens of millions of changes a second, most of them of colour,
 * so that gathering the wires is two steps for each group of neighbours, and
 * a change of outputs that go elsewhere does not reach the device at all.
 */
#include "boards/device.h"

enum { WIRE_NAME_MAX = 24 };

const struct device_answer device_answers_all[] = {
    {UINT64_MAX, UINT64_MAX},
    {0, 0},
};

/* Names */

/* The word that *from begins with, "r[8]": copies its name, and returns how
 * many wires it is; 0 at the end. Names are ours, and short. */
static int next_wires(const char **from, char name[WIRE_NAME_MAX])
{
    int length = 0, width = 0;

    while (**from == ' ')
        ++*from;
    for (; **from && **from != ' ' && **from != '['; ++*from)
        if (length < WIRE_NAME_MAX - 1)
            name[length++] = **from;
    name[length] = 0;
    for (; **from && **from != ' '; ++*from)
        if (text_is_digit(**from))
            width = 10 * width + (**from - '0');
    return width ? width : length > 0;
}

static int is_single(const char *behind)
{
    return behind[-1] != ']';
}

int device_wire(const struct device_type *type, int i, struct text *name)
{
    const char *from = type->wires;
    char word[WIRE_NAME_MAX];

    for (int width; (width = next_wires(&from, word)) > 0; i -= width) {
        if (i >= width)
            continue;
        text_put(name, word);
        if (is_single(from))
            return 1;
        text_put_char(name, '[');
        text_put_number(name, (uint64_t)i);
        text_put_char(name, ']');
        return 1;
    }
    return 0;
}

int device_wire_named(const struct device_type *type, const char *name)
{
    char word[2 * WIRE_NAME_MAX];
    struct text to;

    for (int i = 0; text_begin(&to, word, sizeof word),
                    device_wire(type, i, &to); i++)
        if (text_same(word, name))
            return i;
    return -1;
}

/* Outputs of a design */

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

static inline uint64_t tapped_levels(const struct device_tap *taps, int count,
                                     const uint64_t *outputs)
{
    uint64_t levels = 0;

    for (const struct device_tap *tap = taps; tap < taps + count; tap++)
        levels |= turn_left(outputs[tap->word], tap->turn) & tap->mask;
    return levels;
}

uint64_t device_levels(const struct device_tap *taps, int count,
                       const uint64_t *outputs)
{
    return tapped_levels(taps, count, outputs);
}

void device_follow_then(const struct device_type *type, void *device,
                        const struct device_wiring *wiring, uint64_t begin,
                        const uint64_t *changes, size_t count,
                        struct device_watcher then)
{
    uint64_t told = 0;
    int is_told = 0;

    for (; count--; changes += 1 + wiring->words) {
        uint64_t levels = wiring->tied
                        | tapped_levels(wiring->taps, wiring->count,
                                        changes + 1);

        if (is_told && levels == told)
            continue;
        type->see(device, begin + changes[0], levels);
        if (then.look)
            then.look(then.with, device, begin + changes[0]);
        told = levels;
        is_told = 1;
    }
}

void device_follow(const struct device_type *type, void *device,
                   const struct device_wiring *wiring, uint64_t begin,
                   const uint64_t *changes, size_t count)
{
    device_follow_then(type, device, wiring, begin, changes, count,
                       (struct device_watcher){NULL, NULL});
}
