/* tree.c - a whole strategy, guess by guess, for every code.
 *
 * Recursion over guess and answer: a node is a set of codes, a chooser names
 * its guess, and each kind of marks leads to a node below. Who chooses decides
 * what the tree is: an exact search or a greedy mind. Only one path of the
 * tree is in memory at a time.
 */
#include "games/mastermind/minds/tree.h"

static int grow_node(struct mastermind_tree *self,
                     const struct mastermind_choice *choice, int depth,
                     unsigned marks);

static void count_found(struct mastermind_tree *self, int depth)
{
    self->found[depth]++;
    self->guesses += (uint64_t)depth;
    if (depth > self->worst)
        self->worst = depth;
}

/* The lowest marks from some on; -1 if there are none. */
/* Called once for each kind of marks: quadratic in a small number, and without
 * a table of all kinds. */
static long lowest_from(const uint16_t *marks, size_t count, long from)
{
    long lowest = -1;

    for (size_t i = 0; i < count; i++)
        if (marks[i] >= from && (lowest < 0 || marks[i] < lowest))
            lowest = marks[i];
    return lowest;
}

static size_t codes_with_marks(const struct mastermind_choice *choice,
                               const uint16_t *marks, long wanted,
                               uint32_t *codes)
{
    size_t count = 0;

    for (size_t i = 0; i < choice->count; i++)
        if (marks[i] == wanted)
            codes[count++] = choice->codes[i];
    return count;
}

/* The symmetries that are left, as in the search; none cost nothing. */
static int grow_part(struct mastermind_tree *self,
                     const struct mastermind_choice *choice, int depth,
                     unsigned marks, uint32_t guess)
{
    const struct mastermind_twins *twins = choice->twins;
    struct mastermind_twins narrow;
    struct mastermind_choice next = *choice;

    if (!mastermind_twins_none(twins)) {
        mastermind_twins_narrow(&narrow, twins, guess, marks);
        next.twins = &narrow;
    }
    return grow_node(self, &next, depth, marks);
}

/* Kinds of marks are visited in ascending order, which fixes the order of the
 * lines in a file. The codes of a part are collected again for each kind, into
 * the same memory: the recursion below takes its own after it. */
static int grow_parts(struct mastermind_tree *self,
                      const struct mastermind_choice *choice, int depth,
                      uint32_t guess)
{
    const struct mastermind_game *game = choice->twins->game;
    uint32_t *codes = arena_take(&self->arena,
                                 choice->count * sizeof *codes);
    uint16_t *marks = arena_take(&self->arena,
                                 choice->count * sizeof *marks);

    if (!codes || !marks)
        return 0;
    for (size_t i = 0; i < choice->count; i++)
        marks[i] = mastermind_marks(game->rule, game->pegs,
                                    choice->codes[i], guess);
    for (long kind = lowest_from(marks, choice->count, 0); kind >= 0;
         kind = lowest_from(marks, choice->count, kind + 1)) {
        struct mastermind_choice part = *choice;

        part.codes = codes;
        part.count = codes_with_marks(choice, marks, kind, codes);
        if (kind == mastermind_solved(game))
            count_found(self, depth);
        else if (!grow_part(self, &part, depth + 1, (unsigned)kind, guess))
            return 0;
    }
    return 1;
}

/* At the limit the codes left are missed. A depth beyond MASTERMIND_DEPTH_MAX
 * means a chooser that makes no progress. */
static int grow_node(struct mastermind_tree *self,
                     const struct mastermind_choice *choice, int depth,
                     unsigned marks)
{
    struct arena before = self->arena;
    uint32_t guess;
    int grown;

    if (self->limit && depth > self->limit) {
        self->missed += choice->count;
        return 1;
    }
    if (depth > MASTERMIND_DEPTH_MAX
        || !self->choose(self->with, choice, depth, &guess))
        return 0;
    if (self->tell)
        self->tell(self->with, depth, marks, guess);
    grown = grow_parts(self, choice, depth, guess);
    self->arena = before;
    return grown;
}

int mastermind_grow(struct mastermind_tree *self,
                    const struct mastermind_game *game,
                    const uint32_t *codes, size_t count)
{
    struct mastermind_twins twins;
    struct mastermind_choice all = {&twins, codes, count};

    mastermind_twins_begin(&twins, game);
    return grow_node(self, &all, 1, 0);
}
