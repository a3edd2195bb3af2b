/* measure.h - measures how fast Go is played here.
 *
 * For `boardwalk go bench` and for tests/speed. Seconds are processor
 * seconds. */
#ifndef GO_MEASURE_H
#define GO_MEASURE_H

#include <stddef.h>
#include <stdint.h>

/* Random games a second from an empty board, on one core: the fastest of five
 * parts, which other programs disturbed least. */
double go_measure_light(int size, uint64_t playouts);

/* Positions a second, on one core, whose legal moves are all listed, by simple
 * ko; the positions are from random games. */
double go_measure_moves(int size, uint64_t positions);

struct go_pace {                        /* of the search */
    double playouts;                    /* a second, if each thread has a
                                         * processor to itself */
    uint64_t nodes;                     /* in its tree at the end */
    size_t node_bytes;
};

/* From an empty board. A null return is success. */
const char *go_measure_search(int size, int threads, uint64_t playouts,
                              struct go_pace *pace);

#endif
