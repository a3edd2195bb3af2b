/* top.h - a machine's top as it is loaded onto a board.
 *
 * The module in rtl/top with its constraint file, on the board that it is for,
 * with the board's oscillator. Parts, roles, hands, tables and journals are
 * those of the machine in C: what was done to one can be done to the other.
 *
 * Seed and options are constants in the top. A session with others gets a
 * netlist of its own in which these constants are changed, as a student would
 * change them, and nothing else.
 */
#ifndef TOP_H
#define TOP_H

#include "twin/twin.h"

struct top;

/* For a machine on its board, from a folder like rtl; null: our own, which runs
 * in this process. The error says that it has no top there, or what
 * is wrong with it; then *top is null. */
const char *top_open(struct top **top, const struct machine_type *machine,
                     const char *rtl);
void top_close(struct top *self);       /* all its sessions must be closed */

/* Sessions from now on go some of their leaps clock by clock as well; one that
 * was wrong is an error of the design. */
void top_check_leaps(struct top *self);

/* Like the machine in C, and of the same name. */
const struct machine_type *top_machine(const struct top *self);

/* With this seed and these options: the design that sessions of them run, as
 * long as the top is open. */
struct on_board;
const char *top_build(struct top *self, const struct chip_setup *setup,
                      struct on_board **design);

/* The top, its constraint file and all modules as files in a folder, which is
 * made if it is not there: for the vendor's tool. */
const char *top_write(const struct top *self, const char *folder);

/* Parts that show chance, which is not that of the machine in C; null: none. */
const char *top_chance(const struct top *self);

/* What its project reader noticed, and found. */
struct project;
const struct project *top_project(const struct top *self);

#endif
