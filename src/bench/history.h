/* history.h - all events of a session, with snapshots to return to.
 *
 * Only session.c uses this. It keeps order and memory; what the bytes of a
 * snapshot are, and when events take effect, is the session's business.
 */
#ifndef HISTORY_H
#define HISTORY_H

#include "bench/event.h"

enum { SNAPSHOTS_MAX = 512,
       SNAPSHOTS_BYTES = 64 << 20,      /* fewer for a large machine, */
       SNAPSHOTS_MIN = 8 };             /* but never fewer than these */

struct snapshot {
    uint64_t tick;
    void *bytes;                /* taken before the events of that tick */
};

struct history {
    struct event *events;       /* in order of time */
    size_t event_count, event_room;
    struct snapshot snapshots[SNAPSHOTS_MAX];   /* in order of time, no two
                                                 * of one tick */
    int snapshot_count, snapshot_most;
    uint64_t spacing_ticks;     /* doubles when the snapshots are full */
    size_t snapshot_size;
};

void history_begin(struct history *self, uint64_t spacing_ticks,
                   size_t snapshot_size);
void history_end(struct history *self);

/* Room for one more event comes first; then adding it cannot fail. */
const char *history_make_room(struct history *self);
void history_add(struct history *self, const struct event *event);

/* Forgets the events from this one on, and the snapshots after the tick. */
void history_cut(struct history *self, size_t event, uint64_t tick);

/* The first event at or after a tick; event_count if there is none. */
size_t history_event_at(const struct history *self, uint64_t tick);

/* When the next snapshot is due: after all others; or for a replay that has
 * come to this tick, which may be between two of them. */
uint64_t history_due(const struct history *self);
uint64_t history_due_after(const struct history *self, uint64_t tick);

/* Keeps a copy of snapshot_size bytes; an error is lack of memory. */
const char *history_snap(struct history *self, uint64_t tick,
                         const void *bytes);

/* The last snapshot not after a tick; there is always one, since a session
 * takes the first at tick 0. */
const struct snapshot *history_before(const struct history *self,
                                      uint64_t tick);

/* Where the way to a tick begins. What a design's monitor shows is in no
 * snapshot and has to be drawn on the way, which takes so many ticks: so the
 * way is that long, unless the next snapshot is much farther back. */
const struct snapshot *history_way(const struct history *self, uint64_t tick,
                                   uint64_t picture_ticks);

#endif
