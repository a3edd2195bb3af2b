/* tree.c - a whole strategy, guess by guess, for every code. */
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
static long lowest_from(const uint16_t *marks, size_t count, long from)
{
    long lowest = -1;

    for (size_t i = 0; i < count; i++)
        if (marks[i] >= from && (lowest < 0 || marks[i] < lowest))
            lowest = marks[i];
    return lowest;
}

static size_t collect(const struct mastermind_choice *choice,
                      const uint16_t *marks, long wanted, uint32_t *codes)
{
    size_t count = 0;

    for (size_t i = 0; i < choice->count; i++)
        if (marks[i] == wanted)
            codes[count++] = choice->codes[i];
    return count;
}

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
        part.count = collect(choice, marks, kind, codes);
        if (kind == mastermind_solved(game))
            count_found(self, depth);
        else if (!grow_part(self, &part, depth + 1, (unsigned)kind, guess))
            return 0;
    }
    return 1;
}

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
