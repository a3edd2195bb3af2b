/* robot.c - a mind at a board: it reads the lights and presses the buttons.
 *
 * What is the same for every machine: the mind, the finger that presses and
 * releases like a person's, and the times between. What the board means is
 * the hand's business, one for each machine (machines/duel/hand.c and others).
 *
 * A robot is one block: the fields below and the hand's state after them.
 * Only that state is what it knows; the rest is how its finger is placed, and
 * is found again from the session's events when it wakes up after having been
 * copied or restored (find_finger).
 */
#include "bench/robot_inside.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"

enum { GO_ON_SECONDS = 5,
       CALM_LOOKS = 2 };                /* after which a hand has understood
                                         * all that can be seen */

const struct hand_type *robot_find_hand(const struct machine_type *machine)
{
    for (int i = 0; hands[i]; i++)
        if (text_same(hands[i]->machine, machine->name))
            return hands[i];
    return NULL;
}

static const char *next_mind_name(const void *machine, int i)
{
    return robot_mind_at(machine, i);
}

static const char *no_mind(const struct machine_type *machine,
                           const char *name)
{
    static const struct words_unknown says = {
        WORDS("no mind '{1}' plays {2}; did you mean '{3}'?"),
        WORDS("no mind '{1}' plays {2}; there are {3}"),
        WORDS("no mind '{1}' plays {2}; there is {3}"),
    };

    return words_unknown(&says, name, machine->game, next_mind_name, machine);
}

/* Seats a robot with a mind, or a watcher where that is null. */
static const char *seat_it(struct robot **robot,
                           const struct session *session, char seat,
                           const struct mind_type *mind)
{
    const struct hand_type *type = robot_find_hand(session_machine(session));
    struct robot *self = calloc(1, sizeof *self + type->size);

    if (!self)
        return WORDS("out of memory for a robot");
    self->type = type;
    self->hand.mind = mind;
    self->hand.seat = seat;
    type->sit(self->state, &self->hand, session);
    *robot = self;
    return NULL;
}

static const char *missing_seat(const struct session *session, char seat)
{
    return machine_missing_seat(session_machine(session), seat,
                                session_setup(session)->option);
}

const char *robot_open(struct robot **robot, const struct session *session,
                       char seat, const char *mind)
{
    const struct machine_type *machine = session_machine(session);
    const struct mind_type *thinker;
    const char *error = missing_seat(session, seat);

    *robot = NULL;
    if (error)
        return error;
    if (!robot_find_hand(machine))
        return words_error("no mind can play {1}", machine->name, (char *)0);
    thinker = mind_find(robot_find_hand(machine)->minds, mind);
    if (!thinker)
        return no_mind(machine, mind);
    return seat_it(robot, session, seat, thinker);
}

const char *robot_watch(struct robot **robot, const struct session *session,
                        char seat)
{
    const struct machine_type *machine = session_machine(session);
    const struct hand_type *type = robot_find_hand(machine);
    const char *error = missing_seat(session, seat);

    *robot = NULL;
    if (error)
        return error;
    if (!type)
        return words_error("there are no hints for {1}", machine->name,
                           (char *)0);
    return seat_it(robot, session, seat, &hand_person);
}

/* A person's is his order. */
static void drop_scratch(struct robot *self)
{
    if (self->hand.scratch != &self->order)
        free(self->hand.scratch);
    self->hand.scratch = NULL;
}

/* Whatever its mind was about ends with the place where it thinks. */
static void stop_thinking(struct robot *self)
{
    if (self->hand.thinker)
        self->hand.thinker->close(self->hand.thinker);
    self->hand.thinker = NULL;
    drop_scratch(self);
    self->is_awake = self->is_busy = 0;
}

void robot_close(struct robot *self)
{
    if (self)
        stop_thinking(self);
    free(self);
}

void robot_use(struct robot *self, mind_thinker_open *open_thinker)
{
    stop_thinking(self);
    self->open_thinker = open_thinker;
}

void robot_wait(const struct robot *self)
{
    if (self->is_busy && self->hand.thinker)
        self->hand.thinker->wait(self->hand.thinker);
}

int robot_is_busy(const struct robot *self)
{
    return self->is_busy;
}

/* The copy knows what this one knows, but has neither its finger nor its
 * scratch memory: it finds the one and allocates the other when it acts. */
struct robot *robot_copy(const struct robot *self)
{
    size_t size = sizeof *self + self->type->size;
    struct robot *copy = malloc(size);

