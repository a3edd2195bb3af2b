/* duel_driver.h - hands on a duel chip, and eyes.
 *
 * What people do is written as a script, one character for each doing:
 *
 *     a b      A or b presses enter: one clock
 *     A..U -   the switches are set to that letter: no clock
 *     1 0      SW3 up, SW3 down: no clock
 *     .        a message is waited out: two seconds
 *     ,        one clock
 *     r        one clock with reset
 *
 * "a.." is A's first press and the two messages after it.
 */
#ifndef DUEL_DRIVER_H
#define DUEL_DRIVER_H

#include "machines/duel/duel.h"

/* A makes ALEF; b finds it, or tries in vain. Behind a round of either kind
 * the score is on the digits. */
#define DRIVER_MAKE  "AaLaEaFa"
#define DRIVER_RIGHT "AbLbEbFb"
#define DRIVER_WRONG "AbCbHbHb"
#define DRIVER_FOUND DRIVER_MAKE ".." DRIVER_RIGHT "b"
#define DRIVER_LOST  DRIVER_MAKE ".." DRIVER_WRONG "b." \
                     DRIVER_WRONG "b." DRIVER_WRONG "b."

struct driver {
    struct duel chip;
    uint32_t clock_hz;
    pins switches;                      /* letter and SW3, as they stand */
    pins out;
    uint64_t ticks;                     /* since power-up */
    char text[DUEL_PLACES + 1];
};

/* Powers a chip up; options as in "repeat=counting hide=on". */
struct driver driver_open(uint32_t clock_hz, const char *options);
struct driver driver_open_seed(uint32_t clock_hz, const char *options,
                               const char *seed);

/* A chip at 2 Hz without options, after a script. */
struct driver driver_played(const char *script);

void driver_play(struct driver *self, const char *script);

/* The same with a and b exchanged if the maker is b. */
void driver_play_for(struct driver *self, char maker, const char *script);

/* A word letter by letter, each taken with 'a' or 'b'. */
void driver_enter(struct driver *self, char press, const char *word);

/* One clock with these pins besides the switches. */
void driver_clock(struct driver *self, pins also);

const char *driver_digits(struct driver *self);     /* "_A-b" */
unsigned driver_leds(const struct driver *self);

#define assert_digits(driver, expected) \
    assert_string_equal(driver_digits(driver), expected)
#define assert_leds(driver, expected) \
    assert_int_equal(driver_leds(driver), expected)

/* Every state of the machine, and how to come there. */
struct station {
    const char *script;                 /* null ends the table */
    const char *digits;                 /* null: by chance */
    unsigned leds;
    const char *heard;                  /* whose press counts: "Ab" */
};

extern const struct station driver_stations[];

#endif
