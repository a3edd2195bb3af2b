/* poker_table.h - a poker machine on its Basys3 with a terminal, worked by
 * hands: every tick is watched. */
#ifndef POKER_TABLE_H
#define POKER_TABLE_H

#include "boards/terminal.h"
#include "machines/poker/on_basys3.h"
#include "machines/stand.h"

struct poker_table {
    struct stand stand;
    struct terminal terminal;
    char screen[TERMINAL_ROWS * (TERMINAL_COLUMNS + 1) + 1];
};

/* Powered up with options such as "deal=hash", and some ticks old. */
void poker_table_open(struct poker_table *self, const char *options);

struct poker_chip *poker_table_game(struct poker_table *self);

void poker_table_run(struct poker_table *self, uint64_t ticks);

/* Quick presses of BTNC, BTNL, ..., a letter each: "CCL". */
void poker_table_tap(struct poker_table *self, const char *buttons);

/* SW14..SW0, in binary; and SW15. */
void poker_table_bet(struct poker_table *self, unsigned amount);
void poker_table_fold(struct poker_table *self, int is_up);

/* Lines on the terminal that are not blank, joined by strokes, trailing
 * spaces left out: "9D QC 9S/3H 5C". */
const char *poker_table_screen(struct poker_table *self);

/* The digits as they are now. */
const char *poker_table_digits(struct poker_table *self);

#endif
