/* move.h - a move that a person types, pressed square by square.
 *
 * "c3-d4" and "c3xe5xg7" name squares and nothing more: each is set on the
 * switches of the pointer and entered, as quick as a finger can, while time
 * goes on as always. Whether it is a move at all the machine judges.
 */
#ifndef MOVE_H
#define MOVE_H

#include "player/hold.h"

enum { MOVE_SQUARES = 16 };

struct move {                      /* zero: nothing to press */
    uint8_t square[MOVE_SQUARES];  /* from a1 row by row */
    int count, next;
    int cleared;                        /* the button that made way, and 1 */
    uint64_t due_tick;                  /* when the finger is free */
};

/* Reads "c3-d4", "c3xe5xg7", "c3 d4", "c3d4", "c3"; a null return is
 * success, and after an error there is nothing to press. */
const char *move_read(struct move *self, const char *line);

/* Enters the next square if it is time for it; returns what was wrong. */
const char *move_go_on(struct move *self, struct holds *holds,
                       struct play *play);

/* Whether squares are left to enter. */
int move_is_on(const struct move *self);

#endif
