/* signals_tree.c - the nets of a design as a tree of its modules.
 *
 * Nets are sorted so that all of a module stand together, its own before those
 * of modules inside; then a node for each module is put before the first net
 * that lies in it. A module's path is the beginning of its first net's path, so
 * nodes need no memory of their own for it: paths are compared by length.
 */
#include "player/signals_tree.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"

static uint64_t take_digits(const char **from)
{
    uint64_t number = 0;

    for (; text_is_digit(**from); ++*from)
        number = number * 10 + (uint64_t)(**from - '0');
    return number;
}

/* Numbers within names by their value: x2 is before x10. */
static int compare_digits(const char **one, const char **other)
{
    uint64_t a = take_digits(one), b = take_digits(other);

    return a < b ? -1 : a > b;
}

/* Whether what begins here is a name of a net, and not of a module. */
static int is_last_name(const char *name)
{
    return !strchr(name, '.');
}

/* Both begin with a name in the same module. */
static int compare_names(const char *one, const char *other)
{
    int one_is_net = is_last_name(one), other_is_net = is_last_name(other);

    if (one_is_net != other_is_net)
        return one_is_net ? -1 : 1;
    while (*one && *other && *one != '.' && *other != '.') {
        int order;

        if (text_is_digit(*one) && text_is_digit(*other))
            order = compare_digits(&one, &other);
        else
            order = (unsigned char)*one++ - (unsigned char)*other++;
        if (order)
            return order;
    }
    return (*one && *one != '.') - (*other && *other != '.');
}

static size_t name_length(const char *name)
{
    return strcspn(name, ".");
}

/* "07" and "7" are alike to compare_names, and still two: hence the end. */
static int compare_paths(const char *one, const char *other)
{
    const char *one_whole = one, *other_whole = other;

    for (;;) {
        size_t length = name_length(one);
        int order;

        if (length != name_length(other) || strncmp(one, other, length)
            || one[length] != other[length]) {
            order = compare_names(one, other);
            return order ? order : strcmp(one_whole, other_whole);
        }
        if (!one[length])
            return 0;
        one += length + 1;
        other += length + 1;
    }
}

/* By Shell's method: the page has no qsort. */
static void sort_nets(struct signals_node *nets, int count)
{
    for (int gap = count / 2; gap > 0; gap /= 2)
        for (int i = gap; i < count; i++) {
            struct signals_node net = nets[i];
            int k = i;

            for (; k >= gap
                   && compare_paths(nets[k - gap].path, net.path) > 0;
                 k -= gap)
                nets[k] = nets[k - gap];
            nets[k] = net;
        }
}

/* Adding */

static struct signals_node *add_node(struct signals_tree *self)
{
    if (self->count == self->room) {
        int room = self->room * 2 + 64;
        struct signals_node *more = realloc(self->nodes, (size_t)room
                                                         * sizeof *more);

        if (!more) {
            self->is_out_of_memory = 1;
            return NULL;
        }
        self->nodes = more;
        self->room = room;
    }
    self->nodes[self->count] = (struct signals_node){0};
    return &self->nodes[self->count++];
}

/* Names may move while there are more to come, so nodes have places until the
 * tree is made: name_at, for the time being. */
static int keep_name(struct signals_tree *self, const char *name)
{
    size_t size = strlen(name) + 1, at = self->names_used;

    if (at + size > self->names_room) {
        size_t room = 2 * self->names_room + size + 1024;
        char *more = realloc(self->names, room);

        if (!more) {
            self->is_out_of_memory = 1;
            return -1;
        }
        self->names = more;
        self->names_room = room;
    }
    memcpy(self->names + at, name, size);
    self->names_used += size;
    return (int)at;
}

void signals_tree_add(void *tree, const char *name, int width)
{
    struct signals_tree *self = tree;
    int at = keep_name(self, name);
    struct signals_node *node = at < 0 ? NULL : add_node(self);

    if (!node)
        return;
    node->name_at = at;
    node->width = width;
}

/* Making */

