/* play_robots.c - who sits at a game: robots in the seats of minds, and
 * watchers in those of people.
 *
 * Part of play.c, in a file of its own.
 */
#include "bench/play_robots.h"

#include <stdlib.h>

#include "base/words.h"
#include "bench/hint.h"
#include "bench/play_memory.h"
#include "bench/play_still.h"

int play_robots_names_human(const char *name)
{
    return !name || !*name || text_same(name, "human");
}

static void dismiss_from(struct play *self, int first)
{
    for (int i = first; i < PLAY_ROBOTS; i++) {
        robot_close(self->robots[i]);
        self->robots[i] = NULL;
    }
}

void play_robots_dismiss(struct play *self)
{
    dismiss_from(self, 0);
}

/* The next hint calls new ones, which watch the game from its beginning. */
void play_robots_dismiss_watchers(struct play *self)
{
    dismiss_from(self, PLAY_SEATS);
}

/* Some options make a game for one player. */
static int has_second_seat(const struct play *self)
{
    const struct machine_type *machine = session_machine(self->session);

    return machine->seats
        && !machine_missing_seat(machine, machine->seats[1],
                                 session_setup(self->session)->option);
}

/* Only among themselves do robots open a game, and the first one does. */
static void choose_starter(struct play *self)
{
    if (self->robots[0] && (self->robots[1] || !has_second_seat(self)))
        robot_may_start(self->robots[0], 1);
}

int play_robots_is_human(const struct play *self, int i)
{
    const struct machine_type *machine = session_machine(self->session);

    return play_robots_names_human(self->minds[i])
        && (!machine->seats
            || !machine_missing_seat(machine, machine->seats[i],
                                     session_setup(self->session)->option));
}

void play_robots_share(struct play *self)
{
    struct robot *const *watchers = self->robots + PLAY_SEATS;

    for (int i = 0; i < PLAY_SEATS; i++)
        if (watchers[i])
            robot_share_screen(watchers[i], watchers[!i] != NULL);
}

/* A watcher that there is no memory for is called for the next hint. */
static void seat_watchers(struct play *self)
{
    const char *seats = session_machine(self->session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS; i++)
        if (play_robots_is_human(self, i))
            (void)robot_watch(&self->robots[PLAY_SEATS + i], self->session,
                              seats[i]);
    play_robots_share(self);
}

static const char *seat_minds(struct play *self)
{
    const char *seats = session_machine(self->session)->seats;
    const char *error = NULL;

    if (!seats)
        seats = "--";                   /* robot_open refuses, and says why */
    for (int i = 0; !error && i < PLAY_SEATS; i++) {
        if (play_robots_names_human(self->minds[i]))
            continue;
        error = robot_open(&self->robots[i], self->session, seats[i],
                           self->minds[i]);
        if (!error)
            robot_use(self->robots[i], self->open_thinker);
    }
    if (error) {
        play_robots_dismiss(self);
        return error;
    }
    choose_starter(self);
    seat_watchers(self);
    return NULL;
}

int play_robots_have_mind(const struct play *self)
{
    return self->robots[0] || self->robots[1];
}

int play_robots_are_there(const struct play *self)
{
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            return 1;
    return 0;
}

void play_robots_look(struct play *self)
{
    for (int i = 0; i < PLAY_ROBOTS; i++)
        if (self->robots[i])
            robot_look(self->robots[i], self->session);
    self->looked_tick = session_tick(self->session);
}

/* The tick of the last look that was due. */
uint64_t play_robots_last_look(const struct play *self)
{
    uint64_t tick = session_tick(self->session);

    return tick - tick % robot_step_ticks(self->session);
}

/* Whether they have looked whenever they should have: time that passes beside
 * play_run, as in a tap, passes without them. */
int play_robots_have_looked(const struct play *self)
{
    return self->looked_tick == play_robots_last_look(self);
}

void play_robots_record(struct play *self, const char *error)
{
    struct text to;

    text_begin(&to, self->trouble, sizeof self->trouble);
    text_put(&to, words_of(error));
}

