/* test_devices.c - what every device promises (boards/device.h), asked of all
 * of them at random. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/devices.h"

enum { TICK_HZ = 2000000, STEPS = 3000, WIRES_MAX = 64 };

static int count_wires(const struct device_type *type)
{
    char name[48];
    struct text to;
    int count = 0;

    while (text_begin(&to, name, sizeof name), device_wire(type, count, &to))
        count++;
    return count;
}

static uint64_t all_wires(const struct device_type *type)
{
    return ~UINT64_C(0) >> (64 - count_wires(type));
}

CASE(names_and_wires_are_found_again)
{
    const struct device_type *type, *found;

    BEGIN_CASE;
    for (int i = 0; (type = devices_at(i)) != NULL; i++) {
        int count = count_wires(type);

        assert_null(devices_find(type->name, &found));
        assert_ptr_equal(found, type);
        assert_in_range(count, 1, WIRES_MAX);
        for (int w = 0; w < count; w++) {
            char name[48];
            struct text to;

            text_begin(&to, name, sizeof name);
            device_wire(type, w, &to);
            assert_int_equal(device_wire_named(type, name), w);
        }
        assert_int_equal(device_wire_named(type, "none"), -1);
        assert_int_equal(device_wire_named(type, ""), -1);
    }
    assert_string_equal(devices_find("monitr", &found),
                        "no device 'monitr'; did you mean 'monitor'?");
}

CASE(wires_are_numbered_in_their_order)
{
    const struct device_type *type;

    BEGIN_CASE;
    assert_null(devices_find("Monitor", &type));
    assert_int_equal(device_wire_named(type, "vs"), 1);
    assert_int_equal(device_wire_named(type, "r[0]"), 2);
    assert_int_equal(device_wire_named(type, "b[7]"), 25);
    assert_int_equal(device_wire_named(type, "blank_n"), 26);
    assert_int_equal(device_wire_named(type, "b[8]"), -1);
    assert_int_equal(device_wire_named(type, "b"), -1);
    assert_int_equal(count_wires(type), 28);
}

/* A device, and another one to whom the same is done with more words. */
struct pair {
    const struct device_type *type;
    void *one, *other;
    uint64_t tick, wires, levels;
    struct rng rng;
};

static void open_pair(struct pair *self, const struct device_type *type)
{
    self->type = type;
    self->one = malloc(type->size);
    self->other = malloc(type->size);
    assert_non_null(self->one);
    assert_non_null(self->other);
    memset(self->one, 0x00, type->size);
    memset(self->other, 0xff, type->size);
    self->tick = self->levels = 0;
    self->wires = all_wires(type);
    rng_seed(&self->rng, type->name);
    type->power_up(self->one, TICK_HZ, NULL);
    type->power_up(self->other, TICK_HZ, NULL);
}

static void close_pair(struct pair *self)
{
    free(self->one);
    free(self->other);
}

static void are_equal(const struct pair *self)
{
    assert_memory_equal(self->one, self->other, self->type->size);
}

/* Until when nothing will change if nothing is told; what it drives is on the
 * wires from now on. */
static uint64_t quiet_until(struct pair *self)
{
    uint64_t driven, next, levels;

    if (!self->type->drive)
        return DEVICE_NEVER;
    levels = self->type->drive(self->one, self->tick, &driven, &next);
    assert_true(next > self->tick);
    assert_true((driven & ~self->wires) == 0);
    assert_true((levels & ~driven) == 0
                || (levels & ~self->wires) == 0);
    self->levels = (self->levels & ~driven) | (levels & driven);
    return next;
}

/* The other one is asked and told at a tick in between; nothing comes of it. */
static void disturb_other(struct pair *self, uint64_t until)
{
    uint64_t ticks = until - self->tick, tick;
    uint64_t driven[2], next[2];

    if (ticks < 2)
        return;
    tick = self->tick + 1 + rng_below(&self->rng, ticks - 1);
    self->type->see(self->other, tick, self->levels);
    if (!self->type->drive)
        return;
    assert_true(self->type->drive(self->one, self->tick, &driven[0], &next[0])
                == self->type->drive(self->other, tick, &driven[1], &next[1]));
    assert_true(driven[0] == driven[1] && next[0] == next[1]);
}

static void tell_both(struct pair *self)
{
    self->type->see(self->one, self->tick, self->levels);
    self->type->see(self->other, self->tick, self->levels);
}

static uint64_t some_wires(struct pair *self)
{
    uint64_t few = rng_next(&self->rng) & rng_next(&self->rng);

    return (rng_below(&self->rng, 3) ? few & rng_next(&self->rng) : few)
         & self->wires;
}

static void step_pair(struct pair *self)
{
    uint64_t until = quiet_until(self);
    uint64_t ticks = 1 + rng_below(&self->rng,
                                   UINT64_C(1) << rng_below(&self->rng, 11));

    tell_both(self);
    if (self->tick + ticks < until)
        until = self->tick + ticks;
    else
        ticks = 0;
    disturb_other(self, until);
    self->tick = until;
    if (ticks)
        self->levels ^= some_wires(self);
    tell_both(self);
    if (self->type->drive)
        self->type->drive(self->other, self->tick, &(uint64_t){0},
                          &(uint64_t){0});
}

/* What was in its memory, how often it is asked, and that time passes in two
 * steps instead of one: none of these is seen in a single byte. */
CASE(only_changes_of_wires_change_a_device)
{
    const struct device_type *type;

    BEGIN_CASE;
    for (int i = 0; (type = devices_at(i)) != NULL; i++) {
        struct pair pair;

        open_pair(&pair, type);
        are_equal(&pair);
        for (int step = 0; step < STEPS; step++) {
            step_pair(&pair);
            if (step % 500 == 0) {
                quiet_until(&pair);
                are_equal(&pair);
            }
        }
        quiet_until(&pair);
        are_equal(&pair);
        close_pair(&pair);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("devices: names and wires are found again",
         names_and_wires_are_found_again),
    TEST("devices: wires are numbered in their order",
         wires_are_numbered_in_their_order),
    TEST("devices: only changes of wires change a device",
         only_changes_of_wires_change_a_device),
};

CHECK_MAIN("devices", tests)
