/* term_hold.c - buttons held down by keys and by the mouse. */
#include "faces/term_hold.h"

#include <string.h>

static const struct board_type *board_of(const struct play *play)
{
    return session_machine(play->session)->board;
}

static const char *do_to(struct play *play, const char *verb, int part)
{
    char name[PART_NAME_MAX], words[EVENT_WORDS_MAX];

    board_part_name(&board_of(play)->parts[part], name);
    event_words(words, verb, name);
    return play_do(play, words);
}

/* Keys of a keyboard, one after the other */

/* Whether a button is down that will spring back by itself. */
static int is_tapping(const struct term_holds *self)
{
    for (int i = 0; i < TERM_PARTS_MAX; i++)
        if (self->of[i].is_down && !self->of[i].is_clung)
            return 1;
    return 0;
}

/* A tap and the rest after it are not over. */
static int is_busy(const struct term_holds *self, const struct play *play)
{
    return is_tapping(self) || session_tick(play->session) < self->free_tick;
}

static int must_wait(const struct term_holds *self, const struct play *play)
{
    return session_machine(play->session)->screen && is_busy(self, play);
}

/* Of the same key only some, or one that was held would go on and on. */
static void wait_in_line(struct term_holds *self, int part)
{
    int same = 0;

    for (int i = 0; i < self->waiting; i++)
        same += self->line[i] == part;
    if (self->waiting < TERM_HOLD_LINE && same < TERM_HOLD_SAME)
        self->line[self->waiting++] = part;
}

/* Presses */

static const char *press(struct term_holds *self, struct play *play,
                         int part, int is_mouse)
{
    struct term_hold *hold = &self->of[part];
    const char *error = hold->is_down ? NULL : do_to(play, "press", part);

    if (error)
        return error;
    hold->is_down = 1;
    hold->is_clung |= is_mouse;
    hold->due_tick = session_tick(play->session)
                   + (uint64_t)board_of(play)->tap_ticks;
    return NULL;
}

const char *term_hold_press(struct term_holds *self, struct play *play,
                            int part, int is_mouse)
{
    if (is_mouse || !must_wait(self, play))
        return press(self, play, part, is_mouse);
    wait_in_line(self, part);
    return NULL;
}

void term_hold_let_go(struct term_holds *self)
{
    for (int i = 0; i < TERM_PARTS_MAX; i++)
        self->of[i].is_clung = 0;
}

/* Time */

uint64_t term_hold_next(const struct term_holds *self)
{
    uint64_t next = UINT64_MAX;

    for (int i = 0; i < TERM_PARTS_MAX; i++)
        if (self->of[i].is_down && !self->of[i].is_clung
            && self->of[i].due_tick < next)
            next = self->of[i].due_tick;
    return next;
}

static int is_due(const struct term_hold *hold, uint64_t tick)
{
    return hold->is_down && !hold->is_clung && hold->due_tick <= tick;
}

static const char *press_waiting(struct term_holds *self, struct play *play)
{
    int part = self->line[0];

    if (!self->waiting || is_busy(self, play))
        return NULL;
    self->waiting--;
    memmove(self->line, self->line + 1,
            (size_t)self->waiting * sizeof self->line[0]);
    return press(self, play, part, 0);
}

const char *term_hold_release(struct term_holds *self, struct play *play,
                              int is_all)
{
    uint64_t now = session_tick(play->session);
    const char *first = NULL, *error;

    for (int i = 0; i < TERM_PARTS_MAX; i++) {
        struct term_hold *hold = &self->of[i];

        if (is_all ? !hold->is_down : !is_due(hold, now))
            continue;
        *hold = (struct term_hold){0};
        self->free_tick = now + (uint64_t)board_of(play)->rest_ticks;
        error = do_to(play, "release", i);
        first = first ? first : error;
    }
    if (is_all)
        self->waiting = 0;
    error = press_waiting(self, play);
    return first ? first : error;
}
