/* lamps.h - the on-time of lights at the end of wires, at any clock rate.
 *
 * A lamp is on while its wire is; one that is scanned only while its select is,
 * too. Time is cut into windows of a fiftieth of a second, from tick 0 on, and
 * what an eye sees is the last whole one: a lamp that was on for one per cent
 * of it is seen, so that one clock of a wrong digit is not, and a dim light is.
 * Nothing is done on ticks without a change, however many.
 */
#ifndef LAMPS_H
#define LAMPS_H

#include <stddef.h>
#include <stdint.h>

#include "boards/light.h"

enum { LAMPS_WIRES = 1024, LAMPS_WIRE_WORDS = LAMPS_WIRES / 64,
       LAMPS_SELECTS = 64, LAMP_ALWAYS = -1, LAMP_DARK = -1,
       LAMPS_WINDOW_HZ = 50 };

struct lamp {
    int16_t wire;                       /* or LAMP_DARK: it has none */
    int16_t select;                     /* a wire, or LAMP_ALWAYS */
};

/* What goes where, worked out once; no part of the state. */
struct lamps_wiring {
    int lights;
    int wire_words, light_words;        /* in use */
    int selects;
    struct lamp lamp[LIGHTS_MAX];
    uint64_t used[LAMPS_WIRE_WORDS];    /* wires of some lamp */
    uint64_t low[LAMPS_WIRE_WORDS];     /* wires that are on when low */
    uint8_t select_of[LIGHTS_MAX];      /* a number below LAMPS_SELECTS */
    uint64_t select_bit[LAMPS_WIRES];   /* of a wire; zero: it is none */
    struct lights lit_by[LAMPS_WIRES];  /* lamps of which it is the wire, */
    struct lights chosen_by[LAMPS_WIRES];       /* and of which the select */
};

/* So many lamps in the order of their lights. Null, or what is wrong with the
 * table. */
const char *lamps_wire(struct lamps_wiring *self, const struct lamp *table,
                       int count, const uint64_t low[LAMPS_WIRE_WORDS]);

struct lamps {                          /* plain data */
    uint64_t tick;                      /* all is counted up to it */
    uint64_t window_end, window_ticks;
    uint64_t wires[LAMPS_WIRE_WORDS];   /* on: the level but for `low` */
    struct lights wire_on, select_on;   /* of each lamp */
    uint64_t selects;                   /* those that are on, by number */
    struct light_meter on, chosen;      /* in this window */
    uint32_t was_on[LIGHTS_MAX];        /* in the last one */
    uint32_t was_chosen[LAMPS_SELECTS];
};

void lamps_power_up(struct lamps *self, const struct lamps_wiring *wiring,
                    uint64_t tick_hz);

/* The wires have these levels from this tick on: wiring->wire_words words. */
void lamps_see(struct lamps *self, const struct lamps_wiring *wiring,
               uint64_t tick, const uint64_t *levels);

/* The changes of a run (base/design.h) that began at this tick, of a design
 * with so many words of outputs, at least wiring->wire_words: wire n is output
 * n. */
void lamps_follow(struct lamps *self, const struct lamps_wiring *wiring,
                  uint64_t begin, const uint64_t *changes, size_t count,
                  int words);

/* Time has passed until this tick, and no wire has changed. */
void lamps_wait(struct lamps *self, const struct lamps_wiring *wiring,
                uint64_t tick);

/* In the last whole window: which were seen, and 0..255 how bright one was.
 * Lamps on one wire that take turns, as the digits of a display do, are full
 * with their share of the window, one part for each select that was used. */
void lamps_seen(const struct lamps *self, const struct lamps_wiring *wiring,
                struct lights *seen);
uint8_t lamps_brightness(const struct lamps *self,
                         const struct lamps_wiring *wiring, int light);

#endif