    if (copy) {
        memcpy(copy, self, size);
        copy->is_awake = copy->is_busy = 0;     /* its finger is somewhere
                                                 * else */
        copy->same_looks = 0;
        copy->hand.scratch = NULL;      /* large, and nothing stays on it */
        copy->hand.thinker = NULL;
        robot_forget_order(copy);
    }
    return copy;
}

const void *robot_memory(const struct robot *self, size_t *size)
{
    *size = self->type->size;
    return self->state;
}

void robot_recall(struct robot *self, const void *memory)
{
    memcpy(self->state, memory, self->type->size);
    self->same_looks = 0;
    stop_thinking(self);
    robot_forget_order(self);
}

/* Fifty looks a second: quicker than a person, and slow enough to cost
 * nothing. */
uint64_t robot_step_ticks(const struct session *session)
{
    uint64_t ticks = session_machine(session)->board->clock_hz / 50;

    return ticks ? ticks : 1;
}

/* A tenth of a second more than the board's own rest, as a person takes. */
uint64_t robot_calm_tick(const struct session *session)
{
    const struct board_type *board = session_machine(session)->board;
    size_t done = session_events_done(session);

    if (done == 0)
        return 0;
    return session_event(session, done - 1)->tick
         + (uint64_t)board->rest_ticks + board->clock_hz / 10;
}

static void count_same_looks(struct robot *self,
                             const struct session *session)
{
    const struct lights *seen = session_seen(session);
    size_t done = session_events_done(session);

    if (done == self->events_done
        && memcmp(seen, &self->seen, sizeof *seen) == 0) {
        self->same_looks += self->same_looks < CALM_LOOKS;
        return;
    }
    self->seen = *seen;
    self->events_done = done;
    self->same_looks = 0;
}

void robot_look(struct robot *self, const struct session *session)
{
    self->type->look(self->state, &self->hand, session);
    if (self->type->calm)
        count_same_looks(self, session);
}

uint64_t robot_calm_looks(const struct robot *self,
                          const struct session *session)
{
    if (!self->type->calm || self->same_looks < CALM_LOOKS
        || session_events_done(session) != self->events_done)
        return 0;
    return self->type->calm(self->state, &self->hand, session);
}

void robot_skip(struct robot *self, uint64_t looks)
{
    if (self->type->skip)
        self->type->skip(self->state, looks);
}

void robot_may_start(struct robot *self, int may)
{
    self->hand.may_start = may;
}

static const char *do_with(struct session *session, const char *verb,
                           const char *part)
{
    char words[EVENT_WORDS_MAX];

    event_words(words, verb, part);
    return session_do(session, words);
}

static pins pin_of_button(const struct session *session, const char *button)
{
    const struct board_type *board = session_machine(session)->board;

    return PIN(board->parts[board_find(board, button).first].pin);
}

/* The next action waits until the machine can tell two presses apart. After a
 * game has taken another course a person's hand may have been quicker. */
static const char *release_button(struct robot *self, struct session *session)
{
    const struct board_type *board = session_machine(session)->board;

    self->is_down = 0;
    self->next_tick = session_tick(session) + (uint64_t)board->rest_ticks
                    + board->clock_hz / 10;
    return session_in(session) & pin_of_button(session, self->button)
        ? do_with(session, "release", self->button) : NULL;
}

static void keep_button(struct robot *self, const char *button)
{
    struct text to;

    text_begin(&to, self->button, sizeof self->button);
    text_put(&to, button);
}

/* Down for as long as a person's tap; robot_act lets go. */
static const char *put_down(struct robot *self, struct session *session,
                            const char *button)
{
    self->is_down = 1;
    self->release_tick = session_tick(session)
        + (uint64_t)session_machine(session)->board->tap_ticks;
    keep_button(self, button);
    return do_with(session, "press", button);
}

/* All of a group at once, then a fifth of a second for the hand to move. */
static const char *set_switches(struct robot *self, struct session *session,
                                const char *words)
{
    self->next_tick = session_tick(session)
                    + session_machine(session)->board->clock_hz / 5;
    return do_with(session, "set", words);
}

/* When a button that is held went down: the last event that raised its pin. */
static uint64_t last_press(const struct session *session, const char *button)
{
    pins pin = pin_of_button(session, button);

    for (size_t i = session_events_done(session); i > 0; i--)
        if (session_event(session, i - 1)->raise & pin)
            return session_event(session, i - 1)->tick;
    return 0;
}

