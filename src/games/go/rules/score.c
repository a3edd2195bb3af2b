/* score.c - the score of a board: who owns which points.
 *
 * Every region of free points is filled once and belongs to the only colour
 * that borders on it (M4-031), to nobody if both do (M4-032). Called at the
 * end of games and for every count of a position, not within playouts: those
 * leave no large regions and have a faster count of their own.
 */
#include "games/go/rules/score.h"

#include <string.h>

/* One look at a board: stones that count, and regions found so far. */
struct survey {
    uint8_t colour[GO_POINTS];          /* the dead are gone */
    uint8_t owner[GO_POINTS];
    uint8_t is_done[GO_POINTS];
};

struct region {
    int count;
    unsigned reach;                     /* colours that touch it, as bits */
    go_point point[GO_AREA_MAX];
};

/* Breadth first; the list of points found is also the queue. The edge sets a
 * bit in reach, too, which sole_colour() ignores. */
static void find_region(struct survey *self, go_point start,
                        struct region *region)
{
    region->count = 1;
    region->reach = 0;
    region->point[0] = start;
    self->is_done[start] = 1;
    for (int i = 0; i < region->count; i++)
        for (int s = 0; s < 4; s++) {
            go_point side = (go_point)(region->point[i] + go_sides[s]);

            if (self->colour[side] != GO_EMPTY) {
                region->reach |= 1u << self->colour[side];
            } else if (!self->is_done[side]) {
                self->is_done[side] = 1;
                region->point[region->count++] = side;
            }
        }
}

/* Black or White if only that colour borders, GO_EMPTY if both or none do. */
static enum go_colour sole_colour(unsigned reach)
{
    unsigned colours = reach & (1u << GO_BLACK | 1u << GO_WHITE);

    if (colours == 1u << GO_BLACK)
        return GO_BLACK;
    return colours == 1u << GO_WHITE ? GO_WHITE : GO_EMPTY;
}

static void count_region(struct survey *self, go_point start,
                         struct go_area *area)
{
    struct region region;
    enum go_colour owner;

    find_region(self, start, &region);
    owner = sole_colour(region.reach);
    area->empty[owner] += region.count;
    for (int i = 0; i < region.count; i++)
        self->owner[region.point[i]] = (uint8_t)owner;
}

/* Counts the stones marked as dead and makes free points of them. Marks on
 * points without a stone are ignored. */
static void remove_dead(struct survey *self, const uint8_t *dead,
                        struct go_area *area)
{
    for (int p = 0; dead && p < GO_POINTS; p++) {
        unsigned colour = self->colour[p];

        if (!dead[p] || colour == GO_EMPTY || colour == GO_EDGE)
            continue;
        area->dead[colour]++;
        self->colour[p] = GO_EMPTY;
    }
}

void go_score_area(const struct go_board *self, const uint8_t *dead,
                   struct go_area *area, uint8_t *owner)
{
    struct survey survey = {.is_done = {0}};

    memset(area, 0, sizeof *area);
    memcpy(survey.colour, self->colour, sizeof survey.colour);
    remove_dead(&survey, dead, area);
    for (int p = 0; p < GO_POINTS; p++) {
        unsigned colour = survey.colour[p];

        if (colour == GO_EDGE || survey.is_done[p])
            continue;
        if (colour == GO_EMPTY) {
            count_region(&survey, (go_point)p, area);
            continue;
        }
        survey.owner[p] = (uint8_t)colour;
        area->stones[colour]++;
    }
    if (owner)
        memcpy(owner, survey.owner, sizeof survey.owner);
}
