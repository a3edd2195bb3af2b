/* checkers.h - the rule checker: it knows the board and judges each move.
 *
 * The chip alone, without a board: checkers.c has the pin drawing,
 * docs/checkers.md the datasheet, and rtl/checkers.sv is the same in Verilog.
 * Its Red moves first and goes up. In src/games/draughts that side is called
 * Black, as books do; the robot's hand translates.
 */
#ifndef CHECKERS_CHIP_H
#define CHECKERS_CHIP_H

#include "base/chip.h"

enum {                          /* inputs */
    CHECKERS_PIN_PHI1     = 0,
    CHECKERS_PIN_PHI2     = 1,
    CHECKERS_PIN_RESET    = 2,
    CHECKERS_PIN_ENTER    = 3,
    CHECKERS_PIN_CLR      = 4,
    CHECKERS_PIN_USRROW   = 5,  /* three bits */
    CHECKERS_PIN_USRCOL   = 8,  /* three bits */
    CHECKERS_PIN_VIEWROW  = 11, /* three bits: which row to show */
    CHECKERS_PIN_VIEWMARK = 14, /* its marks and not its men */
};

enum {                          /* outputs */
    CHECKERS_PIN_BLACKTIND = 0,
    CHECKERS_PIN_REDTIND   = 1,
    CHECKERS_PIN_ERR       = 2,
    CHECKERS_PIN_MUSTJUMP  = 3, /* these four only with rules=full */
    CHECKERS_PIN_KINGMADE  = 4,
    CHECKERS_PIN_REDWINS   = 5,
    CHECKERS_PIN_BLACKWINS = 6,
    CHECKERS_PIN_VIEW      = 7, /* four squares of three bits, the lowest */
};                              /* column lowest: a view of the memory */

enum { CHECKERS_OPTION_RULES }; /* options */
enum { CHECKERS_CHIP_SIMPLE, CHECKERS_CHIP_FULL };      /* its values */

enum checkers_view {            /* a square with VIEWMARK low */
    CHECKERS_VIEW_EMPTY,
    CHECKERS_VIEW_RED,
    CHECKERS_VIEW_RED_KING,
    CHECKERS_VIEW_BLACK,
    CHECKERS_VIEW_BLACK_KING,
};

enum checkers_mark {            /* and with VIEWMARK high */
    CHECKERS_MARK_NONE,
    CHECKERS_MARK_HELD,         /* the source of the move that comes in */
    CHECKERS_MARK_LEFT,         /* the last move began here */
    CHECKERS_MARK_REACHED,      /* and ended here */
};

/* The states by their codes (M3-056..M3-064). */
#define CHECKERS_STATES(X)                                      \
    X(RDSOURCE)         /* the source follows the inputs */     \
    X(RDDEST)           /* and now the destination */           \
    X(CHKMOVE)          /* is it empty, how far is it? */       \
    X(CHKLONG)          /* does an enemy stand between? */      \
    X(WRITE)            /* the man on its new square */         \
    X(CLEAR)            /* and gone from its old one */         \
    X(CLEARMID)         /* the jumped man gone */               \
    X(ERR)              /* the light is on until enter */       \
    X(DONE)             /* the other colour's turn */

enum checkers_state {
#define CHECKERS_ENUM(name) CHECKERS_##name,
    CHECKERS_STATES(CHECKERS_ENUM)
#undef CHECKERS_ENUM
};

struct checkers_flops {         /* one half of every flop */
    uint8_t state;              /* enum checkers_state; 9 to 15 at power-up */
    uint8_t turn;               /* 0 red, 1 black (M3-073) */
    uint8_t src, dest;          /* row and column, three bits each */
    uint8_t is_jumping;         /* rules=full: the man on src must go on */
    uint8_t is_crowned;         /* rules=full: the last move made a king */
    uint8_t has_moved;          /* the last move: addresses of its ends */
    uint8_t left, reached;
};

/* Red, black and kings have a bit for each address; no square is both red and
 * black once a reset has come. */
struct checkers_chip {
    uint8_t is_full;            /* option */
    uint8_t phi2;               /* at the last look */
    uint8_t r, b;               /* what the memory read last */
    uint32_t red, black, kings; /* the memory, a bit for each address */
    struct checkers_flops master, slave;        /* open in phi2, in phi1 */
};

/* The wires between the parts of the chip; they follow the flops. */
struct checkers_wires {
    uint8_t distance;           /* 0 no way, 1 a step, 2 a jump */
    uint8_t mid;                /* row and column of what is jumped over */
    uint8_t addr;               /* row * 4 + column / 2 (M3-049) */
    uint8_t memwrite;
    uint8_t datain;             /* king, red, black: a bit each (M3-050) */
};

/* One look at the pins. The clock is among them: a cycle is four looks,
 * with both phases low, with phi1, both low, with phi2 (M3-094). */
pins checkers_chip_tick(struct checkers_chip *self, pins in);

/* The outputs since then, with these inputs at the view port. */
pins checkers_chip_show(const struct checkers_chip *self, pins in);

/* For traces and tests: what the wires carry in the present state. */
struct checkers_wires checkers_chip_wires(const struct checkers_chip *self);

extern const struct option_def checkers_options[];
extern const struct chip_type checkers_chip;

#endif
