/* packed.h - a design on its board as one text, to be played elsewhere.
 *
 *     boardwalk design 1
 *     machine pong "pong on a Nexys A7" nexysa7 100000000
 *     clock 0 1 1
 *     pin 1 -1 -1 12 0
 *     part 1 "BTNU" -1 60 40 6 6 3 0
 *     role "BTNU" "i" "bat up"
 *     netlist
 *     { ... }
 *
 * It has what the project, its constraint file and the tools said, so that a
 * page needs none of them: the machine's record and the netlist of Yosys.
 */
#ifndef PACKED_H
#define PACKED_H

#include "base/design.h"
#include "boards/board.h"
#include "designs/leap/leap_c.h"

struct packed;

/* Writes all of it but the netlist, which is to follow as it is. */
void packed_write(const struct machine_type *machine,
                  const struct design_clock *clocks, int count,
                  struct text *to);

/* Makes the machine again. The text becomes the machine's own: it is changed,
 * and must live as long; after an error *machine is null. */
const char *packed_open(struct packed **packed, char *text);
void packed_close(struct packed *self);
const struct machine_type *packed_machine(const struct packed *self);

/* What was compiled of the design: all that run use it from now on. */
void packed_use(struct packed *self, leap_c_function *run);

#endif
