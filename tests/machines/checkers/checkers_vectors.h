/* checkers_vectors.h - the document's test vectors, and its bench.
 *
 * A vector is twelve bits, err_turn_row_col_enter_clr_reset, the turn being
 * red and black; x is a bit that nobody has said anything about (M3-092).
 */
#ifndef CHECKERS_VECTORS_H
#define CHECKERS_VECTORS_H

#include "machines/checkers/checkers_driver.h"

enum { CHECKERS_VECTORS_MAX = 201 };    /* what the bench holds (M3-096) */

struct checkers_vectors {
    int count;
    char bits[CHECKERS_VECTORS_MAX + 1][13];    /* without underscores */
};

/* Reads tests/oracle/checkers/NAME; after the last vector all bits are x. */
void checkers_vectors_read(struct checkers_vectors *self, const char *name);

/* The inputs of a vector, x being bits of the fill; the column has the lowest
 * three, and the row the next. */
pins checkers_vectors_inputs(const char bits[13], unsigned fill);

/* How many of the three outputs are not as the vector says. */
int checkers_vectors_wrong(const char bits[13], pins out);

/* Whether the bench stops here: the last bit is undefined (M3-095). */
int checkers_vectors_end(const char bits[13]);

#endif
