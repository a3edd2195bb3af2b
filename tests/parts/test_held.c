/* test_held.c - a monitor behind a view that holds its colours against one with
 * a converter of its own: pictures of random colours, clocks that stop, colours
 * that change while the clock is high, and syncs at any time. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "base/view.h"
#include "parts/screen/multisync.h"

enum { TICKS_A_PIXEL = 2, COLUMNS = 800, LINES = 525, FRAMES = 4 };

#define BIT(wire) (UINT64_C(1) << (wire))

static struct multisync clocked, held;
static uint64_t raw, told;

static const uint64_t seen_wires = ~BIT(MULTISYNC_CLOCK);
static const uint64_t held_wires = BIT(MULTISYNC_CLOCK) - BIT(MULTISYNC_RED);
static const struct design_view view = {&seen_wires, &held_wires,
                                        MULTISYNC_CLOCK};

static void switch_both_on(void)
{
    const struct multisync_settings direct = {{8, 8, 8}, MULTISYNC_CLOCKED};
    const struct multisync_settings behind = {{8, 8, 8}, MULTISYNC_HELD};

    multisync_device.power_up(&clocked, 50000000, &direct);
    multisync_device.power_up(&held, 50000000, &behind);
    raw = told = 0;
}

static void see_both(uint64_t tick, uint64_t levels)
{
    multisync_device.see(&clocked, tick, levels);
    if (view_take(&view, 1, &raw, &told, &levels))
        multisync_device.see(&held, tick, told);
}

/* The wires of a pixel but for its clock. Porches are blank, and some pixels by
 * mistake. */
static uint64_t wires_at(struct rng *rng, int column, int line)
{
    uint64_t colour = (uint64_t)rng_below(rng, 1 << 24) << MULTISYNC_RED;
    int is_shown = column < 640 && line < 480 && rng_below(rng, 50);

    return (column < 656 || column >= 752 ? BIT(MULTISYNC_HS) : 0)
         | (line < 490 || line >= 492 ? BIT(MULTISYNC_VS) : 0)
         | (rng_below(rng, 3) ? colour : 0)
         | (is_shown ? BIT(MULTISYNC_BLANK_N) : 0);
}

/* Colours change with the clock low, or with it high, where nobody looks. */
static void send_frames(struct rng *rng)
{
    uint64_t tick = 0, clock = BIT(MULTISYNC_CLOCK);

    for (int i = 0; i < FRAMES * LINES * COLUMNS; i++) {
        uint64_t wires = wires_at(rng, i % COLUMNS, i / COLUMNS % LINES);
        int is_odd = rng_below(rng, 100) == 0;

        see_both(tick, is_odd ? wires ^ held_wires : wires);
        see_both(tick + 1, rng_below(rng, 200) ? wires | clock : wires);
        if (is_odd)
            see_both(tick + 1, (wires ^ held_wires) | clock);
        tick += TICKS_A_PIXEL;
    }
}

/* But for the wires themselves, and how they count. */
CASE(both_show_the_same)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "held");
    switch_both_on();
    send_frames(&rng);
    assert_int_equal(clocked.mode, held.mode);
    assert_true(clocked.frames > 1);
    held.levels = clocked.levels;
    held.used = clocked.used;
    held.converter = clocked.converter;
    assert_memory_equal(&held, &clocked, sizeof held);
}

/* A fault of the view would be seen: colours that are not held. */
CASE(colours_that_are_not_held_would_be_seen)
{
    static const uint64_t nothing;
    const struct design_view open = {&seen_wires, &nothing, -1};
    uint64_t none = 0, told_open = 0, wires = BIT(MULTISYNC_RED);

    BEGIN_CASE;
    raw = told = 0;
    assert_false(view_take(&view, 1, &raw, &told, &wires));
    assert_true(view_take(&open, 1, &none, &told_open, &wires));
    wires |= BIT(MULTISYNC_CLOCK);
    assert_true(view_take(&view, 1, &raw, &told, &wires));
    assert_int_equal(told, BIT(MULTISYNC_RED));
}

static const struct CMUnitTest tests[] = {
    TEST("held: a view that holds colours shows what a converter does",
         both_show_the_same),
    TEST("held: colours that are not held would be seen",
         colours_that_are_not_held_would_be_seen),
};

CHECK_MAIN("held", tests)
