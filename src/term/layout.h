/* layout.h - places the parts of a board on a grid of cells.
 *
 * A board's places are in millimetres; a cell is coarse and twice as high as
 * wide. Parts keep their order and their rows, evenly spaced groups stay even,
 * nothing touches, and what lies on a breadboard stays on it. Of a list of
 * sizes the largest that fits is taken.
 *
 * layout.c finds columns, layout_rows.c rows; a board with a monitor has a
 * layout of its own in layout_screen.c. The result depends on the machine and
 * the area alone: the same window shows the same board.
 */
#ifndef TERM_LAYOUT_H
#define TERM_LAYOUT_H

#include "boards/board.h"

/* The smallest area that every board fits in. */
enum { TERM_BOARD_COLUMNS = 80, TERM_BOARD_ROWS = 19 };
enum { TERM_LAYOUT_FRAME = 1, TERM_ON_BOARD = -1 };

/* Columns beside the squares of a matrix: ranks at the left, its name. */
enum { TERM_MATRIX_MARGIN = 4 };

/* A monitor is never smaller than this, with its bezel. */
enum { TERM_MONITOR_WIDTH = 14, TERM_MONITOR_HEIGHT = 6 };

/* In cells; a width of 0: nothing is shown. */
struct term_box {
    int left, top, width, height;
};

struct term_size {                      /* of a drawing, in cells */
    int digit_width, digit_height;      /* with its housing */
    int stroke;                         /* of a segment, in half cells */
    int led_width, led_height;
    int rgb_width, rgb_height;
    int switch_width, switch_height;
    int button_width, button_height;
    int square_width, square_height;    /* of a matrix */
    int package_height;                 /* of a chip with named legs */
};

/* Text that stands for several parts, where there is a screen to make room
 * for: "LEDR", "2 territory  1 superko", "SPACE pass". */
enum { TERM_LABELS_MAX = 32, TERM_LABEL_MAX = 64 };

struct term_label {
    int column, row;
    int is_role;                        /* else: a printed name */
    char text[TERM_LABEL_MAX];
};

/* Where one part stands, and the text around it. */
struct term_place {
    struct term_box box;                /* the part itself */
    int middle;                         /* its column */
    int above, below;                   /* rows of text around it */
    int wanted, room;                   /* columns for that text */
    int has_role;                       /* in the machine */
    int on;                             /* a breadboard, or TERM_ON_BOARD */
    int is_terse;                       /* labels say what there is to say */
};

/* places[i] is that of board->parts[i]. */
struct term_layout {
    const struct machine_type *machine;
    const struct term_size *size;
    struct term_box board;              /* with its frame */
    struct term_place places[BOARD_PARTS_MAX];
    int count;
    struct term_label labels[TERM_LABELS_MAX];
    int label_count;
};

/* The larger of two numbers of cells. */
static inline int term_layout_larger(int a, int b)
{
    return a > b ? a : b;
}

/* Lays a machine's board out in an area; 0 if it does not fit, and then the
 * layout is not to be used. */
int term_layout_make(struct term_layout *self,
                     const struct machine_type *machine,
                     struct term_box area);

/* A part with all its text: what a click may hit, and what must not overlap. */
struct term_box term_layout_whole(const struct term_layout *self, int part);

/* Whether two boxes share a column. */
int term_layout_meet(struct term_box a, struct term_box b);

/* The name to print beside it; only its number inside a row of parts that stand
 * too close for full names. */
void term_layout_name(const struct term_layout *self, int part,
                      char name[PART_NAME_MAX]);

/* The uppermost part at a cell, or -1. */
int term_layout_hit(const struct term_layout *self, int column, int row);

#endif
