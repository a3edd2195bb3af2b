/* null.h - the smallest board and the machine on it: a template. */
#ifndef NULL_BOARD_H
#define NULL_BOARD_H

#include "boards/board.h"

extern const struct board_type null_board;
extern const struct machine_type null_machine;
extern const struct machine_type *const null_machines[];

#endif
