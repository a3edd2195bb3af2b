/* verilog_lex.c - the words of a Verilog source, one after the other. */
#include "twin/verilog_lex.h"

#include <string.h>

#include "base/text.h"

static int is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9') || c == '_';
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\f';
}

int verilog_token_is(const struct verilog_token *token, const char *text)
{
    return token->kind != VERILOG_END && strlen(text) == token->length
        && memcmp(token->at, text, token->length) == 0;
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
}

/* What is no word */

static void end_line(struct verilog_lex *self)
{
    self->at++;
    self->line++;
    self->row++;
}

/* The length of a \ at the end of a line, and of that end. */
static size_t joint_length(const char *at)
{
    if (at[0] != '\\')
        return 0;
    return at[1] == '\n' ? 2 : at[1] == '\r' && at[2] == '\n' ? 3 : 0;
}

/* Whether a comment goes on in the next line if it ends with a \ is a matter
 * of criterion among simulators. */
static const char *skip_line_comment(struct verilog_lex *self)
{
    for (; *self->at && *self->at != '\n'; self->at++)
        if (joint_length(self->at))
            return "a comment must not end with \\: simulators disagree about "
                   "what follows";
    return NULL;
}

static const char *skip_block_comment(struct verilog_lex *self)
{
    self->at += 2;
    while (*self->at && strncmp(self->at, "*/", 2) != 0)
        if (*self->at == '\n')
            end_line(self);
        else
            self->at++;
    if (!*self->at)
        return "a comment has no end: */ is missing";
    self->at += 2;
    return NULL;
}

/* "(*" begins an attribute, but not in @(*) or @( * ). */
static int is_attribute(const char *at)
{
    if (strncmp(at, "(*", 2) != 0)
        return 0;
    at += 2;
    while (is_blank(*at))
        at++;
    return *at != ')';
}

static const char *skip_attribute(struct verilog_lex *self)
{
    self->at += 2;
    while (*self->at && strncmp(self->at, "*)", 2) != 0)
        if (*self->at == '\n')
            end_line(self);
        else if (strchr("\"`/\\", *self->at))
            return "an attribute must be plain names and numbers, (* keep *): "
                   "leave it out";
        else
            self->at++;
    if (!*self->at)
        return "an attribute has no end: *) is missing";
    self->at += 2;
    return NULL;
}

/* *is_done: nothing was there to be skipped. */
static const char *skip_one(struct verilog_lex *self, int *is_done)
{
    if (is_blank(*self->at)) {
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

static void take_word(struct verilog_lex *self)
{
    while (is_word(*self->at))
        self->at++;
}

static const char *take_system(struct verilog_lex *self, int is_apart)
{
    const char *from = self->at++;

    take_word(self);
    if (self->at == from + 1)
        return "a $ must be followed by the name of a system function";
    if (*self->at == '$' || (!is_apart && (is_word(from[-1])
                                           || strchr("`\\$", from[-1]))))
        return "a name must not have a $ in it";
    return NULL;
}

static const char *take_tick(struct verilog_lex *self)
{
    const char *from = self->at++;

    take_word(self);
    if (self->at == from + 1)
        return "a ` must be followed by a name: `` and `\" are not allowed in "
               "a design that is compared";
    if (*self->at == '$')
        return "a name must not have a $ in it";
    return NULL;
}

/* What synthesis tools call their wires: "\u_game.f$rtl/duel.sv:9$2 ". */
static const char *take_escaped(struct verilog_lex *self)
{
    const char *from = ++self->at;

    while (is_word(*self->at) || (*self->at && strchr(".[]:$/", *self->at)))
        if (strncmp(self->at++, "//", 2) == 0)
            break;
    if (is_word(*from) && (is_blank(*self->at) || *self->at == '\n'))
        return NULL;
    return "an escaped name must begin with a letter or digit, go on with "
           "these and _ . : [ ] $ /, and have a space behind it";
}

/* Nothing that could be mistaken for the end of a string, a comment or a
 * macro inside of it. */
static const char *take_string(struct verilog_lex *self)
{
    for (self->at++; *self->at != '"'; self->at++) {
        const char *at = self->at;

        if (!*at || *at == '\n')
            return "a string has no end in its line";
        if (*at == '`' || strncmp(at, "//", 2) == 0
            || strncmp(at, "/*", 2) == 0 || strncmp(at, "*/", 2) == 0)
            return "a string must not have ` or // or /* or */ in it";
        if (*at == '\\' && (!at[1] || !strchr("nt01234567", at[1])))
            return "a string must not have a \\ in it but for \\n, \\t and "
                   "\\033";
        if (text_is_control(*at) && *at != '\t')
            return "a string must not have control characters in it";
    }
    self->at++;
    return *self->at == '"' ? "two strings must have a space between them"
                            : NULL;
}

static const char *take(struct verilog_lex *self,
                        struct verilog_token *token)
{
    if (is_word(*self->at)) {
        token->kind = VERILOG_WORD;
        take_word(self);
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
            return "a character that no Verilog has";
        self->at++;
        return NULL;
    }
}

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
        error = take(self, token);
    token->length = (size_t)(self->at - token->at);
    return error;
}
