/* layout_pieces.h - groups the parts that belong together on a piece of ground.
 *
 * Lengths are in tenths of a millimetre, on the board as it was made. Parts
 * belong together that are of one group, overlap, stand above each other in
 * two rows, or form the cross of buttons.
 */
#ifndef LAYOUT_PIECES_H
#define LAYOUT_PIECES_H

#include "boards/board.h"
#include "draw/fold.h"

struct layout_area {
    int left, top, right, bottom;
};

struct layout_pieces {
    int count;                          /* 0: more than can be folded */
    int piece[BOARD_PARTS_MAX];         /* of each part; -1: not here */
    struct layout_area area[FOLD_ITEMS];
    int half_x[FOLD_ITEMS];             /* from the left of a long row of
                                         * LEDs or switches to that of its
                                         * second half; 0: none */
    int is_array[FOLD_ITEMS];           /* a matrix that is pointed at, and
                                         * nothing else */
};

/* What a part covers, from its middle and size in millimetres; and the area
 * around two. */
struct layout_area layout_pieces_area(const struct part *part);
struct layout_area layout_pieces_join(struct layout_area a,
                                      struct layout_area b);

/* Which half of its group a part is in, 0 or 1. */
int layout_pieces_half(const struct board_type *board, int part);

/* Cuts the parts that are chosen, nonzero in is_here, into pieces that must
 * not be torn, in the order in which one reads the board. */
void layout_pieces_cut(struct layout_pieces *self,
                       const struct board_type *board,
                       const uint8_t is_here[BOARD_PARTS_MAX]);

#endif
