/* panel.h - the panel below the board of a design: its name, clocks and speed
 * in one line; and, unfolded, the tree of its modules beside the waves of
 * chosen nets.
 *
 * A game without a design has none. Tab leads to its button and its tree.
 *
 *     height = window_panel_height(&panel, &player, room.height, scale);
 *     window_panel_place(&panel, room, scale);
 *     if (window_panel_update(&panel, &canvas, &player, is_light, &dirty)) ...
 */
#ifndef WINDOW_PANEL_H
#define WINDOW_PANEL_H

#include "draw/scope.h"
#include "player/gauge.h"
#include "window/command.h"
#include "window/item.h"

enum window_panel_focus { PANEL_NOWHERE, PANEL_BUTTON, PANEL_TREE };

struct window_panel {                   /* zero it before use */
    struct gauge gauge;
    struct signals signals;
    struct scope scope;
    struct canvas_rect room, head;      /* empty: not shown */
    int scale;
    int is_open;
    enum window_panel_focus focus;
    int row;                            /* of the tree, where its focus is */
    uint64_t hundredths;                /* the last speed that was measured */
    uint64_t drawn_ns;
    struct window_items items;          /* of the head */
    int is_whole;
};

/* The height that it takes of a room; 0: there is no design. */
int window_panel_height(const struct window_panel *self,
                        const struct player *player, int height, int scale);
void window_panel_place(struct window_panel *self, struct canvas_rect room,
                        int scale);

/* Folds it away, or unfolds it, with the focus in the tree: then another height
 * is needed. */
void window_panel_turn(struct window_panel *self, struct player *player);
void window_panel_close(struct window_panel *self,
                        const struct player *player);

/* The left button of the mouse, and the wheel; 0: nothing scrolls there. */
int window_panel_has(const struct window_panel *self, int x, int y);
enum window_command window_panel_press(struct window_panel *self,
                                       struct player *player, int x, int y);
int window_panel_wheel(struct window_panel *self, int x, int y, int by);

/* The focus moves on in it; 0: it has left. */
int window_panel_focus(struct window_panel *self, int by);
void window_panel_unfocus(struct window_panel *self);

/* Whether it took a key: only while it has the focus. */
int window_panel_key(struct window_panel *self, struct player *player,
                     uint32_t key, enum window_command *command);

/* Draws it if it differs from what is shown, ten times a second while time
 * runs, and sets *dirty. */
int window_panel_update(struct window_panel *self, struct canvas *canvas,
                        const struct player *player, int is_light,
                        struct canvas_rect *dirty);
void window_panel_renew(struct window_panel *self);

#endif
