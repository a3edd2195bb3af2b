/* test_device.c - the wires of a device among the outputs of a design. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "boards/device.h"

enum { TOLD_MAX = 64, WORDS = 3, WIRES = 40 };

struct listener {
    int count;
    uint64_t tick[TOLD_MAX], levels[TOLD_MAX];
};

static void listen(void *device, uint64_t tick, uint64_t levels)
{
    struct listener *self = device;

    assert_true(self->count < TOLD_MAX);
    self->tick[self->count] = tick;
    self->levels[self->count++] = levels;
}

static const struct device_type listener_device = {
    .name = "listener", .size = sizeof(struct listener), .see = listen,
};

/* Wire i is the output at[i], one by one. */
static uint64_t levels_by_bits(const int at[WIRES], const uint64_t *outputs)
{
    uint64_t levels = 0;

    for (int i = 0; i < WIRES; i++)
        if (outputs[at[i] / 64] >> at[i] % 64 & 1)
            levels |= UINT64_C(1) << i;
    return levels;
}

static int some_taps(struct rng *rng, struct device_tap *taps, int at[WIRES])
{
    int count = 0, to = 0;

    while (to < WIRES) {
        int width = 1 + (int)rng_below(rng, (uint64_t)(WIRES - to));
        int from = (int)rng_below(rng, (uint64_t)(65 - width));
        int word = (int)rng_below(rng, WORDS);

        taps[count++] = device_tap(word, from, width, to);
        for (int i = 0; i < width; i++)
            at[to++] = 64 * word + from + i;
    }
    return count;
}

CASE(groups_are_the_same_as_bit_by_bit)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "taps");
    for (int i = 0; i < 2000; i++) {
        struct device_tap taps[WIRES];
        int at[WIRES];
        int count = some_taps(&rng, taps, at);
        uint64_t out[WORDS] = {rng_next(&rng), rng_next(&rng),
                               rng_next(&rng)};

        assert_true(device_levels(taps, count, out)
                    == levels_by_bits(at, out));
    }
}

CASE(a_whole_word_is_one_group)
{
    const struct device_tap tap = device_tap(1, 0, 64, 0);
    const uint64_t out[2] = {1, UINT64_C(0xfedcba9876543210)};

    BEGIN_CASE;
    assert_true(device_levels(&tap, 1, out) == out[1]);
}

CASE(only_changes_of_its_wires_are_told)
{
    const struct device_tap taps[] = {device_tap(0, 4, 2, 0),
                                      device_tap(1, 63, 1, 2)};
    const struct device_wiring wiring = {taps, 2, 2, 0x100};
    const uint64_t top = UINT64_C(1) << 63;
    const uint64_t changes[] = {
        0, 0x0f, 0,  3, 0x1f, 0,  4, 0x10, 1,  9, 0x10, top,  12, 0x20, top,
        13, 0x2f, top,
    };
    struct listener heard = {0};

    BEGIN_CASE;
    device_follow(&listener_device, &heard, &wiring, 100, changes, 6);
    assert_int_equal(heard.count, 4);
    assert_int_equal(heard.tick[0], 100);
    assert_int_equal(heard.levels[0], 0x100);
    assert_int_equal(heard.tick[1], 103);
    assert_int_equal(heard.levels[1], 0x101);
    assert_int_equal(heard.tick[2], 109);
    assert_int_equal(heard.levels[2], 0x105);
    assert_int_equal(heard.tick[3], 112);
    assert_int_equal(heard.levels[3], 0x106);
}

CASE(a_run_without_changes_tells_nothing)
{
    const struct device_wiring wiring = {NULL, 0, 1, 0};
    struct listener heard = {0};

    BEGIN_CASE;
    device_follow(&listener_device, &heard, &wiring, 5, NULL, 0);
    assert_int_equal(heard.count, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("device: groups of outputs are the same as bit by bit",
         groups_are_the_same_as_bit_by_bit),
    TEST("device: a whole word of outputs is one group",
         a_whole_word_is_one_group),
    TEST("device: only changes of its own wires are told",
         only_changes_of_its_wires_are_told),
    TEST("device: a run without changes tells nothing",
         a_run_without_changes_tells_nothing),
};

CHECK_MAIN("device", tests)
