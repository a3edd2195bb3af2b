/* device.h - what is at the end of wires: a monitor, a terminal, a keyboard.
 *
 * A device sees only levels. It is told of every change of its wires with its
 * tick, in order, and it may drive wires itself; for that it says when it will
 * do so next, and nobody has to ask before. Ticks are those of the design on
 * the board, and how many make a second is told at power-up.
 *
 * Its state is plain bytes without pointers: copying it is a snapshot.
 */
#ifndef DEVICE_H
#define DEVICE_H

#include <stddef.h>
#include <stdint.h>

#define DEVICE_NEVER UINT64_MAX

struct device_type {
    const char *name;                   /* "monitor" */
    const char *wires;                  /* their names, bit 0 first, with
                                         * blanks between: "hs vs r[4]" */
    size_t size;

    void (*power_up)(void *device, uint64_t tick_hz);

    /* Its wires have these levels from this tick on. */
    void (*see)(void *device, uint64_t tick, uint64_t levels);

    /* The levels that it drives at this tick, on those wires of which *driven
     * has a bit, and in *next when either of the two will change if it is told
     * nothing before. Null: it never drives. */
    uint64_t (*drive)(void *device, uint64_t tick, uint64_t *driven,
                      uint64_t *next);
};

#endif
