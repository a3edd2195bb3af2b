/* captions.h - the captions that a board shows and where, for tests of whether
 * they can be read.
 *
 * A caption that found no place is there, too, with a box of no height.
 */
#ifndef CAPTIONS_H
#define CAPTIONS_H

#include "draw/layout.h"

struct draw_caption {
    int part, parts;                    /* of the first, and how many share
                                         * it */
    int is_work;                        /* what it does, not its name */
    struct canvas_box box;
    char text[PART_NAME_MAX];
};

struct draw_captions {
    int count;
    struct draw_caption item[2 * BOARD_PARTS_MAX];
};

void draw_captions_find(struct draw_captions *to, const struct layout *layout);

#endif
