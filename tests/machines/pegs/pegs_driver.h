/* pegs_driver.h - hands on a pegs chip, and eyes.
 *
 * What people do is written as a script, one character for each doing:
 *
 *     S L R U D    that button is pressed: one clock
 *     H h          the history switch goes up, or down: one clock
 *     ,            one clock
 *     .            one second
 */
#ifndef PEGS_DRIVER_H
#define PEGS_DRIVER_H

#include "machines/pegs/pegs.h"

enum { PEGS_DRIVER_HZ = 32 };   /* a blink: 16 clocks, 8 of them lit, or 2 */

struct pegs_driver {
    struct pegs chip;
    uint32_t clock_hz;
    uint64_t ticks;
    pins switches;              /* the history switch */
    pins out;
    char text[9];
};

struct pegs_driver pegs_driver_open(uint32_t clock_hz, const char *options,
                                    const char *seed);

/* At PEGS_DRIVER_HZ, with some seed, after one clock. */
struct pegs_driver pegs_driver_new(const char *options);

/* The same after a script, the code of the first game being this one. */
struct pegs_driver pegs_driver_played(const char *options, const char *code,
                                      const char *script);

void pegs_driver_clock(struct pegs_driver *self, pins also);
void pegs_driver_play(struct pegs_driver *self, const char *script);

/* Makes the secret known, as if a press had just drawn it. */
void pegs_driver_hide(struct pegs_driver *self, const char *code);

/* Sets the pegs with the buttons, from wherever they are; and submits. */
void pegs_driver_enter(struct pegs_driver *self, const char *guess);
void pegs_driver_guess(struct pegs_driver *self, const char *guess);

/* "RGBY" as the chip packs it. */
uint16_t pegs_driver_code(const char *letters);

/* At this clock: the pegs by their letters; the marks as "XXO_", or '?'
 * where a digit shows something else; the digits as "_4._0"; the LEDs. */
const char *pegs_driver_pegs(struct pegs_driver *self);
const char *pegs_driver_marks(struct pegs_driver *self);
const char *pegs_driver_digits(struct pegs_driver *self);
unsigned pegs_driver_leds(const struct pegs_driver *self);

/* How long each output is lit if nobody does anything: over one period of
 * a blink that begins with this clock, on a copy. */
struct pegs_watch {
    unsigned lit[64];
    unsigned period;
};
struct pegs_watch pegs_driver_watch(const struct pegs_driver *self);

/* What a person makes of that: the pegs, a short white flash being black;
 * and which one blinks, 0 = leftmost, -1 = none, -2 = several. */
const char *pegs_driver_look(struct pegs_driver *self, int *blinking);

#define assert_pegs(driver, expected) \
    assert_string_equal(pegs_driver_pegs(driver), expected)
#define assert_marks(driver, expected) \
    assert_string_equal(pegs_driver_marks(driver), expected)
#define assert_digits(driver, expected) \
    assert_string_equal(pegs_driver_digits(driver), expected)
#define assert_leds(driver, expected) \
    assert_int_equal(pegs_driver_leds(driver), expected)

/* The pegs as a person sees them, and the one that blinks. */
#define assert_look(driver, expected, blinking)                         \
    do {                                                                \
        int blinks_;                                                    \
                                                                        \
        assert_string_equal(pegs_driver_look(driver, &blinks_),         \
                            expected);                                  \
        assert_int_equal(blinks_, blinking);                            \
    } while (0)

/* How many clocks until the outputs are others, if nothing is done. */
unsigned pegs_driver_still(struct pegs_driver *self);

#endif
