/* signals_tree.h - the nets of a design as a tree of its modules.
 *
 *     stopwatch
 *       clk               the nets of a module, by their names,
 *       count [23:0]
 *       u_display         then what is inside of it
 *         digit
 *
 * Names with dots are unfolded into modules. All of it is one list, in the
 * order in which it is read from top to bottom.
 */
#ifndef SIGNALS_TREE_H
#define SIGNALS_TREE_H

#include <stddef.h>

struct signals_node {
    const char *path;                   /* "u_display.digit", or of a module
                                         * "u_display"; "" is the top */
    int length;                         /* of the path */
    int name_at;                        /* where its last name begins in it */
    int depth;                          /* 0: the top */
    int width;                          /* of a net; 0: a module */
    int is_open;                        /* a module that is unfolded */
    int is_chosen;                      /* a net whose wave is shown */
};

struct signals_tree {                   /* zero it before use */
    struct signals_node *nodes;
    int count, room;
    char *names;                        /* of all nets, one after another */
    size_t names_used, names_room;
    int is_out_of_memory;
};

/* Adds a net, in any order; when all are there, makes the tree of them, with
 * the top unfolded. */
void signals_tree_add(void *tree, const char *name, int width);
const char *signals_tree_make(struct signals_tree *self);
void signals_tree_free(struct signals_tree *self);

/* Unfolds and chooses what was so in another tree, by its names. */
void signals_tree_copy_marks(struct signals_tree *self,
                             const struct signals_tree *from);

/* The rows that are shown: those in modules that are unfolded. The node of the
 * i-th row, or -1 if there are not so many; the row of a node, or -1. */
int signals_tree_rows(const struct signals_tree *self);
int signals_tree_node(const struct signals_tree *self, int row);
int signals_tree_row(const struct signals_tree *self, int node);

/* The module that a node is in; -1: it is the top. */
int signals_tree_parent(const struct signals_tree *self, int node);

#endif
