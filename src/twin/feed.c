/* feed.c - feeds the events of a session to a pair, tick by tick.
 *
 * Ticks are collected and given to the pair in blocks, as a call of a simulator
 * costs more than a tick. When a session is taken back to an earlier tick, the
 * pair starts again from power-up and does all that still holds.
 */
#include "twin/feed.h"

int feed_is_over(const struct feed *self)
{
    return self->error || self->pair->difference.is_there;
}

/* The pair counts from its own power-up; a difference is told in ticks of the
 * session. After an error the block is dropped. */
static void run_waiting_block(struct feed *self)
{
    if (self->waiting && !feed_is_over(self)) {
        self->error = pair_run(self->pair, self->block, self->waiting);
        self->compared += self->waiting;
        if (self->pair->difference.is_there)
            self->pair->difference.tick += self->power_tick;
    }
    self->waiting = 0;
}

static void keep_first_error(struct feed *self, const char *error)
{
    if (!self->error)
        self->error = error;
}

/* What waits is from before the power-up. */
static void restart_pair(struct feed *self)
{
    run_waiting_block(self);
    self->power_tick = self->steps.ticks;
    if (!feed_is_over(self))
        keep_first_error(self, pair_power_up(self->pair));
}

/* How many events of a session came before a tick. */
static size_t events_before(const struct session *session, uint64_t tick)
{
    size_t i = 0;

    while (i < session_events_done(session)
           && session_event(session, i)->tick < tick)
        i++;
    return i;
}

static uint64_t last_power(const struct steps *steps)
{
    uint64_t tick = 0;

    for (size_t i = 0; i < steps->count; i++)
        if (steps->at[i].is_power)
            tick = steps->at[i].tick;
    return tick;
}

/* The session was taken back to a tick: the pair repeats what still holds, from
 * power-up on. */
static void replay_to_tick(struct feed *self, const struct session *session,
                           uint64_t tick)
{
    run_waiting_block(self);
    if (feed_is_over(self))
        return;
    if (tick > self->steps.ticks) {
        self->error = "the session skipped ticks that its twin needs";
        return;
    }
    steps_cut(&self->steps, tick);
    self->events = events_before(session, tick);
    self->power_tick = last_power(&self->steps);
    self->error = steps_run(&self->steps, self->pair);
    self->compared += tick;
}

/* Whether the power was off just before this tick, by the new events. */
static int was_off(struct feed *self, const struct session *session)
{
    size_t done = session_events_done(session);
    int is_power = 0;

    for (; self->events < done; self->events++)
        is_power |= session_event(session, self->events)->kind == EVENT_POWER;
    return is_power;
}

/* The watcher of the session, called after each tick. */
static void compare_session_tick(void *with, const struct session *session)
{
    struct feed *self = with;
    uint64_t tick = session_tick(session) - 1;
    int is_power;

    if (feed_is_over(self))
        return;
    if (tick != self->steps.ticks)
        replay_to_tick(self, session, tick);
    is_power = was_off(self, session);
    if (is_power)
        restart_pair(self);
    keep_first_error(self, steps_add(&self->steps, session_in(session),
                                     is_power));
    self->block[self->waiting++] = session_in(session);
    if (self->waiting == PAIR_BLOCK)
        run_waiting_block(self);
}

void feed_begin(struct feed *self, struct pair *pair,
                struct session *session)
{
    self->pair = pair;
    steps_clear(&self->steps);
    self->waiting = 0;
    self->events = 0;
    self->power_tick = 0;
    session_watch(session, compare_session_tick, self);
}

const char *feed_end(struct feed *self)
{
    run_waiting_block(self);
    return self->error;
}

void feed_free(struct feed *self)
{
    steps_free(&self->steps);
}
