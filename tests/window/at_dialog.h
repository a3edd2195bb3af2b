/* at_dialog.h - a game with a dialog of the window over it. */
#ifndef AT_DIALOG_H
#define AT_DIALOG_H

#include "player/at_board.h"

#include "window/dialogs/sheet.h"
#include "window/window_items.h"

enum { WIDTH = 1180, HEIGHT = 760 };

#define BOARD CANVAS_SOLID(0x0c5c34)

#define DUEL "duel:basys2#42"

struct desk {
    struct sitting sitting;
    struct window_dialog dialog;
    struct canvas canvas;
    struct canvas_rect dirty;
};

static inline struct player *game(struct desk *desk)
{
    return &desk->sitting.game;
}

static inline struct session *session_of(struct desk *desk)
{
    return desk->sitting.play.session;
}

static inline int update(struct desk *desk)
{
    return window_dialog_update(&desk->dialog, &desk->canvas, game(desk), 0,
                                &desk->dirty);
}

static inline struct canvas board_picture(int width, int height)
{
    struct canvas canvas = blank(width, height);

    canvas_fill(&canvas, (struct canvas_rect){0, 0, width, height}, BOARD);
    return canvas;
}

static inline void place(struct desk *desk, int width, int height, int scale)
{
    free(desk->canvas.pixels);
    desk->canvas = board_picture(width, height);
    window_dialog_place(&desk->dialog,
                        (struct canvas_rect){0, 0, width, height}, scale);
}

static inline void ask(struct desk *desk, enum window_command command)
{
    assert_true(window_dialog_open(&desk->dialog, command, game(desk)));
    place(desk, WIDTH, HEIGHT, 100);
    assert_true(update(desk));
}

static inline struct desk *open_desk(const char *id)
{
    struct desk *desk = calloc(1, sizeof *desk);

    assert_non_null(desk);
    begin(&desk->sitting, id);
    frames(&desk->sitting, 60);
    return desk;
}

static inline void close_desk(struct desk *desk)
{
    play_close(&desk->sitting.play);
    free(desk->canvas.pixels);
    free(desk);
}

static inline int is_open(const struct desk *desk)
{
    return window_dialog_is_open(&desk->dialog);
}

static inline void key(struct desk *desk, uint32_t code)
{
    window_dialog_key(&desk->dialog, game(desk), code);
    (void)update(desk);
}

static inline void type(struct desk *desk, const char *text)
{
    for (; *text; text++)
        key(desk, (unsigned char)*text);
}

static inline void click_at(struct desk *desk, int x, int y)
{
    window_dialog_press(&desk->dialog, game(desk), x, y);
    (void)update(desk);
    window_dialog_release(&desk->dialog, game(desk), x, y);
    (void)update(desk);
}

static inline void click_item(struct desk *desk, const struct window_item *item)
{
    assert_non_null(item);
    click_at(desk, middle_x(item), middle_y(item));
}

static inline void click(struct desk *desk, int id)
{
    click_item(desk, window_item_find(&desk->dialog.items, id));
}

static inline void click_row(struct desk *desk, const char *words)
{
    const struct window_items *items = &desk->dialog.items;
    const struct window_item *found = NULL;

    for (int i = 0; i < items->count; i++)
        if (items->item[i].kind == ITEM_ROW
            && strstr(items->item[i].text, words))
            found = &items->item[i];
    click_item(desk, found);
}

static inline const char *field(const struct desk *desk)
{
    return desk->dialog.field.text;
}

#endif
