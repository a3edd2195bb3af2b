/* slow_go.h - Go once more, on an array of cells.
 *
 * A second witness: groups and liberties by flood fill, ko by comparing whole
 * boards, superko with every board there was. A cell is row * size + column;
 * SLOW_PASS is a pass.
 */
#ifndef SLOW_GO_H
#define SLOW_GO_H

#include "games/go/rules/game.h"

enum { SLOW_PASS = -1, SLOW_PAST_MAX = GO_MOVES_MAX + 1 };

struct slow_cells {
    uint8_t at[GO_AREA_MAX];            /* enum go_colour */
};

struct slow_past {
    struct slow_cells cells;            /* before a move, */
    enum go_colour mover;               /* and whose it was */
};

struct slow_go {
    int size, area;
    enum go_ko_rule ko;
    int may_suicide;
    struct slow_cells now;
    int taken[GO_EDGE];                 /* by the colour that took */
    int passes;
    int count;
    struct slow_past past[SLOW_PAST_MAX];
};

struct slow_group {
    int stones, liberties;
    uint8_t is_stone[GO_AREA_MAX];
    uint8_t is_liberty[GO_AREA_MAX];
};

void slow_go_begin(struct slow_go *self, int size);
enum go_verdict slow_go_judge(const struct slow_go *self, int cell,
                              enum go_colour colour);
void slow_go_play(struct slow_go *self, int cell, enum go_colour colour);
void slow_go_group(const struct slow_go *self, int cell,
                   struct slow_group *group);

/* Who owns each cell once the dead are gone; how many empty cells each has. */
void slow_go_owners(const struct slow_go *self, const uint8_t *is_dead,
                    uint8_t *owner, int *empty);

/* The same cell on the other board. */
go_point slow_go_point(const struct slow_go *self, int cell);

#endif
