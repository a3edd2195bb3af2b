/* strategy_verify.c - checks a strategy against every secret.
 *
 * It knows nothing of how the strategy was found: it has the judge and the
 * lines, and plays every secret. That is a proof of the figures from above:
 * the strategy achieves them. That none is better is for the search to show.
 * The cost is one judgement for each guess of each secret.
 */
#include <string.h>

#include "games/mastermind/notation/strategy.h"

enum { DEPTH_MAX = MASTERMIND_STRATEGY_DEPTH_MAX };

/* Without repeats a factor less for each place. */
static uint64_t count_secrets(const struct mastermind_game *game)
{
    uint64_t count = 1;

    if (!game->is_distinct)
        return mastermind_codes(game);
    for (int place = 0; place < game->pegs; place++)
        count *= (unsigned)(game->colours - place);
    return count;
}

static void put_guess_and_marks(const struct mastermind_strategy *self,
                                uint32_t guess,
                                unsigned marks, struct text *to)
{
    text_put_char(to, ' ');
    mastermind_write_code(&self->game, MASTERMIND_LETTERS, guess, to);
    text_put_char(to, '=');
    mastermind_write_marks(&self->game, marks, to);
}

/* From the first guess to a step: the last one's marks are those of the
 * step after it. */
static void put_guesses_up_to(const struct mastermind_strategy *self,
                              uint32_t last, unsigned marks, struct text *to)
{
    uint32_t path[DEPTH_MAX];
    int depth = self->step[last].depth;

    for (int i = depth; i >= 0; i--, last = self->step[last].before)
        path[i] = last;
    for (int i = 0; i < depth; i++)
        put_guess_and_marks(self, self->step[path[i]].guess,
                            self->step[path[i + 1]].marks, to);
    put_guess_and_marks(self, self->step[path[depth]].guess, marks, to);
}

/* Names the secret and the whole game up to the place where the tree has no
 * line, so that the file can be repaired by hand. */
static const char *not_found(const struct mastermind_strategy *self,
                             uint32_t secret, uint32_t last, unsigned marks)
{
    char code[MASTERMIND_WORD_MAX], turns[TEXT_ERROR_MAX];
    struct text to;

    text_begin(&to, code, sizeof code);
    mastermind_write_code(&self->game, MASTERMIND_LETTERS, secret, &to);
    text_begin(&to, turns, sizeof turns);
    put_guesses_up_to(self, last, marks, &to);
    return text_error("the code ", code, " is not found: no line follows",
                      turns, (char *)0);
}

/* Follows the tree until the secret is found. It ends, because each line is
 * one deeper than its parent, at most 64. */
static const char *play_secret(const struct mastermind_strategy *self,
                               uint32_t secret,
                               struct mastermind_strategy_figures *figures)
{
    uint16_t solved = mastermind_solved(&self->game);
    uint32_t at = 0, next;

    for (int guesses = 1; ; guesses++, at = next) {
        unsigned marks = mastermind_marks(self->game.rule, self->game.pegs,
                                          secret, self->step[at].guess);

        self->step[at].is_played = 1;
        if (marks == solved) {
            figures->found++;
            figures->cost += (unsigned)guesses;
            if (guesses > figures->worst)
                figures->worst = guesses;
            return NULL;
        }
        next = *mastermind_strategy_next(self, at, marks);
        if (next)
            continue;
        if (self->goal == MASTERMIND_STRATEGY_WIN && guesses == self->limit)
            return NULL;                /* not found, and this is allowed */
        return not_found(self, secret, at, marks);
    }
}

/* Goes through all codes, not only secrets: with distinct colours some are
 * left out, and counting them is part of the proof. */
static const char *play_all_secrets(const struct mastermind_strategy *self,
                                    struct mastermind_strategy_figures *figures)
{
    uint64_t codes = mastermind_codes(&self->game);
    const char *error = NULL;

    for (uint64_t n = 0; !error && n < codes; n++) {
        uint32_t code = mastermind_code(&self->game, n);

        if (!mastermind_may_be_secret(&self->game, code))
            continue;
        figures->codes++;
        error = play_secret(self, code, figures);
    }
    return error;
}

static const char *compare_figure(const char *name, uint64_t said, uint64_t is)
{
    char words[120];
    struct text to;

    if (said == is)
        return NULL;
    text_begin(&to, words, sizeof words);
    text_put(&to, "the head says ");
    text_put(&to, name);
    text_put_char(&to, ' ');
    text_put_number(&to, said);
    text_put(&to, ", but playing gives ");
    text_put_number(&to, is);
    return text_error(words, (char *)0);
}

/* A line that no secret reaches is an error: it would look like a proof of
 * something that was never played. */
static const char *find_unplayed_line(const struct mastermind_strategy *self)
{
    for (uint32_t i = 0; i < self->steps; i++)
        if (!self->step[i].is_played)
            return mastermind_strategy_wrong(self->first_line + (int)i,
                                             "no secret ever leads here");
    return NULL;
}

const char *
mastermind_strategy_verify(const struct mastermind_strategy *self,
                           struct mastermind_strategy_figures *figures)
{
    const char *error;

    memset(figures, 0, sizeof *figures);
    for (uint32_t i = 0; i < self->steps; i++)
        self->step[i].is_played = 0;
    if (count_secrets(&self->game) > MASTERMIND_STRATEGY_CODES_MAX)
        return "too many secrets to play them all: at most 4194304";
    if ((error = play_all_secrets(self, figures))
        || (error = compare_figure("codes", self->codes, figures->codes))
        || (error = compare_figure("found", self->found, figures->found))
        || (error = compare_figure("cost", self->cost, figures->cost))
        || (error = compare_figure("worst", (uint64_t)self->worst,
                                   (uint64_t)figures->worst)))
        return error;
    return find_unplayed_line(self);
}
