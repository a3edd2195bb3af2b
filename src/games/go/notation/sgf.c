/* sgf.c - game records, read piece by piece. */
#include "games/go/notation/sgf.h"

#include <string.h>

#include "base/utf8.h"

enum { SHOWN_MAX = 24 };

/* Characters */

static int is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static int is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static int is_letter(char c)
{
    return is_capital(c) || (c >= 'a' && c <= 'z');
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Whether a character could begin something in a tree. */
static int is_sense(char c)
{
    return is_letter(c) || c == '(' || c == ')' || c == ';' || c == '[';
}

static const char *skip_spaces(const struct sgf *self, const char *at)
{
    while (at < self->end && is_space(*at))
        at++;
    return at;
}

/* Places */

/* Line and column never go back: so a file is counted only once. */
static void go_to(struct sgf *self, const char *to)
{
    for (; self->mark < to; self->mark++) {
        char c = *self->mark;
        int is_rest = self->half_end && is_line_end(c)
                   && c != self->half_end;

        self->half_end = 0;
        if (is_rest)
            continue;
        if (is_line_end(c)) {
            self->line++;
            self->column = 1;
            self->half_end = c;
        } else if (((unsigned char)c & 0xc0) != 0x80) {
            self->column++;             /* not the rest of a character */
        }
    }
}

/* Events */

/* What is passed over is written to a place that the next one takes. */
static struct sgf_event *push(struct sgf *self, enum sgf_kind kind)
{
    struct sgf_event *event = &self->pending[(self->first + self->count)
                                             % SGF_PENDING_MAX];

    self->count += !self->too_deep;
    *event = (struct sgf_event){.kind = kind, .line = self->line,
                                .column = self->column,
                                .depth = self->depth};
    return event;
}

static void fault(struct sgf *self, const char *message, int is_minor)
{
    struct sgf_event *event = push(self, SGF_FAULT);

    event->message = message;
    event->is_minor = (uint8_t)is_minor;
}

static void push_named(struct sgf *self, enum sgf_kind kind,
                       struct slice text)
{
    struct sgf_event *event = push(self, kind);

    memcpy(event->name, self->name, sizeof event->name);
    event->text = text;
}

/* Trees and nodes */

/* Trees that the file lacks: they end where the tree around them does. */

static int is_added(const struct sgf *self, int depth)
{
    return self->added[depth / 8] >> depth % 8 & 1;
}

static void mark_added(struct sgf *self, int depth, int added)
{
    unsigned bit = 1u << depth % 8, byte = self->added[depth / 8];

    self->added[depth / 8] = (uint8_t)(added ? byte | bit : byte & ~bit);
}

static void end_node(struct sgf *self)
{
    if (self->is_in_node)
        push(self, SGF_NODE_END);
    self->is_in_node = 0;
}

static void open_tree(struct sgf *self, int added)
{
    end_node(self);
    self->depth++;
    mark_added(self, self->depth, added);
    push(self, SGF_OPEN);
    self->has_node = self->is_behind_tree = 0;
}

static void close_one(struct sgf *self)
{
    end_node(self);
    push(self, SGF_CLOSE);
    self->depth--;
    self->has_node = self->is_behind_tree = 1;
}

static void close_tree(struct sgf *self)
{
    int is_double = is_added(self, self->depth);

    if (!self->has_node)
        fault(self, "a tree has at least one node; this one has none", 1);
    close_one(self);
    if (is_double)
        close_one(self);
}

static void read_open(struct sgf *self)
{
    self->at++;
    if (self->too_deep) {
        self->too_deep++;
    } else if (self->depth == SGF_DEPTH_MAX) {
        fault(self, "variations are understood 1024 deep; this one is passed "
                    "over", 0);
        self->too_deep = 1;
    } else {
        if (!self->has_node)
            fault(self, "a tree begins with a node: ; is missing before "
                        "this", 1);
        open_tree(self, 0);
    }
}

static void read_close(struct sgf *self)
{
    self->at++;
    if (self->too_deep)
        self->too_deep--;
    else
        close_tree(self);
}

static void begin_node(struct sgf *self)
{
    if (self->too_deep)
        return;
    if (self->is_behind_tree) {         /* so there is room for another */
        fault(self, "a node behind variations is taken as one more of them: "
                    "( is missing before this", 0);
        open_tree(self, 1);
    }
    end_node(self);
    push(self, SGF_NODE);
    self->is_in_node = self->has_node = 1;
}

/* Properties */

/* Of the name its capitals count, and a digit behind one. */
static void reduce_name(struct sgf *self, const char *at, const char *end)
{
    struct text to;

    text_begin(&to, self->name, sizeof self->name);
    for (; at < end; at++)
        if (is_capital(*at) || (is_digit(*at) && to.used))
            text_put_char(&to, *at);
}

static size_t capitals(const char *at, const char *end)
{
    size_t count = 0;

    for (; at < end; at++)
        count += is_capital(*at) || (is_digit(*at) && count);
    return count;
}

/* Values of these are short and cannot have brackets in them: where one is
 * not closed, that is seen at the next thing. */
static int is_short(const char *name)
{
    static const char *const names[] = {"B", "W", "AB", "AW", "AE"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (text_same(name, names[i]))
            return 1;
    return 0;
}

/* Where a value ends; a backslash hides the next character. */
static const char *value_end(const struct sgf *self, const char *at)
{
    int is_cut = is_short(self->name);

    for (; at < self->end && *at != ']'; at++) {
        if (is_cut && (*at == '[' || *at == ';' || *at == '('
                       || *at == ')'))
            return at;
        if (*at == '\\' && at + 1 < self->end)
            at++;
    }
    return at;
}

/* At the end of the file a backslash may stand alone: it hides nothing. */
static struct slice whole_value(const char *start, const char *end)
{
    size_t length = (size_t)(end - start), slashes = 0;

    while (slashes < length && end[-1 - (ptrdiff_t)slashes] == '\\')
        slashes++;
    return (struct slice){start, length - slashes % 2};
}

static void read_value(struct sgf *self)
{
    const char *start = self->at + 1, *end;

    go_to(self, self->at);
    end = value_end(self, start);
    self->at = end;
    if (end < self->end && *end == ']')
        self->at++;
    else
        fault(self, "this value is not closed: its ] is missing", 0);
    push_named(self, SGF_VALUE, whole_value(start, end));
}

/* Passes over the values of what is no property. */
static void skip_values(struct sgf *self)
{
    self->name[0] = 0;
    while (self->at < self->end && *self->at == '[') {
        self->at = value_end(self, self->at + 1);
        self->at += self->at < self->end;
        self->at = skip_spaces(self, self->at);
    }
}

static const char *name_end(const struct sgf *self, const char *at)
{
    while (at < self->end && (is_letter(*at) || is_digit(*at)))
        at++;
    return at;
}

static void shorten(const char *from, const char *end, char *shown)
{
    struct text to;

    text_begin(&to, shown, SHOWN_MAX);
    for (; from < end && to.used < SHOWN_MAX - 4; from++)
        text_put_char(&to, (char)(text_is_control(*from)
                                  || (unsigned char)*from >= 127 ? '?'
                                                                 : *from));
    if (from < end)
        text_put(&to, "...");
}

static void refuse_name(struct sgf *self, const char *start, const char *end,
                        const char *why)
{
    char shown[SHOWN_MAX];

    shorten(start, end, shown);
    fault(self, text_error("'", shown, "' ", why, (char *)0), 0);
    skip_values(self);
}

static void read_property(struct sgf *self)
{
    const char *start = self->at, *end = name_end(self, start);
    size_t length = capitals(start, end);

    self->at = skip_spaces(self, end);
    if (self->at == self->end || *self->at != '[') {
        refuse_name(self, start, end, "has no value: [ is missing");
    } else if (length == 0 || length >= SGF_NAME_MAX) {
        refuse_name(self, start, end,
                    "is no property; names have 1 to 15 capital letters");
    } else {
        if (!self->is_in_node) {
            fault(self, "; is missing before this property", 1);
            begin_node(self);
        }
        reduce_name(self, start, end);
        push_named(self, SGF_PROPERTY, (struct slice){start, 0});
    }
}

/* A value behind another, or one without a property. */
static void read_bracket(struct sgf *self)
{
    if (self->name[0]) {
        read_value(self);
    } else {
        fault(self, "a value without a property is passed over", 0);
        skip_values(self);
    }
}

/* Nonsense */

/* One fault for all that makes no sense up to what does. */
static void read_nonsense(struct sgf *self)
{
    const char *start = self->at, *end = start;
    char shown[SHOWN_MAX];

    for (; self->at < self->end && !is_sense(*self->at); self->at++)
        if (!is_space(*self->at))
            end = self->at + 1;
    shorten(start, end, shown);
    fault(self, text_error("'", shown, "' is neither a node nor anything "
                           "else that a tree has", (char *)0), 0);
}

/* A game begins with a node, or with a property that only lacks its ";": one
 * that is refused would leave a tree without any node. */
static int is_game(const struct sgf *self, const char *at)
{
    const char *next;
    size_t length;

    if (*at != '(')
        return 0;
    at = skip_spaces(self, at + 1);
    if (at < self->end && *at == ';')
        return 1;
    next = name_end(self, at);
    length = capitals(at, next);
    return next < self->end && *next == '[' && length > 0
        && length < SGF_NAME_MAX;
}

/* Between games may stand anything, such as a letter around them. */
static void read_outside(struct sgf *self)
{
    const char *start = self->at;

    while (self->at < self->end && !is_game(self, self->at))
        self->at++;
    if (self->at == start) {
        self->at++;
        open_tree(self, 0);
    } else if (*start == ')') {
        fault(self, "no tree is open that this could close", 0);
    } else {
        fault(self, "this is not of a game, which begins with (; and is "
                    "passed over", 1);
    }
}

/* All */

static void finish(struct sgf *self)
{
    if (self->depth && !self->is_told) {
        self->too_deep = 0;
        fault(self, "the file ends here, but a tree is still open: ) is "
                    "missing", 0);
        self->is_told = 1;
    } else if (self->depth) {
        close_one(self);
    } else {
        push(self, SGF_END);
    }
}

static void step(struct sgf *self)
{
    self->at = skip_spaces(self, self->at);
    go_to(self, self->at);
    if (self->at < self->end && *self->at != '[')
        self->name[0] = 0;
    if (self->at == self->end)
        finish(self);
    else if (self->depth == 0)
        read_outside(self);
    else if (*self->at == '(')
        read_open(self);
    else if (*self->at == ')')
        read_close(self);
    else if (*self->at == '[')
        read_bracket(self);
    else if (is_letter(*self->at))
        read_property(self);
    else if (*self->at == ';')
        self->at++, begin_node(self);
    else
        read_nonsense(self);
}

/* The marks that some editors put before the first character. */
static void skip_byte_order(struct sgf *self, size_t length)
{
    self->at += utf8_mark(self->at, length);
    if (utf8_is_16(self->at, (size_t)(self->end - self->at))) {
        fault(self, "this is UTF-16; a game record is UTF-8 or another "
                    "charset that has ASCII in single bytes", 0);
        self->at = self->end;
    }
    self->mark = self->at;
}

void sgf_begin(struct sgf *self, const char *text, size_t length)
{
    memset(self, 0, sizeof *self);
    self->at = text;
    self->end = text + length;
    self->line = self->column = 1;
    skip_byte_order(self, length);
}

enum sgf_kind sgf_next(struct sgf *self, struct sgf_event *event)
{
    while (self->count == 0)
        step(self);
    *event = self->pending[self->first];
    self->first = (self->first + 1) % SGF_PENDING_MAX;
    self->count--;
    return event->kind;
}
