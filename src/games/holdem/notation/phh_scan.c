/* phh_scan.c - the TOML scanner of the PHH reader.
 *
 * A scanner without a tree: values are slices of the text, and arrays are
 * visited element by element. Depth is bounded, so hostile input cannot
 * exhaust the stack.
 */
#include "games/holdem/notation/phh_scan.h"

#include <string.h>

#include "base/utf8.h"

enum { DEPTH_MAX = 64 };

static int is_newline(char c)
{
    return c == '\n' || c == '\r';
}

static int is_bare_key_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || phh_is_digit(c) || c == '_' || c == '-';
}

/* Places and faults */

/* A carriage return counts as a line end unless a line feed follows. */
static int ends_line(const struct phh *self, const char *at)
{
    return *at == '\n'
        || (*at == '\r' && (at + 1 == self->end || at[1] != '\n'));
}

/* Goes over every byte of a file, so it counts in registers. */
void phh_scan_go_to(struct phh *self, const char *to)
{
    struct phh_place place = self->place;
    const char *at = self->mark;

    for (; at < to; at++) {
        unsigned char c = (unsigned char)*at;

        if (c >= ' ' || !ends_line(self, at)) {
            place.column += (c & 0xc0) != 0x80;
            continue;
        }
        place.line++;
        place.column = 1;
    }
    self->place = place;
    if (self->mark < to)
        self->mark = to;
}

void phh_tell(struct phh *self, struct phh_place place, const char *message,
              int is_note)
{
    struct phh_fault fault = {place.line, place.column, message,
                              (uint8_t)is_note};

    if (self->tell)
        self->tell(self->context, &fault);
}

void phh_scan_fault(struct phh *self, const char *at, const char *message)
{
    phh_scan_go_to(self, at);
    phh_tell(self, self->place, message, 0);
}

void phh_scan_note(struct phh *self, const char *at, const char *message)
{
    phh_scan_go_to(self, at);
    phh_tell(self, self->place, message, 1);
}

/* Space */

void phh_scan_blanks(struct phh *self)
{
    while (self->at < self->end && phh_is_blank(*self->at))
        self->at++;
}

static void skip_line(struct phh *self)
{
    while (self->at < self->end && !is_newline(*self->at))
        self->at++;
}

void phh_scan_space(struct phh *self)
{
    for (; self->at < self->end; self->at++) {
        if (*self->at == '#')
            skip_line(self);
        if (self->at == self->end
            || (!phh_is_blank(*self->at) && !is_newline(*self->at)))
            return;
    }
}

void phh_scan_line_end(struct phh *self)
{
    phh_scan_blanks(self);
    if (self->at == self->end || is_newline(*self->at) || *self->at == '#')
        return;
    phh_scan_fault(self, self->at, "unexpected text at the end of this "
                                   "line; a comment begins with #");
    phh_scan_recover(self);
}

/* Keys */

/* Dotted names count as one name: their parts are not needed. */
static const char *bare_end(const char *at, const char *end)
{
    while (at < end && (is_bare_key_char(*at) || *at == '.'))
        at++;
    return at;
}

/* Whether "name =" stands here: the sign of a new field, which ends a list
 * that was not closed. No field begins with a digit, and most elements do. */
static int begins_field(const struct phh *self, const char *at)
{
    const char *behind;

    if (at < self->end && phh_is_digit(*at))
        return 0;
    behind = bare_end(at, self->end);
    if (behind == at)
        return 0;
    while (behind < self->end && phh_is_blank(*behind))
        behind++;
    return behind < self->end && *behind == '=';
}

static const char *string_end(const struct phh *self, const char *at);

int phh_scan_key(struct phh *self, struct slice *key)
{
    const char *start = self->at, *behind;

    if (start < self->end && (*start == '"' || *start == '\'')) {
        behind = string_end(self, start);
        behind = behind ? behind + 1 : start;
    } else {
        behind = bare_end(start, self->end);
    }
    *key = (struct slice){start, (size_t)(behind - start)};
    self->at = behind;
    return behind > start;
}

/* If an unclosed list ended at a field, the scanner is at its beginning
 * already. */
void phh_scan_recover(struct phh *self)
{
    int is_there = self->is_at_field;

    self->is_at_field = 0;
    if (is_there)
        return;
    do {
        skip_line(self);
        while (self->at < self->end
               && (is_newline(*self->at) || phh_is_blank(*self->at)))
            self->at++;
    } while (self->at < self->end && *self->at != '['
             && !begins_field(self, self->at));
}

/* Strings */

