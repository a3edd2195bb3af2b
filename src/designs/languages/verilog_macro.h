/* verilog_macro.h - the preprocessor of Verilog: macros, conditions and
 * includes.
 *
 * Every word that remains is handed to `put`, in order. Files are the
 * caller's: an `include asks `include, which expands the file in its turn.
 * Texts that were expanded must live as long as the macros, which point into
 * them.
 */
#ifndef VERILOG_MACRO_H
#define VERILOG_MACRO_H

#include "designs/languages/verilog_lex.h"

enum { VERILOG_NAME_MAX = 256 };        /* of a file */

/* Words of a file or a macro. */
struct verilog_list {
    struct verilog_token *at;
    size_t count, room;
};

/* `define name(formals) body */
struct verilog_macro {
    struct verilog_token name;
    int has_arguments;
    struct verilog_list formals, body;
};

struct verilog_macros {                 /* zero it before use */
    void *to;
    const char *(*put)(void *to, const struct verilog_token *token, int line);
    const char *(*include)(void *to, const char *name, int line);
    const char *folder, *name;          /* of the file, for errors */
    int is_lenient;                     /* reads what only some tools read, and
                                         * names no place in an error */
    int (*define)(void *to, const char *name, size_t length);
                                        /* a macro is unknown: 1 if it was
                                         * defined meanwhile; may be null */

    struct verilog_macro *macros;
    size_t macro_count;
    int is_torn;                        /* the next word stands apart */
    int is_made;                        /* the word that is put comes from a
                                         * macro, not from its place */
    size_t steps;                       /* words handled so far */
    const char *error;                  /* with its place */
    int error_line;
};

/* All words of a text, on a line (0: on their own lines). */
const char *verilog_macros_expand(struct verilog_macros *self,
                                  const char *text, int line);

void verilog_macros_free(struct verilog_macros *self);

#endif
