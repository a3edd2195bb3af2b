/* sgf.c - game records, read piece by piece.
 *
 * A pull parser: sgf_next() calls read_next_piece() until an event is pending.
 * One piece of the file makes few events (SGF_PENDING_MAX bounds them), memory
 * does not grow with the file, and every byte is looked at a bounded number of
 * times. What the events promise in any case is said in sgf.h; missing trees
 * and nodes are added where the file lacks them.
 *
 * Variations nested too deeply are passed over: their events are written to
 * the queue without being counted, so that no other function must know.
 */
#include "games/go/notation/sgf.h"

#include <string.h>

#include "base/utf8.h"
#include "games/go/notation/scan.h"

enum { SHOWN_MAX = 24 };                /* of what a message quotes */

/* Characters */

static int is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static int is_name_letter(char c)
{
    return is_capital(c) || (c >= 'a' && c <= 'z');
}


/* Whether a character could begin something in a tree. */
static int can_start_piece(char c)
{
    return is_name_letter(c) || c == '(' || c == ')' || c == ';' || c == '[';
}

static const char *skip_white_space(const struct sgf *self, const char *at)
{
    while (at < self->end && go_is_space(*at))
        at++;
    return at;
}

/* Places */

/* Brings line and column up to a place. They never go back, so that a file is
 * counted only once. CR LF and LF CR are one line end: half_end is the first
 * of the two. Columns count characters of UTF-8, not bytes. */
static void advance_place(struct sgf *self, const char *to)
{
    for (; self->mark < to; self->mark++) {
        char c = *self->mark;
        int is_rest = self->half_end && go_is_line_end(c)
                   && c != self->half_end;

        self->half_end = 0;
        if (is_rest)
            continue;
        if (go_is_line_end(c)) {
            self->line++;
            self->column = 1;
            self->half_end = c;
        } else if (((unsigned char)c & 0xc0) != 0x80) {
            self->column++;             /* not the rest of a character */
        }
    }
}

/* Events */

/* Queues an event at the present place. While variations are passed over the
 * event is not counted, and the next one overwrites it. */
static struct sgf_event *push_event(struct sgf *self, enum sgf_kind kind)
{
    struct sgf_event *event = &self->pending[(self->first + self->count)
                                             % SGF_PENDING_MAX];

    self->count += !self->too_deep;
    *event = (struct sgf_event){.kind = kind, .line = self->line,
                                .column = self->column,
                                .depth = self->depth};
    return event;
}

static void raise_fault(struct sgf *self, const char *message, int is_minor)
{
    struct sgf_event *event = push_event(self, SGF_FAULT);

    event->message = message;
    event->is_minor = (uint8_t)is_minor;
}

static void push_named(struct sgf *self, enum sgf_kind kind,
                       struct slice text)
{
    struct sgf_event *event = push_event(self, kind);

    memcpy(event->name, self->name, sizeof event->name);
    event->text = text;
}

/* Trees and nodes */

/* Trees that the file lacks are marked, one bit for each depth: they end where
 * the tree around them does. */

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
        push_event(self, SGF_NODE_END);
    self->is_in_node = 0;
}

static void start_tree(struct sgf *self, int added)
{
    end_node(self);
    self->depth++;
    mark_added(self, self->depth, added);
    push_event(self, SGF_OPEN);
    self->has_node = self->is_behind_tree = 0;
}

/* Back in the tree around it, which has a node and now a tree after it. */
static void close_one(struct sgf *self)
{
    end_node(self);
    push_event(self, SGF_CLOSE);
    self->depth--;
    self->has_node = self->is_behind_tree = 1;
}

/* A bracket that closes a tree which was added closes the one around it, too:
 * the file has no bracket of its own for the added one. */
static void end_tree(struct sgf *self)
{
    int is_double = is_added(self, self->depth);

    if (!self->has_node)
        raise_fault(self, "a tree has at least one node; this one has none", 1);
    close_one(self);
    if (is_double)
        close_one(self);
}

static void read_tree_start(struct sgf *self)
{
    self->at++;
    if (self->too_deep) {
        self->too_deep++;
    } else if (self->depth == SGF_DEPTH_MAX) {
        raise_fault(self, "variations may be nested 1024 deep; this one is "
                          "skipped", 0);
        self->too_deep = 1;
    } else {
        if (!self->has_node)
            raise_fault(self, "a tree begins with a node: ; is missing before "
                              "this", 1);
        start_tree(self, 0);
    }
}

