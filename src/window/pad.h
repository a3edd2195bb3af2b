/* pad.h - a game controller, as keys.
 *
 * Its cross and its stick are the arrows, A is Enter, B is Esc, Start pauses,
 * the shoulders move a second back or forward in time. Where a machine has no
 * use for the arrows they go from part to part instead; where it has none for
 * A and B, these and X and Y press its buttons in their order.
 */
#ifndef WINDOW_PAD_H
#define WINDOW_PAD_H

#include "player/player.h"
#include "window/event.h"

struct window_pad_stick {               /* zero it before use */
    int is_out[4];                      /* by WINDOW_PAD_UPWARD.. */
};

/* The key that a button stands for on this machine, or 0. has_list says that
 * bar or dialog has the keys: there arrows, Enter and Esc are themselves. */
uint32_t window_pad_key(const struct player *game, enum window_pad button,
                        int has_list);

/* A stick has moved along one axis, to -32768..32767. Writes the events of
 * the two directions that go out or in, at most two; returns how many. */
int window_pad_move(struct window_pad_stick *self, int is_upright, int value,
                    struct window_event events[2]);

#endif
