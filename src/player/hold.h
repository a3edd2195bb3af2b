/* hold.h - buttons held down by fingers: on keys, on a mouse, on glass.
 *
 * A terminal tells when a key goes down and never when it comes up, so a
 * button tapped by a key springs back after a tap's time on the machine.
 * Other fingers are seen to go; but a click may be over before a single tick
 * has passed, so it holds for a tap's time at least, too, and one that comes
 * while the button still springs back waits for it: no press is lost.
 *
 * A tap that comes again meanwhile holds the button longer. But where a
 * screen is watched the buttons are the keys of a keyboard: there each one
 * counts, in its order, and waits until those before it are over.
 */
#ifndef HOLD_H
#define HOLD_H

#include "bench/play.h"

/* So many presses may wait for their turn; of taps, which a key that is held
 * repeats, fewer, and of one key only some. */
enum { HOLD_LINE = 64, HOLD_TAPS = 8, HOLD_SAME = 2 };

enum hold_finger {                      /* a set of them may hold a button */
    HOLD_TAP = 0,                       /* nobody sees it go */
    HOLD_MOUSE = 1,
    HOLD_KEY = 2,
    HOLD_LATCH = 4,                     /* stays until it is asked to go */
    HOLD_ALL = 7,
};

struct hold {
    int is_down;
    unsigned fingers;                   /* that are on it now */
    uint64_t due_tick;                  /* when it may spring back */
    uint64_t rest_tick;                 /* when it may be pressed again */
};

struct hold_wait {                      /* a press that waits */
    int part;
    unsigned fingers;                   /* that made it and are still there */
};

struct holds {                          /* zero it before use */
    struct hold part[BOARD_PARTS_MAX];
    struct hold_wait line[HOLD_LINE];   /* the first in line first */
    int waiting;
    uint64_t free_tick;                 /* when the next one may be pressed */
    int news;                           /* a part that went down, and 1; zero
                                         * it when it was looked at */
};

/* Presses a button, or makes it last longer, or lets it wait. The error says
 * that too many wait already. */
const char *hold_press(struct holds *self, struct play *play, int part,
                       enum hold_finger finger);

/* Fingers leave a button, or whatever they were on (-1). */
void hold_let_go(struct holds *self, int part, unsigned fingers);

/* Whether a button is latched, or will be when its turn comes. */
int hold_is_latched(const struct holds *self, int part);

/* The next tick at which one springs back; UINT64_MAX if none will. */
uint64_t hold_next(const struct holds *self);

/* Buttons that are down although no finger is known spring back after a tap's
 * time. Where a game takes another course in the middle of a press, the
 * release that was to come is cut off with all the rest. */
void hold_take_up(struct holds *self, const struct play *play);

/* Moves those whose time has come, or releases all of them for good. */
const char *hold_release(struct holds *self, struct play *play, int is_all);

#endif
