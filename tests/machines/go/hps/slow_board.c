/* slow_board.c - the document's rule engine, cell by cell, for comparison. */
#include "machines/go/hps/slow_board.h"

#include <string.h>

#include "base/rng.h"

static uint64_t table[BOARD_LINES][BOARD_LINES][2];

static void make_table(void)
{
    struct rng rng;

    rng_seed(&rng, "the model's own numbers");
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            for (int i = 0; i < 2; i++)
                table[row][col][i] = rng_next(&rng);
}

static uint64_t hash_of(const struct slow_board *self)
{
    uint64_t hash = 0;

    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (self->cells[row][col] != EMPTY)
                hash ^= table[row][col][self->cells[row][col] - 1];
    return hash;
}

Stone slow_board_other(Stone stone) { return stone == BLACK ? WHITE : BLACK; }

int slow_board_beside(int row, int col, int side, int *to_row, int *to_col)
{
    static const int rows[4] = {-1, 1, 0, 0}, cols[4] = {0, 0, -1, 1};

    *to_row = row + rows[side];
    *to_col = col + cols[side];
    return *to_row >= 0 && *to_row < BOARD_LINES && *to_col >= 0
        && *to_col < BOARD_LINES;
}

void slow_board_group(const struct slow_board *self, int row, int col,
                      struct slow_group *group)
{
    uint8_t is_seen[BOARD_LINES][BOARD_LINES] = {{0}};
    int queue[SLOW_CELLS], from = 0, to = 0, next_row, next_col;

    memset(group, 0, sizeof *group);
    queue[to++] = row * BOARD_LINES + col;
    is_seen[row][col] = 1;
    while (from < to) {
        int at_row = queue[from] / BOARD_LINES;
        int at_col = queue[from++] % BOARD_LINES;

        group->has[at_row][at_col] = 1;
        group->stones++;
        for (int side = 0; side < 4; side++) {
            if (!slow_board_beside(at_row, at_col, side, &next_row, &next_col)
                || is_seen[next_row][next_col])
                continue;
            if (self->cells[next_row][next_col] == self->cells[row][col]) {
                is_seen[next_row][next_col] = 1;
                queue[to++] = next_row * BOARD_LINES + next_col;
            } else if (self->cells[next_row][next_col] == EMPTY) {
                is_seen[next_row][next_col] = 1;
                group->liberties++;
            }
        }
    }
}

static int remove_group(struct slow_board *self,
                        const struct slow_group *group)
{
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++)
            if (group->has[row][col])
                self->cells[row][col] = EMPTY;
    return group->stones;
}

static int process_captures(struct slow_board *self, int row, int col)
{
    Stone opponent = slow_board_other((Stone)self->cells[row][col]);
    int captured = 0, next_row, next_col;
    struct slow_group group;

    for (int side = 0; side < 4; side++) {
        if (!slow_board_beside(row, col, side, &next_row, &next_col)
            || self->cells[next_row][next_col] != opponent)
            continue;
        slow_board_group(self, next_row, next_col, &group);
        if (group.liberties == 0)
            captured += remove_group(self, &group);
    }
    return captured;
}

/* On MOVE_OK the trial is the position after it. */
static MoveResult try_stone(const struct slow_board *self, int row, int col,
                            struct slow_board *trial)
{
    struct slow_group group;
    int captured;

    *trial = *self;
    if (row < 0 || row >= BOARD_LINES || col < 0 || col >= BOARD_LINES)
        return MOVE_ILLEGAL_RANGE;
    if (self->is_over)
        return MOVE_ILLEGAL_OVER;
    if (self->cells[row][col] != EMPTY)
        return MOVE_ILLEGAL_OCCUPIED;
    trial->cells[row][col] = (uint8_t)self->turn;
    captured = process_captures(trial, row, col);
    slow_board_group(trial, row, col, &group);
    if (group.liberties == 0 && captured == 0)
        return MOVE_ILLEGAL_SUICIDE;
    if (hash_of(trial) == self->previous)
        return MOVE_ILLEGAL_KO;
    trial->taken[slow_board_other(self->turn)] += captured;
    return MOVE_OK;
}

void slow_board_begin(struct slow_board *self)
{
    make_table();
    memset(self, 0, sizeof *self);
    self->turn = BLACK;
    self->previous = UINT64_MAX;
}

MoveResult slow_board_judge(const struct slow_board *self, int row, int col)
{
    struct slow_board trial;

    return try_stone(self, row, col, &trial);
}

MoveResult slow_board_place(struct slow_board *self, int row, int col)
{
    struct slow_board trial;
    MoveResult result = try_stone(self, row, col, &trial);

    if (result != MOVE_OK)
        return result;
    trial.previous = hash_of(self);
    trial.passes = 0;
    trial.turn = slow_board_other(self->turn);
    *self = trial;
    return MOVE_OK;
}

void slow_board_pass(struct slow_board *self)
{
    self->previous = hash_of(self);
    self->is_over = ++self->passes == 2;
    self->turn = slow_board_other(self->turn);
}

/* The only colour beside a region; EMPTY if there are two, or none. */
static Stone border_of(const struct slow_board *self,
                       const struct slow_group *region)
{
    int touches[WHITE + 1] = {0}, row, col;

    for (int i = 0; i < SLOW_CELLS; i++)
        for (int side = 0; side < 4; side++)
            if (region->has[i / BOARD_LINES][i % BOARD_LINES]
                && slow_board_beside(i / BOARD_LINES, i % BOARD_LINES, side,
                                     &row, &col))
                touches[self->cells[row][col]] = 1;
    if (touches[BLACK] == touches[WHITE])
        return EMPTY;
    return touches[BLACK] ? BLACK : WHITE;
}

void slow_board_score(const struct slow_board *self, int points[WHITE + 1],
                      uint8_t owner[BOARD_LINES][BOARD_LINES])
{
    struct slow_group region;

    points[EMPTY] = points[BLACK] = points[WHITE] = 0;
    for (int row = 0; row < BOARD_LINES; row++)
        for (int col = 0; col < BOARD_LINES; col++) {
            Stone whose = (Stone)self->cells[row][col];

            if (whose == EMPTY) {
                slow_board_group(self, row, col, &region);
                whose = border_of(self, &region);
            }
            owner[row][col] = (uint8_t)whose;
            points[whose]++;
        }
}