/* A robot that takes over an old game may find a button held down, and
 * lets go when the one before it would have; or just let go, and waits as
 * long as that one would have. */
static void find_finger(struct robot *self, const struct session *session)
{
    const char *held = self->type->held(self->state, &self->hand, session);

    self->is_down = held != NULL;
    if (held) {
        keep_button(self, held);
        self->release_tick = last_press(session, held)
            + (uint64_t)session_machine(session)->board->tap_ticks;
    }
    self->next_tick = robot_calm_tick(session);
}

/* Allocated when it is first needed: most robots are memories of another and
 * never think. Nothing on it outlives a thought. */
static const char *take_scratch(struct robot *self, size_t size)
{
    if (size && !self->hand.scratch)
        self->hand.scratch = calloc(1, size);
    if (size && !self->hand.scratch)
        return WORDS("out of memory for a mind");
    return NULL;
}

/* Where there is a thinker, scratch memory is not needed. */
static const char *take_place(struct robot *self)
{
    if (hand_is_person(&self->hand)) {
        drop_scratch(self);
        self->hand.scratch = &self->order;
        return NULL;
    }
    if (self->open_thinker && !self->hand.thinker)
        self->hand.thinker = self->open_thinker(self->hand.mind);
    return self->hand.thinker
        ? NULL : take_scratch(self, self->hand.mind->scratch_size);
}

/* Before its first action, and again after it was copied or restored. */
static const char *wake_up(struct robot *self, const struct session *session)
{
    const char *error = take_place(self);

    if (error)
        return error;
    find_finger(self, session);
    self->is_awake = 1;
    return NULL;
}

/* What a hand does for a person ends when it has done it. */
int robot_is_idle(const struct robot *self)
{
    return hand_is_person(&self->hand) && !self->is_down
        && !self->order.kind
        && !(self->type->is_about && self->type->is_about(self->state));
}

/* Presses that go on end when all are done, when a move is asked for, or when
 * there has been nothing to press for a while. */
static void note_progress(struct robot *self, const struct session *session,
                          enum hand_action action)
{
    uint64_t hz = session_machine(session)->board->clock_hz;

    if (action == HAND_PRESSES) {
        self->order.presses--;
        self->order_tick = session_tick(session);
    }
    if (self->order.presses <= 0 || action == HAND_THINKS
        || session_tick(session) > self->order_tick + GO_ON_SECONDS * hz)
        self->order.kind = TABLE_NO_ORDER;
}

static enum hand_action choose_action(struct robot *self,
                                      const struct session *session,
                                      const char **words)
{
    enum hand_action action;

    if (self->order.kind != TABLE_GOES_ON)
        return self->type->choose(self->state, &self->hand, session, words);
    self->hand.may_start = 1;
    action = self->type->choose(self->state, &self->hand, session, words);
    self->hand.may_start = 0;
    note_progress(self, session, action);
    return action;
}

/* One action at most: a button that is down is released when its time has
 * come; otherwise, once the finger has rested, the hand chooses. */
const char *robot_act(struct robot *self, struct session *session)
{
    const char *words;
    const char *error;

    self->is_busy = 0;
    if (robot_is_idle(self))
        return NULL;
    error = self->is_awake ? NULL : wake_up(self, session);
    if (error)
        return error;
    if (self->is_down)
        return session_tick(session) < self->release_tick
            ? NULL : release_button(self, session);
    if (session_tick(session) < self->next_tick)
        return NULL;
    switch (choose_action(self, session, &words)) {
    case HAND_SETS:    return set_switches(self, session, words);
    case HAND_PRESSES: return put_down(self, session, words);
    case HAND_THINKS:  self->is_busy = 1; return NULL;
    default:           return NULL;
    }
}

/* Thinks on the robot's own scratch memory: call it on a copy (hint.c). */
const char *robot_advise(struct robot *self, struct text *to)
{
    const char *error;

    if (hand_is_person(&self->hand))
        stop_thinking(self);
    error = take_scratch(self, self->type->advice_scratch_size);
    if (error)
        return error;
    return self->type->advise(self->state, &self->hand, to);
}

const struct mind_type *const *robot_minds(const struct machine_type *machine)
{
    static const struct mind_type *const none[] = {NULL};
    const struct hand_type *hand = robot_find_hand(machine);

    return hand ? hand->minds : none;
}

const char *robot_mind_at(const struct machine_type *machine, int i)
{
    const struct mind_type *mind = robot_minds(machine)[i];

    return mind ? mind->name : NULL;
}
