/* drive.h - lets a player play the C machine and records its presses as steps.
 *
 * Only the chip in C runs here, many times quicker than both: what comes out
 * is a list of steps, which the pair then does as it would do any other.
 */
#ifndef DRIVE_H
#define DRIVE_H

#include "twin/player.h"
#include "twin/steps.h"
#include "twin/stimulus.h"

enum { DRIVE_NEAT = 0 };                /* a manner: no bounces, no slips */

struct drive {
    const struct twin *twin;
    const struct twin_player *player;
    struct steps *steps;                /* what was done, from power-up on */
    void *chip;
    pins in;
    uint32_t clock_hz;
    unsigned manner;                    /* neat, sloppy or wild */
    int has_no_slips;                   /* one button after the other, also by
                                         * the player's own wish: set it where
                                         * single ticks cannot be compared */
    struct twin_bias bias;
    struct stimulus noise;
    unsigned is_over;                   /* the game, at the last look */
    uint64_t games;                     /* that came to their end */
};

/* Powers up a machine that has a player; the seed decides how he is. The steps
 * are cleared, and must live as long. drive_end follows in any case. */
const char *drive_begin(struct drive *self, const struct twin *twin,
                        const struct chip_setup *setup, struct steps *steps);
void drive_end(struct drive *self);

/* One act more. The error is for memory. */
const char *drive_act(struct drive *self);

#endif
