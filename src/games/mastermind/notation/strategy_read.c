/* strategy_read.c - reads a strategy from text.
 *
 * The text may come from anywhere, so nothing is trusted: lines have a maximum
 * length, zero bytes are refused, numbers are bounded, and memory is measured
 * by counting lines before any is parsed. Every error names its line. Nothing
 * is judged here but the form; strategy_verify.c plays it.
 */
#include <string.h>

#include "base/utf8.h"
#include "games/mastermind/notation/strategy.h"

enum {
    LINE_SIZE = MASTERMIND_STRATEGY_LINE_MAX,
    DEPTH_MAX = MASTERMIND_STRATEGY_DEPTH_MAX,
    NUMBER_MAX = 1000000,               /* of what must fit an int */
};

/* Reading lines */

/* The text that is left, and the line at hand as a string of its own. */
struct reader {
    const char *at;
    size_t left;
    int line;                           /* of text, from 1 */
    char text[LINE_SIZE];
};

static const char *error_at_line(const struct reader *self, const char *what)
{
    return mastermind_strategy_wrong(self->line, what);
}

/* Copies the next line to self->text, without its end. A line without one is
 * an error: the file was probably cut off, and a tree cut off at a line end is
 * found by the proof. */
static const char *next_strategy_line(struct reader *self)
{
    const char *end = memchr(self->at, '\n', self->left);
    size_t length = end ? (size_t)(end - self->at) : self->left;

    self->line++;
    if (self->left == 0)
        return error_at_line(self, "the file ends within the head");
    if (length >= LINE_SIZE)
        return error_at_line(self, "the line is too long");
    if (!end)
        return error_at_line(self, "cut off: the line does not end");
    memcpy(self->text, self->at, length);
    self->text[length] = 0;
    if (strlen(self->text) != length)
        return error_at_line(self, "the line contains a zero byte");
    if (length && self->text[length - 1] == '\r')
        self->text[length - 1] = 0;     /* a line end of Windows */
    self->at += length + 1;
    self->left -= length + 1;
    return NULL;
}

/* Reading the head: "name value", in the order in which it is written. */

/* On success *value points into self->text, until the next line is read. */
static const char *read_entry(struct reader *self, const char *name,
                              const char **value)
{
    const char *error = next_strategy_line(self);
    size_t length = strlen(name);

    if (error)
        return error;
    if (memcmp(self->text, name, length) != 0 || self->text[length] != ' ')
        return error_at_line(self, text_error("expected '", name,
                                              " ...'", (char *)0));
    *value = self->text + length + 1;
    return NULL;
}

static const char *read_number_entry(struct reader *self, const char *name,
                                     uint64_t *number)
{
    const char *value = "";
    const char *error = read_entry(self, name, &value);

    if (!error && !text_number(value, number))
        return error_at_line(self, text_error("'", name, "' must be a number",
                                              (char *)0));
    return error;
}

/* The bound keeps int arithmetic on pegs, limits and depths from overflow. */
static const char *read_int_entry(struct reader *self, const char *name,
                                  int *number)
{
    uint64_t value = 0;
    const char *error = read_number_entry(self, name, &value);

    if (!error && value > NUMBER_MAX)
        return error_at_line(self, text_error("'", name, "' is too large",
                                              (char *)0));
    *number = (int)value;
    return error;
}

/* "'goal' must be mean or worst or win" */
static const char *not_one_of(const char *name, const char *const *names)
{
    char all[60];
    struct text to;

    text_begin(&to, all, sizeof all);
    for (int i = 0; names[i]; i++) {
        text_put(&to, i ? " or " : "");
        text_put(&to, names[i]);
    }
    return text_error("'", name, "' must be ", all, (char *)0);
}

static const char *read_one_of(struct reader *self, const char *name,
                               const char *const *names, int *number)
{
    const char *value = "";
    const char *error = read_entry(self, name, &value);

    if (error)
        return error;
    for (int i = 0; names[i]; i++)
        if (text_same(value, names[i])) {
            *number = i;
            return NULL;
        }
    return error_at_line(self, not_one_of(name, names));
}

