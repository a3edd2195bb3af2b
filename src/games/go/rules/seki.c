/* seki.c - stones that live in seki.
 *
 * Nothing is read out here: that the stones live is known beforehand. The
 * connected points of a colour, stones and territory, are a group. One with
 * two eyes, or with room for them, lives by itself. Among the others those
 * are in seki which share liberties with such a group of the other colour:
 * beside a group that lives by itself they would be dead.
 *
 * It is a heuristic for final_status_list of GTP; no score depends on it.
 */
#include "games/go/rules/seki.h"

#include <string.h>

#include "games/go/rules/score.h"

enum {
    REGIONS_MAX = GO_AREA_MAX + 1,      /* from 1 */
    ROOM_MAX = 2,                       /* points that make no second eye */
    SHARED_MAX = 7,                     /* liberties: more are open board */
};

struct region {                         /* points of one kind, side by side */
    uint8_t kind;                       /* whose, or GO_EMPTY: both reach it */
    uint8_t is_weak;                    /* one eye or none */
    uint8_t is_seki;
    int points, room, eyes;
};

struct survey {
    uint8_t owner[GO_POINTS];
    uint8_t is_free[GO_POINTS];         /* no stone that lives */
    uint16_t region[GO_POINTS];         /* 0: none */
    uint16_t eye[GO_POINTS];
    int count;
    struct region regions[REGIONS_MAX];
};

/* Marks all points of the same kind that are connected with the first one, and
 * returns how many. A mark is not 0, which means that a point is not marked. */
static int flood(const uint8_t kind[GO_POINTS], go_point first,
                 uint16_t mark, uint16_t marks[GO_POINTS])
{
    go_point point[GO_AREA_MAX];
    int count = 1;

    point[0] = first;
    marks[first] = mark;
    for (int i = 0; i < count; i++)
        for (int s = 0; s < 4; s++) {
            go_point side = (go_point)(point[i] + go_sides[s]);

            if (kind[side] != kind[first] || marks[side])
                continue;
            marks[side] = mark;
            point[count++] = side;
        }
    return count;
}

static int lies_on_board(const struct go_board *board, int point)
{
    return board->colour[point] != GO_EDGE;
}

/* Numbers the regions from 1. */
static void find_regions(struct survey *self, const struct go_board *board)
{
    for (int p = 0; p < GO_POINTS; p++) {
        struct region *region = &self->regions[self->count + 1];

        if (!lies_on_board(board, p) || self->region[p])
            continue;
        self->count++;
        region->kind = self->owner[p];
        region->points = flood(self->owner, (go_point)p,
                               (uint16_t)self->count, self->region);
    }
}

/* Eyes are the connected parts of a group's territory, its stones left out;
 * dead stones of the other colour belong to the eye. */
static void count_eyes(struct survey *self, const struct go_board *board)
{
    uint8_t ground[GO_POINTS];

    for (int p = 0; p < GO_POINTS; p++)
        ground[p] = self->is_free[p] ? self->owner[p] : GO_EDGE;
    for (int p = 0; p < GO_POINTS; p++) {
        struct region *region = &self->regions[self->region[p]];

        if (!lies_on_board(board, p) || ground[p] == GO_EDGE
            || ground[p] == GO_EMPTY || self->eye[p])
            continue;
        region->room += flood(ground, (go_point)p, 1, self->eye);
        region->eyes++;
    }
}

/* Groups that cannot have two eyes: one at most now, and too little room to
 * divide it. */
static void find_weak(struct survey *self)
{
    for (int i = 1; i <= self->count; i++) {
        struct region *region = &self->regions[i];

        region->is_weak = region->kind != GO_EMPTY && region->eyes < 2
                       && region->room <= ROOM_MAX;
    }
}

/* Whether weak groups of both colours border on a region of shared points.
 * Sets beside[] for all weak regions that do. */
static int is_shared_by_weak(const struct survey *self, int shared,
                             uint8_t beside[REGIONS_MAX])
{
    unsigned colours = 0;

    memset(beside, 0, REGIONS_MAX);
    for (int p = 0; p < GO_POINTS; p++) {
        if (self->region[p] != shared)
            continue;
        for (int s = 0; s < 4; s++) {
            int side = self->region[p + go_sides[s]];

            if (!self->regions[side].is_weak)
                continue;
            beside[side] = 1;
            colours |= 1u << self->regions[side].kind;
        }
    }
    return colours == (1u << GO_BLACK | 1u << GO_WHITE);
}

static void find_seki(struct survey *self)
{
    uint8_t beside[REGIONS_MAX];

    for (int i = 1; i <= self->count; i++) {
        if (self->regions[i].kind != GO_EMPTY
            || self->regions[i].points > SHARED_MAX
            || !is_shared_by_weak(self, i, beside))
            continue;
        for (int k = 1; k <= self->count; k++)
            self->regions[k].is_seki |= beside[k];
    }
}

int go_seki_find(const struct go_board *board, const uint8_t *dead,
                 uint8_t seki[GO_POINTS])
{
    struct survey self = {.count = 0};
    struct go_area area;
    int count = 0;

    go_score_area(board, dead, &area, self.owner);
    for (int p = 0; p < GO_POINTS; p++) {
        if (!lies_on_board(board, p))
            self.owner[p] = GO_EDGE;
        self.is_free[p] = board->colour[p] == GO_EMPTY
                       || (dead && dead[p]);
    }
    find_regions(&self, board);
    count_eyes(&self, board);
    find_weak(&self);
    find_seki(&self);
    for (int p = 0; p < GO_POINTS; p++) {
        seki[p] = lies_on_board(board, p) && !self.is_free[p]
               && self.regions[self.region[p]].is_seki;
        count += seki[p];
    }
    return count;
}
