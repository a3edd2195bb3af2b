/* blocks.h - a design as a picture shows it: blocks, the wires between them,
 * and the clocks of their registers.
 *
 *     blocks_read_clocks   which clocks there are, and what crosses from one to
 *                          another
 *     blocks_read_parts    the instances of the top, its ports, their wires
 *     blocks_lay           where everything is drawn, from left to right
 *     blocks_write         the drawing
 *
 * All of it works on texts in memory: two netlists of one design, BLOCKS_YOSYS,
 * one flat and one with its hierarchy.
 */
#ifndef BLOCKS_H
#define BLOCKS_H

#include <stdint.h>
#include <stdio.h>

#define BLOCKS_PARTS "parts.json"
#define BLOCKS_FLAT "flat.json"
#define BLOCKS_YOSYS \
    "proc; opt_clean; write_json " BLOCKS_PARTS "; " \
    "flatten; memory_collect; opt_clean; write_json " BLOCKS_FLAT

enum { BLOCKS_NAME = 64, BLOCKS_WORDS = 200, BLOCKS_DOMAINS = 12,
       BLOCKS_INNER = 4,                /* instances that are named in one */
       BLOCKS_NODES = 2000, BLOCKS_WIRES = 1500, BLOCKS_CROSSINGS = 400,
       BLOCKS_NAMES = 4000 };

enum blocks_kind { BLOCKS_IN, BLOCKS_OUT, BLOCKS_BOTH,      /* ports */
                   BLOCKS_INSTANCE,
                   BLOCKS_OWN,          /* the logic of the top itself */
                   BLOCKS_BEND };       /* of a wire that passes a layer */

/* What one clock drives. */
struct blocks_domain {
    char name[BLOCKS_NAME];             /* of the clock: "clk" */
    char source[BLOCKS_WORDS];          /* "the oscillator at clk, 100 MHz" */
    int is_port;                        /* it comes from outside */
    uint32_t registers;                 /* bits */
};

struct blocks_node {
    enum blocks_kind kind;
    char name[BLOCKS_NAME];             /* "u_start", "sw[15:0]" */
    char about[BLOCKS_WORDS];           /* "debounce, debounce.v:3"; of a port:
                                         * where it is on the board */
    char inner[BLOCKS_INNER][BLOCKS_NAME];
    int inner_count;                    /* more than these may be there */
    uint32_t registers[BLOCKS_DOMAINS];
    int layer, row;                     /* from blocks_lay on */
    int is_loose;                       /* it has no wire */
    int x, y, width, height;
};

struct blocks_wire {
    int from, to;                       /* nodes */
    char words[BLOCKS_WORDS];           /* "value[15:0], tick" */
    int bits, names;
    int crossings;                      /* that go this way, not synchronised */
    int first_bend, bends;              /* nodes that it is led through */
    int is_back;                        /* against the direction of reading */
    int from_y, to_y;                   /* where it leaves and enters */
    int label_x, label_y;
};

/* A register that another one reads that has another clock. */
struct blocks_crossing {
    int from, to;                       /* domains */
    char signal[BLOCKS_NAME];           /* "u_fast.value" */
    char reader[BLOCKS_NAME];
    char place[BLOCKS_NAME];            /* of the reader: "top.v:12" */
    int from_node, to_node;             /* -1 until they are known */
    char from_block[BLOCKS_NAME], to_block[BLOCKS_NAME];    /* "": the top */
    enum { BLOCKS_BARE, BLOCKS_SYNCHRONISED, BLOCKS_MEMORY } how;
};

struct blocks {
    char title[BLOCKS_NAME];
    struct blocks_domain domains[BLOCKS_DOMAINS];
    int domain_count;
    struct blocks_node nodes[BLOCKS_NODES];
    int node_count;
    struct blocks_wire wires[BLOCKS_WIRES];
    int wire_count;
    struct blocks_crossing crossings[BLOCKS_CROSSINGS];
    int crossing_count;
    int is_cut;                         /* more than fits into these */
    int width, height;                  /* of the drawing, in pixels */
};

/* What somebody knows of a port beside the netlist: where it is, and whether it
 * is a clock. Empty words: nothing. */
struct blocks_port {
    const char *name;                   /* null ends a table */
    char at[BLOCKS_WORDS];              /* "SW[0] to SW[15]" */
    char clock[BLOCKS_WORDS];           /* "an oscillator of 100 MHz" */
};

/* A clock inside that is made by a model of ours: a PLL. */
struct blocks_pll {
    const char *signal;                 /* "u_pll.clk_out1"; null ends them */
    const char *name;                   /* as people know it */
    char words[BLOCKS_WORDS];           /* "a PLL, 25.175 MHz" */
};

/* The netlist with its hierarchy flattened. Clears everything first. */
const char *blocks_read_clocks(struct blocks *self, const char *text,
                               size_t length, const struct blocks_port *ports,
                               const struct blocks_pll *plls);

/* The one with its hierarchy, after that. */
const char *blocks_read_parts(struct blocks *self, const char *text,
                              size_t length, const struct blocks_port *ports);

void blocks_lay(struct blocks *self);
void blocks_write(const struct blocks *self, FILE *to);

/* How many signals cross from one clock to another as they are. */
int blocks_bare(const struct blocks *self);

/* The letter of a domain in the drawing. */
char blocks_letter(int domain);

#endif
