/* cross.h - arrow keys and Enter on a cross of buttons.
 *
 * Where a board has such a cross these keys work it, besides the keys that
 * the machine gives its buttons. Where buttons are called UP, ENTER, SPACE and
 * so on, as those of a keyboard, they are worked by these keys.
 */
#ifndef CROSS_H
#define CROSS_H

#include "boards/board.h"

/* The button that a key works, by its place in the table, or -1. */
int cross_part(const struct board_type *board, uint32_t key);

struct cross_key {
    uint32_t key;                       /* KEY_UP */
    uint32_t arrow;                     /* a code point; zero: none */
    const char *name;                   /* "Up" */
};

/* The name of a key of the face on this board: where a button takes the space
 * bar, by which a face pauses otherwise, "space" is "P". */
const char *cross_name(const struct board_type *board, const char *key);

/* The key that works a part, or null. */
const struct cross_key *cross_key(const struct board_type *board,
                                  const struct part *part);

#endif
