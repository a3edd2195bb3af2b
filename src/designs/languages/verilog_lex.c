/* verilog_lex.c - the lexer of Verilog: tokens of a source, one after the
 * other.
 *
 * A scanner by hand, as in IEEE 1800 but stricter. It does not know operators
 * or numbers: 8'hff is three words, which are written as closely as they stood.
 */
#include "designs/languages/verilog_lex.h"

#include <string.h>

#include "base/text.h"

static int is_identifier_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9') || c == '_';
}

static int is_horizontal_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f';
}

/* The end of a text has a length of 0 and equals nothing. */
int verilog_token_is(const struct verilog_token *token, const char *text)
{
    return token->kind != VERILOG_END && strlen(text) == token->length
        && memcmp(token->at, text, token->length) == 0;
}

void verilog_token_quote(const struct verilog_token *token,
                         char quoted[VERILOG_QUOTE_MAX])
{
    struct text to;

    text_begin(&to, quoted, VERILOG_QUOTE_MAX);
    for (size_t i = 0; i < token->length; i++)
        text_put_char(&to, text_plain(token->at[i]));
}

int verilog_token_is_name(const struct verilog_token *token)
{
    return token->kind == VERILOG_WORD
        && !(token->at[0] >= '0' && token->at[0] <= '9');
}

void verilog_lex_begin(struct verilog_lex *self, const char *text)
{
    static const char mark[] = "\xef\xbb\xbf";      /* of some editors */

    self->at = text;
    if (strncmp(text, mark, 3) == 0)
        self->at += 3;
    self->start = self->at;
    self->line = 1;
    self->row = 1;
    self->is_lenient = 0;
}

/* Between words */

/* line counts all lines, row those that no backslash joins. */
static void end_line(struct verilog_lex *self)
{
    self->at++;
    self->line++;
    self->row++;
}

/* The length of a backslash and the line end after it; 0: there is none. */
static size_t joint_length(const char *at)
{
    if (at[0] != '\\')
        return 0;
    return at[1] == '\n' ? 2 : at[1] == '\r' && at[2] == '\n' ? 3 : 0;
}

/* Simulators disagree whether a comment that ends with a backslash goes on in
 * the next line: code could be hidden there from one of them. */
static const char *skip_line_comment(struct verilog_lex *self)
{
    for (; *self->at && *self->at != '\n'; self->at++)
        if (joint_length(self->at) && !self->is_lenient)
            return "a comment must not end with \\: simulators disagree about "
                   "what follows";
    return NULL;
}

/* They do not nest. */
static const char *skip_block_comment(struct verilog_lex *self)
{
    self->at += 2;
    while (*self->at && strncmp(self->at, "*/", 2) != 0)
        if (*self->at == '\n')
            end_line(self);
        else
            self->at++;
    if (!*self->at)
        return "this comment is not closed: */ is missing";
    self->at += 2;
    return NULL;
}

/* "(*" begins an attribute, but not in @(*) or @( * ). */
static int is_attribute(const char *at)
{
    if (strncmp(at, "(*", 2) != 0)
        return 0;
    at += 2;
    while (is_horizontal_space(*at))
        at++;
    return *at != ')';
}

/* Strings and comments in an attribute could hide its end from one tool and not
 * from another. */
static const char *skip_attribute(struct verilog_lex *self)
{
    self->at += 2;
    while (*self->at && strncmp(self->at, "*)", 2) != 0)
        if (*self->at == '\n')
            end_line(self);
        else if (strchr("\"`/\\", *self->at) && !self->is_lenient)
            return "an attribute may only have plain names and numbers, such "
                   "as (* keep *): leave it out";
        else
            self->at++;
    if (!*self->at)
        return "this attribute is not closed: *) is missing";
    self->at += 2;
    return NULL;
}

/* Skips one thing between words; *is_done: there was none. */
static const char *skip_one(struct verilog_lex *self, int *is_done)
{
    if (is_horizontal_space(*self->at)) {
        self->at++;
    } else if (*self->at == '\n') {
        end_line(self);
    } else if (joint_length(self->at)) {
        self->at += joint_length(self->at);
        self->line++;
    } else if (strncmp(self->at, "//", 2) == 0) {
        return skip_line_comment(self);
    } else if (strncmp(self->at, "/*", 2) == 0) {
        return skip_block_comment(self);
    } else if (is_attribute(self->at)) {
        return skip_attribute(self);
    } else {
        *is_done = 1;
    }
    return NULL;
}

/* Words */

