/* bar.h - the bar beside the board: time, files, opponents, notices.
 *
 * On wide windows it stands at the right, on narrow ones below the board;
 * folded, only a strip with a tab is left. It knows neither SDL nor a clock:
 * the window passes it mouse and keys, and has it drawn; what it cannot do
 * itself it returns as a command.
 *
 *     room = window_bar_lay_out(&bar, &player, width, height, scale);
 *     window_bar_press(&bar, &player, x, y);                mouse, as it comes
 *     command = window_bar_release(&bar, &player, x, y);
 *     if (window_bar_key(&bar, &player, key, &command)) ...    it took the key
 *     window_bar_advance(&bar, &player);                    once a frame
 *     if (window_bar_update(&bar, &canvas, &player, &settings, &dirty)) ...
 */
#ifndef WINDOW_BAR_H
#define WINDOW_BAR_H

#include "draw/canvas.h"
#include "player/scoresheet.h"
#include "window/arrange.h"
#include "window/item.h"
#include "window/command.h"

struct window_settings {                /* what the window is set to */
    int is_light, is_muted, is_full_screen;
    enum window_arrangement arrangement;        /* of table and board */
};

enum window_bar_place { WINDOW_BAR_RIGHT, WINDOW_BAR_BELOW };

enum window_bar_id {                    /* what can be worked */
    BAR_NOTHING, BAR_FOLD, BAR_SEAT_A, BAR_SEAT_B, BAR_SLIDER, BAR_BACK,
    BAR_PAUSE, BAR_STEP, BAR_SLOWER, BAR_FASTER, BAR_HINT, BAR_LOOK, BAR_ASK,
    BAR_TYPE, BAR_POWER, BAR_NEW, BAR_OPEN, BAR_SAVE, BAR_HELP, BAR_MUTE,
    BAR_LIGHT, BAR_FULL_SCREEN, BAR_QUIT, BAR_ARRANGE, BAR_TAKE_BACK,
    BAR_MOVES_SCROLL, BAR_LOBBY, BAR_RULES, BAR_GUIDE,
    BAR_MOVE = 1000,                    /* and on: one for each move */
};

struct window_bar {                     /* zero it before use */
    struct canvas_rect room;            /* its own */
    enum window_bar_place place;
    int scale;                          /* percent, as it fits */
    int is_folded;
    int is_fold_chosen;                 /* by a person: stays so */

    struct window_settings settings;    /* as last told */
    int hovered, pressed, focus;        /* ids; 0: none */
    int focus_was;                      /* where Tab comes back to */
    uint64_t hovered_ns;                /* since when, by player->now_ns */
    int was_paused;                     /* before the slider was taken */
    int has_seek;                       /* the slider wants to go there: */
    uint64_t seek_tick;

    struct scoresheet moves;            /* of a game with a table */
    struct canvas_rect moves_room;      /* where the wheel scrolls them */
    int moves_now;                      /* the one of this moment, or -1 */
    int is_moves_scrolled;              /* by a person */
    int moves_first, moves_page, moves_columns;         /* rows of them */

    struct window_items items, shown;
    int tip_id, is_whole;               /* as shown */
    struct canvas_rect tip_box;
};

/* Finds its place in a window; returns what is left for the board. Call it
 * again when the window has another size or the sitting another session, and
 * after COMMAND_LAY_OUT. Scale is 100, 150, 200: how large it is written. */
struct canvas_rect window_bar_lay_out(struct window_bar *self,
                                      const struct player *player,
                                      int width, int height, int scale);

/* Whether the mouse at a pixel is for the bar: inside it, and anywhere while
 * one of its controls is held down, such as the slider. */
int window_bar_has(const struct window_bar *self, int x, int y);

/* The left button of the mouse; move also without a button, and once when it
 * leaves the bar. A control works when it is released on the same control;
 * released elsewhere it does nothing. */
void window_bar_press(struct window_bar *self, struct player *player, int x,
                      int y);
void window_bar_move(struct window_bar *self, struct player *player, int x,
                     int y);
enum window_command window_bar_release(struct window_bar *self,
                                       struct player *player, int x, int y);

/* The wheel, up is positive; 0 if there is nothing to scroll there. */
int window_bar_wheel(struct window_bar *self, int x, int y, int by);

/* The focus comes by Tab (by 1: to the first control, -1: to the last, 0: to
 * where it was), and goes. */
void window_bar_focus(struct window_bar *self, int by);
void window_bar_unfocus(struct window_bar *self);
int window_bar_has_focus(const struct window_bar *self);

/* Whether it took a key: only while it has the focus. KEY_BACK_TAB is
 * Shift-Tab. *command is what comes of it. */
int window_bar_key(struct window_bar *self, struct player *player,
                   uint32_t key, enum window_command *command);

/* Once a frame, before time passes: goes where the slider was dragged. */
void window_bar_advance(struct window_bar *self, struct player *player);

/* In how many milliseconds a tooltip is due; -1: none is. */
int window_bar_wake_ms(const struct window_bar *self,
                       const struct player *player);

/* Draws what differs from what is shown and sets *dirty; 0: nothing does. The
 * canvas has no clip afterwards. */
int window_bar_update(struct window_bar *self, struct canvas *canvas,
                      const struct player *player,
                      const struct window_settings *settings,
                      struct canvas_rect *dirty);

/* The canvas has lost it, or has another theme: draw all of it. */
void window_bar_renew(struct window_bar *self);

#endif
