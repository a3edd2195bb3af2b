/* pad.h - a game controller, as keys.
 *
 * Its cross and its stick are the arrows, A is Enter, B is Esc, Start pauses,
 * the shoulders take time back and on by a second. Where a machine has nothing
 * for the arrows they go from part to part instead; where it has nothing for
 * A and B, these and X and Y press its buttons in their order.
 */
#ifndef WINDOW_PAD_H
#define WINDOW_PAD_H

#include "player/player.h"
#include "window/event.h"

struct window_pad_stick {               /* zero it before use */
    int is_out[4];                      /* by WINDOW_PAD_UPWARD.. */
};

/* The key that a button is on this machine, or 0. has_list says that a bar
 * or a dialog has the keys: there arrows, Enter and Esc are what they are. */
uint32_t window_pad_key(const struct player *game, enum window_pad button,
                        int has_list);

/* A stick has moved along one axis, -32768..32767: which of the two
 * directions goes in or out? At most two events; returns how many. */
int window_pad_move(struct window_pad_stick *self, int is_upright, int value,
                    struct window_event events[2]);

#endif
