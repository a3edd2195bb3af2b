/* on_board.h - somebody's project as a machine that can be played.
 *
 * The record that comes of it is like that of any other machine, so that every
 * face, script and journal works with it: its board has the parts of the real
 * one, and what its sockets are used for is plugged in.
 */
#ifndef ON_BOARD_H
#define ON_BOARD_H

#include "boards/board.h"
#include "designs/project/project.h"

struct on_board;

/* Reads a project and puts it on its board; boards/machines.h finds it from
 * then on by its name. On an error *design is null; if the project cannot be
 * played, the error is the first defect, with its file and line. */
const char *on_board_open(struct on_board **design, const char *const *paths,
                          const struct project_wish *wish);
void on_board_close(struct on_board *self);

const struct machine_type *on_board_machine(const struct on_board *self);
const struct project *on_board_project(const struct on_board *self);

#endif
