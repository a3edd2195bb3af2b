/* feed.c - what happens in a session, given to a pair tick by tick. */
#include "twin/feed.h"

int feed_is_over(const struct feed *self)
{
    return self->error || self->pair->difference.is_there;
}

static void flush(struct feed *self)
{
    if (self->waiting && !feed_is_over(self)) {
        self->error = pair_run(self->pair, self->block, self->waiting);
        self->compared += self->waiting;
        if (self->pair->difference.is_there)
            self->pair->difference.tick += self->power_tick;
    }
    self->waiting = 0;
}

static void note(struct feed *self, const char *error)
{
    if (!self->error)
        self->error = error;
}

static void power_up(struct feed *self)
{
    flush(self);
    self->power_tick = self->steps.ticks;
    if (!feed_is_over(self))
        note(self, pair_power_up(self->pair));
}

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

/* The session was taken back: the pair does again what still holds. */
static void go_back(struct feed *self, const struct session *session,
                    uint64_t tick)
{
    flush(self);
    if (feed_is_over(self))
        return;
    if (tick > self->steps.ticks) {
        self->error = "the session jumped over ticks that its twin needs";
        return;
    }
    steps_cut(&self->steps, tick);
    self->events = events_before(session, tick);
    self->power_tick = last_power(&self->steps);
    self->error = steps_run(&self->steps, self->pair);
    self->compared += tick;
}

/* Was the power off just before this tick? */
static int was_off(struct feed *self, const struct session *session)
{
    size_t done = session_events_done(session);
    int is_power = 0;

    for (; self->events < done; self->events++)
        is_power |= session_event(session, self->events)->kind == EVENT_POWER;
    return is_power;
}

static void watch(void *with, const struct session *session)
{
    struct feed *self = with;
    uint64_t tick = session_tick(session) - 1;
    int is_power;

    if (feed_is_over(self))
        return;
    if (tick != self->steps.ticks)
        go_back(self, session, tick);
    is_power = was_off(self, session);
    if (is_power)
        power_up(self);
    note(self, steps_add(&self->steps, session_in(session), is_power));
    self->block[self->waiting++] = session_in(session);
    if (self->waiting == PAIR_BLOCK)
        flush(self);
}

void feed_begin(struct feed *self, struct pair *pair,
                struct session *session)
{
    self->pair = pair;
    steps_clear(&self->steps);
    self->waiting = 0;
    self->events = 0;
    self->power_tick = 0;
    session_watch(session, watch, self);
}

const char *feed_end(struct feed *self)
{
    flush(self);
    return self->error;
}

void feed_free(struct feed *self)
{
    steps_free(&self->steps);
}