/* The closing quote of a single-line string, or null. */
static const char *string_end(const struct phh *self, const char *at)
{
    char quote = *at++;

    for (; at < self->end && !is_newline(*at); at++) {
        if (*at == quote)
            return at;
        if (*at == '\\' && quote == '"' && at + 1 < self->end
            && !is_newline(at[1]))
            at++;
    }
    return NULL;
}

static int has_three_quotes(const struct phh *self, const char *at)
{
    return self->end - at >= 3 && at[1] == at[0] && at[2] == at[0];
}

/* The first of the three closing quotes, or null. */
static const char *block_end(const struct phh *self, const char *at)
{
    char quote = *at;

    for (at += 3; at < self->end; at++) {
        if (*at == quote && has_three_quotes(self, at))
            return at;
        if (*at == '\\' && quote == '"' && at + 1 < self->end)
            at++;
    }
    return NULL;
}

static const char *find_control(struct slice text)
{
    for (size_t i = 0; i < text.length; i++)
        if (text_is_control(text.start[i]) && text.start[i] != '\t')
            return text.start + i;
    return NULL;
}

/* The first byte that is not part of valid UTF-8, or null. ASCII, which nearly
 * all of a file is, goes by quickly. */
static const char *find_no_utf8(struct slice text)
{
    size_t i = 0, length;

    for (;; i += length) {
        while (i < text.length && (unsigned char)text.start[i] < 0x80)
            i++;
        if (i >= text.length)
            return NULL;
        length = utf8_length(text.start + i, text.length - i);
        if (!length)
            return text.start + i;
    }
}

/* A fault, but the string is used all the same. */
static void check_utf8(struct phh *self, struct slice text)
{
    const char *bad = find_no_utf8(text);

    if (bad)
        phh_scan_fault(self, bad, "this is not UTF-8; a file of hands must "
                                  "be");
}

/* Letters, digits and signs of ASCII: nearly every string has no others. */
static int is_plain(struct slice text)
{
    unsigned strange = 0;

    for (size_t i = 0; i < text.length; i++) {
        unsigned char c = (unsigned char)text.start[i];

        strange |= (unsigned)(c < ' ') | (unsigned)(c >= 0x7f);
    }
    return !strange;
}

/* Control characters are a fault in single-line strings only, as in TOML. */
static int scan_string(struct phh *self, struct phh_value *value)
{
    const char *start = self->at, *control;
    int quotes = has_three_quotes(self, start) ? 3 : 1;
    const char *end = quotes == 3 ? block_end(self, start)
                                  : string_end(self, start);

    if (!end) {
        phh_scan_fault(self, start, "this string is not closed: its quote is "
                                    "missing");
        return 0;
    }
    value->type = PHH_STRING;
    value->is_literal = *start == '\'';
    value->is_block = quotes == 3;
    value->text = (struct slice){start + quotes,
                                 (size_t)(end - start - quotes)};
    self->at = end + quotes;
    if (is_plain(value->text))
        return 1;
    check_utf8(self, value->text);
    control = quotes == 3 ? NULL : find_control(value->text);
    if (control)
        phh_scan_fault(self, control, "a control character must be written "
                                      "with a backslash");
    return !control;
}

/* Words: numbers, true and false, times */

static int is_word_char(char c)
{
    return is_bare_key_char(c) || c == '+' || c == '.' || c == ':';
}

static int is_sign(char c)
{
    return c == '+' || c == '-';
}

/* Digits with a sign, underscores, a point or an exponent; or inf and nan.
 * Lenient: the exact form is checked where the number is used. */
static int is_toml_number(struct slice word, int *is_float)
{
    size_t i = is_sign(word.start[0]) ? 1 : 0;
    struct slice rest = {word.start + i, word.length - i};

    *is_float = 0;
    if (i == word.length || !phh_is_digit(word.start[i])) {
        *is_float = slice_same(rest, "inf") || slice_same(rest, "nan");
        return *is_float;
    }
    for (; i < word.length; i++) {
        if (phh_is_digit(word.start[i]) || word.start[i] == '_')
            continue;
        *is_float = 1;
        if (word.start[i] != '.' && (word.start[i] | 0x20) != 'e'
            && !is_sign(word.start[i]))
            return 0;
    }
    return 1;
}

/* hh:mm... or yyyy-mm-dd... */
static int is_time(struct slice word)
{
    return word.length >= 5 && phh_is_digit(word.start[0])
        && (word.start[2] == ':' || word.start[4] == '-');
}

static int word_type(struct slice word)
{
    int is_float;

    if (is_time(word))
        return PHH_TIME;
    if (is_toml_number(word, &is_float))
        return is_float ? PHH_FLOAT : PHH_INTEGER;
    if (slice_same(word, "true") || slice_same(word, "false"))
        return PHH_BOOLEAN;
    return 0;
}

