/* raw.h - a flat netlist as Yosys writes it: cells, and bits by number.
 *
 * The one script that all use is RAW_YOSYS, after the commands that read the
 * sources and choose the top. It keeps words and memories: dividers can be
 * recognised as counters only as long as they are words. Registers merged into
 * memories, enables and synchronous resets in flip-flops would only have to be
 * taken apart again.
 *
 *     yosys -p "read_verilog -sv FILES; hierarchy -check -top TOP; RAW_YOSYS
 *               write_json OUT"
 */
#ifndef RAW_H
#define RAW_H

#include "base/arena.h"
#include "designs/leap/cursor.h"

/* One round of what "opt" repeats until nothing changes. Four rounds leave a
 * few cells in a hundred more than that, which run as fast, in half of the
 * time. */
#define RAW_ROUND \
    "opt_muxtree; opt_reduce; opt_merge; opt_dff -nodffe -nosdff; " \
    "opt_clean; opt_expr; "

#define RAW_YOSYS \
    "proc; flatten; tribuf -logic; opt_expr; opt_merge -nomux; " \
    RAW_ROUND RAW_ROUND RAW_ROUND RAW_ROUND \
    "memory_collect; dffunmap; opt_expr; opt_merge -nomux; " RAW_ROUND "clean; "

/* A bit of a connection: a number of Yosys, at least 2, or one of these. X is
 * 0, because hardware has no X and a simulator of two states none either. */
enum { RAW_0 = -1, RAW_1 = -2, RAW_Z = -3 };

struct raw_bits {
    uint32_t first, count;              /* in raw.bits, lowest first */
};

struct raw_port {
    struct slice name;
    struct slice direction;             /* input, output, inout */
    int low;
    struct raw_bits bits;
};

struct raw_cell {
    struct slice name, type, source;
    uint32_t first_parameter, parameters;
    uint32_t first_pin, pins;
};

struct raw_parameter {                  /* of a cell */
    struct slice name, value;
};

struct raw_pin {                        /* of a cell */
    struct slice name;
    struct raw_bits bits;
};

struct raw_net {
    struct slice name, source, init;    /* init: highest bit first */
    int is_hidden;                      /* Yosys invented the name */
    struct raw_bits bits;
};

struct raw {
    struct slice top;
    struct raw_port *ports;
    struct raw_cell *cells;
    struct raw_parameter *parameters;
    struct raw_pin *pins;
    struct raw_net *nets;
    int32_t *bits;
    uint32_t port_count, cell_count, parameter_count, pin_count, net_count,
             bit_count;
    uint32_t number_end;                /* all numbers of bits are below it */
};

/* The module `top`, or with null the one that is marked as the top, or the
 * only one. The text must outlive what is read. */
const char *raw_read(struct raw *self, struct arena *memory, const char *top,
                     const char *text, size_t length);

/* Of a cell. A pin that is not there has no bits; a parameter that is not
 * there is empty, and as a number 0. */
struct raw_bits raw_pin_of(const struct raw *self,
                           const struct raw_cell *cell, const char *name);
struct slice raw_text_of(const struct raw *self, const struct raw_cell *cell,
                         const char *name);
uint32_t raw_number_of(const struct raw *self, const struct raw_cell *cell,
                       const char *name);

#endif
