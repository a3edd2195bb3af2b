/* slow_go.c - Go once more, on an array of cells. */
#include "games/go/slow_go.h"

#include <string.h>

static const int row_step[4] = {-1, 0, 1, 0}, column_step[4] = {0, 1, 0, -1};

/* The neighbour on one side; -1 beyond the edge. */
static int beside(int size, int cell, int side)
{
    int row = cell / size + row_step[side];
    int column = cell % size + column_step[side];

    if (row < 0 || row >= size || column < 0 || column >= size)
        return -1;
    return row * size + column;
}

static void flood(const struct slow_cells *cells, int size, int cell,
                  struct slow_group *group)
{
    group->is_stone[cell] = 1;
    group->stones++;
    for (int side = 0; side < 4; side++) {
        int next = beside(size, cell, side);

        if (next < 0)
            continue;
        if (cells->at[next] == cells->at[cell]) {
            if (!group->is_stone[next])
                flood(cells, size, next, group);
        } else if (cells->at[next] == GO_EMPTY) {
            group->liberties += !group->is_liberty[next];
            group->is_liberty[next] = 1;
        }
    }
}

static void find_group(const struct slow_cells *cells, int size, int cell,
                       struct slow_group *group)
{
    size_t area = (size_t)size * (size_t)size;

    group->stones = group->liberties = 0;
    memset(group->is_stone, 0, area);
    memset(group->is_liberty, 0, area);
    flood(cells, size, cell, group);
}

/* Takes the group off if it has no liberty. */
static int take(struct slow_cells *cells, int size, int cell)
{
    struct slow_group group;

    find_group(cells, size, cell, &group);
    if (group.liberties)
        return 0;
    for (int i = 0; i < size * size; i++)
        if (group.is_stone[i])
            cells->at[i] = GO_EMPTY;
    return group.stones;
}

struct outcome {
    struct slow_cells cells;
    int taken, lost;
};

static void try_stone(const struct slow_go *self, int cell,
                      enum go_colour colour, struct outcome *outcome)
{
    outcome->cells = self->now;
    outcome->cells.at[cell] = (uint8_t)colour;
    outcome->taken = 0;
    for (int side = 0; side < 4; side++) {
        int next = beside(self->size, cell, side);

        if (next >= 0 && outcome->cells.at[next] == go_other(colour))
            outcome->taken += take(&outcome->cells, self->size, next);
    }
    outcome->lost = take(&outcome->cells, self->size, cell);
}

static int is_same(const struct slow_go *self, const struct slow_cells *a,
                   const struct slow_cells *b)
{
    return memcmp(a->at, b->at, (size_t)self->area) == 0;
}

/* Simple ko: the other's last move undone. */
static int brings_back(const struct slow_go *self,
                       const struct slow_cells *cells, enum go_colour colour)
{
    const struct slow_past *last = self->past + self->count - 1;

    if (self->ko == GO_KO_SIMPLE)
        return self->count && last->mover == go_other(colour)
            && is_same(self, cells, &last->cells);
    for (int i = 0; i < self->count; i++)
        if (is_same(self, cells, &self->past[i].cells)
            && (self->ko == GO_KO_POSITIONAL
                || self->past[i].mover != colour))
            return 1;
    return 0;
}

void slow_go_begin(struct slow_go *self, int size)
{
    self->size = size;
    self->area = size * size;
    self->ko = GO_KO_SIMPLE;
    self->may_suicide = 0;
    memset(&self->now, GO_EMPTY, sizeof self->now);
    memset(self->taken, 0, sizeof self->taken);
    self->passes = self->count = 0;
}

enum go_verdict slow_go_judge(const struct slow_go *self, int cell,
                              enum go_colour colour)
{
    struct outcome outcome;

    if (cell == SLOW_PASS)
        return GO_LEGAL;
    if (self->now.at[cell] != GO_EMPTY)
        return GO_OCCUPIED;
    try_stone(self, cell, colour, &outcome);
    if (outcome.lost && (!self->may_suicide || outcome.lost == 1))
        return GO_SUICIDE;
    return brings_back(self, &outcome.cells, colour) ? GO_KO : GO_LEGAL;
}

void slow_go_play(struct slow_go *self, int cell, enum go_colour colour)
{
    struct outcome outcome = {self->now, 0, 0};
    struct slow_past *past = self->past + self->count++;

    memcpy(past->cells.at, self->now.at, (size_t)self->area);
    past->mover = colour;
    if (cell != SLOW_PASS)
        try_stone(self, cell, colour, &outcome);
    self->now = outcome.cells;
    self->taken[colour] += outcome.taken;
    self->taken[go_other(colour)] += outcome.lost;
    self->passes = cell == SLOW_PASS ? self->passes + 1 : 0;
}

void slow_go_group(const struct slow_go *self, int cell,
                   struct slow_group *group)
{
    find_group(&self->now, self->size, cell, group);
}

/* The only colour beside a region of empty cells. */
static enum go_colour border_of(const struct slow_go *self,
                                const struct slow_cells *cells,
                                const struct slow_group *region)
{
    int touches[GO_EDGE] = {0};

    for (int i = 0; i < self->area; i++)
        for (int side = 0; side < 4; side++) {
            int next = beside(self->size, i, side);

            if (region->is_stone[i] && next >= 0)
                touches[cells->at[next]] = 1;
        }
    if (touches[GO_BLACK] == touches[GO_WHITE])
        return GO_EMPTY;
    return touches[GO_BLACK] ? GO_BLACK : GO_WHITE;
}

void slow_go_owners(const struct slow_go *self, const uint8_t *is_dead,
                    uint8_t *owner, int *empty)
{
    struct slow_cells cells = self->now;
    struct slow_group region;

    empty[GO_EMPTY] = empty[GO_BLACK] = empty[GO_WHITE] = 0;
    for (int i = 0; i < self->area; i++)
        if (is_dead[i])
            cells.at[i] = GO_EMPTY;
    for (int i = 0; i < self->area; i++) {
        owner[i] = cells.at[i];
        if (owner[i] != GO_EMPTY)
            continue;
        find_group(&cells, self->size, i, &region);
        owner[i] = (uint8_t)border_of(self, &cells, &region);
        empty[owner[i]]++;
    }
}

go_point slow_go_point(const struct slow_go *self, int cell)
{
    return cell == SLOW_PASS ? GO_PASS
                             : go_at(cell / self->size, cell % self->size);
}
