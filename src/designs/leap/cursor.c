/* cursor.c - scans blanks, brackets, strings and numbers of JSON.
 *
 * It never looks further back than the sign before it and never beyond `end`,
 * so any bytes may be read with it. The first error stays: what follows from it
 * is of no interest, and next_sign then answers as at the end of the text, on
 * which every loop ends.
 */
#include "designs/leap/cursor.h"

void cursor_begin(struct cursor *self, const char *text, size_t length)
{
    self->start = self->at = text;
    self->end = text + length;
    self->error = NULL;
}

/* The next byte that means something, zero at the end or after an error. */
static char next_sign(struct cursor *self)
{
    if (self->error)
        return 0;
    while (self->at < self->end && text_is_space(*self->at))
        self->at++;
    return (char)(self->at < self->end ? *self->at : 0);
}

/* Something else should have been here. */
static void want(struct cursor *self, const char *error)
{
    if (!self->error)
        self->error = error;
}

/* Steps over the sign if it is the next one. */
static int take_sign(struct cursor *self, char c)
{
    if (next_sign(self) != c)
        return 0;
    self->at++;
    return 1;
}

void cursor_open(struct cursor *self, char bracket)
{
    if (!take_sign(self, bracket))
        want(self, bracket == '{' ? "a '{' is missing" : "a '[' is missing");
}

/* Whether a list goes on, which the bracket before it and a comma say. */
static int goes_on(struct cursor *self, char open, char close)
{
    char before = 0;

    for (const char *c = self->at; c > self->start && !before; c--)
        before = (char)(text_is_space(c[-1]) ? 0 : c[-1]);
    if (take_sign(self, close))
        return 0;
    if (before != open && !take_sign(self, ','))
        want(self, "a ',' is missing");
    return !self->error;
}

int cursor_key(struct cursor *self, struct slice *key)
{
    if (!goes_on(self, '{', '}'))
        return 0;
    *key = cursor_string(self);
    if (!take_sign(self, ':'))
        want(self, "a ':' is missing");
    return !self->error;
}

int cursor_more(struct cursor *self)
{
    return goes_on(self, '[', ']');
}

/* Numbers and strings may both be where a bit is told. */
int cursor_is_string(struct cursor *self)
{
    return next_sign(self) == '"';
}

/* A backslash and what it stands before belong together; a backslash as the
 * last byte of the text has nothing behind it. */
struct slice cursor_string(struct cursor *self)
{
    struct slice string = {"", 0};

    if (!take_sign(self, '"')) {
        want(self, "a text in quotes is missing");
        return string;
    }
    string.start = self->at;
    while (self->at < self->end && *self->at != '"')
        self->at += *self->at == '\\' && self->end - self->at > 1 ? 2 : 1;
    string.length = (size_t)(self->at - string.start);
    if (!take_sign(self, '"'))
        want(self, "a text has no end");
    return string;
}

/* Far below what overflows: nothing in a netlist is as large as that. */
uint64_t cursor_number(struct cursor *self)
{
    uint64_t number = 0;
    char first = next_sign(self);

    if (!text_is_digit(first))
        want(self, "a number is missing");
    while (!self->error && self->at < self->end && text_is_digit(*self->at)) {
        if (number > UINT64_MAX / 16)
            want(self, "a number is too large");
        number = number * 10 + (uint64_t)(*self->at++ - '0');
    }
    return number;
}

/* A number, true, false or null: anything up to a sign of JSON. */
static void skip_bare_word(struct cursor *self)
{
    const char *start = self->at;

    while (self->at < self->end && !text_is_space(*self->at)
           && *self->at != ',' && *self->at != ']' && *self->at != '}')
        self->at++;
    if (self->at == start)
        want(self, "a value is missing");
}

/* Brackets are counted and not matched: what is skipped need not be right,
 * and no depth of it makes a deep stack. */
void cursor_skip(struct cursor *self)
{
    size_t depth = 0;

    do {
        char c = next_sign(self);

        if (c == '"')
            cursor_string(self);
        else if (c == '{' || c == '[')
            depth++, self->at++;
        else if (depth && (c == '}' || c == ']'))
            depth--, self->at++;
        else if (depth && (c == ',' || c == ':'))
            self->at++;
        else
            skip_bare_word(self);
    } while (depth && !self->error);
}

int cursor_find(struct cursor *self, const char *name)
{
    struct slice key;

    while (cursor_key(self, &key)) {
        if (slice_same(key, name))
            return 1;
        cursor_skip(self);
    }
    return 0;
}

/* Counted only when somebody asks, that is once, after an error. */
int cursor_line(const struct cursor *self)
{
    int line = 1;

    for (const char *c = self->start; c < self->at; c++)
        line += *c == '\n';
    return line;
}