static void complete_net(struct signals_node *node, const char *names)
{
    const char *path = names + node->name_at;

    node->path = path;
    node->length = (int)strlen(path);
    node->name_at = 0;
    node->depth = 1;
    for (int i = 0; path[i]; i++)
        if (path[i] == '.') {
            node->name_at = i + 1;
            node->depth++;
        }
}

/* How many modules two nets are both in, and how long their common path is. */
static int common_depth(const char *before, const char *path)
{
    int depth = 0;

    for (int i = 0; before[i] && before[i] == path[i]; i++)
        depth += path[i] == '.';
    return depth;
}

static void put_module(struct signals_tree *self, const char *path, int depth)
{
    struct signals_node *node = add_node(self);
    int length = 0, name_at = 0, dots = 0;

    if (!node)
        return;
    for (; path[length]; length++) {
        if (path[length] == '.' && ++dots == depth)
            break;
        if (path[length] == '.')
            name_at = length + 1;
    }
    *node = (struct signals_node){.path = path, .depth = depth,
                                  .length = depth ? length : 0,
                                  .name_at = depth ? name_at : 0,
                                  .is_open = depth == 0};
}

/* From the sorted nets, with the modules between. */
static void put_nodes(struct signals_tree *self,
                      const struct signals_node *nets, int count)
{
    const char *before = "";

    put_module(self, "", 0);
    for (int i = 0; i < count; i++) {
        struct signals_node *node;

        for (int depth = common_depth(before, nets[i].path) + 1;
             depth < nets[i].depth; depth++)
            put_module(self, nets[i].path, depth);
        node = add_node(self);
        if (!node)
            return;
        *node = nets[i];
        before = nets[i].path;
    }
}

const char *signals_tree_make(struct signals_tree *self)
{
    struct signals_node *nets = self->nodes;
    int count = self->count;

    for (int i = 0; i < count; i++)
        complete_net(&nets[i], self->names);
    sort_nets(nets, count);
    self->nodes = NULL;
    self->count = self->room = 0;
    put_nodes(self, nets, count);
    free(nets);
    return self->is_out_of_memory
         ? WORDS("out of memory for the signals of a design") : NULL;
}

void signals_tree_free(struct signals_tree *self)
{
    free(self->nodes);
    free(self->names);
    *self = (struct signals_tree){0};
}

static int is_same_node(const struct signals_node *a,
                        const struct signals_node *b)
{
    return a->length == b->length && !a->width == !b->width
        && !memcmp(a->path, b->path, (size_t)a->length);
}

void signals_tree_copy_marks(struct signals_tree *self,
                             const struct signals_tree *from)
{
    for (int i = 0; i < from->count; i++) {
        const struct signals_node *old = &from->nodes[i];

        if (!old->is_open && !old->is_chosen)
            continue;
        for (int k = 0; k < self->count; k++)
            if (is_same_node(old, &self->nodes[k])) {
                self->nodes[k].is_open = old->is_open;
                self->nodes[k].is_chosen = old->is_chosen;
            }
    }
}

/* Rows */

/* The next node that is shown: a folded module hides all that is deeper. */
static int next_shown(const struct signals_tree *self, int node)
{
    int depth = self->nodes[node].depth;
    int is_folded = !self->nodes[node].width && !self->nodes[node].is_open;

    for (node++; is_folded && node < self->count
                 && self->nodes[node].depth > depth;)
        node++;
    return node;
}

int signals_tree_rows(const struct signals_tree *self)
{
    int rows = 0;

    for (int node = 0; node < self->count; node = next_shown(self, node))
        rows++;
    return rows;
}

int signals_tree_node(const struct signals_tree *self, int row)
{
    int node = 0;

    if (row < 0)
        return -1;
    while (node < self->count && row-- > 0)
        node = next_shown(self, node);
    return node < self->count ? node : -1;
}

int signals_tree_row(const struct signals_tree *self, int node)
{
    int row = 0;

    for (int i = 0; i < self->count && i <= node; i = next_shown(self, i)) {
        if (i == node)
            return row;
        row++;
    }
    return -1;
}

int signals_tree_parent(const struct signals_tree *self, int node)
{
    int depth = self->nodes[node].depth;

    while (node >= 0 && self->nodes[node].depth >= depth)
        node--;
    return node;
}
