/* first_fit.c - a simple strategy: always the first code that fits. */
#include "games/mastermind/first_fit.h"

#include "check.h"

struct sheet {
    struct mastermind_strategy *strategy;
    struct text *to;                    /* null: only figures are wanted */
};

struct group {
    uint32_t codes[FIRST_FIT_CODES_MAX];
    int count;
};

static unsigned answer_of(const struct sheet *sheet, uint32_t code,
                          uint32_t guess)
{
    const struct mastermind_game *game = &sheet->strategy->game;

    return mastermind_marks(game->rule, game->pegs, code, guess);
}

static void score(struct mastermind_strategy *strategy, int guesses)
{
    strategy->found++;
    strategy->cost += (uint64_t)guesses;
    if (guesses > strategy->worst)
        strategy->worst = guesses;
}

/* Takes the codes with the answer of the first one out of a group. */
static unsigned split(const struct sheet *sheet, uint32_t guess,
                      struct group *from, struct group *part)
{
    unsigned answer = answer_of(sheet, from->codes[0], guess);
    int kept = 0;

    part->count = 0;
    for (int i = 0; i < from->count; i++)
        if (answer_of(sheet, from->codes[i], guess) == answer)
            part->codes[part->count++] = from->codes[i];
        else
            from->codes[kept++] = from->codes[i];
    from->count = kept;
    return answer;
}

static void grow(const struct sheet *sheet, int depth, unsigned marks,
                 struct group *group)
{
    struct mastermind_strategy *strategy = sheet->strategy;
    struct group *part = malloc(sizeof *part);
    uint32_t guess = group->codes[0];

    assert_non_null(part);
    if (sheet->to)
        mastermind_strategy_line(strategy, depth, marks, guess, sheet->to);
    score(strategy, depth + 1);
    while (group->count > 0) {
        unsigned answer = split(sheet, guess, group, part);

        if (answer != mastermind_solved(&strategy->game)
            && (!strategy->limit || depth + 1 < strategy->limit))
            grow(sheet, depth + 1, answer, part);
    }
    free(part);
}

static void grow_all(const struct sheet *sheet)
{
    struct mastermind_strategy *strategy = sheet->strategy;
    const struct mastermind_game *game = &strategy->game;
    static struct group all;

    all.count = 0;
    for (uint64_t n = 0; n < mastermind_codes(game); n++)
        if (mastermind_may_be_secret(game, mastermind_code(game, n)))
            all.codes[all.count++] = mastermind_code(game, n);
    strategy->codes = (uint64_t)all.count;
    strategy->cost = strategy->found = 0;
    strategy->worst = 0;
    grow(sheet, 0, 0, &all);
}

/* The head wants figures that are known only at the end of the tree. */
void first_fit_write(struct mastermind_strategy *self, struct text *to)
{
    struct sheet sheet = {self, NULL};

    grow_all(&sheet);
    mastermind_strategy_head(self, to);
    sheet.to = to;
    grow_all(&sheet);
}