/* Also over nothing at all: callers look whether it moved. */
static void skip_identifier(struct verilog_lex *self)
{
    while (is_identifier_char(*self->at)
           || (*self->at == '$' && self->is_lenient))
        self->at++;
}

/* $name, on its own: the language allows $ inside names, but what a simulator
 * makes of a$system is not worth finding out. */
static const char *take_system(struct verilog_lex *self, int is_apart)
{
    const char *from = self->at++;

    skip_identifier(self);
    if (self->at == from + 1)
        return "a $ must be followed by the name of a system function";
    if (self->is_lenient)
        return NULL;
    if (*self->at == '$' || (!is_apart && (is_identifier_char(from[-1])
                                           || strchr("`\\$", from[-1]))))
        return "a name must not contain $";
    return NULL;
}

/* `name; `` and `" would paste words together. */
static const char *take_tick(struct verilog_lex *self)
{
    const char *from = self->at++;

    skip_identifier(self);
    if (self->at == from + 1)
        return "a ` must be followed by a name: `` and `\" are not allowed in "
               "a design to be compared";
    if (*self->at == '$')
        return "a name must not contain $";
    return NULL;
}

/* Escaped names as synthesis tools call their wires:
 * "\u_game.f$rtl/duel.sv:9$2 ". Two slashes end it, as they might begin a
 * comment. */
static const char *take_escaped(struct verilog_lex *self)
{
    const char *from = ++self->at;

    while (is_identifier_char(*self->at)
           || (*self->at && strchr(".[]:$/", *self->at)))
        if (strncmp(self->at++, "//", 2) == 0)
            break;
    if (is_identifier_char(*from)
        && (is_horizontal_space(*self->at) || *self->at == '\n'))
        return NULL;
    return "an escaped name must begin with a letter or digit, contain only "
           "these and _ . : [ ] $ /, and end with a space";
}

/* Refuses all that one simulator might take for the end of the string, a
 * comment or a macro. */
static const char *take_string(struct verilog_lex *self)
{
    for (self->at++; *self->at != '"'; self->at++) {
        const char *at = self->at;

        if (!*at || *at == '\n')
            return "this string is not closed on its line";
        if (self->is_lenient && *at == '\\' && at[1] && at[1] != '\n') {
            self->at++;
            continue;
        }
        if (self->is_lenient)
            continue;
        if (*at == '`' || strncmp(at, "//", 2) == 0
            || strncmp(at, "/*", 2) == 0 || strncmp(at, "*/", 2) == 0)
            return "a string must not contain ` or // or /* or */";
        if (*at == '\\' && (!at[1] || !strchr("nt01234567", at[1])))
            return "a string must not contain \\ except in \\n, \\t and \\033";
        if (text_is_control(*at) && *at != '\t')
            return "a string must not contain control characters";
    }
    self->at++;
    return *self->at == '"' ? "two strings must have a space between them"
                            : NULL;
}

/* The word at self->at, which is not the end. */
static const char *take_token(struct verilog_lex *self,
                              struct verilog_token *token)
{
    if (is_identifier_char(*self->at)) {
        token->kind = VERILOG_WORD;
        skip_identifier(self);
        return NULL;
    }
    switch (*self->at) {
    case '$':
        token->kind = VERILOG_SYSTEM;
        return take_system(self, token->is_apart);
    case '`':
        token->kind = VERILOG_TICK;
        return take_tick(self);
    case '\\':
        token->kind = VERILOG_ESCAPED;
        return take_escaped(self);
    case '"':
        token->kind = VERILOG_STRING;
        return take_string(self);
    default:
        token->kind = VERILOG_CHAR;
        if (text_is_control(*self->at) || (*self->at & 0x80))
            return self->is_lenient
                 ? "not a character of Verilog; was this copied from a "
                   "document? Retype quotes and dashes"
                 : "not a character of Verilog";
        self->at++;
        return NULL;
    }
}

/* After an error the word has the length that was read so far, and its line is
 * where the trouble began. */
const char *verilog_lex_next(struct verilog_lex *self,
                             struct verilog_token *token)
{
    const char *from = self->at, *error = NULL;
    int is_done = 0;

    while (!error && !is_done) {
        token->line = self->line;
        error = skip_one(self, &is_done);
    }
    token->row = self->row;
    token->is_apart = self->at != from || self->at == self->start;
    token->at = self->at;
    token->length = 0;
    token->kind = VERILOG_END;
    if (!error && *self->at)
        error = take_token(self, token);
    token->length = (size_t)(self->at - token->at);
    return error;
}
