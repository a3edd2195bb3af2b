/* keys.h - what keys do while the board has the focus.
 *
 * The same map as the terminal's: first the machine's keys, then those of
 * every face. A button is down as long as its key. Tab goes from part to part,
 * and Space or Enter presses the one that has the focus, unless the machine
 * has buttons of these names. While "?" is held the board shows its keys; a
 * short tap on it opens the help, as F1 does. These work everywhere:
 *
 *     Ctrl-N new game     Ctrl-O open     Ctrl-S save     Ctrl-Q quit
 *     Ctrl-U sound off    Ctrl-D dark desk, light desk    F11 full screen
 *     Ctrl-T table, board or both         Ctrl-Z takes a move back
 *     Ctrl-L all games, and back          F2 the rules
 *     Ctrl-W closes the steps of a first game, or the end of a game
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

/* A key goes down or comes up; returns the command that it asks for. A key
 * that repeats while it is held comes as down with is_repeat. */
enum window_command window_keys_down(struct window_keys *self,
                                     struct player *game, uint32_t key,
                                     int is_repeat);
enum window_command window_keys_up(struct window_keys *self,
                                   struct player *game, uint32_t key);

/* Moves the focus to the next part (by 1) or the one before (by -1); from
 * none to the first or the last. 0: it has left the board. */
int window_keys_focus(struct window_keys *self, const struct layout *layout,
                      int by);
void window_keys_unfocus(struct window_keys *self);

/* Lets go of all that keys or the mouse hold: another window has them now. */
void window_keys_forget(struct window_keys *self, struct player *game);

#endif
