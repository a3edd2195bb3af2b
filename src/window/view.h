/* view.h - the whole picture of a window: table, board, panel, bar and dialog.
 *
 * Everything is drawn into memory of the window's size. An update says which
 * rectangles of it are new, and the window shows those and no others.
 */
#ifndef WINDOW_VIEW_H
#define WINDOW_VIEW_H

#include "draw/draw.h"
#include "window/bar.h"
#include "window/dialogs/dialog.h"
#include "window/lobby.h"
#include "window/panel.h"
#include "window/strip.h"
#include "window/table.h"
#include "window/words.h"

enum { WINDOW_VIEW_DIRTY = DRAW_DIRTY_MAX + 6, WINDOW_VIEW_SIDE_MAX = 16384 };

struct window_view {                    /* zero it before use */
    uint32_t *memory;                   /* two canvases in one piece */
    int width, height, scale;
    struct draw draw;                   /* its live canvas has all of it */
    struct scene scene;
    struct scene_eye eye;
    struct window_bar bar;
    struct window_table table;
    struct window_words words;
    struct window_strip strip;          /* above the words */
    struct window_panel panel;          /* below the board of a design */
    struct window_dialog dialog;
    struct window_lobby lobby;          /* over table, board and bar */
    struct window_settings settings;
    struct canvas_rect room;            /* the board's */
    int has_board;                      /* it is large enough for one */
    int has_table;                      /* the game has one, shown or not */
    int is_whole;                       /* all of it has been drawn */
    enum window_dialog_kind shown_kind;
    int dirty_count;
    struct canvas_rect dirty[WINDOW_VIEW_DIRTY];
};

/* Takes another size, in pixels, and a scale in percent; all is drawn anew.
 * An error if there is no memory: then the old size stays. */
const char *window_view_resize(struct window_view *self,
                               const struct player *game, int width,
                               int height, int scale);

/* Finds all places again: the bar was folded, there is another game, or the
 * desk has another colour. */
void window_view_lay_out(struct window_view *self,
                         const struct player *game);

/* Unfolds the signals of a design, or folds them away. */
void window_view_turn_panel(struct window_view *self, struct player *game);

/* Looks at the game, and draws what changed; returns how many rectangles of
 * view.draw.live are to be shown (dirty[]), 0 for none. */
int window_view_update(struct window_view *self, struct player *game);

/* Shows the lobby over the game, or the game again. */
void window_view_open_lobby(struct window_view *self,
                            const struct player *game);
void window_view_close_lobby(struct window_view *self,
                             const struct player *game);

/* Frees its memory. */
void window_view_close(struct window_view *self);

#endif
