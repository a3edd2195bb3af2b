/* joined.h - two designs with wires between them, as one design.
 *
 * Each keeps its own clocks. A tick of the two is the longest time of which a
 * tick of either is a multiple, so both are exact; what one of them drives at a
 * tick the other one sees at its next. Ports and words of the first come first.
 */
#ifndef JOINED_H
#define JOINED_H

#include "base/design.h"
#include "boards/board.h"

enum { JOINED_WIRES = 32 };

/* From a pin of the first to a pin of the second, each as its own design counts
 * it; where nobody drives it is high if it is pulled up, else low. */
struct joined_wire {
    struct machine_pin end[2];
    int is_pulled_up;
};

/* Takes both designs over, also after an error: closing it closes them. A tick
 * of each is so many ticks of the two. */
const char *joined_open(struct design **joined, struct design *const part[2],
                        const uint64_t every[2],
                        const struct joined_wire *wires, int count);

#endif
