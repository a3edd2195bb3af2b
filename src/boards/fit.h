/* fit.h - a machine on a board that it was not made for.
 *
 * A machine says which parts it needs; another board that has as many of each
 * kind can take it. Its chip stays as it is: the parts of the other board are
 * given the pins and lights of those that they stand for, the machine's words
 * for them are aliases, and parts that nobody uses are left without function.
 * What no board has soldered on (a monitor, a keyboard, an array of LEDs) is
 * plugged in, if there is a socket or a connector with enough pins.
 */
#ifndef FIT_H
#define FIT_H

#include "boards/board.h"
#include "boards/pinout.h"

enum { FIT_ROLES = 48, FIT_ALIASES = 32, FIT_GROUNDS = 4,
       FIT_PLUGGED = 8 };

struct fit {
    struct machine_type machine;        /* all that is needed to play it */
    struct board_type board;
    struct part parts[BOARD_PARTS_MAX + 1];
    struct board_alias aliases[FIT_ALIASES + 1];
    char alias_names[FIT_ALIASES][PART_NAME_MAX];
    char plugged_names[FIT_PLUGGED][PART_NAME_MAX];
    struct role roles[FIT_ROLES + 1];
    char role_names[FIT_ROLES][PART_NAME_MAX];
    struct board_ground grounds[FIT_GROUNDS + 1];
    char reset_name[PART_NAME_MAX];
    int soldered;                       /* parts of the board; behind them are
                                         * those that are plugged in */
};

/* Puts a machine on a board. Null is success; else what is missing, "2 digits",
 * and self is of no use. What is plugged in can be told with fit_plugged: the
 * i-th kind of part, "4 RGB LEDs", or null. */
const char *fit_machine(struct fit *self, const struct machine_type *machine,
                        const struct pinout *pinout);
const char *fit_plugged(const struct fit *self, int i);

#endif
