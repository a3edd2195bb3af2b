/* play_table.c - the table of a sitting, for faces. */
#include "bench/play_table.h"

#include <string.h>

#include "base/words.h"
#include "bench/play_memory.h"
#include "bench/play_robots.h"

/* The one who watches or plays in a seat; null: nobody. */
static struct robot *robot_in(const struct play *self, int seat)
{
    return self->robots[PLAY_SEATS + seat] ? self->robots[PLAY_SEATS + seat]
                                           : self->robots[seat];
}

static int is_watched_for(const struct play *self, int seat)
{
    return self->robots[PLAY_SEATS + seat] != NULL;
}

/* Both see whose turn it is. */
static int is_seat_due(const struct play *self, int seat)
{
    const char *seats = session_machine(self->session)->seats;
    const struct robot *robot = robot_in(self, seat);

    return seats && robot && robot_turn(robot) == seats[seat];
}

int play_table_is_due(const struct play *self, char seat)
{
    const char *seats = session_machine(self->session)->seats;

    for (int i = 0; seats && i < PLAY_SEATS && seats[i]; i++)
        if (seats[i] == seat)
            return is_seat_due(self, i);
    return 0;
}

static int has_two_people(const struct play *self)
{
    return is_watched_for(self, 0) && is_watched_for(self, 1);
}

int play_table_seat(const struct play *self)
{
    if (has_two_people(self))
        return is_seat_due(self, 1);
    return is_watched_for(self, 1) || (!robot_in(self, 0) && robot_in(self, 1));
}

/* The one whose table it is; null: there is none. */
static struct robot *eye_of(const struct play *self)
{
    struct robot *eye = robot_in(self, play_table_seat(self));

    return eye && robot_table(eye) ? eye : NULL;
}

/* The same, where a person sits there. */
static struct robot *open_eye_of(const struct play *self)
{
    return is_watched_for(self, play_table_seat(self)) ? eye_of(self) : NULL;
}

int play_table_is_there(const struct play *self)
{
    return eye_of(self) != NULL;
}

int play_table_is_open(const struct play *self)
{
    return open_eye_of(self) != NULL;
}

void play_table_lay(const struct play *self, struct table *to)
{
    const struct robot *eye = eye_of(self);

    to->count = 0;
    if (eye)
        robot_lay(eye, self->session, to);
}

static int is_at_end(const struct play *self)
{
    return session_tick(self->session) == session_end(self->session)
        && session_events_done(self->session)
           == session_event_count(self->session);
}

/* What came after an earlier moment is cut off, as by a press on the board,
 * once there is an order: whoever only takes a piece up has done nothing. */
const char *play_table_go_on(struct play *self)
{
    uint64_t tick = session_tick(self->session);
    const char *error;

    self->acts++;
    if (is_at_end(self))
        return NULL;
    play_memory_cut(self, tick);
    error = session_rewind(self->session, tick);
    if (error)
        play_table_forget_order(self);
    else
        self->notice = WORDS("the game continues from here");
    return error;
}

const char *play_table_touch(struct play *self, int touch, int32_t value)
{
    struct robot *eye = open_eye_of(self);
    const char *error;

    if (!eye)
        return WORDS("minds play this game; take a seat to play yourself");
    error = robot_touch(eye, self->session, touch, value);
    if (error || !robot_has_order(eye)
        || (self->keeps_later && !is_at_end(self)))
        return error;
    return play_table_go_on(self);
}

void play_table_forget_order(struct play *self)
{
    struct robot *eye = open_eye_of(self);

    if (eye)
        robot_forget_order(eye);
}

int play_table_at_screen(const struct play *self, int x, int y)
{
    const struct robot *eye = open_eye_of(self);

    return eye ? robot_screen_touch(eye, self->session, x, y) : 0;
}

int play_table_has_order(const struct play *self)
{
    const struct robot *eye = open_eye_of(self);

    return eye && robot_has_order(eye);
}

void play_table_say(const struct play *self, struct text *now,
                    struct text *last)
{
    const struct robot *eye = eye_of(self);

    if (eye)
        robot_say(eye, self->session, now, last);
}

int play_table_moves(const struct play *self)
{
    const struct robot *eye = eye_of(self);

    return eye ? robot_count_moves(eye, self->session) : 0;
}

void play_table_move(const struct play *self, int i, struct table_move *to)
{
    memset(to, 0, sizeof *to);
    robot_move(eye_of(self), self->session, i, to);
}

const char *play_table_graph(const struct play *self)
{
    const struct robot *eye = eye_of(self);

    return eye ? robot_table(eye)->graph : NULL;
}

int play_table_end(const struct play *self, struct table_end *to)
{
    const struct robot *eye = eye_of(self);

    memset(to, 0, sizeof *to);
    return eye && robot_end(eye, self->session, to);
}

void play_table_guide(const struct play *self, int step,
                      struct intro_step *to)
{
    const struct intro *intro = intro_of(session_machine(self->session));
    const struct robot *eye = eye_of(self);

    *to = (struct intro_step){.is_done = 1};
    if (intro && step < intro->steps && eye)
        robot_guide(eye, self->session, step, to);
}
