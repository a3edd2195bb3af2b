/* hint.c - a watcher: a robot that never acts, but advises a player.
 *
 * Used when a game has been loaded, or has run without watchers, and a person
 * asks for a hint; otherwise play.c keeps watchers at the board all along.
 */
#include "bench/hint.h"

#include "base/words.h"

#include <stddef.h>

/* A session of the same id, at its beginning. */
static const char *open_same(struct session **copy,
                             const struct session *session)
{
    char id[ID_MAX];
    struct text to;

    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    return session_open_design(copy, id, session_machine(session));
}

/* Runs to a tick, looking at every multiple of the step as in a live game.
 * Looks come before the events of their tick. */
static void replay_to_tick(struct robot *self, struct session *copy,
                           uint64_t tick)
{
    uint64_t step = robot_step_ticks(copy);

    while (session_tick(copy) < tick) {
        uint64_t next = session_tick(copy) / step * step + step;

        session_run(copy, (next < tick ? next : tick) - session_tick(copy));
        if (session_tick(copy) % step == 0)
            robot_look(self, copy);
    }
}

/* The whole game up to now once more, under the watcher's eyes. */
static const char *watch_again(struct robot *self, struct session *copy,
                               const struct session *session)
{
    const char *error = NULL;

    for (size_t i = 0; !error && i < session_events_done(session); i++) {
        const struct event *event = session_event(session, i);

        replay_to_tick(self, copy, event->tick);
        error = session_do(copy, event->words);
    }
    replay_to_tick(self, copy, session_tick(session));
    return error;
}

const char *hint_watch(struct robot **watcher, const struct session *session,
                       char seat)
{
    struct session *copy;
    const char *error = open_same(&copy, session);

    *watcher = NULL;
    if (!error)
        error = robot_watch(watcher, copy, seat);
    if (!error)
        error = watch_again(*watcher, copy, session);
    if (error) {
        robot_close(*watcher);
        *watcher = NULL;
    }
    session_close(copy);
    return error;
}

const char *hint_ask(const struct robot *watcher, struct text *to)
{
    struct robot *copy = robot_copy(watcher);
    const char *error;

    if (!copy)
        return WORDS("out of memory for a robot");
    error = robot_advise(copy, to);
    robot_close(copy);
    return error;
}
