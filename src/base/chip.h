/* chip.h - what every chip is: plain state and one function, tick.
 *
 * One call of tick is one clock edge: it reads the old state and the inputs
 * and returns the outputs after the edge. The state holds no pointers, so
 * copying it is a snapshot and memcmp is equality.
 *
 * A chip does in one tick only what small hardware could do in one clock,
 * because each has a twin in Verilog that must agree on every tick.
 */
#ifndef CHIP_H
#define CHIP_H

#include "base/options.h"
#include "base/pins.h"

struct chip_setup {                     /* what a chip knows at power-up */
    const char *seed;                   /* start of its random bits */
    uint32_t clock_hz;                  /* every time derives from this */
    int64_t option[OPTIONS_MAX];        /* in the order of chip->options */
};

struct picture_type;
struct playing_type;

struct chip_type {
    const char *name;                   /* = file name = RTL module */
    size_t size;
    const struct pin_def *inputs;
    const struct pin_def *outputs;
    const struct option_def *options;   /* null: the chip has none */
    void (*reset)(void *chip, const struct chip_setup *setup);
    pins (*tick)(void *chip, pins in);

    /* A top carries a core; a trace shows the pins of both. */
    const struct chip_type *core;
    void (*probe)(const void *chip, pins *core_in, pins *core_out);

    /* A top with wires that are not among its pins, because they change with
     * every clock, says what a monitor and a speaker at their ends show and
     * play (parts/picture.h, parts/playing.h). Null: it has no
     * such wires. */
    const struct picture_type *picture;
    const struct playing_type *playing;
};

#endif