static const char *read_rule_entry(struct reader *self,
                                   enum mastermind_rule *rule)
{
    const char *value = "";
    const char *error = read_entry(self, "rule", &value);

    if (error)
        return error;
    error = mastermind_read_rule(value, rule);
    return error ? error_at_line(self, error) : NULL;
}

/* Whatever is wrong with the first line, a file of another kind is likelier
 * than a damaged strategy, and the message says so. */
static const char *read_strategy_title(struct reader *self)
{
    static const char title[] = MASTERMIND_STRATEGY_TITLE " ";
    size_t length = strlen(title);
    uint64_t version;

    if (next_strategy_line(self) || memcmp(self->text, title, length) != 0)
        return error_at_line(self, "not a strategy: the first line must be "
                             "'boardwalk-strategy 1'");
    if (!text_number(self->text + length, &version) || version != 1)
        return error_at_line(self,
                             "only version 1 of strategies is supported");
    return NULL;
}

/* The entries are right one by one; here they must fit together. */
static const char *check_head(const struct mastermind_strategy *self)
{
    const char *error = mastermind_check(&self->game);

    if (error)
        return text_error("in the head: ", error, (char *)0);
    if (self->goal == MASTERMIND_STRATEGY_WIN && self->limit == 0)
        return "in the head: the goal 'win' needs a limit";
    return NULL;
}

/* The entries come in exactly this order, and `found` only for the goal win;
 * for the other goals every code is found. */
static const char *read_strategy_head(struct reader *from,
                                      struct mastermind_strategy *self)
{
    int goal = 0;
    const char *error;

    if ((error = read_strategy_title(from))
        || (error = read_int_entry(from, "pegs", &self->game.pegs))
        || (error = read_int_entry(from, "colours", &self->game.colours))
        || (error = read_rule_entry(from, &self->game.rule))
        || (error = read_one_of(from, "secrets", mastermind_strategy_secrets,
                                &self->game.is_distinct))
        || (error = read_one_of(from, "goal", mastermind_strategy_goals,
                                &goal))
        || (error = read_int_entry(from, "limit", &self->limit))
        || (error = read_number_entry(from, "codes", &self->codes))
        || (error = read_number_entry(from, "cost", &self->cost))
        || (error = read_int_entry(from, "worst", &self->worst)))
        return error;
    self->goal = (enum mastermind_strategy_goal)goal;
    self->found = self->codes;
    if (self->goal == MASTERMIND_STRATEGY_WIN
        && (error = read_number_entry(from, "found", &self->found)))
        return error;
    if ((error = next_strategy_line(from)))
        return error;
    if (!text_same(from->text, "tree"))
        return error_at_line(from, "expected 'tree'");
    return check_head(self);
}

/* The tree */

/* Only whole lines; what follows the last newline is refused later. */
static size_t count_lines(const char *text, size_t length)
{
    const char *at = text, *end = text + length;
    size_t lines = 0;

    while ((at = memchr(at, '\n', (size_t)(end - at))) != NULL) {
        lines++;
        at++;
    }
    return lines;
}

/* At least half of the hash stays empty. */
static size_t hash_size(size_t steps)
{
    size_t size = 2;

    while (size < 2 * steps)
        size *= 2;
    return size;
}

size_t mastermind_strategy_need(const char *text, size_t length)
{
    size_t lines = count_lines(text, length);

    return arena_need(lines * sizeof(struct mastermind_step))
         + arena_need(hash_size(lines) * sizeof(uint32_t))
         + ARENA_ALIGN;
}

/* A step for each line of the text, head included: a few too many, but counted
 * without parsing. */
static const char *allocate_steps(struct mastermind_strategy *self,
                                  size_t steps, struct arena *arena)
{
    size_t size = hash_size(steps);

    self->steps = 0;
    self->step = arena_take(arena, steps * sizeof *self->step);
    self->next = arena_take(arena, size * sizeof *self->next);
    if (!self->step || !self->next)
        return "out of memory for the strategy";
    memset(self->next, 0, size * sizeof *self->next);
    self->next_mask = (uint32_t)(size - 1);
    return NULL;
}

