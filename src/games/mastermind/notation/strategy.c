/* strategy.c - a whole strategy as text: writing it.
 *
 * Writing is streaming: the head needs the figures of the whole tree, so the
 * caller grows the tree first and keeps its lines. What is written here,
 * strategy_read.c reads; both use the letters ABC... whatever the player's
 * are, so that files can be compared.
 */
#include "games/mastermind/notation/strategy.h"

#include "base/bits.h"

const char *const mastermind_strategy_goals[] = {
    [MASTERMIND_STRATEGY_MEAN]  = "mean",
    [MASTERMIND_STRATEGY_WORST] = "worst",
    [MASTERMIND_STRATEGY_WIN]   = "win",
    NULL,
};

const char *const mastermind_strategy_secrets[] = {"all", "distinct", NULL};

static void put_entry(struct text *to, const char *name, const char *value)
{
    text_put(to, name);
    text_put_char(to, ' ');
    text_put(to, value);
    text_put_char(to, '\n');
}

static void put_number_entry(struct text *to, const char *name, uint64_t number)
{
    char digits[24];
    struct text value;

    text_begin(&value, digits, sizeof digits);
    text_put_number(&value, number);
    put_entry(to, name, digits);
}

/* In a fixed order, which the reader demands. */
void mastermind_strategy_head(const struct mastermind_strategy *self,
                              struct text *to)
{
    put_number_entry(to, MASTERMIND_STRATEGY_TITLE, 1);
    put_number_entry(to, "pegs", (uint64_t)self->game.pegs);
    put_number_entry(to, "colours", (uint64_t)self->game.colours);
    put_entry(to, "rule", mastermind_rule_name(self->game.rule));
    put_entry(to, "secrets",
              mastermind_strategy_secrets[self->game.is_distinct != 0]);
    put_entry(to, "goal", mastermind_strategy_goals[self->goal]);
    put_number_entry(to, "limit", (uint64_t)self->limit);
    put_number_entry(to, "codes", self->codes);
    put_number_entry(to, "cost", self->cost);
    put_number_entry(to, "worst", (uint64_t)self->worst);
    if (self->goal == MASTERMIND_STRATEGY_WIN)
        put_number_entry(to, "found", self->found);
    text_put(to, "tree\n");
}

/* If marks are counted the dashes after them say nothing. */
static void put_short_marks(const struct mastermind_game *game,
                            unsigned marks, struct text *to)
{
    char word[MASTERMIND_WORD_MAX];
    struct text brief;

    text_begin(&brief, word, sizeof word);
    mastermind_write_marks(game, marks, &brief);
    if (game->rule == MASTERMIND_COUNTS)
        while (brief.used > 1 && word[brief.used - 1] == '-')
            word[--brief.used] = 0;
    text_put(to, word);
}

void mastermind_strategy_line(const struct mastermind_strategy *self,
                              int depth, unsigned marks, uint32_t guess,
                              struct text *to)
{
    for (int i = 0; i < depth; i++)
        text_put_char(to, ' ');
    if (depth > 0) {
        put_short_marks(&self->game, marks, to);
        text_put_char(to, ' ');
    }
    mastermind_write_code(&self->game, MASTERMIND_LETTERS, guess, to);
    text_put_char(to, '\n');
}

/* What reading and proving share */

/* Linear probing in a table that is at least half empty, so it always ends. An
 * empty slot is returned for a pair that is not there, to be filled by the
 * reader; 0 is free as a mark of emptiness because nothing leads to step 0. */
uint32_t *mastermind_strategy_next(const struct mastermind_strategy *self,
                                   uint32_t before, unsigned marks)
{
    uint64_t hash = bits_mix((uint64_t)before << 16 | marks);

    for (;; hash++) {
        uint32_t *at = &self->next[hash & self->next_mask];
        const struct mastermind_step *step = &self->step[*at];

        if (*at == 0 || (step->before == before && step->marks == marks))
            return at;
    }
}

const char *mastermind_strategy_wrong(int line, const char *what)
{
    char digits[24];
    struct text number;

    text_begin(&number, digits, sizeof digits);
    text_put_number(&number, (uint64_t)line);
    return text_error("line ", digits, ": ", what, (char *)0);
}
