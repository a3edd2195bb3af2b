/* packed.h - a design and its board packed into one text, to be played
 * elsewhere.
 *
 *     boardwalk design 1
 *     machine pong "pong on a Nexys A7" nexysa7 100000000
 *     clock 0 1 1
 *     pin 1 -1 -1 12 0 0
 *     part 1 "BTNU" -1 60 40 6 6 3 0
 *     role "BTNU" "i" "bat up"
 *     netlist
 *     { ... }
 *
 * It has what the project, its constraint file and the tools said, so that a
 * page needs none of them: the machine's record and the netlist of Yosys.
 * A top of our own has a line "top" in place of machine, parts and roles, which
 * the page knows:
 *
 *     top "duel:basys2#42" basys2 50000000
 *
 * What is plugged into connectors for it is on wires of their own: each is a
 * line "plug", which pins name by its place, and digits in a row are a line
 * "socket".
 */
#ifndef PACKED_H
#define PACKED_H

#include "base/design.h"
#include "boards/board.h"
#include "designs/leap/leap_c.h"

#define PACKED_HEAD "boardwalk design 1"

/* No rows of the board's table: the keys that a processor sees; and, from here
 * on downwards, the wire of each plug. */
enum { PACKED_KEYS = -1, PACKED_WIRES = -2 };

struct packed;

/* Writes all of it but the netlist, which is to follow as it is. The id is that
 * of a session on the top of one of our machines; a null one means a design of
 * somebody's own. */
void packed_write(const struct machine_type *machine, const char *id,
                  const struct design_clock *clocks, int count,
                  struct text *to);

/* Makes the machine again. The text becomes the machine's own: it is changed,
 * and must live as long; after an error *machine is null. */
const char *packed_open(struct packed **packed, char *text);
void packed_close(struct packed *self);
const struct machine_type *packed_machine(const struct packed *self);

/* What a session on it is opened by. */
const char *packed_id(const struct packed *self);

/* What was compiled of the design: all that run use it from now on. */
void packed_use(struct packed *self, leap_c_function *run);

#endif
