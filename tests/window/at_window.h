/* at_window.h - a game laid out in a window, and what became of it. */
#ifndef AT_WINDOW_H
#define AT_WINDOW_H

#include "player/at_board.h"

#include <stdio.h>

#include "draw/layout.h"

enum { AT_WIDTH = 1000, AT_HEIGHT = 700 };

static inline int part_called(const struct sitting *self, const char *name)
{
    return board_find(session_machine(self->play.session)->board,
                      name).first;
}

static inline struct layout laid_out(const struct sitting *self)
{
    struct layout layout;

    assert_true(layout_make(&layout, session_machine(self->play.session),
                            (struct canvas_rect){0, 0, AT_WIDTH,
                                                 AT_HEIGHT}));
    return layout;
}

struct pixel {
    int x, y;
};

static inline struct pixel middle_of(struct canvas_box box)
{
    return (struct pixel){(box.left + box.width / 2) / CANVAS_PX,
                          (box.top + box.height / 2) / CANVAS_PX};
}

/* What was done, one after the other: "press BTN3, release BTN3". */
static inline void expect_done(const struct sitting *self, const char *all)
{
    char done[2000] = "";
    size_t used = 0, count = session_event_count(self->play.session);

    for (size_t i = 0; i < count && used < sizeof done; i++)
        used += (size_t)snprintf(done + used, sizeof done - used, "%s%s",
                                 i ? ", " : "",
                                 session_event(self->play.session, i)->words);
    assert_string_equal(done, all);
}

#endif
