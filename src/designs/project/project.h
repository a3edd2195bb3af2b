/* project.h - a student's project folder as it is, made ready to run.
 *
 * A folder has sources, a constraint file of some vendor, and much else:
 * test benches, older phases, what the vendor's tool left behind. Of that
 * project_read makes one plain answer: which module is the top, on which board
 * it goes and what each of its ports is there, which sources it needs and in
 * which order, its clocks and memory files, what had to be repaired, and what
 * is wrong. The files themselves are never touched; repairs are edits that
 * project_write applies to copies.
 *
 * folder.c finds the files, scan.c makes words of them, parse*.c modules of
 * the words, choose.c takes what is meant, bind.c puts it on a board, and
 * repair*.c does what vendors' tools forgive.
 */
#ifndef PROJECT_H
#define PROJECT_H

#include <stdint.h>

#include "boards/pinout.h"
#include "designs/constraints/constraint_file.h"
#include "designs/project/store.h"
#include "designs/languages/verilog_lex.h"

enum project_kind {
    PROJECT_VERILOG,
    PROJECT_SYSTEM_VERILOG,
    PROJECT_HEADER,                     /* included, never on its own */
    PROJECT_VHDL,
    PROJECT_CONSTRAINTS,
    PROJECT_MEMORY,                     /* contents of memories */
    PROJECT_SETTINGS,                   /* of the vendor's tool */
};

struct project_file;

/* A word of a source after all macros. */
struct project_word {
    struct verilog_token token;         /* points into the file's text */
    struct project_file *file;          /* it stands in; maybe included */
    int is_made;                        /* by a macro: cannot be edited */
};

/* Replaces some bytes of a file in its copy. Lines stay where they are. */
struct project_edit {
    struct project_edit *next;          /* sorted by place */
    size_t from, length;
    const char *text;
};

/* A line of a constraint file. */
struct project_place {
    struct project_place *next;
    int line;
    char port[CONSTRAINT_PORT_MAX], ball[CONSTRAINT_BALL_MAX];
    int is_used;                        /* by a port of the top */
};

struct project_file {
    struct project_file *next;
    const char *path;                   /* to open it, and in messages */
    const char *name;                   /* below the project's folder */
    const char *plain;                  /* its name among the copies: no
                                         * folder, blank or colon */
    const char *text;                   /* a zero after it */
    size_t length;
    enum project_kind kind;
    const char *why;                    /* it is left out; null: it is used */
    int is_source;                      /* among the sources of the top */
    int is_included;                    /* by one of them */
    int is_global;                      /* its macros are used by others */
    int is_broken;                      /* it could not be read to its end */
    int is_modern;                      /* SystemVerilog, whatever its name */
    int has_outer;                      /* declares names outside of modules */
    int is_translated;                  /* VHDL; its Verilog is a source */
    int is_from_vhdl;                   /* this is that source */

    struct project_place *places;       /* of a constraint file, */
    struct project_place *pulls;        /* and ports that it pulls up */
    struct project_word *words;         /* after all macros */
    size_t word_count, word_room;
    struct project_module *modules;
    struct project_edit *edits;
};

/* What a module declares */

enum project_sort {
    PROJECT_NET, PROJECT_VARIABLE, PROJECT_PARAMETER,
    PROJECT_OTHER,                      /* a function, a type, a block */
};

/* Places are numbers of words of the module's file; 0: there is none, as the
 * first word of a file is no part of a declaration. */
struct project_name {
    struct project_name *next;
    struct project_name *beside;        /* in its bucket */
    const char *name;
    int line;
    enum project_sort sort;
    int is_port;
    int has_direction;
    enum port_direction direction;
    size_t at, again_at;                /* its word; that of a second
                                         * declaration, "output q" "reg q" */
    size_t entry_from;                  /* of a port in the head: where what
                                         * stands before it begins */
    size_t type_at;                     /* reg, wire, logic or its own type */
    size_t dims_from, dims_to;          /* all [ ] before the name */
    size_t range_from, range_to;        /* of what stands in the last of them
                                         */
    size_t value_from, value_to;        /* after = */
    int is_array;                       /* [ ] after the name */
    int is_signed;
    int has_type;                       /* reg, wire or logic is written */
    int is_inherited;                   /* its range stands without direction:
                                         * "output [3:0] r, [3:0] g" */
    int is_bare;                        /* no direction stands before it */
    int is_interface;                   /* a port with signals of an interface,
                                         * which have directions of their own */
    int is_inner;                       /* of a block, a loop or a function */
    int left, right;                    /* of a port or net: [left:right] */
    int is_sized;                       /* these are known */
};