/* One line: spaces, marks, guess. What stands above it is in path, the last
 * step of each depth. */

/* The depth is that of the indentation: 0 for the first guess alone, and at
 * most one more than the line above. */
static const char *check_depth(const struct mastermind_strategy *self,
                               size_t depth)
{
    if (self->steps == 0)
        return depth ? "the first guess must not be indented" : NULL;
    if (depth == 0)
        return "a second guess that is not indented";
    if (depth >= DEPTH_MAX)
        return "more than 64 guesses in a row";
    if (self->limit && depth >= (size_t)self->limit)
        return "one guess more than the limit allows";
    if (depth > self->step[self->steps - 1].depth + 1u)
        return "the guess that leads here is missing: it must stand above, "
               "indented by one space less";
    return NULL;
}

/* Splits the line in place: marks up to the first space, the guess after it.
 * Nothing may follow marks of the solved code. */
static const char *read_marks(const struct mastermind_strategy *self,
                              char *words, const char **guess,
                              unsigned *marks)
{
    char *space = strchr(words, ' ');
    const char *error;

    if (!space)
        return "a line must be marks, a space and a guess";
    *space = 0;
    *guess = space + 1;
    error = mastermind_read_marks(&self->game, words, marks);
    if (!error && *marks == mastermind_solved(&self->game))
        return "the code is found here; no guess may follow";
    return error;
}

/* A new step after another one, which has no such answer yet. */
static const char *link_step(struct mastermind_strategy *self,
                             const struct mastermind_step *step)
{
    uint32_t *next;

    self->step[self->steps] = *step;
    if (step->depth > 0) {
        next = mastermind_strategy_next(self, step->before, step->marks);
        if (*next)
            return "a second guess for the same marks";
        *next = self->steps;
    }
    self->steps++;
    return NULL;
}

/* path[d] is the last step at depth d, so the parent of a line is the nearest
 * line above it that is indented by one space less. */
static const char *read_step(struct mastermind_strategy *self, char *line,
                             uint32_t path[DEPTH_MAX])
{
    size_t depth = strspn(line, " ");
    struct mastermind_step step = {0};
    const char *guess = line + depth;
    const char *error = check_depth(self, depth);
    unsigned marks = 0;

    if (!error && depth)
        error = read_marks(self, line + depth, &guess, &marks);
    if (!error)
        error = mastermind_read_code(&self->game, MASTERMIND_LETTERS, guess,
                                     &step.guess);
    if (error)
        return error;
    step.marks = (uint16_t)marks;
    step.depth = (uint8_t)depth;
    step.before = depth ? path[depth - 1] : 0;
    path[depth] = self->steps;
    return link_step(self, &step);
}

/* Errors of a step do not know their line; it is added here. */
static const char *read_tree(struct reader *from,
                             struct mastermind_strategy *self)
{
    uint32_t path[DEPTH_MAX];
    const char *error = NULL;

    self->first_line = from->line + 1;
    while (!error && from->left > 0) {
        error = next_strategy_line(from);
        if (error)
            break;
        error = read_step(self, from->text, path);
        if (error)
            error = error_at_line(from, error);
    }
    if (!error && self->steps == 0)
        return "the tree has no guess";
    return error;
}

const char *mastermind_strategy_read(struct mastermind_strategy *self,
                                     const char *text, size_t length,
                                     struct arena *arena)
{
    size_t mark = utf8_mark(text, length);
    struct reader from = {.at = text + mark, .left = length - mark};
    const char *error;

    memset(self, 0, sizeof *self);
    if (utf8_is_16(text, length))
        return "this is UTF-16; a strategy must be ASCII or UTF-8";
    if (length > MASTERMIND_STRATEGY_SIZE_MAX)
        return "too long for a strategy: at most 256 MiB";
    error = read_strategy_head(&from, self);
    if (!error)
        error = allocate_steps(self, count_lines(text, length), arena);
    return error ? error : read_tree(&from, self);
}
