/* term_hold.c - buttons held down by keys and by the mouse. */
#include "faces/term_hold.h"

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

const char *term_hold_press(struct term_holds *self, struct play *play,
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

void term_hold_let_go(struct term_holds *self)
{
    for (int i = 0; i < TERM_PARTS_MAX; i++)
        self->of[i].is_clung = 0;
}

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

const char *term_hold_release(struct term_holds *self, struct play *play,
                              int is_all)
{
    const char *error = NULL;

    for (int i = 0; i < TERM_PARTS_MAX; i++) {
        struct term_hold *hold = &self->of[i];

        if (is_all ? !hold->is_down
                   : !is_due(hold, session_tick(play->session)))
            continue;
        *hold = (struct term_hold){0};
        if (!error)
            error = do_to(play, "release", i);
        else
            (void)do_to(play, "release", i);
    }
    return error;
}
