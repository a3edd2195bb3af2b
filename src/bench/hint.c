/* hint.c - a watcher beside a person, who asks what to do. */
#include "bench/hint.h"

#include <stddef.h>

#include "bench/robot.h"

enum { SEATS_MAX = 2 };

struct watchers {
    struct robot *robot[SEATS_MAX];     /* null after the last */
};

static const char *seat_watchers(struct watchers *self,
                                 const struct session *session,
                                 const char *seats)
{
    const char *error = NULL;

    for (int i = 0; !error && seats[i] && i < SEATS_MAX; i++)
        error = robot_watch(&self->robot[i], session, seats[i]);
    return error;
}

static void dismiss(struct watchers *self)
{
    for (int i = 0; i < SEATS_MAX; i++)
        robot_close(self->robot[i]);
}

static const char *open_same(struct session **copy,
                             const struct session *session)
{
    char id[ID_MAX];
    struct text to;

    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    return session_open(copy, id);
}

/* Runs to a tick; looks come before what is done in their tick. */
static void watch_until(struct watchers *self, struct session *copy,
                        uint64_t tick)
{
    uint64_t step = robot_step_ticks(copy);

    while (session_tick(copy) < tick) {
        uint64_t next = session_tick(copy) / step * step + step;

        session_run(copy, (next < tick ? next : tick) - session_tick(copy));
        if (session_tick(copy) % step)
            continue;
        for (int i = 0; i < SEATS_MAX; i++)
            if (self->robot[i])
                robot_look(self->robot[i], copy);
    }
}

/* The whole game up to now once more, under the watchers' eyes. */
static const char *watch_again(struct watchers *self, struct session *copy,
                               const struct session *session)
{
    const char *error = NULL;

    for (size_t i = 0; !error && i < session_events_done(session); i++) {
        const struct event *event = session_event(session, i);

        watch_until(self, copy, event->tick);
        error = session_do(copy, event->words);
    }
    watch_until(self, copy, session_tick(session));
    return error;
}

/* The first that has something to say; else what keeps the first one. */
static const char *ask(struct watchers *self, struct text *to)
{
    const char *error = NULL;

    for (int i = 0; i < SEATS_MAX && self->robot[i]; i++) {
        const char *why = robot_advise(self->robot[i], to);

        if (!why)
            return NULL;
        if (!error)
            error = why;
    }
    return error;
}

const char *hint_give(const struct session *session, const char *seats,
                      struct text *to)
{
    struct watchers watchers = {{NULL}};
    struct session *copy;
    const char *error = open_same(&copy, session);

    if (!error)
        error = seat_watchers(&watchers, copy, seats);
    if (!error)
        error = watch_again(&watchers, copy, session);
    if (!error)
        error = ask(&watchers, to);
    dismiss(&watchers);
    session_close(copy);
    return error;
}
