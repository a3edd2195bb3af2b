/* board.h - chooses the board of a project. */
#ifndef PROJECT_BOARD_H
#define PROJECT_BOARD_H

#include "designs/project/inside.h"

/* Sets board and board_why, if one fits; constraints and pins must be there.
 * An error is a spec for a board that is not known. */
const char *board_choose(struct project *self,
                         const struct project_spec *spec);

/* A port of the board by its name, also as KEY0 for KEY[0]; 0 if none is. */
int board_port_named(const struct pinout *pinout, const char *name,
                     struct port *port);

#endif
