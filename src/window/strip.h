/* strip.h - the strip above the words: the steps of a first game; and when a
 * game is over how it ended, what to do next, and a look back.
 *
 * It has a room of its own while there is something to say, so that it hides
 * neither table nor board. Tab leads to its buttons.
 *
 *     if (window_strip_look(&strip, &player, &moves)) ...   another height
 *     height = window_strip_height(&strip, width, scale);
 *     window_strip_place(&strip, room, scale);
 *     if (window_strip_update(&strip, &canvas, &player, theme, &dirty)) ...
 */
#ifndef WINDOW_STRIP_H
#define WINDOW_STRIP_H

#include "player/guide.h"
#include "player/recap.h"
#include "window/command.h"
#include "window/item.h"

enum window_strip_kind { STRIP_EMPTY, STRIP_GUIDE, STRIP_END };

enum window_strip_id {                  /* what can be worked */
    STRIP_NOTHING, STRIP_SKIP, STRIP_AGAIN, STRIP_BACK, STRIP_EARLIER,
    STRIP_LATER, STRIP_SAVE, STRIP_CLOSE, STRIP_GRAPH,
};

struct window_strip {                   /* zero it before use */
    struct guide guide;                 /* of a first game */
    struct recap recap;                 /* of one that is over */
    const struct scoresheet *moves;     /* the bar's */
    struct recap_graph graph;           /* of these */
    const char *graph_words;            /* what it shows; null: no graph */
    int move;                           /* that is shown now, or -1 */

    struct canvas_rect room, plot;      /* empty: not shown */
    int scale;
    enum window_strip_kind kind;        /* as it was laid out, */
    int is_back, lines;
    int hovered, pressed, focus;        /* ids */
    struct window_items items, shown;
    int is_whole;
};

/* Looks at the game; once a picture. 1 if it needs another height. */
int window_strip_look(struct window_strip *self, const struct player *player,
                      const struct scoresheet *moves);

/* The height that it needs; 0: there is nothing to say. */
int window_strip_height(struct window_strip *self, int width, int scale);
void window_strip_place(struct window_strip *self, struct canvas_rect room,
                        int scale);

/* Ends the steps, or closes the end. */
void window_strip_close(struct window_strip *self);

/* The left button of the mouse; a control works when it is released on
 * itself, and the graph when it is pressed. */
int window_strip_has(const struct window_strip *self, int x, int y);
void window_strip_press(struct window_strip *self, struct player *player,
                        int x, int y);
void window_strip_move(struct window_strip *self, int x, int y);
enum window_command window_strip_release(struct window_strip *self,
                                         struct player *player, int x,
                                         int y);

/* The focus moves on in it; 0: it has left. */
int window_strip_focus(struct window_strip *self, int by);
void window_strip_unfocus(struct window_strip *self);

/* Whether it took a key: only while it has the focus. */
int window_strip_key(struct window_strip *self, struct player *player,
                     uint32_t key, enum window_command *command);

/* Draws it if it differs from what is shown, and sets *dirty. */
int window_strip_update(struct window_strip *self, struct canvas *canvas,
                        const struct window_theme *theme,
                        struct canvas_rect *dirty);
void window_strip_renew(struct window_strip *self);

#endif
