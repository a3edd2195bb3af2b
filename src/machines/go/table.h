/* table.h - a Go board beside the DE1-SoC. */
#ifndef GO_TABLE_H
#define GO_TABLE_H

#include "bench/table.h"
#include "machines/go/hand_state.h"

/* What can be touched. */
enum {
    GO_TOUCH_PASS = 1, GO_TOUCH_START, GO_TOUCH_COUNT,
    GO_TOUCH_LEAVE,                     /* the title, or the score at the end:
                                         * on the monitor only, as are menus */
    GO_TOUCH_POINT = 16,                /* and the points, row by row */
    GO_TOUCH_ITEM = 112,                /* and the items of all menus */
};

struct go_draft {                       /* of a person at the table */
    int shows_count;                    /* the score as it stands */
};

/* Whether this seat may place a stone now. */
int go_table_is_on_turn(const struct table_view *view);

/* "Black" and "White". */
const char *go_table_colour(enum go_colour colour);

extern const struct table_type go_table;

#endif
