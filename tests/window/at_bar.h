/* at_bar.h - a game with the bar of the window beside it. */
#ifndef AT_BAR_H
#define AT_BAR_H

#include "player/at_board.h"

#include "boards/machines.h"
#include "window/bar.h"
#include "window/window_items.h"

enum { WIDTH = 1180, HEIGHT = 760, SECOND_NS = 1000000000 };

#define DUEL "duel:basys2#42"

struct desk {
    struct sitting sitting;
    struct window_bar bar;
    struct window_settings settings;
    struct canvas canvas;
    struct canvas_rect left, dirty;
};

static inline struct player *game(struct desk *desk)
{
    return &desk->sitting.game;
}

static inline int update(struct desk *desk)
{
    return window_bar_update(&desk->bar, &desk->canvas, game(desk),
                             &desk->settings, &desk->dirty);
}

static inline void lay_out(struct desk *desk, int width, int height, int scale)
{
    free(desk->canvas.pixels);
    desk->canvas = blank(width, height);
    desk->left = window_bar_lay_out(&desk->bar, game(desk), width, height,
                                    scale);
}

static inline struct desk *open_desk(const char *id, const char *mind)
{
    struct desk *desk = calloc(1, sizeof *desk);

    assert_non_null(desk);
    begin_against(&desk->sitting, id, mind);
    frames(&desk->sitting, 100);
    lay_out(desk, WIDTH, HEIGHT, 100);
    (void)update(desk);
    return desk;
}

static inline void close_desk(struct desk *desk)
{
    play_close(&desk->sitting.play);
    free(desk->canvas.pixels);
    free(desk);
}

static inline const struct window_item *item(const struct desk *desk, int id)
{
    const struct window_item *found = window_item_find(&desk->bar.items, id);

    assert_non_null(found);
    return found;
}

static inline enum window_command click(struct desk *desk, int id)
{
    int x = middle_x(item(desk, id)), y = middle_y(item(desk, id));
    enum window_command command;

    assert_true(window_bar_has(&desk->bar, x, y));
    window_bar_press(&desk->bar, game(desk), x, y);
    (void)update(desk);
    command = window_bar_release(&desk->bar, game(desk), x, y);
    (void)update(desk);
    return command;
}

static inline enum window_command key(struct desk *desk, uint32_t code)
{
    enum window_command command;

    assert_true(window_bar_key(&desk->bar, game(desk), code, &command));
    (void)update(desk);
    return command;
}

static inline enum window_command enter(struct desk *desk, int id)
{
    window_bar_focus(&desk->bar, 1);
    for (int i = 0; desk->bar.focus != id && i < WINDOW_ITEMS; i++)
        assert_int_equal(key(desk, KEY_TAB), COMMAND_NOTHING);
    return key(desk, id % 2 ? KEY_ENTER : ' ');
}

typedef enum window_command worker(struct desk *desk, int id);

static worker *const ways[] = {click, enter};

static inline uint64_t tick(struct desk *desk)
{
    return session_tick(desk->sitting.play.session);
}

static inline uint64_t end(struct desk *desk)
{
    return session_end(desk->sitting.play.session);
}

static inline int workable(const struct desk *desk)
{
    int count = 0;

    for (int i = 0; i < desk->bar.items.count; i++) {
        const struct window_item *one = &desk->bar.items.item[i];

        count += one->id != 0 && !(one->marks & ITEM_OFF)
              && one->kind != ITEM_SCROLL;
    }
    return count;
}

/* From each one, whatever arrows lead to. Those of the slider move in time,
 * but up and down lead away from it. */
static inline int reached(struct desk *desk, int from)
{
    static const uint32_t arrows[] = {KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT};
    int seen[BAR_MOVE + SCORESHEET_MOVES] = {0}, line[WINDOW_ITEMS];
    int count = 1;

    line[0] = from;
    seen[from] = 1;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < 4; j++) {
            int to = window_item_beside(&desk->bar.items, line[i],
                                        arrows[j]);

            if (line[i] == BAR_SLIDER && j >= 2)
                continue;
            if (!seen[to])
                line[count++] = to;
            seen[to] = 1;
        }
    return count;
}

#endif
