/* device.h - devices at the end of wires: a monitor, a terminal, a keyboard.
 *
 * A device sees only levels. It is told of every change of its wires with its
 * tick, in order, and it may drive wires itself; for that it says when it will
 * do so next, and nobody has to ask before. Ticks are those of the design on
 * the board, and how many make a second is told at power-up.
 *
 * To be told the same levels again is to be told that time has passed: whoever
 * reads a device does so first, because what it has to do in between, it does
 * then. Ticks never go back, and stay below 2^63.
 *
 * At one tick it is told first and asked then. A wire that it can only pull low
 * it drives with 0, or not at all; who drives a wire against whom is for the
 * board to settle.
 *
 * Its state is plain bytes without pointers: copying it is a snapshot.
 */
#ifndef DEVICE_H
#define DEVICE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct lights;
struct samples;

#define DEVICE_NEVER UINT64_MAX

/* What it drives on some wires depends on what it is told of others. */
struct device_answer {
    uint64_t heard;                     /* 0 ends a table */
    uint64_t said;
};

/* Any wire may change what it drives on any other. */
extern const struct device_answer device_answers_all[];

struct device_type {
    const char *name;                   /* "monitor" */
    const char *wires;                  /* their names, bit 0 first, with
                                         * blanks between: "hs vs r[4]" */
    size_t size;

    /* Settings are the device's own, what a person sets at its back: a baud
     * rate, bits of a colour. Null: as it comes from the shop. */
    void (*power_up)(void *device, uint64_t tick_hz, const void *settings);

    /* Its wires have these levels from this tick on. */
    void (*see)(void *device, uint64_t tick, uint64_t levels);

    /* The levels that it drives at this tick, on those wires of which *driven
     * has a bit, and in *next when either of the two will change if it is told
     * nothing before. Null: it never drives. */
    uint64_t (*drive)(void *device, uint64_t tick, uint64_t *driven,
                      uint64_t *next);

    const struct device_answer *answers;    /* null: what it drives depends on
                                             * time alone */
    const char *clock;                  /* its wire for a clock that may be as
                                         * fast as the oscillator, among the
                                         * single ones that wires begins with;
                                         * null: it has none */
    uint64_t rest;                      /* levels of wires that nobody drives,
                                         * as resistors hold them */

    /* Lights that it drives: how many, which are on, and how bright those are
     * that are on all the time, 0 to 255. Null: it has none; all are full. */
    int lights;
    int turns;                          /* that they take, one after another:
                                         * full is this part of the time; 0 is
                                         * the same as 1 */
    void (*light)(const void *device, struct lights *lit);
    uint8_t (*brightness)(const void *device, int light);

    /* What it plays, or null if it is no speaker. */
    const struct samples *(*sound)(const void *device);

    /* In a few words what a person sees of it, or what it has to complain of;
     * null: nothing. */
    void (*say)(const void *device, struct text *to);
};

/* The i-th wire: its name, "hs" or "r[3]"; 0 if there are not that many. And
 * which one has a name, or -1. */
int device_wire(const struct device_type *type, int i, struct text *name);
int device_wire_named(const struct device_type *type, const char *name);

static inline int device_level(uint64_t levels, int wire)
{
    return (int)(levels >> wire & 1);
}

/* Some neighbouring bits of a design's outputs, and which wires they are: a
 * word is turned until they lie there, and all others are left out. */
struct device_tap {
    uint64_t mask;                      /* the wires */
    uint8_t word, turn;
};

/* So many outputs, from this bit of the word on; the first is wire `to`. */
struct device_tap device_tap(int word, int from, int width, int to);

/* The wires that these outputs are. */
uint64_t device_levels(const struct device_tap *taps, int count,
                       const uint64_t *outputs);

/* A device on the outputs of a design: what it has to know to be told of a
 * whole run at once. */
struct device_wiring {
    const struct device_tap *taps;
    int count;
    int words;                          /* of outputs: design->out_words */
    uint64_t tied;                      /* wires that the board holds high */
};

/* The changes of a run (base/design.h) that began at this tick. */
void device_follow(const struct device_type *type, void *device,
                   const struct device_wiring *wiring, uint64_t begin,
                   const uint64_t *changes, size_t count);

/* The same, with somebody who looks at it each time that it was told. */
struct device_watcher {
    void (*look)(void *with, const void *device, uint64_t tick);
    void *with;
};

void device_follow_then(const struct device_type *type, void *device,
                        const struct device_wiring *wiring, uint64_t begin,
                        const uint64_t *changes, size_t count,
                        struct device_watcher then);

#endif
