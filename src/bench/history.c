/* history.c - all events of a session, with snapshots to return to.
 *
 * Any past tick is a snapshot and a short replay away. When the snapshots
 * are full every second one goes and they are taken half as often, so a
 * session of any length keeps a bounded number, evenly spread. A session
 * loaded with snapshots from a file has wide gaps between them: a replay
 * through such a gap leaves new ones there.
 */
#include "bench/history.h"

#include "base/words.h"

#include <stdlib.h>
#include <string.h>

#define SPACING_MAX ((uint64_t)1 << 60)

/* As many as fit SNAPSHOTS_BYTES, within the two bounds. */
static int most_of(size_t snapshot_size)
{
    size_t most = SNAPSHOTS_BYTES / snapshot_size;

    return most < SNAPSHOTS_MIN ? SNAPSHOTS_MIN
         : most > SNAPSHOTS_MAX ? SNAPSHOTS_MAX : (int)most;
}

void history_begin(struct history *self, uint64_t spacing_ticks,
                   size_t snapshot_size)
{
    memset(self, 0, sizeof *self);
    self->spacing_ticks = spacing_ticks;
    self->snapshot_size = snapshot_size;
    self->snapshot_most = most_of(snapshot_size);
}

void history_end(struct history *self)
{
    for (int i = 0; i < self->snapshot_count; i++)
        free(self->snapshots[i].bytes);
    free(self->events);
}

/* Apart from history_add, so that memory is certain before a line is written
 * to the journal: afterwards an event must not fail. */
const char *history_make_room(struct history *self)
{
    size_t room = self->event_room ? 2 * self->event_room : 64;
    struct event *events;

    if (self->event_count < self->event_room)
        return NULL;
    events = realloc(self->events, room * sizeof *events);
    if (!events)
        return WORDS("out of memory for events");
    self->events = events;
    self->event_room = room;
    return NULL;
}

void history_add(struct history *self, const struct event *event)
{
    self->events[self->event_count++] = *event;
}

void history_cut(struct history *self, size_t event, uint64_t tick)
{
    self->event_count = event;
    while (self->snapshot_count > 0
           && self->snapshots[self->snapshot_count - 1].tick > tick)
        free(self->snapshots[--self->snapshot_count].bytes);
}

/* By bisection: events are in order of time. */
size_t history_event_at(const struct history *self, uint64_t tick)
{
    size_t low = 0, high = self->event_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (self->events[middle].tick < tick)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* -1 only while there is none at all. By bisection, too: low is never later
 * than the tick, unless even the first one is. */
static int index_before(const struct history *self, uint64_t tick)
{
    int low = 0, high = self->snapshot_count;

    while (high - low > 1) {
        int middle = low + (high - low) / 2;

        if (self->snapshots[middle].tick > tick)
            high = middle;
        else
            low = middle;
    }
    return self->snapshot_count ? low : -1;
}

uint64_t history_due(const struct history *self)
{
    return history_due_after(self, UINT64_MAX);
}

/* One spacing after the snapshot before this tick; but if the next one that
 * is there already comes within a spacing of that, one spacing after it, and
 * so on: none is taken close before another. */
uint64_t history_due_after(const struct history *self, uint64_t tick)
{
    uint64_t spacing = self->spacing_ticks, due;
    int i = index_before(self, tick);

    if (i < 0)
        return 0;
    for (due = self->snapshots[i].tick + spacing;
         ++i < self->snapshot_count && due + spacing > self->snapshots[i].tick;)
        due = self->snapshots[i].tick + spacing;
    return due;
}

/* Keeps the first, the third, the fifth, ... The one at tick 0 stays: there
 * is always one to return to. */
static void thin_out(struct history *self)
{
    int kept = 0;

    for (int i = 0; i < self->snapshot_count; i++) {
        if (i % 2)
            free(self->snapshots[i].bytes);
        else
            self->snapshots[kept++] = self->snapshots[i];
    }
    self->snapshot_count = kept;
    if (self->spacing_ticks < SPACING_MAX)
        self->spacing_ticks *= 2;
}

/* Mostly the newest goes last; one from a file or a replay may not. */
static void insert_snapshot(struct history *self, struct snapshot snapshot)
{
    int i = self->snapshot_count++;

    for (; i > 0 && self->snapshots[i - 1].tick > snapshot.tick; i--)
        self->snapshots[i] = self->snapshots[i - 1];
    self->snapshots[i] = snapshot;
}

const char *history_snap(struct history *self, uint64_t tick,
                         const void *bytes)
{
    void *copy = malloc(self->snapshot_size);

    if (!copy)
        return WORDS("out of memory for a snapshot");
    memcpy(copy, bytes, self->snapshot_size);
    if (self->snapshot_count == self->snapshot_most)
        thin_out(self);
    insert_snapshot(self, (struct snapshot){tick, copy});
    return NULL;
}

const struct snapshot *history_before(const struct history *self,
                                      uint64_t tick)
{
    return &self->snapshots[index_before(self, tick)];
}

const struct snapshot *history_way(const struct history *self, uint64_t tick,
                                   uint64_t picture_ticks)
{
    const struct snapshot *snapshot = history_before(
        self, tick > picture_ticks ? tick - picture_ticks : 0);

    return tick - snapshot->tick <= picture_ticks + 2 * self->spacing_ticks
         ? snapshot : history_before(self, tick);
}
