/* hold.c - buttons held down by fingers.
 *
 * Two rules decide. A press lasts at least tap_ticks of machine time, and the
 * button then rests for rest_ticks, whatever the finger does: a machine that
 * debounces its buttons would miss anything shorter. And presses that cannot
 * be made now wait in `line`, first come first served, so that none is lost
 * and their order is kept.
 *
 * Invariant: a part without fingers that is down springs back at due_tick; one
 * with fingers stays down. Everything is measured in ticks, so a replay makes
 * the same presses.
 */
#include "player/hold.h"

#include "base/words.h"

#include <string.h>

static const struct board_type *board_played(const struct play *play)
{
    return session_machine(play->session)->board;
}

static const char *do_to(struct play *play, const char *verb, int part)
{
    char name[PART_NAME_MAX], words[EVENT_WORDS_MAX];

    board_part_name(&board_played(play)->parts[part], name);
    event_words(words, verb, name);
    return play_do(play, words);
}

static int is_pressed_now(const struct play *play, int part)
{
    return (session_in(play->session)
            & PIN(board_played(play)->parts[part].pin)) != 0;
}

/* Keys of a keyboard, one after the other */

/* Whether a button is down that will spring back by itself. */
static int is_tapping(const struct holds *self)
{
    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        if (self->part[i].is_down && !self->part[i].fingers)
            return 1;
    return 0;
}

/* A tap and the rest after it are not over. */
static int is_busy(const struct holds *self, const struct play *play)
{
    return is_tapping(self) || session_tick(play->session) < self->free_tick;
}

/* Whether other presses come before a new one. */
static int has_others_before(const struct holds *self)
{
    return is_tapping(self) || self->waiting > 0;
}

/* How many presses of a part wait that were made by all of these fingers. */
static int waiting_for(const struct holds *self, int part, unsigned fingers)
{
    int count = 0;

    for (int i = 0; i < self->waiting; i++)
        count += self->line[i].part == part
              && (self->line[i].fingers & fingers) == fingers;
    return count;
}

/* A tap waits for other keys of a keyboard. A finger that is seen waits for
 * its own button, until that has sprung back and rested and whoever waits for
 * it already has had his turn, and on a keyboard for those that have gone
 * before their tap was over: pressed in one moment their order would be
 * lost. */
static int must_wait(const struct holds *self, const struct play *play,
                     int part, enum hold_finger finger)
{
    const struct hold *hold = &self->part[part];
    int is_keyboard = session_picture(play->session).type != NULL;

    if (is_keyboard && (finger == HOLD_TAP ? is_busy(self, play)
                                           : has_others_before(self)))
        return 1;
    if (finger == HOLD_TAP)
        return 0;
    if (hold->is_down)
        return !hold->fingers;
    return waiting_for(self, part, 0)
        || session_tick(play->session) < hold->rest_tick;
}

/* Only a few of the same key, or a held key, which a terminal repeats, would
 * go on pressing long after it was released. */
static int is_one_tap_too_many(const struct holds *self, int part)
{
    return self->waiting >= HOLD_TAPS
        || waiting_for(self, part, 0) >= HOLD_SAME;
}

/* Surplus taps are dropped without a word, because a repeating key makes them;
 * any other press that finds no room is reported. */
static const char *wait_in_line(struct holds *self, int part,
                                enum hold_finger finger)
{
    if ((finger == HOLD_TAP && is_one_tap_too_many(self, part))
        || (finger == HOLD_LATCH && waiting_for(self, part, HOLD_LATCH)))
        return NULL;
    if (self->waiting >= HOLD_LINE)
        return WORDS("64 presses are already waiting, so this one was dropped; "
                     "at a higher speed they are done sooner");
    self->line[self->waiting++] = (struct hold_wait){part, finger};
    return NULL;
}

/* Presses */

/* A part that is down already only stays down longer. The session may refuse
 * the event; then nothing has changed here. */
