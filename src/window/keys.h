/* keys.h - what the keys do while the board has them.
 *
 * The same map as the terminal's: first the machine's keys, then those of
 * every face. A button is down as long as its key. Tab goes from part to part,
 * and Space or Enter press the one that has the focus, unless the machine has
 * buttons of these names. While "?" is held the board shows its keys; a short
 * tap of it opens the help, as F1 does. Besides, wherever one is:
 *
 *     Ctrl-N new game     Ctrl-O open     Ctrl-S save     Ctrl-Q leave
 *     Ctrl-U sound off    Ctrl-D dark desk, light desk    F11 full screen
 */
#ifndef WINDOW_KEYS_H
#define WINDOW_KEYS_H

#include "draw/layout.h"
#include "player/player.h"
#include "window/command.h"

enum { WINDOW_KEYS_TAP_MS = 300 };      /* a shorter "?" asks for help */

struct window_keys {                    /* window_keys_begin */
    int focus;                          /* a part, or -1 */
    int pressed;                        /* by Space or Enter, or -1 */
    uint32_t pressed_key;
    int shows_keys;
    uint64_t shown_ns;                  /* since when */
};

void window_keys_begin(struct window_keys *self);

/* The command of a key that works everywhere, COMMAND_NOTHING for others. */
enum window_command window_keys_anywhere(uint32_t key);

enum window_command window_keys_down(struct window_keys *self,
                                     struct player *game, uint32_t key,
                                     int is_repeat);
enum window_command window_keys_up(struct window_keys *self,
                                   struct player *game, uint32_t key);

/* The focus goes on to the next part, or back, from none to the first or the
 * last; 0: it has left the board. */
int window_keys_focus(struct window_keys *self, const struct layout *layout,
                      int by);
void window_keys_unfocus(struct window_keys *self);

/* Nobody holds anything any more: another window has the keys. */
void window_keys_forget(struct window_keys *self, struct player *game);

#endif
