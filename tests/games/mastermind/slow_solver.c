/* slow_solver.c - the exact cost of a set of codes, by trying everything. */
#include "games/mastermind/slow_solver.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"

struct slow_known {
    struct slow_set set;
    int left, cost;
    int is_there;
};

static struct slow_code unpacked(int pegs, uint32_t packed)
{
    struct slow_code code = {{0}};

    while (pegs-- > 0) {
        code.peg[pegs] = (int)(packed % 16);
        packed /= 16;
    }
    return code;
}

/* Answers are numbered as they come, so that two guesses that divide the
 * codes alike have the same row. */
static void fill_row(const struct slow_solver *self, int guess,
                     const uint32_t *codes, uint8_t *row)
{
    const struct mastermind_game *game = &self->game;
    struct slow_code tried = slow_nth(game->pegs, game->colours,
                                      (uint64_t)guess);
    unsigned marks[SLOW_CODES_MAX + 1];
    int names = 1;

    marks[0] = slow_judge(game->rule, game->pegs, &tried, &tried);
    for (int c = 0; c < self->codes; c++) {
        struct slow_code code = unpacked(game->pegs, codes[c]);
        unsigned its = slow_judge(game->rule, game->pegs, &code, &tried);
        int name = 0;

        while (name < names && marks[name] != its)
            name++;
        if (name == names)
            marks[names++] = its;
        assert_true(names <= 256);
        row[c] = (uint8_t)name;
    }
}

static int number_of_row(struct slow_solver *self, const uint8_t *row)
{
    size_t size = (size_t)self->codes;
    int r = 0;

    while (r < self->rows
           && memcmp(self->answer + (size_t)r * size, row, size) != 0)
        r++;
    if (r == self->rows)
        memcpy(self->answer + (size_t)self->rows++ * size, row, size);
    return r;
}

void slow_begin(struct slow_solver *self, const struct mastermind_game *game,
                enum mastermind_goal goal, const uint32_t *codes,
                size_t count)
{
    uint8_t row[SLOW_CODES_MAX];

    assert_true(count <= SLOW_CODES_MAX);
    memset(self, 0, sizeof *self);
    self->game = *game;
    self->goal = goal;
    self->codes = (int)count;
    self->guesses = (int)mastermind_codes(game);
    self->room = 1024;
    self->known = calloc(self->room, sizeof *self->known);
    self->answer = malloc((size_t)self->guesses * count);
    self->row_of = malloc((size_t)self->guesses * sizeof *self->row_of);
    for (int g = 0; g < self->guesses; g++) {
        fill_row(self, g, codes, row);
        self->row_of[g] = number_of_row(self, row);
    }
}

void slow_end(struct slow_solver *self)
{
    free(self->known);
    free(self->answer);
    free(self->row_of);
}

/* Sets */

static void put(struct slow_set *set, int code)
{
    set->bits[code / 64] |= UINT64_C(1) << code % 64;
}

static int has(const struct slow_set *set, int code)
{
    return (int)(set->bits[code / 64] >> code % 64 & 1);
}

struct slow_set slow_all(const struct slow_solver *self)
{
    struct slow_set set = {{0}};

    for (int c = 0; c < self->codes; c++)
        put(&set, c);
    return set;
}

static int members(const struct slow_solver *self, const struct slow_set *set,
                   int *code)
{
    int count = 0;

    for (int c = 0; c < self->codes; c++)
        if (has(set, c))
            code[count++] = c;
    return count;
}

/* What is known */

static struct slow_known *find(const struct slow_solver *self,
                               const struct slow_set *set, int left)
{
    uint64_t hash = (uint64_t)left;
    size_t at;

    for (int i = 0; i < SLOW_CODES_MAX / 64; i++) {
        hash = (hash ^ set->bits[i]) * UINT64_C(0xff51afd7ed558ccd);
        hash ^= hash >> 29;
    }
    at = (size_t)(hash >> 20) % self->room;
    while (self->known[at].is_there
           && (memcmp(&self->known[at].set, set, sizeof *set) != 0
               || self->known[at].left != left))
        at = (at + 1) % self->room;
    return &self->known[at];
}

static void grow(struct slow_solver *self)
{
    struct slow_known *old = self->known;
    size_t room = self->room;

    self->room = 4 * room;
    self->known = calloc(self->room, sizeof *self->known);
    assert_non_null(self->known);
    for (size_t i = 0; i < room; i++)
        if (old[i].is_there)
            *find(self, &old[i].set, old[i].left) = old[i];
    free(old);
}

static void keep(struct slow_solver *self, const struct slow_set *set,
                 int left, int cost)
{
    if (2 * ++self->count > self->room)
        grow(self);
    *find(self, set, left) = (struct slow_known){*set, left, cost, 1};
}

/* Costs */

/* The codes that answer like the first one, which is taken out with them. */
static struct slow_set part_of(const uint8_t *answer, int *code, int *count)
{
    struct slow_set part = {{0}};
    uint8_t first = answer[code[0]];
    int others = 0;

    for (int i = 0; i < *count; i++)
        if (answer[code[i]] == first)
            put(&part, code[i]);
        else
            code[others++] = code[i];
    *count = others;
    return part;
}

/* No more than the limit matters. */
static int cost_of_row(struct slow_solver *self, struct slow_set set,
                       int row, int left, int limit)
{
    const uint8_t *answer = self->answer + row * self->codes;
    int code[SLOW_CODES_MAX], count = members(self, &set, code);
    int cost = self->goal == MASTERMIND_MEAN ? count : 0;

    while (count > 0 && cost < limit) {
        int is_solved = answer[code[0]] == 0;
        struct slow_set part = part_of(answer, code, &count);

        if (is_solved)
            continue;
        if (memcmp(&part, &set, sizeof set) == 0)
            return SLOW_NEVER;          /* it tells nothing */
        cost += slow_cost(self, part, left == SLOW_UNLIMITED ? left
                                                             : left - 1);
    }
    return cost < SLOW_NEVER ? cost : SLOW_NEVER;
}

static int least_of_all(struct slow_solver *self, struct slow_set set,
                        int count, int left)
{
    int is_mean = self->goal == MASTERMIND_MEAN;
    int best = is_mean ? SLOW_NEVER : count;

    for (int row = 0; row < self->rows; row++) {
        int cost = cost_of_row(self, set, row, left, best);

        best = cost < best ? cost : best;
        if (best == (is_mean ? 2 * count - 1 : 0))
            break;                      /* it cannot be better */
    }
    return best;
}

int slow_cost(struct slow_solver *self, struct slow_set set, int left)
{
    int code[SLOW_CODES_MAX], count = members(self, &set, code), cost;
    struct slow_known *known;

    if (count == 0)
        return 0;
    if (left == 0)
        return self->goal == MASTERMIND_MEAN ? SLOW_NEVER : count;
    if (count == 1)
        return self->goal == MASTERMIND_MEAN;
    known = find(self, &set, left);
    if (known->is_there)
        return known->cost;
    cost = least_of_all(self, set, count, left);
    keep(self, &set, left, cost);
    return cost;
}

int slow_cost_of(struct slow_solver *self, struct slow_set set, int guess,
                 int left)
{
    return cost_of_row(self, set, self->row_of[guess], left, SLOW_NEVER);
}
