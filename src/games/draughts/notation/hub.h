/* hub.h - lines of the Hub protocol, version 2, through which draughts
 * programs are controlled.
 *
 *     command name=value name="value with spaces" flag
 *
 * A position is the side to move and a letter for each square: w and b for
 * men, W and B for kings, e for empty. A jump is written as its start, its end
 * and then all captured squares in any order: 9x25x14x22.
 */
#ifndef HUB_H
#define HUB_H

#include "base/text.h"
#include "games/draughts/rules/checkers.h"

enum {
    HUB_ARGUMENTS = 32,
    HUB_POSITION_MAX = CHECKERS_SQUARES + 2,
    HUB_MOVE_MAX = 3 * (CHECKERS_MEN + 2),
};

struct hub_argument {
    const char *name;
    const char *value;                  /* "" for a flag */
};

struct hub_line {
    const char *command;                /* null: an empty line */
    int count;
    struct hub_argument argument[HUB_ARGUMENTS];
};

/* Parses a line, terminating its words in place: *self points into the text.
 * Null is success, also for an empty line. */
const char *hub_read(struct hub_line *self, char *text);

/* The value of an argument, "" for a flag, null if it is missing. If it is
 * given several times, the last one counts. */
const char *hub_value(const struct hub_line *self, const char *name);

/* Writing: the command first, then arguments. Values get quotes where they
 * need them; what they cannot hold becomes an apostrophe or a space. No line
 * end is written. */
void hub_write(struct text *to, const char *command);
void hub_write_flag(struct text *to, const char *name);
void hub_write_value(struct text *to, const char *name, const char *value);
void hub_write_number(struct text *to, const char *name, uint64_t number);

/* The number divided by 10^digits, with so many decimals: -1 with 2 digits is
 * -0.01. */
void hub_write_decimal(struct text *to, const char *name, int64_t number,
                       int digits);

/* Null is success, and the position has passed checkers_check; after an error
 * *position is unchanged. */
const char *hub_read_position(const char *word, enum checkers_rules rules,
                              struct checkers *position);
void hub_write_position(const struct checkers *position, struct text *to);

/* Finds the legal move that a word means; captures may be left out where start
 * and end are enough. Null is success; an error quotes the word. */
const char *hub_read_move(const struct checkers *before, const char *word,
                          struct checkers_move *move);
void hub_write_move(const struct checkers_move *move, struct text *to);

#endif
