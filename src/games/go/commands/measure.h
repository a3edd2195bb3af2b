/* measure.h - how fast Go is played here. */
#ifndef GO_MEASURE_H
#define GO_MEASURE_H

#include <stddef.h>
#include <stdint.h>

/* Games at random from an empty board, a second of one processor: of five
 * parts the fastest, which others on the same machine disturbed least. */
double go_measure_light(int size, uint64_t playouts);

/* Positions a second of one processor whose legal moves are all listed, by
 * simple ko; from games at random. */
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
