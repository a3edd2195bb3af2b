/* twin.h - the records of twins: which Verilog module belongs to which chip.
 *
 * A twin has the chip's pins as ports: the pin's name and _i or _o, with the
 * levels of the wires, so that a low-active pin is low while it is active.
 * Beside them are clk_i, power_up_i, and ports that are set before power-up
 * and stay as they are: seeds and options. One clock with power_up_i high
 * puts a twin where the chip's reset puts the chip.
 */
#ifndef TWIN_H
#define TWIN_H

#include "boards/board.h"

enum { TWIN_SETUP_WORDS = 4 };

/* A controller is a register with named states, somewhere in a twin. */
struct twin_transition {
    const char *from, *to;              /* null ends a table */
};

struct twin_controller {
    const char *name;                   /* "game"; null ends a table */
    const char *signal;                 /* "u_game.state_q" */
    const char *const *states;          /* by their codes; null ends them */
    const struct twin_transition *transitions;  /* all that are legal, but for
                                                 * staying where it is */
    uint32_t settle_ticks;              /* until it is where it should be, if
                                         * power-up may put it anywhere */
};

/* What happens in the C machine and is worth counting. */
struct twin_sight {
    const char *name;                   /* "games"; null ends a table */
    unsigned (*look)(const void *chip);
    int is_each;                        /* each change counts; 0: only one
                                         * from 0 to something else;
                                         * TWIN_STATE: each, and it is the
                                         * state of the first controller */
};

enum { TWIN_SIGHTS_MAX = 4,            /* in one table */
       TWIN_STATES_MAX = 64,           /* of one controller */
       TWIN_STATE = 2 };

struct pair_type;
struct twin_player;
struct port_part;

/* What one loads onto a board: rtl/top/MODULE.sv, bound to the board's ports by
 * the constraint file beside it. */
struct twin_top {
    const char *board;                  /* "basys3" */
    const char *module;                 /* "poker_basys3_top" */
    const char *constraints;            /* ".xdc" */
    const struct port_part *plugged;    /* at connectors; null: nothing */

    /* For a top that is made (made_top.h): the fastest clock that the design
     * bears, and what its module is told beside ClockHz. 0: none is made. */
    uint32_t most_hz;
    const char *parameters;             /* "DigitHz=1000" */

    /* Chance falls differently at another clock rate. What leaves nothing to
     * it, "deal=hash"; and a group of parts that shows it all the same. */
    const char *options;                /* null: there is none in the game */
    const char *chance;                 /* null: nothing does */
};

/* One twin. Records are constant and live in machines/NAME/twin.c, those of the
 * shared chips in twin_shared.c. */
struct twin {
    const struct chip_type *chip;
    const struct machine_type *machine; /* whose top it is; null: none's */
    const char *module;
    const char *sources;                /* "duel_basys2 duel": rtl/NAME.sv or
                                         * rtl/boards/NAME.sv; with a dot, a
                                         * file that these include */
    const char *parameters;             /* "SlowHz=50"; null: none. A value
                                         * that begins with @ is a folder below
                                         * rtl: SoundsDir=@sounds/ */
    int has_clock;                      /* and so the parameter ClockHz */

    /* Ports held from power-up on: at counts through all words. */
    const struct pin_def *setup;        /* null: none */
    void (*power_up)(const void *chip, const struct chip_setup *setup,
                     uint64_t words[TWIN_SETUP_WORDS]);

    const struct twin_controller *controllers;  /* null: none */

    /* The first one is what a game is measured in. */
    const struct twin_sight *sights;            /* null: none */

    const struct twin_player *player;           /* null: nobody plays it */
    const struct twin_top *top;                 /* null: it has none */

    /* How it runs beside the C; null: pair_of_pins, a word of pins for each
     * tick. Go needs its own: there a tick is a line of 1,600 clocks, the
     * program runs in C for both and speaks to them on a bus, and what is
     * compared is every clock of an FPGA with three words of outputs. */
    const struct pair_type *pair;
};

/* The chip and its pin tables: its own, its machine's, or those of the
 * record. Never null. */
const struct chip_type *twin_chip(const struct twin *twin);
const struct pin_def *twin_inputs(const struct twin *twin);
const struct pin_def *twin_outputs(const struct twin *twin);

/* How many words of 64 bits hold the pins of a table (null: an empty one), at
 * least one. */
int twin_words(const struct pin_def *table);

/* As many ones as a pin has bits. */
static inline uint64_t twin_pin_mask(const struct pin_def *pin)
{
    return pin->width < 64 ? PINS(0, pin->width) : ~UINT64_C(0);
}

/* Each entry is a list, the twins of one machine; null ends it, and each of
 * them. machines/twins.c has it. */
extern const struct twin *const *const twin_families[];

/* The i-th of all lists, null after the last. */
const struct twin *twins_at(int i);

/* By "duel" or "duel:sim" for a machine, or "uart" and "duel:chip" for a chip
 * alone. The error suggests the nearest name, or the boards of a machine;
 * *twin is null then. */
const char *twins_find(const char *name, const struct twin **twin);

#endif
