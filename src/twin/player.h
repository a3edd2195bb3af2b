/* player.h - what a player is that sees the whole chip and leads it to rare
 * states.
 *
 * A mind sees what lights up and thinks about it: it is slow, and it never
 * loses on purpose. A player looks into the chip in C, secrets included, and
 * has biases: it finds a code or misses it by one letter, bets all or nothing,
 * forgets a switch. So it reaches in a few presses what chance and minds seldom
 * do. Each machine has one in machines/NAME/twin_play.c; drive.c works the
 * buttons for it.
 */
#ifndef PLAYER_H
#define PLAYER_H

#include "base/pins.h"
#include "base/rng.h"

/* What a player knows of himself. */
struct twin_bias {
    struct rng rng;
    uint32_t bits;                      /* his style, the same all the time */
    pins flips;                         /* the switches, as they stand */
    uint32_t goal;                      /* for his rate, from act to act */
};

/* What he does next. */
struct twin_act {
    pins flips;                         /* the switches, as they shall stand */
    pins press;                         /* buttons that go down together */
    pins slip;                          /* and those a moment later */
    uint32_t wait_ms;                   /* after it, for nothing to happen */
    uint32_t moments;                   /* to choose from, if there is a rate;
                                         * 0: now */
};

struct twin_player {
    uint64_t usual_ticks;               /* that are worth while */
    uint32_t quick_hz;                  /* a slower clock, on which games take
                                         * fewer ticks; the board's is a
                                         * multiple of it. 0: none */
    uint64_t quick_ticks;               /* that are worth while there */
    uint32_t press_ms;                  /* how long a press must last, and the
                                         * pause after it, to be heard */
    int (*is_busy)(const void *chip);   /* buttons do nothing now */

    /* How much he likes what he sees, where chance depends on when a button
     * is pressed; null: whatever comes. */
    unsigned (*rate)(const void *chip, const struct twin_bias *bias);

    /* Chooses an act, which comes in as: nothing is pressed, no switch is
     * flipped. */
    void (*act)(const void *chip, struct twin_bias *bias,
                struct twin_act *act);
};

/* Below limit; and true once in so many times. */
static inline unsigned twin_bias_below(struct twin_bias *bias, unsigned limit)
{
    return (unsigned)rng_below(&bias->rng, limit);
}

static inline int twin_bias_once_in(struct twin_bias *bias, unsigned times)
{
    return twin_bias_below(bias, times) == 0;
}

/* A part of the style: so many bits from a place on, as a number. */
static inline unsigned twin_bias_style(const struct twin_bias *bias, int at,
                                       int bits)
{
    return bias->bits >> at & ((1u << bits) - 1);
}

#endif
