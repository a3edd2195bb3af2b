/* poker.h - two-player poker: ten phases, one press for each.
 *
 * The chip alone, without a board: poker.c has the pin drawing, docs/poker.md
 * the datasheet, and rtl/poker.sv is the same in Verilog, compared with this
 * tick by tick. Players are numbered 0 and 1 here, 1 and 2 for people.
 */
#ifndef CHIPS_POKER_H
#define CHIPS_POKER_H

#include "machines/poker/deal.h"
#include "machines/poker/judge.h"

enum {
    POKER_VALID  = 0,           /* inputs: one clock for each press: next */
    POKER_TOGGLE = 1,           /* the same: another item on the digits */
    POKER_SENT   = 2,           /* a level: the line is out, send is free */
    POKER_SW     = 3,           /* sixteen levels; the highest folds */
    POKER_FOLD   = 18,
    POKER_VALUE  = 0,           /* outputs: sixteen bits for the digits */
    POKER_LED    = 16,          /* four: who has won */
    POKER_EYES   = 20,          /* two: whose cards stand on the terminal */
    POKER_WORD   = 22,          /* three bytes for a line, the first highest */
    POKER_SEND   = 46,          /* one clock: take the word and send it */
    POKER_CLEAR  = 47,          /* with send: newlines first */
    POKER_BUSY   = 48,          /* dealing, judging, paying or sending */
};

enum {                          /* options, as in poker_options */
    POKER_DEAL,                 /* fair hash lesson, or cards */
    POKER_COMMUNITY,            /* cards=3|5 */
    POKER_CHIPS,                /* of each at first */
    POKER_ANTE,
    POKER_CALLING,              /* calls=close|literal */
    POKER_SCREEN,               /* clear=newlines|ansi, used by uart_top */
    POKER_SHOWING,              /* showdown=names|cards */
};

/* The phase is what the next press does (rndStart; docs/poker.md). A turn is
 * two presses: the first shows the name and makes the switches live, the
 * second takes the bet (M2-087). */
#define POKER_PHASES(X)                                         \
    X(BOARD)            /* 0: community cards; a new hand */    \
    X(HAND1)            /* 1: player 1's cards */               \
    X(BOARD_AGAIN)      /* 2: player 1's cards scroll away */   \
    X(HAND2)            /* 3: player 2's cards */               \
    X(FORCED)           /* 4: an empty line, forced bets */     \
    X(TURN1)            /* 5: player 1 is asked */              \
    X(BET1)             /* 6: and his bet judged */             \
    X(TURN2)            /* 7 */                                 \
    X(BET2)             /* 8 */                                 \
    X(SHOWDOWN)         /* 9 */                                 \
    X(OVER)             /* 10: as 0, after a clean-up */        \
    X(STREET)           /* 11: only with five community cards */

enum poker_phase {
#define POKER_ENUM(name) POKER_PHASE_##name,
    POKER_PHASES(POKER_ENUM)
#undef POKER_ENUM
};

/* What the chip does in one clock; a press goes through some of them. */
#define POKER_STEPS(X)                                          \
    X(IDLE)             /* waits for a press, and runs most phases */ \
    X(DEAL)                                                     \
    X(OPEN)             /* phase 0, once all cards are there */ \
    X(TAKE)             /* a bet, or not */                     \
    X(CLOSE)            /* is the betting closed? */            \
    X(RETURN)           /* what was not matched */              \
    X(JUDGE)                                                    \
    X(COMPARE)                                                  \
    X(PAY)                                                      \
    X(SEND)             /* the word is on the pins */           \
    X(WAIT)             /* until it is out */

enum poker_step {
#define POKER_ENUM(name) POKER_STEP_##name,
    POKER_STEPS(POKER_ENUM)
#undef POKER_ENUM
};

enum { POKER_HAND_CARDS = 2, POKER_CARDS_MAX = 9, POKER_LAST_STREET = 3 };
/* Nobody and a tie, besides the players 0 and 1; and a score that is none and
 * never compared (erratum 25). */
enum { POKER_NOBODY = -1, POKER_TIE = 2, POKER_NOT_MET = 20 };

/* Clocks from the press to send; most phases send at once. docs/poker.md tells
 * what they are spent on. The fair deal takes one lucky clock per card, the
 * hash one more clock for each place passed. */
enum {
    POKER_CLOCKS_FOLD = 1,
    POKER_CLOCKS_REFUSED = 1,
    POKER_CLOCKS_BET = 2,
    POKER_CLOCKS_CLOSED = 3,
    POKER_CLOCKS_DEAL_3 = 7 * POKER_DEAL_HASH_CLOCKS + 2,
    POKER_CLOCKS_DEAL_5 = 9 * POKER_DEAL_HASH_CLOCKS + 2,
    POKER_CLOCKS_SHOWDOWN_3 = 2 * (5 + POKER_JUDGE_SCAN_CLOCKS + 1) + 2,
    POKER_CLOCKS_SHOWDOWN_5 = 2 * (7 + POKER_JUDGE_SCAN_CLOCKS + 1) + 2,
};

/* Amounts fit sixteen bits: there are 2 * 4999 chips at most. */
struct poker_chip {
    struct poker_dealer dealer;
    struct poker_judge judge;

    uint16_t chips, ante;       /* options */
    uint8_t community;          /* 3 or 5 */
    uint8_t is_literal;
    uint8_t is_shown;           /* both hands, at a showdown */

    uint8_t phase;              /* rndStart: enum poker_phase */
    uint8_t step;               /* enum poker_step */
    uint8_t item;               /* display_state */
    int8_t player;              /* on turn: POKER_NOBODY, 0 or 1 */
    uint8_t is_live;            /* the switches are his bet */
    uint8_t fold_armed;         /* the fold switch was off in this turn */

    uint16_t wallet[2], total[2], pot;
    uint16_t bet;               /* as it was at the press */
    uint8_t acted;              /* in this round, a bit for each */
    uint8_t street;             /* rounds of betting before this one */
    uint8_t paid;               /* the pot, though it is still shown */
    uint32_t hands;             /* dealt since power-up */

    uint8_t cards_dealt;
    uint8_t card[POKER_CARDS_MAX];      /* p10 p11 p20 p21 c1 c2 c3 c4 c5 */
    uint8_t judged;             /* whose cards are before the judge */
    uint32_t value[2];          /* what it said */
    uint8_t score[2];           /* the same as the document has it */
    int8_t winner;              /* POKER_NOBODY, 0, 1 or POKER_TIE */

    uint8_t eyes;               /* a bit for each player */
    uint8_t clears;             /* the line that is being sent */
    uint32_t word;              /* that line */
    uint32_t second, third;     /* those after it; all ones: none */

    pins steady;                /* outputs, but for the switches, and */
    pins live;                  /* where these are added */
    pins out;
};

/* One clock; the outputs after it. */
pins poker_chip_tick(struct poker_chip *self, pins in);

/* The outputs since the last clock. */
pins poker_chip_show(const struct poker_chip *self);

extern const struct option_def poker_options[];
extern const struct chip_type poker_chip;

#endif
