/* input.h - routes an event to dialog, bar, table or board.
 *
 * It also carries out the commands that come of them. What only the window
 * itself can do is left in is_over, wants_paste and the settings of the view,
 * for window.c to see to after each event.
 */
#ifndef WINDOW_INPUT_H
#define WINDOW_INPUT_H

#include "window/event.h"
#include "window/keys.h"
#include "window/mouse.h"
#include "window/view.h"

struct window_input {                   /* window_input_begin */
    struct window_view *view;
    struct player *game;
    struct window_keys keys;
    struct window_mouse mouse;
    int is_bars;                        /* the mouse went down in the bar, */
    int is_tables;                      /* on the table, */
    int is_strips;                      /* or in the strip */
    int was_in_bar;
    int is_hand;                        /* a click would do something */
    uint32_t pad_held[WINDOW_PAD_BUTTONS];      /* as which keys */
    int is_over, wants_paste;
};

void window_input_begin(struct window_input *self, struct window_view *view,
                        struct player *game);

/* Carries out a command, of a key, of the bar, or to begin with. */
void window_input_command(struct window_input *self,
                          enum window_command command);

/* Takes one event; may open and close dialogs, and change the session. */
void window_input_take(struct window_input *self,
                       const struct window_event *event);

/* Hands over what is on the clipboard, after wants_paste was set. */
void window_input_paste(struct window_input *self, const char *text);

/* The player has another session: nothing of the old one is held. */
void window_input_meet(struct window_input *self);

#endif
