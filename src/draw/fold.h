/* fold.h - enumerates the shapes that a row of boxes can be folded into.
 *
 * The boxes keep their order: a run of them is cut in two, and the halves
 * stand beside or below each other, and so on down to single boxes. These are
 * the slicing floorplans of chip design. Of all shapes only those are kept
 * that no other beats in width, height and plainness: rows below each other
 * are plain, a pile of rows beside something is less so.
 *
 * layout_desk.c uses it twice: for the pieces of a board, and for the blocks
 * on the desk, whose alternatives are then the shapes of the boards. Sizes
 * are whole numbers in any unit, up to 65535. No memory is allocated.
 */
#ifndef FOLD_H
#define FOLD_H

#include <stdint.h>

enum { FOLD_ITEMS = 12, FOLD_SHAPES = 24,
       FOLD_SPANS = FOLD_ITEMS * (FOLD_ITEMS + 1) / 2 };

struct fold_shape {
    uint16_t width, height;
    uint8_t bends;                      /* piles beside something, and what
                                         * its boxes had of their own */
    uint8_t is_beside;                  /* its halves, else below */
    uint8_t cut;                        /* the second half begins here; 0: a
                                         * single box */
    uint8_t first, second;              /* shapes of the halves; of a single
                                         * box the first is its own number */
};

struct fold_span {                      /* a run of boxes */
    int count;
    struct fold_shape shape[FOLD_SHAPES];
};

struct fold {
    int count;
    int across, down;                   /* between neighbours */
    struct fold_span span[FOLD_SPANS];
};

struct fold_place {
    int x, y;
    int alternative;                    /* in the order of fold_offer */
};

/* Begins without boxes; across and down are the gaps between neighbours. */
void fold_begin(struct fold *self, int across, int down);

/* One more box, FOLD_ITEMS at most, which the caller sees to; then each shape
 * that this box may have, at least one. More than FOLD_SHAPES are ignored. */
void fold_add(struct fold *self);
void fold_offer(struct fold *self, int width, int height, int bends);

/* The shapes of all boxes together, at least one; they stay good until the
 * next call of fold_begin. There must be a box. */
const struct fold_span *fold_make(struct fold *self);

/* Where each box stands in one of them, from its top left, and which of its
 * own shapes it has; a box that is smaller than its place stands in the
 * middle. After fold_make. */
void fold_place(const struct fold *self, int shape,
                struct fold_place place[FOLD_ITEMS]);

#endif
