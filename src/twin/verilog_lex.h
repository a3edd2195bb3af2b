/* verilog_lex.h - the words of a Verilog source, one after the other.
 *
 * Stricter than the language where simulators disagree about it: what one of
 * them may read as a string or a comment and another as code is refused.
 * Comments and attributes are no words.
 */
#ifndef VERILOG_LEX_H
#define VERILOG_LEX_H

#include <stddef.h>

enum verilog_kind {
    VERILOG_END,
    VERILOG_WORD,                       /* an identifier or digits */
    VERILOG_ESCAPED,                    /* \name, up to a space */
    VERILOG_SYSTEM,                     /* $name */
    VERILOG_TICK,                       /* `name */
    VERILOG_STRING,                     /* with its quotes */
    VERILOG_CHAR,                       /* one of an operator */
};

struct verilog_token {
    enum verilog_kind kind;
    const char *at;
    size_t length;
    int line;                           /* from 1 */
    int row;                            /* lines that a \ joins are one */
    int is_apart;                       /* something stands before it */
};

struct verilog_lex {
    const char *start, *at;             /* what is left, up to a zero */
    int line, row;
};

/* A text that ends with a zero byte and has no other. */
void verilog_lex_begin(struct verilog_lex *self, const char *text);

/* The error has no place in it: that is token->line. */
const char *verilog_lex_next(struct verilog_lex *self,
                             struct verilog_token *token);

int verilog_token_is(const struct verilog_token *token, const char *text);

/* Is it a name? Digits alone are not. */
int verilog_token_is_name(const struct verilog_token *token);

#endif
