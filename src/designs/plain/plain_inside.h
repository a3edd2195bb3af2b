/* plain_inside.h - shared by the files of this folder. */
#ifndef PLAIN_INSIDE_H
#define PLAIN_INSIDE_H

#include "base/arena.h"
#include "base/text.h"
#include "designs/plain/plain.h"
#include "designs/plain/xml.h"

enum { PLAIN_SCOPES_MAX = 64, PLAIN_TYPES_MAX = 1 << 16, PLAIN_JUMPS_MAX = 16 };

/* A type: so many elements of so many bits; `elements` is 0 for no array. */
struct plain_type {
    long width, elements;
};

/* A variable under the name that it has in the output. */
struct plain_name {
    struct plain_name *next;
    const struct xml *declared;
    const char *name, *printed;
    struct plain_type type;
    int is_memory;                      /* else an array is a long vector */
};

struct plain_scope {
    const struct xml *node;             /* the block */
    struct plain_name *names;
};

/* A block that can be left, and the number of its bit: a loop by break, what it
 * repeats by continue, a function by return. */
enum plain_jump_kind { PLAIN_BREAK, PLAIN_CONTINUE, PLAIN_RETURN };

struct plain_jump {
    enum plain_jump_kind kind;
    int number;
};

struct plain {
    struct arena *memory;
    const struct xml *root, *netlist, *module;
    const struct xml *files;
    struct text *to;
    const struct xml **types;           /* by number */
    struct plain_scope scope[PLAIN_SCOPES_MAX];
    int depth, blocks;
    int in_body;                        /* names are local to their block */
    enum plain_files memory_files;
    struct plain_jump jump[PLAIN_JUMPS_MAX];    /* the ways out of here */
    int jump_depth, jumps;
    const char *error;
};

/* The first error stays: what cannot be written, and where it is. */
void plain_fail(struct plain *self, const struct xml *node, const char *what);

/* plain_types.c */
const char *plain_types_open(struct plain *self);
struct plain_type plain_type_of(struct plain *self, const struct xml *node);
long plain_width(struct plain *self, const struct xml *node);
const struct xml *plain_type_node(const struct plain *self,
                                  const struct xml *node);

/* plain_names.c */
void plain_enter(struct plain *self, const struct xml *block);
void plain_leave(struct plain *self);
struct plain_name *plain_declare(struct plain *self, const struct xml *var);

/* The same of a signal in an interface, "wires.data". */
struct plain_name *plain_declare_in(struct plain *self, const struct xml *var,
                                    const char *iface);
const struct plain_name *plain_find(struct plain *self,
                                    const struct xml *reference);

/* Null if there is none. */
const struct plain_name *plain_look_up(const struct plain *self,
                                       const char *name);

/* A name that is known, by another name as well, in this scope. */
void plain_also(struct plain *self, const char *known, const char *also);

/* plain.c: a declaration, in a direction or in none, ""; a function or task;
 * logic; whether a function is called below a node; the name of a port of an
 * instance. */
void plain_put_declared(struct plain *self, const struct plain_name *name,
                        const char *direction);
void plain_put_function(struct plain *self, const struct xml *node);
void plain_put_item(struct plain *self, const struct xml *node);
int plain_is_called(const struct xml *node, const char *name);
const char *plain_port_name(const struct plain *self,
                            const struct xml *instance,
                            const struct xml *port,
                            char value[XML_VALUE_MAX]);

/* plain_iface.c: whether a variable stands for an interface, as a port or not;
 * its signals declared, in a list of ports, and as what a port of an instance
 * is connected to, 0 if that is no interface; an instance of one. */
int plain_iface_is(const struct xml *var);
int plain_iface_is_port(const struct xml *var);
const struct xml *plain_iface_named(const struct plain *self,
                                    const char *name);
void plain_iface_declare(struct plain *self, const struct xml *var);
void plain_iface_put_names(struct plain *self, const struct xml *var);
int plain_iface_put_port(struct plain *self, const struct xml *port,
                         const char *name);
void plain_iface_put_instance(struct plain *self, const struct xml *instance);

/* plain_expr.c: an expression; the left side of an assignment. */
void plain_put_expr(struct plain *self, const struct xml *node);
void plain_put_place(struct plain *self, const struct xml *node);
void plain_put_const(struct plain *self, const struct xml *node);
int plain_is_statement(const struct xml *node);

/* Whether a value is what a pattern of "case inside" says. */
void plain_put_match(struct plain *self, const struct xml *value,
                     const struct xml *pattern);

/* plain_body.c: a statement, and all children after the first few. */
void plain_put_statement(struct plain *self, const struct xml *node);
void plain_put_statements(struct plain *self, const struct xml *first);

/* plain_jump.c: whether there is a jump below a node; the bit of a jump is
 * cleared; the condition to go on; a block that can be left, from its first
 * statement to its last; no more is read of what a loop that is left counts. */
int plain_has_jump(const struct xml *node);
void plain_put_jump(struct plain *self, const struct xml *go);
void plain_put_going(struct plain *self);
void plain_begin_jump(struct plain *self, const struct xml *block,
                      enum plain_jump_kind kind);
void plain_end_jump(struct plain *self);
void plain_check_count(struct plain *self, const struct xml *first);

/* "place = value", of any assignment. */
void plain_put_assign(struct plain *self, const struct xml *node);

/* Values of an array in an initial block. */
void plain_put_init(struct plain *self, const struct plain_name *name,
                    const struct xml *values);

#endif
