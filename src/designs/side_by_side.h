/* side_by_side.h - two boards on one desk, joined by wires, as one machine.
 *
 * Its parts are those of both boards, "1.SW3" and "2.SW3", its design is both
 * designs with the wires between them (joined.h). So a session, its journal and
 * every face have it as they have any other machine. One monitor, one terminal
 * and one keyboard are on the desk: the first board's, or the second one's
 * where the first has none. There is no room for a mouse.
 */
#ifndef SIDE_BY_SIDE_H
#define SIDE_BY_SIDE_H

#include "boards/board.h"

struct side_by_side;

/* Wires are "JA[0]=JA[1]", a port of the first board and one of the second,
 * with commas between; null ends the list. Both machines must be designs, and
 * must live as long. */
const char *side_by_side_open(struct side_by_side **desk,
                              const struct machine_type *const machines[2],
                              const char *const *wires);
void side_by_side_close(struct side_by_side *self);

const struct machine_type *side_by_side_machine(
    const struct side_by_side *self);

#endif
