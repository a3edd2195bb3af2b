/* verilog.h - checks a foreign design before any tool reads it.
 *
 * A simulator makes programs of designs, and Verilog can run commands, open
 * files and hold C++. So a foreign design is read here first: macros and
 * includes are resolved, comments, attributes and pragmas left out, and every
 * word that remains is checked against what is allowed. Tools get the text that
 * comes out, never the files themselves. Words stay on their lines, so that the
 * tools' messages have the right numbers.
 *
 * In designs/languages, verilog_lex.c makes words of text and verilog_macro.c
 * expands them; here, verilog_judge.c checks and writes them, and verilog.c
 * deals with files.
 */
#ifndef VERILOG_H
#define VERILOG_H

#include <stddef.h>
#include <stdio.h>

#include "designs/languages/verilog_macro.h"

enum { VERILOG_PATH_MAX = 1024 };

struct verilog_file {                   /* one of the design, as text */
    char name[VERILOG_NAME_MAX];        /* relative to its folder */
    char *text;
    size_t length;
};

/* A source in the folder that the twin's record does not name. */
struct verilog_other {
    char name[VERILOG_NAME_MAX];
    int is_wanted;                      /* a word is called so */
};

struct verilog {                        /* zero it before use */
    struct verilog_macros macros;       /* with the folder and the name of the
                                         * file that is being read */
    struct verilog_file *files;         /* what came out */
    size_t count;

    char **texts;                       /* sources: macros point into them */
    size_t text_count;
    struct verilog_other *others;       /* sorted by name */
    size_t other_count;

    /* The file that is being written */
    FILE *out;
    char *text;                         /* that is written there */
    size_t length;
    struct verilog_token last;          /* word that was put */
    int line;                           /* where the output is */
    int reading;                        /* how far in $readmemh( */
    const char *behind;                 /* what may follow; null: anything */
    int depth;                          /* of files that include files */
};

/* Defines `macros`, a list of words, from the start. The folder's name must
 * live as long as self. After an error of any of these verilog_free is still
 * to be called. */
const char *verilog_begin(struct verilog *self, const char *folder,
                          const char *macros);

/* Reads a source, its name relative to the folder, and adds what comes out to
 * files; one that is there already is not read again. The error names file and
 * line, and says what is wrong and, mostly, what would be right. */
const char *verilog_add(struct verilog *self, const char *name);

/* Reads the sources that were not named but are called like a word that occurs,
 * a module most likely: "helper.sv" for "helper". */
const char *verilog_add_others(struct verilog *self);

void verilog_free(struct verilog *self);

/* In a folder of the cache, verilog_kept.c: writes what came out into the new
 * folder design there; whether that is, byte by byte, what came out. */
const char *verilog_keep(const struct verilog *self, const char *folder);
int verilog_is_kept(const struct verilog *self, const char *folder);

/* Inside: checks a word and writes it on a line; verilog_judge.c. */
const char *verilog_put(struct verilog *self,
                        const struct verilog_token *token, int line);
/* Inside, verilog.c: all words of a text, macros expanded, on a line (0: on
 * their own lines); keeps a file that $readmemh reads; notes that a word
 * occurs. */
const char *verilog_expand(struct verilog *self, const char *text, int line);
const char *verilog_take_data(struct verilog *self, const char *name);
void verilog_want(struct verilog *self, const struct verilog_token *word);

#endif