/* Watchers act, too, where a person has ordered something at the table. */
void play_robots_act(struct play *self)
{
    self->is_thinking = 0;
    for (int i = 0; i < PLAY_ROBOTS; i++) {
        const char *error = self->robots[i]
            ? robot_act(self->robots[i], self->session) : NULL;

        if (error)
            play_robots_record(self, error);
        self->is_thinking |= i < PLAY_SEATS && self->robots[i]
                          && robot_is_busy(self->robots[i]);
    }
    if (!self->is_thinking)
        self->acted_tick = session_tick(self->session);
}

/* Acts until nobody is in the middle of a thought. */
void play_robots_act_at_last(struct play *self)
{
    play_robots_act(self);
    while (self->is_thinking) {
        for (int i = 0; i < PLAY_SEATS; i++)
            if (self->robots[i])
                robot_wait(self->robots[i]);
        play_robots_act(self);
    }
}

/* On a way back, or when a mind was busy, the robots have looked at a tick that
 * they would have acted in: they still do, if nothing else has happened
 * since. */
int play_robots_are_due(const struct play *self)
{
    uint64_t tick = session_tick(self->session);

    return tick % robot_step_ticks(self->session) == 0
        && tick == session_end(self->session) && tick != self->acted_tick;
}

/* Going back: robots that know what they knew then. A memory is whole if it
 * has every mind that is seated now. */

/* Only minds must be there: a watcher can be called again. */
static int is_whole(const struct play *self,
                    const struct play_memory *memory)
{
    for (int i = 0; i < PLAY_SEATS; i++)
        if (self->robots[i] && !memory->robots[i])
            return 0;
    return 1;
}

/* Robots as they were at the last memory; 0 if there is none. Watchers may be
 * missing. */
int play_robots_restore(struct play *self, uint64_t tick)
{
    const struct play_memory *memory = play_memory_before(self, tick);

    if (!memory || !is_whole(self, memory))
        return 0;
    for (int i = 0; i < PLAY_ROBOTS; i++) {
        struct robot *copy = memory->robots[i]
            ? robot_copy(memory->robots[i]) : NULL;

        if (i < PLAY_SEATS && self->robots[i] && !copy)
            return 0;
        robot_close(self->robots[i]);
        self->robots[i] = copy;
    }
    play_robots_share(self);
    session_seek(self->session, memory->tick);
    self->looked_tick = memory->tick;
    return 1;
}

/* Robots watch the game up to a tick without touching it, so that they
 * know what they would know there. Each look is a little later than the one
 * before: the session just runs on, and need not look for a way there. */
void play_robots_watch(struct play *self, uint64_t tick)
{
    uint64_t step = robot_step_ticks(self->session);
    uint64_t now = session_tick(self->session);

    while (now + step - now % step <= tick) {
        int must_look;
        uint64_t ran = play_still_run(self, tick - now, &must_look);

        if (!ran)
            session_run(self->session, step - now % step);
        now = session_tick(self->session);
        if (ran && !must_look)
            continue;
        play_robots_look(self);
        play_memory_keep(self);
    }
    session_seek(self->session, tick);
}

/* New robots, which have seen nothing yet, watch from the beginning. For
 * watchers alone that takes too long, unless there is a table, which shows what
 * they see: without one they are called for the next hint. */
const char *play_robots_renew(struct play *self, uint64_t tick)
{
    const char *error;

    play_robots_dismiss(self);
    play_memory_end(self);
    error = seat_minds(self);
    if (!error && !play_robots_have_mind(self) && tick > 0
        && !self->journal.snap
        && !robot_has_table(session_machine(self->session)))
        play_robots_dismiss_watchers(self);
    if (error || !play_robots_are_there(self))
        return error;
    session_seek(self->session, 0);
    self->looked_tick = 0;
    play_memory_keep(self);
    play_memory_take(self, self->journal.snap);
    (void)play_robots_restore(self, tick);
    play_robots_watch(self, tick);
    return NULL;
}