static void read_tree_end(struct sgf *self)
{
    self->at++;
    if (self->too_deep)
        self->too_deep--;
    else
        end_tree(self);
}

/* A node cannot stand after the variations of its tree. It opens a variation
 * of its own, for which there is always room: the one before it has closed. */
static void start_node(struct sgf *self)
{
    if (self->too_deep)
        return;
    if (self->is_behind_tree) {
        raise_fault(self, "a node after variations is taken as one more "
                          "variation: ( is missing before it", 0);
        start_tree(self, 1);
    }
    end_node(self);
    push_event(self, SGF_NODE);
    self->is_in_node = self->has_node = 1;
}

/* Properties */

/* The part of a name that counts: capitals, and digits behind one. FF[1] to
 * FF[3] allow small letters for readers: "Black" is B. */
static void reduce_name(struct sgf *self, const char *at, const char *end)
{
    struct text to;

    text_begin(&to, self->name, sizeof self->name);
    for (; at < end; at++)
        if (is_capital(*at) || (go_is_digit(*at) && to.used))
            text_put_char(&to, *at);
}

/* How long a name is once it is reduced; 0 if there is no capital. */
static size_t capitals(const char *at, const char *end)
{
    size_t count = 0;

    for (; at < end; at++)
        count += is_capital(*at) || (go_is_digit(*at) && count);
    return count;
}

/* Values of these are points and cannot have brackets in them: one that is not
 * closed ends at the next piece, instead of at the next ] somewhere in the
 * file. */
static int is_point_property(const char *name)
{
    static const char *const names[] = {"B", "W", "AB", "AW", "AE"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (text_same(name, names[i]))
            return 1;
    return 0;
}

/* Where a value ends. A backslash escapes the next character, whatever it
 * is. */
static const char *value_end(const struct sgf *self, const char *at)
{
    int is_cut = is_point_property(self->name);

    for (; at < self->end && *at != ']'; at++) {
        if (is_cut && (*at == '[' || *at == ';' || *at == '('
                       || *at == ')'))
            return at;
        if (*at == '\\' && at + 1 < self->end)
            at++;
    }
    return at;
}

/* The raw value without a lone backslash at its end, which escapes nothing: it
 * occurs where the file ends within a value. */
static struct slice whole_value(const char *start, const char *end)
{
    size_t length = (size_t)(end - start), slashes = 0;

    while (slashes < length && end[-1 - (ptrdiff_t)slashes] == '\\')
        slashes++;
    return (struct slice){start, length - slashes % 2};
}

static void read_property_value(struct sgf *self)
{
    const char *start = self->at + 1, *end;

    advance_place(self, self->at);
    end = value_end(self, start);
    self->at = end;
    if (end < self->end && *end == ']')
        self->at++;
    else
        raise_fault(self, "this value is not closed: its ] is missing", 0);
    push_named(self, SGF_VALUE, whole_value(start, end));
}

/* Skips the values of what is not a property. */
static void skip_values(struct sgf *self)
{
    self->name[0] = 0;
    while (self->at < self->end && *self->at == '[') {
        self->at = value_end(self, self->at + 1);
        self->at += self->at < self->end;
        self->at = skip_white_space(self, self->at);
    }
}

static const char *name_end(const struct sgf *self, const char *at)
{
    while (at < self->end && (is_name_letter(*at) || go_is_digit(*at)))
        at++;
    return at;
}

/* As much of a text as a message quotes, in plain ASCII. */
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
    raise_fault(self, text_error("'", shown, "' ", why, (char *)0), 0);
    skip_values(self);
}

/* The values that follow are read one by one by read_bracket(); name[] holds
 * the property until something else comes. */
