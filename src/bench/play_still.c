/* play_still.c - passes over looks that would find nothing new.
 *
 * Watchers look at the board fifty times a second, so that tables and hints are
 * there at once. Mostly the board is as it was, and each hand knows for how
 * long that tells it nothing (hand_type.calm). So the session runs on to the
 * next event or change, and the looks before it are only counted:
 *
 *     look   look   look   look   look   look      every robot_step_ticks
 *      |------+------+------+--*   |
 *      calm   counted          |   made: the first that can see the change
 *                              a light changes
 *
 * Invariant: what robots know afterwards is the same as if they had looked,
 * byte by byte; so are the memories that are kept, and the ticks at which
 * somebody acts. Whoever may act is asked at every look.
 */
#include "bench/play_still.h"

#include "bench/play_memory.h"
#include "bench/play_robots.h"

static uint64_t lesser_of(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static uint64_t calm_looks(const struct play *self)
{
    uint64_t looks = UINT64_MAX;

    for (int i = 0; looks && i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            looks = lesser_of(looks, robot_calm_looks(self->robots[i],
                                                      self->session));
    return looks;
}

/* Whoever acts has to be asked. */
static int is_everybody_idle(const struct play *self)
{
    if (play_robots_have_mind(self))
        return 0;
    for (int i = PLAY_SEATS; i < PLAY_ROBOTS; i++)
        if (self->robots[i] && !robot_is_idle(self->robots[i]))
            return 0;
    return 1;
}

/* Up to the next memory, and not to the end of what is recorded, where the last
 * events take effect. */
static uint64_t still_ticks(const struct play *self, uint64_t ticks)
{
    uint64_t now = session_tick(self->session);
    uint64_t end = session_end(self->session);
    uint64_t memory = play_memory_next(self);

    if (memory <= now || (now == end && !is_everybody_idle(self)))
        return 0;
    ticks = lesser_of(ticks, memory - now - 1);
    return now < end ? lesser_of(ticks, end - now - 1) : ticks;
}

static void skip_looks(struct play *self, uint64_t looks)
{
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            robot_skip(self->robots[i], looks);
    self->looked_tick += looks * robot_step_ticks(self->session);
}

/* The change itself is there for the look of its own tick to see. */
static uint64_t run_still(struct play *self, uint64_t ticks, int *must_look)
{
    uint64_t begin = session_tick(self->session);
    uint64_t step = robot_step_ticks(self->session);
    int is_live = begin == session_end(self->session);
    int has_changed = session_run_still(self->session, ticks);
    uint64_t ran = session_tick(self->session) - begin;

    *must_look = has_changed && ran % step == 0;
    skip_looks(self, ran / step - (uint64_t)*must_look);
    if (is_live)
        self->acted_tick = self->looked_tick;
    return ran;
}

uint64_t play_still_run(struct play *self, uint64_t ticks, int *must_look)
{
    uint64_t looks, step;

    *must_look = 0;
    if (self->looked_tick != session_tick(self->session))
        return 0;
    looks = calm_looks(self);
    if (!looks)
        return 0;
    ticks = still_ticks(self, ticks);
    step = robot_step_ticks(self->session);
    if (looks < ticks / step)
        ticks = looks * step;
    return ticks > step ? run_still(self, ticks, must_look) : 0;
}
