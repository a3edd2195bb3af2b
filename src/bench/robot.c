/* robot.c - a mind with a finger and an eye: it plays by pressing buttons.
 *
 * What is the same for every machine: the mind, the finger that presses and
 * lets go like a person's, and the times between. What the board means is
 * the hand's business, one for each machine (hand_duel.c).
 */
#include "bench/robot.h"

#include <stdlib.h>
#include <string.h>

#include "bench/hand.h"

static const struct hand_type *const hands[] = {
    &hand_duel,
    NULL,
};

struct robot {
    const struct hand_type *type;
    struct hand hand;
    int is_awake;                       /* it has acted before */
    int is_down;                        /* its finger is on the button */
    uint64_t release_tick;
    uint64_t next_tick;                 /* no new action before */
    _Alignas(max_align_t) char state[]; /* of the hand */
};

static const struct hand_type *find_hand(const struct machine_type *machine)
{
    for (int i = 0; hands[i]; i++)
        if (text_same(hands[i]->machine, machine->name))
            return hands[i];
    return NULL;
}

static const char *mind_name(const void *game, int i)
{
    const struct mind_type *mind = mind_at(game, i);

    return mind ? mind->name : NULL;
}

static const char *no_mind(const char *game, const char *name)
{
    char where[40];
    struct text to;

    text_begin(&to, where, sizeof where);
    text_put(&to, " plays ");
    text_put(&to, game);
    return text_unknown("mind", name, where, mind_name, game,
                        text_error("there is '", mind_name(game, 0), "'",
                                   (char *)0));
}

const char *robot_open(struct robot **robot, const struct session *session,
                       char seat, const char *mind)
{
    const struct machine_type *machine = session_machine(session);
    const struct hand_type *type = find_hand(machine);
    const struct mind_type *thinker;
    struct robot *self;

    *robot = NULL;
    if (!type || !machine->game)
        return text_error("no mind can play ", machine->name, (char *)0);
    thinker = mind_find(machine->game, mind);
    if (!thinker)
        return no_mind(machine->game, mind);
    self = calloc(1, sizeof *self + type->size);
    if (!self)
        return "out of memory for a robot";
    self->type = type;
    self->hand.mind = thinker;
    self->hand.seat = seat;
    type->sit(self->state, &self->hand, session);
    *robot = self;
    return NULL;
}

void robot_close(struct robot *self)
{
    free(self);
}

struct robot *robot_copy(const struct robot *self)
{
    size_t size = sizeof *self + self->type->size;
    struct robot *copy = malloc(size);

    if (copy) {
        memcpy(copy, self, size);
        copy->is_awake = 0;             /* its finger is somewhere else */
    }
    return copy;
}

const char *robot_mind(const struct robot *self)
{
    return self->hand.mind->name;
}

uint64_t robot_step_ticks(const struct session *session)
{
    uint64_t ticks = session_machine(session)->board->clock_hz / 50;

    return ticks ? ticks : 1;
}

void robot_look(struct robot *self, const struct session *session)
{
    self->type->look(self->state, &self->hand, session);
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

static const char *let_go(struct robot *self, struct session *session)
{
    const struct board_type *board = session_machine(session)->board;

    self->is_down = 0;
    self->next_tick = session_tick(session) + (uint64_t)board->rest_ticks
                    + board->clock_hz / 10;
    return do_with(session, "release", self->hand.button);
}

static const char *put_down(struct robot *self, struct session *session)
{
    self->is_down = 1;
    self->release_tick = session_tick(session)
        + (uint64_t)session_machine(session)->board->tap_ticks;
    return do_with(session, "press", self->hand.button);
}

static const char *set_switches(struct robot *self, struct session *session,
                                const char *words)
{
    self->next_tick = session_tick(session)
                    + session_machine(session)->board->clock_hz / 5;
    return do_with(session, "set", words);
}

static uint64_t last_press(const struct session *session, pins button)
{
    for (size_t i = session_events_done(session); i > 0; i--)
        if (session_event(session, i - 1)->raise & button)
            return session_event(session, i - 1)->tick;
    return 0;
}

/* A robot that takes over an old game may find its button held down, and
 * lets go when the one before it would have; or just let go, and leaves it
 * alone for a while. */
static void wake_up(struct robot *self, const struct session *session)
{
    const struct board_type *board = session_machine(session)->board;
    int at = board_find(board, self->hand.button).first;
    pins button = PIN(board->parts[at].pin);

    self->is_awake = 1;
    self->is_down = (session_in(session) & button) != 0;
    self->release_tick = last_press(session, button)
                       + (uint64_t)board->tap_ticks;
    self->next_tick = session_tick(session) + (uint64_t)board->rest_ticks;
}

const char *robot_act(struct robot *self, struct session *session)
{
    const char *words;

    if (!self->is_awake)
        wake_up(self, session);
    if (self->is_down)
        return session_tick(session) < self->release_tick
            ? NULL : let_go(self, session);
    if (session_tick(session) < self->next_tick)
        return NULL;
    switch (self->type->choose(self->state, &self->hand, session, &words)) {
    case HAND_SETS:    return set_switches(self, session, words);
    case HAND_PRESSES: return put_down(self, session);
    default:           return NULL;
    }
}

const char *robot_mind_at(const struct machine_type *machine, int i)
{
    if (!machine->game || !find_hand(machine))
        return NULL;
    return mind_name(machine->game, i);
}