static void read_property(struct sgf *self)
{
    const char *start = self->at, *end = name_end(self, start);
    size_t length = capitals(start, end);

    self->at = skip_white_space(self, end);
    if (self->at == self->end || *self->at != '[') {
        refuse_name(self, start, end, "has no value: [ is missing");
    } else if (length == 0 || length >= SGF_NAME_MAX) {
        refuse_name(self, start, end,
                    "is not a property; names have 1 to 15 capital letters");
    } else {
        if (!self->is_in_node) {
            raise_fault(self, "; is missing before this property", 1);
            start_node(self);
        }
        reduce_name(self, start, end);
        push_named(self, SGF_PROPERTY, (struct slice){start, 0});
    }
}

/* A value after another, or one without a property. */
static void read_bracket(struct sgf *self)
{
    if (self->name[0]) {
        read_property_value(self);
    } else {
        raise_fault(self, "a value without a property is skipped", 0);
        skip_values(self);
    }
}

/* Nonsense */

/* One fault for everything up to the next character that makes sense: a file
 * that is not SGF at all must not make a fault for each byte. */
static void report_garbage(struct sgf *self)
{
    const char *start = self->at, *end = start;
    char shown[SHOWN_MAX];

    for (; self->at < self->end && !can_start_piece(*self->at); self->at++)
        if (!go_is_space(*self->at))
            end = self->at + 1;
    shorten(start, end, shown);
    raise_fault(self, text_error("'", shown, "' is not part of a tree: "
                                 "expected a node, a property or a bracket",
                                 (char *)0), 0);
}

/* A game begins with a node, or with a property that only lacks its ";": one
 * that is refused would leave a tree without any node. */
static int starts_game(const struct sgf *self, const char *at)
{
    const char *next;
    size_t length;

    if (*at != '(')
        return 0;
    at = skip_white_space(self, at + 1);
    if (at < self->end && *at == ';')
        return 1;
    next = name_end(self, at);
    length = capitals(at, next);
    return next < self->end && *next == '[' && length > 0
        && length < SGF_NAME_MAX;
}

/* Anything may stand between games, such as the mail that they came in. */
static void read_outside(struct sgf *self)
{
    const char *start = self->at;

    while (self->at < self->end && !starts_game(self, self->at))
        self->at++;
    if (self->at == start) {
        self->at++;
        start_tree(self, 0);
    } else if (*start == ')') {
        raise_fault(self, "this closes no tree: none is open", 0);
    } else {
        raise_fault(self, "text outside a game is skipped; a game begins with "
                          "(;", 1);
    }
}

/* All */

/* At the end of the file: says once that trees are open, closes them one by
 * one, and then returns SGF_END for ever. */
static void finish_file(struct sgf *self)
{
    if (self->depth && !self->is_told) {
        self->too_deep = 0;
        raise_fault(self, "the file ends here, but a tree is still open: ) is "
                          "missing", 0);
        self->is_told = 1;
    } else if (self->depth) {
        close_one(self);
    } else {
        push_event(self, SGF_END);
    }
}

/* Reads one piece of the file. `name` is the property to which values belong;
 * anything but another value ends it. */
static void read_next_piece(struct sgf *self)
{
    self->at = skip_white_space(self, self->at);
    advance_place(self, self->at);
    if (self->at < self->end && *self->at != '[')
        self->name[0] = 0;
    if (self->at == self->end)
        finish_file(self);
    else if (self->depth == 0)
        read_outside(self);
    else if (*self->at == '(')
        read_tree_start(self);
    else if (*self->at == ')')
        read_tree_end(self);
    else if (*self->at == '[')
        read_bracket(self);
    else if (is_name_letter(*self->at))
        read_property(self);
    else if (*self->at == ';')
        self->at++, start_node(self);
    else
        report_garbage(self);
}

/* Skips a byte order mark of UTF-8. UTF-16 is recognised and refused as a
 * whole: every second byte would be a fault. */
static void skip_encoding_mark(struct sgf *self, size_t length)
{
    self->at += utf8_mark(self->at, length);
    if (utf8_is_16(self->at, (size_t)(self->end - self->at))) {
        raise_fault(self, "this is UTF-16; a game record is UTF-8 or another "
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
    skip_encoding_mark(self, length);
}

enum sgf_kind sgf_next(struct sgf *self, struct sgf_event *event)
{
    while (self->count == 0)
        read_next_piece(self);
    *event = self->pending[self->first];
    self->first = (self->first + 1) % SGF_PENDING_MAX;
    self->count--;
    return event->kind;
}
