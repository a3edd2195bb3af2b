/* test_history.c - events in order, and snapshots to return to. */
#include "rig.h"

#include <string.h>

#include "bench/history.h"

enum { SPACING = 100 };

static void add(struct history *self, uint64_t tick)
{
    struct event event;

    memset(&event, 0, sizeof event);
    event.tick = tick;
    assert_null(history_make_room(self));
    history_add(self, &event);
}

/* Goes on to a tick and takes every snapshot that is due on the way; its
 * bytes are the tick itself. */
static void go_to(struct history *self, uint64_t *now, uint64_t tick)
{
    for (; *now <= tick; (*now)++)
        if (*now == history_due(self))
            assert_null(history_snap(self, *now, now));
}

static uint64_t tick_in(const struct snapshot *snapshot)
{
    uint64_t tick;

    memcpy(&tick, snapshot->bytes, sizeof tick);
    assert_int_equal(tick, snapshot->tick);
    return tick;
}

CASE(the_first_event_at_or_after_a_tick_is_found)
{
    static const uint64_t ticks[] = {0, 0, 3, 3, 3, 7, 20, 20};
    struct history history;

    BEGIN_CASE;
    history_begin(&history, SPACING, 1);
    assert_int_equal(history_event_at(&history, 5), 0);
    for (int i = 0; i < 8; i++)
        add(&history, ticks[i]);
    for (uint64_t tick = 0; tick < 25; tick++) {
        size_t first = 0;

        while (first < 8 && ticks[first] < tick)
            first++;
        assert_int_equal(history_event_at(&history, tick), first);
    }
    history_end(&history);
}

CASE(many_events_are_kept)
{
    struct history history;

    BEGIN_CASE;
    history_begin(&history, SPACING, 1);
    for (uint64_t i = 0; i < 5000; i++)
        add(&history, 3 * i);
    assert_int_equal(history.event_count, 5000);
    for (size_t i = 0; i < 5000; i++)
        assert_int_equal(history.events[i].tick, 3 * i);
    history_end(&history);
}

CASE(snapshots_are_due_at_equal_distances)
{
    struct history history;
    uint64_t now = 0;

    BEGIN_CASE;
    history_begin(&history, SPACING, sizeof now);
    assert_int_equal(history_due(&history), 0);
    go_to(&history, &now, 10 * SPACING);
    assert_int_equal(history.snapshot_count, 11);
    assert_int_equal(history_due(&history), 11 * SPACING);
    for (uint64_t tick = 0; tick <= 10 * SPACING; tick++)
        assert_int_equal(tick_in(history_before(&history, tick)),
                         tick / SPACING * SPACING);
    assert_int_equal(tick_in(history_before(&history, UINT64_MAX)),
                     10 * SPACING);
    history_end(&history);
}

/* Nowhere is the way back longer than the spacing of the day, and there are
 * always enough of them. */
static void check_spread(const struct history *history, uint64_t now,
                         uint64_t spacing)
{
    assert_true(history->snapshot_count <= SNAPSHOTS_MAX);
    assert_true((uint64_t)history->snapshot_count >= now / spacing);
    for (uint64_t tick = 0; tick < now; tick += SPACING / 2)
        assert_int_equal(tick_in(history_before(history, tick)),
                         tick / spacing * spacing);
}

/* A machine with a megabyte of memory keeps few, a larger one the fewest. */
CASE(snapshots_of_a_large_machine_are_bounded_by_their_bytes)
{
    static const struct { size_t size; int most; } machines[] = {
        {1 << 10, SNAPSHOTS_MAX}, {1 << 20, 64}, {1 << 24, SNAPSHOTS_MIN},
    };
    static char state[1 << 24];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof machines / sizeof *machines; i++) {
        struct history history;

        history_begin(&history, SPACING, machines[i].size);
        for (int n = 0; n < machines[i].most; n++)
            assert_null(history_snap(&history, history_due(&history), state));
        assert_int_equal(history.snapshot_count, machines[i].most);
        assert_null(history_snap(&history, history_due(&history), state));
        assert_int_equal(history.snapshot_count, machines[i].most / 2 + 1);
        history_end(&history);
    }
}

CASE(full_snapshots_are_thinned_out_evenly)
{
    struct history history;
    uint64_t now = 0, spacing = SPACING;

    BEGIN_CASE;
    history_begin(&history, SPACING, sizeof now);
    for (int i = 0; i < 4; i++) {
        go_to(&history, &now, spacing * SNAPSHOTS_MAX - 1);
        assert_int_equal(history.snapshot_count, SNAPSHOTS_MAX);
        check_spread(&history, now, spacing);
        go_to(&history, &now, spacing * SNAPSHOTS_MAX);
        assert_int_equal(history.snapshot_count, SNAPSHOTS_MAX / 2 + 1);
        spacing *= 2;
        check_spread(&history, now, spacing);
    }
    history_end(&history);
}

CASE(a_cut_forgets_events_and_later_snapshots)
{
    struct history history;
    uint64_t now = 0;

    BEGIN_CASE;
    history_begin(&history, SPACING, sizeof now);
    for (uint64_t i = 0; i < 50; i++)
        add(&history, 10 * i);
    go_to(&history, &now, 499);
    history_cut(&history, 20, 200);
    assert_int_equal(history.event_count, 20);
    assert_int_equal(history.snapshot_count, 3);        /* 0, 100, 200 */
    assert_int_equal(history_due(&history), 300);
    history_cut(&history, 20, 199);
    assert_int_equal(history.snapshot_count, 2);
    history_cut(&history, 0, 0);
    assert_int_equal(history.event_count, 0);
    assert_int_equal(history.snapshot_count, 1);
    history_end(&history);
}

static const struct CMUnitTest tests[] = {
    TEST("history: the first event at or after a tick is found",
         the_first_event_at_or_after_a_tick_is_found),
    TEST("history: many events are kept", many_events_are_kept),
    TEST("history: snapshots are due at equal distances",
         snapshots_are_due_at_equal_distances),
    TEST("history: snapshots of a large machine are bounded by their bytes",
         snapshots_of_a_large_machine_are_bounded_by_their_bytes),
    TEST("history: full snapshots are thinned out evenly",
         full_snapshots_are_thinned_out_evenly),
    TEST("history: a cut forgets events and later snapshots",
         a_cut_forgets_events_and_later_snapshots),
};

CHECK_MAIN("history", tests)
