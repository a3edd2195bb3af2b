/* hub.h - lines of the Hub protocol, version 2, by which programs that play
 * draughts are talked to.
 *
 *     command name=value name="value with spaces" flag
 *
 * A position is the side to move and a letter for each square: w and b for
 * men, W and B for kings, e for empty. A jump is its ends and then all it
 * takes, in any order: 9x25x14x22.
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

/* Cuts the text up in place: the line points into it. */
const char *hub_read(struct hub_line *self, char *text);

/* The value of an argument, "" for a flag, null if it is not there; the last
 * one counts. */
const char *hub_value(const struct hub_line *self, const char *name);

/* Writing: the command, then arguments. What a value cannot hold becomes an
 * apostrophe or a space. The line has no end yet. */
void hub_write(struct text *to, const char *command);
void hub_write_flag(struct text *to, const char *name);
void hub_write_value(struct text *to, const char *name, const char *value);
void hub_write_number(struct text *to, const char *name, uint64_t number);

/* A number with so many digits behind the point: -1 with 2 is -0.01. */
void hub_write_decimal(struct text *to, const char *name, int64_t number,
                       int digits);

const char *hub_read_position(const char *word, enum checkers_rules rules,
                              struct checkers *position);
void hub_write_position(const struct checkers *position, struct text *to);

/* Captures may be left out where the ends say enough. */
const char *hub_read_move(const struct checkers *before, const char *word,
                          struct checkers_move *move);
void hub_write_move(const struct checkers_move *move, struct text *to);

#endif
