/* on_board.h - a user's project as a machine that can be played.
 *
 * The record that comes of it is like that of any other machine, so that every
 * face, script and journal works with it: its board has the parts of the real
 * one, and what its sockets are used for is plugged in.
 */
#ifndef ON_BOARD_H
#define ON_BOARD_H

#include "base/design.h"
#include "boards/board.h"
#include "designs/leap/leap.h"
#include "designs/project/project.h"
#include "designs/engines/simulator.h"

struct on_board;

/* Reads a project and puts it on its board. On an error *design is null; if the
 * project cannot be played, the error is the first defect, with its file and
 * line. What is plugged in beside what plugs.txt says is such as "JA=oled";
 * null ends it, or null. */
const char *on_board_open(struct on_board **design, const char *const *paths,
                          const struct project_spec *spec,
                          const struct simulator_spec *simulator,
                          const char *const *plugs);
void on_board_close(struct on_board *self);

/* Another project, read but not opened, on the same desk, with wires between
 * the two boards (side_by_side.h). From now on the machine is the desk with
 * both; the other one is closed with this. Takes it over also after an error.
 */
const char *on_board_join(struct on_board *self, struct on_board *other,
                          const char *const *wires);

/* How it runs from now on: by leaps, or with every leap checked. */
void on_board_set_way(struct on_board *self, enum leap_way way);

/* Runs a copy for a while from power-up, with nobody at the controls: what was
 * leaped over, and in words what is in the way of leaps, if something is. */
const char *on_board_try(struct on_board *self, uint64_t ticks,
                         struct leap_count *count, struct text *why);

/* What it is made of: how many clocks there are, and the netlist. */
int on_board_clocks(const struct on_board *self,
                    const struct design_clock **clocks);
const char *on_board_netlist(const struct on_board *self, size_t *length);

/* For those who open its id (machines_find_design); of null it is null. */
const struct machine_type *on_board_machine(const struct on_board *self);
const struct project *on_board_project(const struct on_board *self);

/* How many of its pins have nothing at their end (plugged.h), and the first. */
int on_board_count_open(const struct on_board *self, struct port *first);
struct design_clock on_board_clock(const struct on_board *self); /* the first */
const struct simulation *on_board_simulation(const struct on_board *self);

#endif
