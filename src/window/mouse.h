/* mouse.h - a mouse on the board: presses, latches, drags.
 *
 * The left button holds what it is on until it comes up; the right one
 * latches a button, and lets it go again. A switch flips when it is pressed;
 * dragged up or down it goes there, and all switches that the mouse crosses
 * on its way are set as the first one is. Places are pixels of the window.
 */
#ifndef WINDOW_MOUSE_H
#define WINDOW_MOUSE_H

#include "draw/layout.h"
#include "player/player.h"

struct window_mouse {                   /* zero it before use */
    int is_down, is_dragging;           /* dragging: over switches */
    int part;                           /* the switch it is on */
    int level;                          /* to which they are set */
    int x, y;                           /* where it was */
    int anchor_y;                       /* from where up and down count */
};

/* A button goes down. Returns what only the face can do: PLAYER_TYPE on a
 * keyboard, PLAYER_LOOK on a terminal; else PLAYER_NOTHING. */
enum player_request window_mouse_press(struct window_mouse *self,
                                       struct player *game,
                                       const struct layout *layout, int x,
                                       int y, int is_right);

/* The mouse moves with its left button down; a button comes up. */
void window_mouse_move(struct window_mouse *self, struct player *game,
                       const struct layout *layout, int x, int y);
void window_mouse_release(struct window_mouse *self, struct player *game,
                          int is_right);

/* Whether a click there would do anything. */
int window_mouse_works(const struct player *game,
                       const struct layout *layout, int x, int y);

#endif
