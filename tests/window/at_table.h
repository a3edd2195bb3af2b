/* at_table.h - a person at a table in the window, for its tests: what is sat
 * down at, pressed, clicked and looked at. */
#ifndef AT_TABLE_H
#define AT_TABLE_H

#include "window/at_window.h"

#include "window/input.h"

static struct {
    struct sitting s;
    struct window_view view;
    struct window_input input;
} at;                                   /* it is large */

static inline void sit_down(const char *id, const char *mind)
{
    memset(&at, 0, sizeof at);
    begin_against(&at.s, id, mind);
    assert_null(window_view_resize(&at.view, &at.s.game, 1280, 800, 100));
    window_input_begin(&at.input, &at.view, &at.s.game);
    window_view_update(&at.view, &at.s.game);
}

static inline void stand_up(void)
{
    window_view_close(&at.view);
    play_close(&at.s.play);
}

static inline void take(struct window_event event)
{
    window_input_take(&at.input, &event);
}

static inline void key(uint32_t key)
{
    take((struct window_event){.kind = WINDOW_KEY, .key = key});
    take((struct window_event){.kind = WINDOW_KEY_UP, .key = key});
}

static inline void mouse(enum window_event_kind kind, int x, int y)
{
    take((struct window_event){.kind = kind, .x = x, .y = y});
}

static inline void click(int x, int y)
{
    mouse(WINDOW_MOTION, x, y);
    mouse(WINDOW_PRESS, x, y);
    mouse(WINDOW_RELEASE, x, y);
}

static inline void look(void)
{
    window_view_update(&at.view, &at.s.game);
}

static inline int is_inside(struct canvas_rect inner, struct canvas_rect outer)
{
    struct canvas_rect both = canvas_rect_both(inner, outer);

    return canvas_rect_is_empty(inner)
        || (both.width == inner.width && both.height == inner.height);
}

#endif
