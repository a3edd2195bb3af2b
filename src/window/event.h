/* event.h - events of a window, as plain data.
 *
 * Only window/sdl.c knows the library that makes windows; everything behind
 * it is fed with these events, and so are the tests.
 */
#ifndef WINDOW_EVENT_H
#define WINDOW_EVENT_H

#include <stdint.h>

enum window_event_kind {
    WINDOW_KEY,                         /* key, is_repeat */
    WINDOW_KEY_UP,                      /* key */
    WINDOW_PRESS, WINDOW_RELEASE,       /* x, y, is_right */
    WINDOW_MOTION,                      /* x, y */
    WINDOW_WHEEL,                       /* x, y; by: up is positive */
    WINDOW_PAD, WINDOW_PAD_UP,          /* pad */
    WINDOW_SIZE,                        /* the window has another size */
    WINDOW_EXPOSED,                     /* what was shown is lost */
    WINDOW_HIDDEN, WINDOW_SHOWN,
    WINDOW_LEFT,                        /* another window has the keys */
    WINDOW_SOUND,                       /* sound cards came or went */
    WINDOW_CLOSE,
};

enum window_pad {                       /* a game controller's buttons */
    WINDOW_PAD_UPWARD, WINDOW_PAD_DOWNWARD, WINDOW_PAD_LEFT,
    WINDOW_PAD_RIGHT, WINDOW_PAD_A, WINDOW_PAD_B, WINDOW_PAD_X,
    WINDOW_PAD_Y, WINDOW_PAD_START, WINDOW_PAD_BACK,
    WINDOW_PAD_LEFT_SHOULDER, WINDOW_PAD_RIGHT_SHOULDER,
    WINDOW_PAD_BUTTONS,
};

/* One event; each kind uses the fields that its line above names. */
struct window_event {
    enum window_event_kind kind;
    uint32_t key;                       /* of player/key.h */
    int is_repeat;
    int x, y;                           /* pixels of the window */
    int is_right;                       /* the right button of a mouse */
    int by;
    enum window_pad pad;
};

#endif