static int no_value(struct phh *self, struct slice word)
{
    char shown[PHH_SHOWN_MAX];

    if (word.length == 0)
        phh_scan_fault(self, self->at, "a value is missing here");
    else
        phh_scan_fault(self, word.start,
                       text_error("'", phh_scan_shown(word, shown), "' is "
                                  "not a value; strings are quoted, as "
                                  "\"NT\"",
                                  (char *)0));
    return 0;
}

/* A date and a time may be separated by a single space, as RFC 3339 allows. */
static void scan_word_end(struct phh *self, const char *start)
{
    while (self->at < self->end && is_word_char(*self->at))
        self->at++;
    if (self->at - start == 10 && start[4] == '-' && start[7] == '-'
        && self->end - self->at > 3 && *self->at == ' '
        && phh_is_digit(self->at[1]) && self->at[3] == ':') {
        self->at++;
        while (self->at < self->end && is_word_char(*self->at))
            self->at++;
    }
}

/* A number, true, false, a date or a time; 0 after reporting anything else. */
static int scan_word(struct phh *self, struct phh_value *value)
{
    const char *start = self->at;

    scan_word_end(self, start);
    value->text = (struct slice){start, (size_t)(self->at - start)};
    value->type = (uint8_t)(value->text.length ? word_type(value->text) : 0);
    return value->type ? 1 : no_value(self, value->text);
}

/* Values */

/* Tables are skipped as a whole; no field of the format has one. */
int phh_scan_value(struct phh *self, struct phh_value *value)
{
    *value = (struct phh_value){.start = self->at};
    if (self->at == self->end)
        return no_value(self, value->text);
    switch (*self->at) {
    case '"':
    case '\'':
        return scan_string(self, value);
    case '[':
        value->type = PHH_ARRAY;
        self->at++;
        return 1;
    case '{':
        value->type = PHH_TABLE;
        return phh_scan_skip(self);
    default:
        return scan_word(self, value);
    }
}

/* The next field is where the scanner stands: recovery must not skip it. */
static int not_closed(struct phh *self)
{
    phh_scan_fault(self, self->at, "the list before this is not closed: its "
                                   "] is missing");
    self->is_at_field = 1;
    return -1;
}

/* A trailing comma is allowed. is_first: no comma is due before the
 * element. */
int phh_scan_element(struct phh *self, struct phh_value *value, int is_first)
{
    phh_scan_space(self);
    if (!is_first && self->at < self->end && *self->at == ',') {
        self->at++;
        phh_scan_space(self);
        is_first = 1;
    }
    if (self->at == self->end || begins_field(self, self->at))
        return not_closed(self);
    if (*self->at == ']') {
        self->at++;
        return 0;
    }
    if (!is_first) {
        phh_scan_fault(self, self->at, "a comma or ] is missing before "
                                       "this");
        return -1;
    }
    return phh_scan_value(self, value) ? 1 : -1;
}

/* One token inside brackets: a bracket, a string, a word, or a single
 * character such as a comma. open is the stack of brackets. */
static int skip_token(struct phh *self, char open[DEPTH_MAX], int *depth)
{
    struct phh_value value;
    char c = *self->at;

    if (c == '[' || c == '{') {
        if (*depth == DEPTH_MAX) {
            phh_scan_fault(self, self->at, "brackets may be nested 64 "
                                           "deep");
            return 0;
        }
        open[(*depth)++] = c;
    } else if (c == ']' || c == '}') {
        if (open[--*depth] != (c == ']' ? '[' : '{')) {
            phh_scan_fault(self, self->at, "this bracket does not match");
            return 0;
        }
    } else if (c == '"' || c == '\'') {
        return scan_string(self, &value);
    } else if (is_word_char(c)) {
        scan_word_end(self, self->at);
        return 1;
    }
    self->at++;
    return 1;
}

/* Begins at a bracket. Within an array a new field shows that a bracket is
 * missing; within a table `name =` is normal. */
static int skip_brackets(struct phh *self)
{
    char open[DEPTH_MAX] = {0};
    int depth = 0;

    do {
        if (self->at == self->end
            || (depth && open[depth - 1] == '[' && begins_field(self,
                                                                self->at)))
            return not_closed(self) > 0;
        if (!skip_token(self, open, &depth))
            return 0;
        if (depth)
            phh_scan_space(self);
    } while (depth);
    return 1;
}

int phh_scan_skip(struct phh *self)
{
    struct phh_value value;

    if (self->at < self->end && (*self->at == '[' || *self->at == '{'))
        return skip_brackets(self);
    return phh_scan_value(self, &value);
}
