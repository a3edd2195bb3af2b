/* strategy_read.c - a whole strategy as text: reading it. */
#include <string.h>

#include "base/utf8.h"
#include "games/mastermind/notation/strategy.h"

enum {
    LINE_SIZE = MASTERMIND_STRATEGY_LINE_MAX,
    DEPTH_MAX = MASTERMIND_STRATEGY_DEPTH_MAX,
    NUMBER_MAX = 1000000,               /* of what must fit an int */
};

/* Reading lines */

struct reader {
    const char *at;
    size_t left;
    int line;                           /* of text, from 1 */
    char text[LINE_SIZE];
};

static const char *wrong(const struct reader *self, const char *what)
{
    return mastermind_strategy_wrong(self->line, what);
}

static const char *next_line(struct reader *self)
{
    const char *end = memchr(self->at, '\n', self->left);
    size_t length = end ? (size_t)(end - self->at) : self->left;

    self->line++;
    if (self->left == 0)
        return wrong(self, "the strategy ends in its head");
    if (length >= LINE_SIZE)
        return wrong(self, "longer than any line of a strategy");
    if (!end)
        return wrong(self, "cut off: the line has no end");
    memcpy(self->text, self->at, length);
    self->text[length] = 0;
    if (strlen(self->text) != length)
        return wrong(self, "a zero byte, which no text has");
    if (length && self->text[length - 1] == '\r')
        self->text[length - 1] = 0;     /* a line end of Windows */
    self->at += length + 1;
    self->left -= length + 1;
    return NULL;
}

/* Reading the head: "name value", in the order in which it is written. */

static const char *read_entry(struct reader *self, const char *name,
                              const char **value)
{
    const char *error = next_line(self);
    size_t length = strlen(name);

    if (error)
        return error;
    if (memcmp(self->text, name, length) != 0 || self->text[length] != ' ')
        return wrong(self, text_error("this is the place of '", name,
                                      " ...'", (char *)0));
    *value = self->text + length + 1;
    return NULL;
}

static const char *read_number(struct reader *self, const char *name,
                               uint64_t *number)
{
    const char *value = "";
    const char *error = read_entry(self, name, &value);

    if (!error && !text_number(value, number))
        return wrong(self, text_error("'", name, "' has a number",
                                      (char *)0));
    return error;
}

static const char *read_int(struct reader *self, const char *name,
                            int *number)
{
    uint64_t value = 0;
    const char *error = read_number(self, name, &value);

    if (!error && value > NUMBER_MAX)
        return wrong(self, text_error("this '", name, "' is too large",
                                      (char *)0));
    *number = (int)value;
    return error;
}

static const char *not_one_of(const char *name, const char *const *names)
{
    char all[60];
    struct text to;

    text_begin(&to, all, sizeof all);
    for (int i = 0; names[i]; i++) {
        text_put(&to, i ? " or " : "");
        text_put(&to, names[i]);
    }
    return text_error("'", name, "' is ", all, (char *)0);
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
    return wrong(self, not_one_of(name, names));
}

static const char *read_rule(struct reader *self, enum mastermind_rule *rule)
{
    const char *value = "";
    const char *error = read_entry(self, "rule", &value);

    if (error)
        return error;
    error = mastermind_read_rule(value, rule);
    return error ? wrong(self, error) : NULL;
}

static const char *read_title(struct reader *self)
{
    static const char title[] = MASTERMIND_STRATEGY_TITLE " ";
    size_t length = strlen(title);
    uint64_t version;

    if (next_line(self) || memcmp(self->text, title, length) != 0)
        return wrong(self, "this is no strategy: its first line would be "
                     "'boardwalk-strategy 1'");
    if (!text_number(self->text + length, &version) || version != 1)
        return wrong(self, "only version 1 of a strategy is understood");
    return NULL;
}

static const char *check_head(const struct mastermind_strategy *self)
{
    const char *error = mastermind_check(&self->game);

    if (error)
        return text_error("in the head: ", error, (char *)0);
    if (self->goal == MASTERMIND_STRATEGY_WIN && self->limit == 0)
        return "in the head: the goal 'win' needs a limit";
    return NULL;
}