static const char *press_now(struct holds *self, struct play *play, int part)
{
    struct hold *hold = &self->part[part];
    const char *error = hold->is_down ? NULL : do_to(play, "press", part);

    if (error)
        return error;
    if (!hold->is_down)
        self->news = part + 1;
    hold->is_down = 1;
    hold->due_tick = session_tick(play->session)
                   + (uint64_t)board_played(play)->tap_ticks;
    return NULL;
}

const char *hold_press(struct holds *self, struct play *play, int part,
                       enum hold_finger finger)
{
    if (must_wait(self, play, part, finger))
        return wait_in_line(self, part, finger);
    self->part[part].fingers |= finger;
    return press_now(self, play, part);
}

void hold_let_go(struct holds *self, int part, unsigned fingers)
{
    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        if (part < 0 || part == i)
            self->part[i].fingers &= ~fingers;
    for (int i = 0; i < self->waiting; i++)
        if (part < 0 || part == self->line[i].part)
            self->line[i].fingers &= ~fingers;
}

int hold_is_latched(const struct holds *self, int part)
{
    return (self->part[part].fingers & HOLD_LATCH)
        || waiting_for(self, part, HOLD_LATCH);
}

/* Time */

uint64_t hold_next(const struct holds *self)
{
    uint64_t next = UINT64_MAX;

    for (int i = 0; i < BOARD_PARTS_MAX; i++)
        if (self->part[i].is_down && !self->part[i].fingers
            && self->part[i].due_tick < next)
            next = self->part[i].due_tick;
    return next;
}

static int springs_back(const struct hold *hold, uint64_t tick)
{
    return hold->is_down && !hold->fingers && hold->due_tick <= tick;
}

/* The first in line whose button is up; a finger may be on that of the very
 * first, for any length of time. -1: none can be pressed. */
static int next_in_line(const struct holds *self)
{
    for (int i = 0; i < self->waiting; i++)
        if (!self->part[self->line[i].part].is_down)
            return i;
    return -1;
}

static const char *press_waiting(struct holds *self, struct play *play)
{
    int at = next_in_line(self);
    struct hold_wait next;

    if (at < 0 || is_busy(self, play))
        return NULL;
    next = self->line[at];
    self->waiting--;
    memmove(self->line + at, self->line + at + 1,
            (size_t)(self->waiting - at) * sizeof self->line[0]);
    self->part[next.part].fingers |= next.fingers;
    return press_now(self, play, next.part);
}

/* As if tapped now. Whoever pressed it may release it before that: a robot
 * finds its own finger again. */
void hold_take_up(struct holds *self, const struct play *play)
{
    const struct board_type *board = board_played(play);

    for (int i = 0; board->parts[i].group; i++) {
        if (part_type(&board->parts[i])->use != USE_PRESS
            || self->part[i].is_down || !is_pressed_now(play, i))
            continue;
        self->part[i].is_down = 1;
        self->part[i].due_tick = session_tick(play->session)
                               + (uint64_t)board->tap_ticks;
    }
}

/* Releases come before the next waiting press, so that a press can follow on
 * the same button. The first error is returned, but all releases are tried. */
const char *hold_release(struct holds *self, struct play *play, int is_all)
{
    uint64_t now = session_tick(play->session);
    const char *first = NULL, *error;

    for (int i = 0; i < BOARD_PARTS_MAX; i++) {
        struct hold *hold = &self->part[i];

        if (is_all ? !hold->is_down : !springs_back(hold, now))
            continue;
        self->free_tick = now + (uint64_t)board_played(play)->rest_ticks;
        *hold = (struct hold){.rest_tick = self->free_tick};
        error = is_pressed_now(play, i) ? do_to(play, "release", i) : NULL;
        first = first ? first : error;
    }
    if (is_all)
        self->waiting = 0;
    error = press_waiting(self, play);
    return first ? first : error;
}
