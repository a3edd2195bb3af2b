/* arrange.h - divides the window between the table, the words below it and the
 * board.
 *
 * Table and board stand side by side, in a tall room below each other, or one
 * of them has all of it. The words have their lines in any case, as many as
 * the longest of them may need, so that nothing moves when they change.
 */
#ifndef WINDOW_ARRANGE_H
#define WINDOW_ARRANGE_H

#include "draw/canvas.h"

enum window_arrangement {               /* in the order of the key */
    ARRANGE_BOTH, ARRANGE_TABLE, ARRANGE_BOARD,
    ARRANGEMENTS,
};

struct window_rooms {                   /* empty: it is not shown */
    struct canvas_rect table, words, board;
    int words_scale;                    /* percent */
};

/* Divides what the bar leaves of a window of that height; scale is how large
 * the bar is written. */
struct window_rooms window_arrange(struct canvas_rect room,
                                   int window_height, int scale,
                                   enum window_arrangement arrangement);

/* How many lines the words have in so many pixels, and how many of these are
 * for what is to be done now: the rest is for what has happened. */
int window_arrange_lines(int width, int scale, int *now);

/* The margin around words and table. */
int window_arrange_margin(int scale);

#endif
