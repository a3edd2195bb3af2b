/* board.h - a board is a table of parts; a machine is a chip wired to one.
 *
 * Parts have places in millimetres, printed names, and either an input pin
 * (buttons, switches, a keyboard) or lights (LEDs, digits); what else there is
 * to know of them is in the record of their kind (parts/kind.h). A board knows
 * its pins and nothing of any game. A machine adds the top chip that fits
 * those pins and what each part does there.
 */
#ifndef BOARD_H
#define BOARD_H

#include "base/chip.h"
#include "base/design.h"
#include "base/text.h"
#include "boards/light.h"
#include "parts/kind.h"

/* A group (SW7..SW0) stands together in the table, highest number first,
 * as on the board from left to right. */
struct part {
    enum part_kind kind;
    const char *group;                  /* "SW"; null ends a table */
    int number;                         /* 7, or PART_ALONE */
    int x_mm, y_mm;                     /* its centre, from the top left */
    int width_mm, height_mm;
    int pin;                            /* input: the first bit; of a
                                         * terminal: the output's bit */
    int light;                          /* output: the first light */
};

enum { PART_ALONE = -1, PART_NAME_MAX = 16, BOARD_PARTS_MAX = 96 };

/* Five buttons that stand as a cross; arrow keys and Enter work them. */
enum board_cross { CROSS_UP, CROSS_DOWN, CROSS_LEFT, CROSS_RIGHT,
                   CROSS_CENTRE, CROSS_BUTTONS };

/* The cells of a matrix, row by row from the bottom left: two lights each. */
enum { MATRIX_SIDE = 8, MATRIX_LIGHTS = 2 * MATRIX_SIDE * MATRIX_SIDE };

/* Switches that point at a cell of a matrix, and the button that takes it: a
 * face may offer a cursor for them, or squares by name, a1 at bottom left. */
struct board_pointer {
    const char *matrix;
    const char *row, *column;           /* groups of three switches */
    const char *enter;
};

struct board_package {                  /* the legs of a chip */
    const char *part;
    int count;                          /* leg 1 is at the top left, and */
    const char *const *legs;            /* on they go round; null: unused */
};

/* What the parts lie on. Monitors and speakers stand on the desk, wherever
 * the table has them; of the others, those inside a ground lie on it. */
enum board_ground_kind { GROUND_DESK, GROUND_PCB, GROUND_KEYBOARD };

struct board_ground {
    enum board_ground_kind kind;        /* GROUND_DESK ends a table */
    int x_mm, y_mm, width_mm, height_mm;        /* its centre, its size */
};

struct parts {                          /* a part, or a whole group */
    int first, count;
};

/* A machine's own word for parts of a board that it was not made for: "LD" for
 * eight of the sixteen LEDs there, which stand together. */
struct board_alias {
    const char *name;                   /* null ends a table */
    struct parts parts;
};

struct board_type {
    const char *name, *title;
    int width_mm, height_mm;
    uint32_t mask_rgb;                  /* the colour of the circuit board */
    const struct board_ground *grounds; /* null: one board of that size */
    uint32_t clock_hz;                  /* one tick of the board */
    int scan_ticks;                     /* until all digits had their turn */
    int lights;
    int tap_ticks, rest_ticks;          /* a person's quick press */
    const struct part *parts;
    const struct board_alias *aliases;  /* null: none */
    const char *cross[CROSS_BUTTONS];   /* their names; null: no cross */
    const struct board_pointer *pointer;        /* null: none */
    const struct board_package *package;        /* null: none */
    const struct pin_def *inputs, *outputs;

    /* Which lights shine while these pins are active. */
    void (*shine)(pins out, struct lights *lit);
};

struct role {                           /* what a part does in a machine */
    const char *part;                   /* "BTN3"; null ends a table */
    char key;                           /* works it in every face */
    const char *does;                   /* "A enters" */
};

struct shortcut {                       /* one key for one event */
    char key;                           /* zero ends a table */
    const char *event;                  /* "set SW xxxxx001" */
    const char *does;
};

/* Switches that make a number, the highest first: a face may take it in
 * decimal. Those of the group above them are left alone. */
struct machine_dial {
    const char *group;                  /* "SW" */
    int width;                          /* the lowest so many of it */
    const char *asks;                   /* "bet" */
    const char *title;                  /* "Bet": of a button that asks */
};

/* What stands on the terminal is for one player alone while a light is on:
 * a face covers it. */
struct machine_eyes {
    char seat;                          /* 'A'; zero ends a table */
    const char *light;                  /* "LD15" */
};

/* What it means when the board shows something: a table for what a face may
 * say, with the words of a script's expectation. */
struct machine_sign {
    const char *shows;                  /* "AN \"_2-0\""; null ends a table */
    const char *also;                   /* at the same time; null: no more */
    const char *says;                   /* "A won 2-0" */
    const char *parts;                  /* deaf: these buttons, "BTN3 BTN0" */
};

/* One bit of a port of a design, and the board's port that it is bound to. A
 * place that it has not is negative. */
struct machine_pin {
    int in_at, out_at, drives_at;       /* as in struct design_port */
    const struct port_bus *bus;         /* of the board's table of ports, */
    int bit;                            /* the number of its bit in it, from 0
                                         */
    int is_pulled_up;                   /* in the chip, beside what the board
                                         * has */
};

struct picture_view;
struct pinout;
struct port_bus;
struct port_part;
struct port_socket;

