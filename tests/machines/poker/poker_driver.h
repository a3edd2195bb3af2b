/* poker_driver.h - hands on a poker chip, and eyes; each clock is watched.
 *
 * What people do is written as words:
 *
 *     .        the centre button: a press, and clocks until all is done
 *     d        the left button: the next item on the digits
 *     10       the switches are set to that amount
 *     F f      the fold switch goes on, or off
 *
 * so "10. ." is: set ten, press, press again.
 */
#ifndef POKER_DRIVER_H
#define POKER_DRIVER_H

#include "machines/poker/poker.h"

enum { POKER_DRIVER_LINES = 3, POKER_DRIVER_TEXT = 64 };

struct poker_driver {
    struct poker_chip chip;
    pins switches, out;
    uint64_t ticks;
    unsigned line_clocks;       /* how long a line takes; 0: no time */
    unsigned sending;           /* clocks of it to go */
    int lines;                  /* sent by the last press */
    uint32_t word[POKER_DRIVER_LINES];
    int clears[POKER_DRIVER_LINES];
    unsigned send_clocks;       /* from the last press to the first send */
    unsigned press_clocks;      /* and until the chip was no longer busy */
    char text[POKER_DRIVER_TEXT];
};

struct poker_driver poker_driver_open(const char *options, const char *seed);

/* With deal=hash added to the options, so that the deals are known. */
struct poker_driver poker_driver_hashed(const char *options);

void poker_driver_clock(struct poker_driver *self, pins also);
void poker_driver_press(struct poker_driver *self);
void poker_driver_set(struct poker_driver *self, unsigned amount);
void poker_driver_fold(struct poker_driver *self, int on);
void poker_driver_do(struct poker_driver *self, const char *words);

/* "AH KH 3D 6C QH TH JH" into the registers, as if they had been dealt. */
void poker_driver_give(struct poker_driver *self, const char *cards);

/* The lines of the last press: "<clear>9D QC 9S", a second one after '/';
 * spaces at the end are dropped. */
const char *poker_driver_lines(struct poker_driver *self);

/* What the digits show for an item, by pressing on a copy. */
unsigned poker_driver_item(const struct poker_driver *self, int item);
unsigned poker_driver_leds(const struct poker_driver *self);
unsigned poker_driver_eyes(const struct poker_driver *self);

#define assert_lines(driver, expected) \
    assert_string_equal(poker_driver_lines(driver), expected)
#define assert_money(driver, first, second, in_pot)                     \
    do {                                                                \
        assert_int_equal((driver)->chip.wallet[0], first);              \
        assert_int_equal((driver)->chip.wallet[1], second);             \
        assert_int_equal((driver)->chip.pot, in_pot);                   \
    } while (0)
#define assert_totals(driver, first, second)                            \
    do {                                                                \
        assert_int_equal((driver)->chip.total[0], first);               \
        assert_int_equal((driver)->chip.total[1], second);              \
    } while (0)
#define assert_phase(driver, expected) \
    assert_int_equal((driver)->chip.phase, expected)

#endif
