/* beside.h - a machine in C, and its top in Verilog on the same board, compared
 * by what can be seen.
 *
 * The two have different clocks: a tick of the machine is tens of thousands of
 * cycles of the oscillator that the top runs on, and its inputs come through
 * synchronisers. So they are not compared tick by tick, as a chip and its twin
 * are (pair.h), but as a person would who looks from one to the other: lights
 * and terminal, a hundred times a second. What the machine in C has shown
 * without a change for a moment before and after a look must be what the top
 * shows at that look.
 *
 * Pressed is what the session in C is told; the top gets the same events. The
 * way from part to port goes through the board's table and the constraint
 * file, so a wrong line in either is seen as well.
 */
#ifndef BESIDE_H
#define BESIDE_H

#include "bench/session.h"
#include "parts/reading.h"
#include "twin/top.h"

/* A moment: 80 ms before a look and 40 ms after it. A light at the end of
 * wires is seen by windows of 20 ms, of which two may lie in between. */
enum { BESIDE_LOOKS_A_SECOND = 100, BESIDE_BEFORE = 8, BESIDE_AFTER = 4,
       BESIDE_LOOKS = BESIDE_BEFORE + 1 + BESIDE_AFTER };

struct beside_look {
    uint64_t tick;
    struct lights lit;
    uint64_t text;                      /* a hash of the terminal's */
};

struct beside_difference {
    int is_there;
    uint64_t tick;
    char part[PART_NAME_MAX];           /* the first that differs */
    char c[READING_MAX], top[READING_MAX];      /* what it shows */
};

struct beside {                         /* zero it before use */
    struct session *c;                  /* the caller's */
    struct session *top;
    struct lights ignored;              /* lights that chance decides */
    uint64_t look_ticks;
    size_t events;                      /* of c, done to the top */
    struct beside_look c_looks[BESIDE_LOOKS], top_looks[BESIDE_LOOKS];
    int count;                          /* of them, the last one last */
    uint64_t compared;                  /* looks */
    struct beside_difference difference;
    const char *error;
};

/* Opens the top with seed and options of a session, which must be at its
 * power-up, and watches that until beside_end. */
const char *beside_begin(struct beside *self, const struct top *top,
                         struct session *c);

/* The error is the first that came up: then they could not be compared. */
const char *beside_end(struct beside *self);

/* Whether it has failed, or the two differ. */
int beside_is_over(const struct beside *self);

/* Somebody presses the buttons and flips the switches of c at random, and now
 * and then switches it off and on, for so many ticks of its own. */
const char *beside_press(struct beside *self, uint64_t ticks,
                         const char *seed);

#endif