/* Where values are assigned */

enum project_block_sort {
    PROJECT_ASSIGN,                     /* no block: assign */
    PROJECT_CLOCKED, PROJECT_COMBINED, PROJECT_INITIAL,
    PROJECT_FUNCTION,
};

struct project_assign {
    struct project_assign *next;
    size_t name_at, op_at;              /* the word "<" of <=, or "=" */
    size_t end_at;                      /* the ; or , after it */
    int is_nonblocking;
    enum project_block_sort sort;
    int block;                          /* the number of its always */
};

struct project_loop {                   /* for (first; test; step) body */
    struct project_loop *next;
    size_t test_from, test_to;
    size_t body_from, body_to;
};

struct project_block {                  /* always or initial; also a function
                                         * or a type, which have names of their
                                         * own */
    struct project_block *next;
    size_t from, to;
    enum project_block_sort sort;
};

/* What stands in a branch is not followed by the other branches: those from
 * to up to past. */
struct project_fork {
    struct project_fork *next;
    size_t from, to, past;
};

struct project_connection {
    struct project_connection *next;
    size_t name_at;                     /* of .name(), else 0 */
    size_t from, to;                    /* what is connected; equal: nothing */
};

struct project_instance {
    struct project_instance *next;
    size_t type_at, name_at;            /* 0: it has no name */
    size_t open_at, close_at;           /* its brackets */
    size_t parameters_from, parameters_to;
    const char *settings;               /* more of them, in the copy */
    struct project_connection *connections;
    int is_wildcard;                    /* has .* */
    int is_array;                       /* [ ] after its name: several */
    struct project_module *module;      /* null: none is known */
};

enum { PROJECT_BUCKETS = 64 };

struct project_module {
    struct project_module *next;
    const char *name;
    struct project_file *file;
    int line;
    size_t from, to;                    /* its words, with both ends */
    struct project_name *names;         /* ports first, in their order */
    struct project_name *bucket[PROJECT_BUCKETS];
    struct project_assign *assigns;
    struct project_loop *loops;
    struct project_fork *forks;
    struct project_block *blocks;       /* in the order of their numbers */
    struct project_instance *instances;
    size_t ports_to;                    /* the ) of its ports, or 0 */
    size_t head_to;                     /* after the ; of its head */
    int block_count, assign_count;
    int ports;
    int is_ansi;                        /* directions stand in the head */
    int has_delay, has_finish, has_initial;
    int is_package, is_interface;
    int is_used;                        /* below the top */
    int is_bench;                       /* drives others in a simulation */
    int is_instantiated;                /* by any module that is no bench */
    int is_cell;                        /* a model of ours of a vendor's */
    int imports;                        /* names of a package */
    const char *brought;                /* the clock that was last led through
                                         */
};

/* The answer */

enum project_note_kind {
    PROJECT_DEFECT,                     /* it cannot play like this */
    PROJECT_DOUBT,                      /* it plays, but is hardly meant */
    PROJECT_REPAIR,                     /* done in the copy */
    PROJECT_REMARK,                     /* good to know */
};

struct project_note {
    struct project_note *next;
    enum project_note_kind kind;
    const char *path;                   /* null: the project as a whole */
    int line;                           /* 0: the file as a whole */
    const char *words;
};

/* One bit of a port of the top. */
struct project_pin {
    struct project_pin *next;
    const struct project_name *port;
    int bit;                            /* its number in the source */
    char name[CONSTRAINT_PORT_MAX];     /* "sw[3]" */
    char ball[CONSTRAINT_BALL_MAX];     /* "": it has no place */
    int line;                           /* in the constraint file, or 0 */
    int is_pulled_up;                   /* by the constraint file */
    int is_on_board;
    struct port on_board;               /* what is there */
};

