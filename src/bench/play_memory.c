/* play_memory.c - snapshots of what the robots at a game know.
 *
 * They are copied every few seconds, so that a game taken back finds robots
 * that know what they knew then. Between a memory and the tick wanted, robots
 * watch the game once more: at most MEMORY_TICKS_MAX ticks of replay.
 *
 * The same copies go to disk as places to resume from. Their number is
 * bounded; their distance doubles into the past, since a game is resumed at
 * its end and taken back by a little far more often than by much.
 */
#include "bench/play_memory.h"

#include <stdlib.h>
#include <string.h>

enum { MEMORY_SECONDS = 30, MEMORY_TICKS_MAX = 1 << 20 };

/* A memory of exactly this tick stays: it was made before its events. */
void play_memory_cut(struct play *self, uint64_t tick)
{
    while (self->past_count > 0
           && self->past[self->past_count - 1].tick > tick) {
        struct play_memory *last = &self->past[--self->past_count];

        for (int i = 0; i < PLAY_ROBOTS; i++)
            robot_close(last->robots[i]);
    }
}

/* Cutting at tick 0 leaves the memory of tick 0 itself. */
void play_memory_end(struct play *self)
{
    play_memory_cut(self, 0);
    for (int i = 0; self->past_count && i < PLAY_ROBOTS; i++)
        robot_close(self->past[0].robots[i]);
    free(self->past);
    self->past = NULL;
    self->past_count = self->past_room = 0;
}

static int reserve_memory(struct play *self)
{
    size_t room = self->past_room ? 2 * self->past_room : 64;
    struct play_memory *more;

    if (self->past_count < self->past_room)
        return 1;
    more = realloc(self->past, room * sizeof *more);
    if (!more)
        return 0;
    self->past = more;
    self->past_room = room;
    return 1;
}

static uint64_t distance_ticks(const struct play *self)
{
    uint64_t hz = session_machine(self->session)->board->clock_hz;
    uint64_t ticks = MEMORY_SECONDS * hz;

    return ticks < MEMORY_TICKS_MAX ? ticks : MEMORY_TICKS_MAX;
}

uint64_t play_memory_next(const struct play *self)
{
    if (self->past_count == 0)
        return 0;
    return self->past[self->past_count - 1].tick + distance_ticks(self)
         - robot_step_ticks(self->session);
}

/* The first is due at once, for a game taken back to its beginning. From then
 * on at the first look after a snapshot of the session, as far as these are
 * frequent enough: a way back begins at the snapshot before a memory. */
static int is_memory_due(const struct play *self, uint64_t tick)
{
    uint64_t last, snapshot;

    if (tick < play_memory_next(self) || self->past_count == 0)
        return self->past_count == 0;
    last = self->past[self->past_count - 1].tick;
    (void)session_state_before(self->session, tick, &snapshot);
    return snapshot > last
        || tick >= last + distance_ticks(self)
                   + robot_step_ticks(self->session);
}

/* A robot that there is no memory for is missing in the copy: going back then
 * starts from an earlier one. */
void play_memory_keep(struct play *self)
{
    struct play_memory memory = {.tick = session_tick(self->session)};

    if (!is_memory_due(self, memory.tick) || !reserve_memory(self))
        return;
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            memory.robots[i] = robot_copy(self->robots[i]);
    self->past[self->past_count++] = memory;
}

const struct play_memory *play_memory_before(const struct play *self,
                                             uint64_t tick)
{
    size_t i = self->past_count;

    while (i > 0 && self->past[i - 1].tick > tick)
        i--;
    return i > 0 ? &self->past[i - 1] : NULL;
}

/* Places to resume from */

static const char watcher[] = "watcher";        /* no mind has that name */

static void put_robot_name(const struct play *self, int i,
                           struct snap_robot *robot)
{
    struct text to;

    text_begin(&to, robot->name, sizeof robot->name);
    text_put(&to, i < PLAY_SEATS ? self->minds[i] : watcher);
}

/* The place points at what session and robots hold; nothing is copied. */
static void fill_place(const struct play *self,
                       const struct play_memory *memory,
                       struct snap_place *place)
{
    memset(place, 0, sizeof *place);
    place->tick = memory->tick;
    place->state = session_state_before(self->session, memory->tick,
                                        &place->state_tick);
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (memory->robots[i]) {
            put_robot_name(self, i, &place->robots[i]);
            place->robots[i].memory = robot_memory(memory->robots[i],
                                                   &place->robots[i].size);
        }
}

/* Places of a machine with much memory are few, but there is always one. */
static size_t most_places(const struct play *self)
{
    size_t most = SNAP_BYTES_MAX / session_state_size(self->session);

    return most < 1 ? 1 : most > SNAP_PLACES ? SNAP_PLACES : most;
}

/* Collected from the newest back, but kept in order of time. */
static void turn_round(struct snap_place *places, int count)
{
    for (int i = 0; i < count / 2; i++) {
        struct snap_place place = places[i];

        places[i] = places[count - 1 - i];
        places[count - 1 - i] = place;
    }
}

int play_memory_places(const struct play *self,
                       struct snap_place places[SNAP_PLACES])
{
    uint64_t end = session_end(self->session), gap = 0;
    int count = 0;

    for (size_t i = self->past_count; i > 0; i--) {
        const struct play_memory *memory = &self->past[i - 1];

        if ((size_t)count == most_places(self) || memory->tick == 0)
            break;
        if (memory->tick > end || end - memory->tick < gap)
            continue;
        fill_place(self, memory, &places[count++]);
        gap = 2 * (end - memory->tick);
    }
    turn_round(places, count);
    return count;
}

/* Whether bytes from a file are those of the robot that sits here: of the
 * same mind, and as long. Their seal has been checked before. */
static int belongs_to(const struct snap_robot *robot, const char *name,
                      const struct robot *seated)
{
    size_t size;

    if (!seated)
        return 0;
    (void)robot_memory(seated, &size);
    return text_same(robot->name, name) && robot->size == size;
}

/* A memory of the robots here from a place on disk; 0 if a mind sits here
 * that the place knows nothing of. The caller closes it in that case. */
static int make_memory(const struct play *self,
                       const struct snap_place *place,
                       struct play_memory *memory)
{
    memory->tick = place->tick;
    for (int i = 0; i < PLAY_ROBOTS; i++) {
        const char *name = i < PLAY_SEATS ? self->minds[i] : watcher;

        if (belongs_to(&place->robots[i], name, self->robots[i]))
            memory->robots[i] = robot_copy(self->robots[i]);
        if (memory->robots[i])
            robot_recall(memory->robots[i], place->robots[i].memory);
        else if (i < PLAY_SEATS && self->robots[i])
            return 0;
    }
    return 1;
}

static void close_memory(struct play_memory *memory)
{
    for (int i = 0; i < PLAY_ROBOTS; i++)
        robot_close(memory->robots[i]);
}

void play_memory_take(struct play *self, const struct snap *snap)
{
    for (int i = 0; snap && i < snap->count; i++) {
        struct play_memory memory = {0};

        if (snap->places[i].tick % robot_step_ticks(self->session) == 0
            && reserve_memory(self)
            && make_memory(self, &snap->places[i], &memory))
            self->past[self->past_count++] = memory;
        else
            close_memory(&memory);
    }
}
