/* checkers_driver.h - a bench for the rule checker: clock, hands, eyes.
 *
 * A square is written in octal, row above column: 020 is row 2, column 0.
 * Men are written as words, colour and square: "r20 b31"; kings are capital:
 * "R20".
 */
#ifndef CHECKERS_DRIVER_H
#define CHECKERS_DRIVER_H

#include "machines/checkers/checkers.h"

enum { CHECKERS_TICKS = 4 };    /* in a cycle */

struct checkers_driver {
    struct checkers_chip chip;
    pins in;                    /* all but the clock */
    pins out;                   /* when phi1 fell */
    uint64_t cycles;
    char text[200];
};

/* Powered, not reset. */
struct checkers_driver checkers_driver_open(const char *options,
                                            const char *seed);

/* With a reset of one cycle behind it. */
struct checkers_driver checkers_driver_new(const char *options);

/* The same with other men on the board, and this side on turn. */
struct checkers_driver checkers_driver_set(const char *options,
                                           const char *men, char side);

/* The pins that say this square, and those with the button, too. */
pins checkers_driver_at(unsigned square);
pins checkers_driver_press(unsigned square);

/* One cycle of the bench: the inputs change when phi1 rises, the outputs are
 * read when it falls (M3-093). */
void checkers_driver_cycle(struct checkers_driver *self, pins in);
void checkers_driver_wait(struct checkers_driver *self, int cycles);

/* Enters both squares in two cycles, then waits until the chip has judged:
 * the return is the number of cycles since, up to the one that shows it. */
int checkers_driver_move(struct checkers_driver *self, unsigned from,
                         unsigned to);

/* The clock stands still: both flops and both phases, this is the state. */
void checkers_driver_force(struct checkers_driver *self,
                           struct checkers_flops flops);

/* The men, by rows from the lowest, as the view port shows them; and the
 * squares with this mark, such as "31 40". */
const char *checkers_driver_men(struct checkers_driver *self);
const char *checkers_driver_marked(struct checkers_driver *self,
                                   enum checkers_mark mark);

/* What is lit: of "redtind blacktind err mustjump kingmade redwins
 * blackwins", with R, B, E, M, K, r, b for each. */
const char *checkers_driver_lights(struct checkers_driver *self);

#define assert_men(driver, expected) \
    assert_string_equal(checkers_driver_men(driver), expected)
#define assert_marked(driver, mark, expected) \
    assert_string_equal(checkers_driver_marked(driver, mark), expected)
#define assert_lights(driver, expected) \
    assert_string_equal(checkers_driver_lights(driver), expected)

#endif