/* A clock of the design: the oscillator at a port of the top, or an output of
 * a PLL, which has hz * multiply / divide, phase degrees late. */
struct project_clock {
    struct project_clock *next;
    const char *signal;                 /* "clk", "u_pll.clk_out1" */
    const char *port;                   /* of the top that it comes from */
    const char *input;                  /* of the top in the copy, at which it
                                         * must be brought; null: it is made in
                                         * the design */
    uint32_t hz;                        /* of the oscillator */
    uint32_t multiply, divide, phase;
};

/* A file that $readmemh or a vendor's memory reads. */
struct project_data {
    struct project_data *next;
    const char *written;                /* as the source has it */
    struct project_file *file;
    const char *name;                   /* of the copy */
    const char *text;                   /* converted, null: as it is */
    size_t length;
};

/* VHDL for a translator: sources in any order, and the entities that the board
 * or a source in Verilog uses. */
enum { PROJECT_GENERICS_MAX = 16 };

struct project_entity {
    const char *name;
    const char *generics[PROJECT_GENERICS_MAX + 1];     /* "WIDTH=8", null ends
                                                         * them */
};

struct project_vhdl {
    const struct project_file *const *files;    /* null ends them */
    const struct project_entity *entities;
    int entity_count;
};

struct project_held {
    const char *port, *value;           /* "seed_i", "32'd7"; null ends them */
};

struct project_spec {                   /* what the caller knows better */
    const char *board, *top;            /* or null */
    const char *const *defines;         /* "WIDTH=8", null ends them; or null */
    const char *cells;                  /* a folder of models, or null */
    const struct project_held *held;    /* in place of constants that the top
                                         * gives to ports below it, or null */

    /* Makes Verilog of VHDL, in memory that is freed here. The error may begin
     * with the place, "top.vhd:12:", by the plain name of the file. Null: VHDL
     * cannot be played. */
    const char *(*translate)(const struct project_vhdl *vhdl, char **verilog);
};

struct project {                        /* zero it before use */
    struct store store;
    const char *folder;                 /* in which all files are */
    struct project_file *files;         /* sorted by name */

    struct project_module *top;
    const char *top_path;               /* of the file that people know */
    const char *top_why;                /* it was taken */
    const struct pinout *board;
    const char *board_why;
    struct project_file *constraints;
    int places;                         /* in that file */
    struct project_file **sources;      /* in an order in which all tools can
                                         * read them; null ends them */
    struct project_pin *pins;
    struct project_clock *clocks;
    struct project_data *data;
    struct project_note *notes;
    int defects, repairs;
    int modules, instances;             /* in all files */
};

/* Reads the files and folders of these paths, null ends them. Null even if the
 * project is full of defects; an error is a path that cannot be read, a spec
 * that cannot be fulfilled, no memory. project_free is to be called in any
 * case. */
const char *project_read(struct project *self, const char *const *paths,
                         const struct project_spec *spec);

/* The same in two steps, for files that are in memory: adds a file, which is
 * copied; its name decides what it is, and one that is no file of a project is
 * left out. Then the answer. */
const char *project_add(struct project *self, const char *name,
                        const char *text, size_t length);
const char *project_solve(struct project *self,
                          const struct project_spec *spec);

/* Whether a name is that of a file of a project, and then its kind. */
int project_kind_of(const char *name, enum project_kind *kind);

/* Whether a folder of this name is one that a vendor's tool makes, or is
 * hidden: nothing in it is read. */
int project_is_tools_own(const char *name);

/* Whether it would play: it has a top and a board, and no defect. */
int project_plays(const struct project *self);

/* The number of bits of a port. */
int project_width(const struct project_name *name);

/* A file as its copy has it; the caller frees it, null: no memory. */
char *project_copy(const struct project_file *file, size_t *length);

/* Copies sources, included files, models and memory files to a folder, with
 * all repairs, and the names of the sources in their order to its file
 * sources.txt. */
const char *project_write(const struct project *self, const char *folder);

/* One file into a folder, as project_write does it. */
const char *project_put(const char *folder, const char *name,
                        const char *text, size_t length);

void project_free(struct project *self);

#endif