static const char *read_head(struct reader *from,
                             struct mastermind_strategy *self)
{
    int goal = 0;
    const char *error;

    if ((error = read_title(from))
        || (error = read_int(from, "pegs", &self->game.pegs))
        || (error = read_int(from, "colours", &self->game.colours))
        || (error = read_rule(from, &self->game.rule))
        || (error = read_one_of(from, "secrets", mastermind_strategy_secrets,
                                &self->game.is_distinct))
        || (error = read_one_of(from, "goal", mastermind_strategy_goals,
                                &goal))
        || (error = read_int(from, "limit", &self->limit))
        || (error = read_number(from, "codes", &self->codes))
        || (error = read_number(from, "cost", &self->cost))
        || (error = read_int(from, "worst", &self->worst)))
        return error;
    self->goal = (enum mastermind_strategy_goal)goal;
    self->found = self->codes;
    if (self->goal == MASTERMIND_STRATEGY_WIN
        && (error = read_number(from, "found", &self->found)))
        return error;
    if ((error = next_line(from)))
        return error;
    if (!text_same(from->text, "tree"))
        return wrong(from, "this is the place of 'tree'");
    return check_head(self);
}

/* The tree */

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

static const char *prepare(struct mastermind_strategy *self, size_t steps,
                           struct arena *arena)
{
    size_t size = hash_size(steps);

    self->steps = 0;
    self->step = arena_take(arena, steps * sizeof *self->step);
    self->next = arena_take(arena, size * sizeof *self->next);
    if (!self->step || !self->next)
        return "there is not enough memory for this strategy";
    memset(self->next, 0, size * sizeof *self->next);
    self->next_mask = (uint32_t)(size - 1);
    return NULL;
}

/* One line: spaces, marks, guess. What stands above it is in path, the last
 * step of each depth. */

static const char *check_depth(const struct mastermind_strategy *self,
                               size_t depth)
{
    if (self->steps == 0)
        return depth ? "the first guess stands at the margin" : NULL;
    if (depth == 0)
        return "a second first guess";
    if (depth >= DEPTH_MAX)
        return "more than 64 guesses in a row";
    if (self->limit && depth >= (size_t)self->limit)
        return "a guess more than the limit allows";
    if (depth > self->step[self->steps - 1].depth + 1u)
        return "the guess that leads here is missing: it would stand above, "
               "one space to the left";
    return NULL;
}

static const char *read_marks(const struct mastermind_strategy *self,
                              char *words, const char **guess,
                              unsigned *marks)
{
    char *space = strchr(words, ' ');
    const char *error;

    if (!space)
        return "a line is marks, a space and a guess";
    *space = 0;
    *guess = space + 1;
    error = mastermind_read_marks(&self->game, words, marks);
    if (!error && *marks == mastermind_solved(&self->game))
        return "the code is found here; nothing follows";
    return error;
}

/* A new step behind another one, which has no such answer yet. */
static const char *link_step(struct mastermind_strategy *self,
                             const struct mastermind_step *step)
{
    uint32_t *next;

    self->step[self->steps] = *step;
    if (step->depth > 0) {
        next = mastermind_strategy_next(self, step->before, step->marks);
        if (*next)
            return "a second answer to the same marks";
        *next = self->steps;
    }
    self->steps++;
    return NULL;
}

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

static const char *read_tree(struct reader *from,
                             struct mastermind_strategy *self)
{
    uint32_t path[DEPTH_MAX];
    const char *error = NULL;

    self->first_line = from->line + 1;
    while (!error && from->left > 0) {
        error = next_line(from);
        if (error)
            break;
        error = read_step(self, from->text, path);
        if (error)
            error = wrong(from, error);
    }
    if (!error && self->steps == 0)
        return "there is no guess in the tree";
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
        return "this is UTF-16; a strategy is plain text or UTF-8";
    if (length > MASTERMIND_STRATEGY_SIZE_MAX)
        return "this is too long for a strategy: 256 MiB at most";
    error = read_head(&from, self);
    if (!error)
        error = prepare(self, count_lines(text, length), arena);
    return error ? error : read_tree(&from, self);
}