/* A machine that is not a chip in C but a design with ports of its own, on a
 * board as its vendor ships it. Its ticks are those of the oscillators there;
 * the board's, which journals count, may be others: tick n of the board begins
 * with the design's tick n * tick_hz / clock_hz, rounded down. */
struct machine_design {
    const struct pinout *pinout;
    const struct port_socket *sockets;  /* what is plugged in where, those of
                                         * the board included, ended by a null
                                         * name; null: those of the board */
    const int *socket_lights;           /* of each: the first of its lights */
    const struct port_part *plugged;    /* what the machine has at connectors,
                                         * by its own board's numbers; or null
                                         */
    uint64_t tick_hz;                   /* of the design */
    const struct machine_pin *pins;
    int pin_count;

    /* Of a desk with several boards, one for each, ended by a null: their
     * tables of ports are their own, places of pins, controls and lights those
     * of the desk. Null: this is the one. */
    const struct machine_design *const *boards;

    /* Opens one more of it, as it is with this seed and these options, null is
     * success; and closes it. */
    const char *(*open)(const struct machine_design *self,
                        const struct chip_setup *setup,
                        struct design **design);
    void (*close)(const struct machine_design *self, struct design *design);

    /* The nets inside by their hierarchical names, with their widths; an error
     * says why nobody knows them. The function may be null: so it is then. */
    const char *(*nets)(const struct machine_design *self,
                        void (*take)(void *with, const char *name, int width),
                        void *with);

    /* Something to tell the player at this moment, or null; the function may
     * be null, too. */
    const char *(*news)(const struct machine_design *self);

    /* What a device in one of its sockets has to say (boards/device.h), if it
     * is there and has. */
    void (*say)(const void *harness, const char *socket, struct text *to);
};

/* What stands around the top of a machine that has a processor beside its FPGA:
 * a design made of both, with one more port after the top's, keys that the
 * processor sees. A design of it is `size` bytes, zeros before it is opened,
 * and is closed by freeing them, before the top in it is closed. */
struct machine_system {
    size_t size;
    const char *(*open)(struct design *self, struct design *top,
                        const struct chip_setup *setup);
    struct design *(*top)(struct design *design);
    const char *bus;                    /* of the keys, in the table of what is
                                         * plugged in */
    int keys;
};

struct machine_type {
    const char *name;                   /* "duel" */
    const char *title;
    const struct board_type *board;
    const struct chip_type *top;        /* its pins are the board's; with a
                                         * design only name and options count */
    const struct machine_design *design;        /* null: top is ticked */
    const struct role *roles;
    const char *needs;                  /* parts and groups that it cannot do
                                         * without, with blanks between: where
                                         * another board has as many of each
                                         * kind, it can be played there (fit.h);
                                         * "SW/4": four of a group will do.
                                         * Null: it is for its board alone */
    const char *reset;                  /* the part that begins a game anew;
                                         * null: none does that alone */
    const struct shortcut *shortcuts;   /* null: none */
    const struct machine_dial *dial;    /* null: none */
    const struct machine_eyes *eyes;    /* null: all may see everything */
    const struct machine_sign *results; /* how a game ended; null: unknown */
    const struct machine_sign *deaf;    /* when buttons do nothing, or null */
    const struct machine_sign *clears;  /* what is to be pressed before a move
                                         * by name, or null */

    /* What a person reads off the picture, in one line; null: what the monitor
     * says about itself. */
    void (*read_picture)(const struct picture_view *picture, struct text *to);

    const char *seats;                  /* "Ab"; null: no minds play it */
    const char *game;                   /* the minds' name for it */

    /* Why a seat is not there with these options, null if it is; a null
     * function means that every seat always is. */
    const char *(*missing_seat)(char seat, const int64_t *option);

    const char *how_to;                 /* a few lines for a new player */
    int is_template;                    /* not for players */
    const struct machine_system *system;        /* of its top in Verilog; null:
                                                 * that stands alone */
};

/* Finds "SW3", "SW" or "SW3..SW0"; count 0 if there is no such part. An alias
 * is looked for first, so that what is written for a machine works on all of
 * its boards. */
struct parts board_find(const struct board_type *board, const char *name);

/* The same with an error for a mistyped name; null is success. */
const char *board_pick(const struct board_type *board, const char *name,
                       struct parts *picked);

/* "SW3", or the group alone for a part without a number. */
void board_part_name(const struct part *part, char name[PART_NAME_MAX]);

/* The keyboard, or null if the board has none. */
const struct part *board_keyboard(const struct board_type *board);

/* Whether it is a key of a keyboard beside the board. */
int board_is_on_keyboard(const struct board_type *board,
                         const struct part *part);

/* The terminal, or null; the monitor, or null. */
const struct part *board_terminal(const struct board_type *board);
const struct part *board_screen(const struct board_type *board);

/* The record of its kind, and what is asked of it most. */
const struct part_type *part_type(const struct part *part);
int part_is_input(const struct part *part);
int part_is_control(const struct part *part);   /* pressed or flipped */
int part_lights(const struct part *part);       /* how many, from light on */

/* What a part does in a machine; null: nothing. */
const struct role *machine_role(const struct machine_type *machine,
                                const struct part *part);

/* Why a seat is not available with these options, or null. */
const char *machine_missing_seat(const struct machine_type *machine,
                                 char seat, const int64_t *option);

#endif
