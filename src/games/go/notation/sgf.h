/* sgf.h - game records (Smart Game Format, FF[1] to FF[4]), read piece by
 * piece.
 *
 *     (;FF[4]GM[1]SZ[9]KM[7.5]PB[Black's name]
 *      ;B[ee];W[gc](;B[cg]C[a remark])(;B[gg]))
 *
 * A file is a collection of trees. A tree is a line of nodes, and then the
 * trees that go on from there; the first of them is the main line. A node has
 * properties, and a property one or more values.
 *
 * The reader knows the brackets but not what is in them, and never gives up:
 * what is wrong becomes a fault with its place, and it goes on at the next
 * thing it understands. Whatever state the file is in, trees are closed as
 * often as they were opened, each node begins and ends within its tree, no
 * node stands after the trees that go on from it, and each property has a
 * value.
 */
#ifndef SGF_H
#define SGF_H

#include <stddef.h>
#include <stdint.h>

#include "base/slice.h"

enum {
    SGF_DEPTH_MAX = 1024,               /* trees in one another */
    SGF_NAME_MAX = 16,                  /* capitals of a name, and its end */
    SGF_PENDING_MAX = 8,
};

enum sgf_kind {
    SGF_END,                            /* of the file; again and again */
    SGF_OPEN, SGF_CLOSE,                /* of a tree; at depth 1 a game */
    SGF_NODE, SGF_NODE_END,
    SGF_PROPERTY,                       /* name; its values follow */
    SGF_VALUE,                          /* name, text (raw: sgf_show) */
    SGF_FAULT,                          /* message, is_minor */
};

struct sgf_event {
    enum sgf_kind kind;
    int line, column;                   /* from 1; columns are characters */
    int depth;                          /* of the tree around it */
    char name[SGF_NAME_MAX];            /* without the small letters that
                                         * old files have: Black is B */
    struct slice text;                  /* of the file, with backslashes */
    uint8_t is_minor;                   /* the game is clear nevertheless */
    const char *message;                /* good until the next call */
};

struct sgf {
    const char *at, *end;
    const char *mark;                   /* the place of line and column */
    int line, column;
    char half_end;                      /* of the line: CR LF is one */
    int depth;                          /* of trees, */
    int too_deep;                       /* and of those passed over */
    uint8_t is_in_node;
    uint8_t has_node;                   /* this tree has one */
    uint8_t is_behind_tree;             /* one was closed in this tree */
    uint8_t is_told;                    /* that trees are not closed */
    uint8_t added[SGF_DEPTH_MAX / 8 + 1]; /* trees that the file lacks */
    char name[SGF_NAME_MAX];            /* of the last property */
    struct sgf_event pending[SGF_PENDING_MAX];
    int first, count;                   /* of those pending */
};

/* Starts reading. The text is not copied and must outlive the events, whose
 * slices point into it; it needs no zero at its end. */
void sgf_begin(struct sgf *self, const char *text, size_t length);

/* The next event; SGF_END, as 0, ends a loop. */
enum sgf_kind sgf_next(struct sgf *self, struct sgf_event *event);

/* Values */

enum sgf_charset {
    SGF_UNSAID,                         /* UTF-8 where it is that, else */
    SGF_LATIN1,                         /* this */
    SGF_UTF8,
    SGF_OTHER,                          /* only its ASCII is understood */
};

/* The charset that a value of CA names, as far as it matters here. */
enum sgf_charset sgf_charset(struct slice name);

/* Writes a value without its backslashes, as UTF-8, cut off after a whole
 * character where it does not fit. With has_lines line ends are kept,
 * otherwise they become spaces. Control characters become "?". */
void sgf_show(struct slice slice, enum sgf_charset charset, int has_lines,
              char *buffer, size_t size);

/* The two parts of "aa:cc"; 0 if there is no colon. */
int sgf_split(struct slice slice, struct slice *first,
              struct slice *second);

/* Without white space at its ends. */
struct slice sgf_trimmed(struct slice slice);

#endif
