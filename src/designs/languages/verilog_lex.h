/* verilog_lex.h - the lexer of Verilog: tokens of a source, one after the
 * other.
 *
 * Stricter than the language where simulators disagree about it: what one of
 * them may read as a string or a comment and another as code is refused, unless
 * the reader is lenient.
 * Comments and attributes are no words.
 */
#ifndef VERILOG_LEX_H
#define VERILOG_LEX_H

#include <stddef.h>

/* The longest text of a word in an error, with its zero. */
enum { VERILOG_QUOTE_MAX = 48 };

enum verilog_kind {
    VERILOG_END,
    VERILOG_WORD,                       /* an identifier or digits */
    VERILOG_ESCAPED,                    /* \name, up to a space */
    VERILOG_SYSTEM,                     /* $name */
    VERILOG_TICK,                       /* `name */
    VERILOG_STRING,                     /* with its quotes */
    VERILOG_CHAR,                       /* one of an operator */
};

/* One word; it points into the text and owns nothing. */
struct verilog_token {
    enum verilog_kind kind;
    const char *at;
    size_t length;
    int line;                           /* from 1 */
    int row;                            /* lines that a \ joins are one */
    int is_apart;                       /* a space or a comment precedes */
};

struct verilog_lex {
    const char *start, *at;             /* what is left, up to a zero */
    int line, row;
    int is_lenient;                     /* reads what only some tools read:
                                         * for designs that are explained, not
                                         * run */
};

/* Starts on a text that ends with a zero byte and has no other; it must live as
 * long as the words. A byte order mark is skipped. */
void verilog_lex_begin(struct verilog_lex *self, const char *text);

/* The next word; at the end VERILOG_END, as often as it is called. The error
 * does not say where: that is token->line. */
const char *verilog_lex_next(struct verilog_lex *self,
                             struct verilog_token *token);

/* Whether a word reads exactly so. */
int verilog_token_is(const struct verilog_token *token, const char *text);

/* Copies a word for an error: cut off where it is too long, and control
 * characters as question marks. */
void verilog_token_quote(const struct verilog_token *token,
                         char quoted[VERILOG_QUOTE_MAX]);

/* Whether it is a name; digits alone are none. */
int verilog_token_is_name(const struct verilog_token *token);

#endif
