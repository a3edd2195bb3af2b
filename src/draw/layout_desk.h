/* layout_desk.h - the blocks of a machine, and the best arrangement of them.
 *
 * Lengths are in tenths of a millimetre; how large that is in the picture
 * comes out of it. A block is what can be moved as a whole: a monitor, a
 * speaker beside the board, a piece of ground with the parts on it.
 */
#ifndef LAYOUT_DESK_H
#define LAYOUT_DESK_H

#include "draw/layout.h"
#include "draw/layout_pieces.h"

enum layout_block_kind { BLOCK_MONITOR, BLOCK_BESIDE, BLOCK_GROUND };

struct layout_block {
    enum layout_block_kind kind;
    int part;                           /* that stands on the desk */
    enum board_ground_kind ground;      /* of a ground */
    struct layout_area area;            /* as it was made, with its edge */
    uint8_t is_here[BOARD_PARTS_MAX];   /* which parts lie on it */
};

enum { LAYOUT_BLOCKS = FOLD_ITEMS };

/* A folded board: its edge beyond the parts, and between the pieces. */
enum { LAYOUT_SIDE = 30, LAYOUT_ABOVE = 45, LAYOUT_BELOW = 76,
       LAYOUT_ACROSS = 70, LAYOUT_DOWN = 97 };

struct layout_desk {
    const struct machine_type *machine;
    int count;
    struct layout_block block[LAYOUT_BLOCKS];
    int scale;                          /* percent of a pixel to one that a
                                         * person sees */
    int glass;                          /* the width of a monitor's */
    int mm;                             /* sub-pixels of a millimetre */
    int width, height;                  /* of all together */
    struct fold_place place[FOLD_ITEMS];        /* of blocks; alternative 0
                                                 * is a board as it was made */
};

/* Finds the blocks; what they are is all that is set. */
void layout_desk_find(struct layout_desk *self,
                      const struct machine_type *machine);

/* Decides how large a monitor is, how the boards are folded and where the
 * blocks stand, for a room in pixels: sets glass, mm, width, height and
 * place. There must be a block. */
void layout_desk_arrange(struct layout_desk *self, int width, int height,
                         int scale);

struct layout_size {
    int width, height;
};

/* Where the pieces of a folded board stand, from its top left. Another than
 * the first alternative of a piece is an array that is larger than it was
 * made, or a row with one half below the other. Returns the board's size. */
struct layout_size layout_desk_unfold(const struct layout_desk *self,
                                      int block,
                                      struct layout_pieces *pieces,
                                      struct fold_place place[FOLD_ITEMS]);

/* A length on an array enlarged by this alternative: 0 is as it was made,
 * each further one a quarter more. */
int layout_desk_zoom(int length, int alternative);

/* The height of a monitor's glass of this width, in the same unit. */
int layout_desk_glass_height(const struct layout_desk *self, int part,
                             int width);

/* The size of a part that stands beside the boards. */
struct layout_size layout_desk_beside(const struct layout_desk *self,
                                       int block);

#endif
