/* phh.h - hands of poker as files: the open Poker Hand History format.
 *
 *     variant = "NT"
 *     antes = [0, 0]
 *     blinds_or_straddles = [1, 2]
 *     min_bet = 2
 *     starting_stacks = [200, 200]
 *     actions = [
 *       "d dh p1 Ah7h", "d dh p2 KcKd",
 *       "p2 cbr 6", "p1 cc", "d db 7s7d2c", "p1 cc", "p2 f",
 *     ]
 *
 * A subset of TOML (version 0.0.1 of the format). In a .phhs file there are
 * many hands, each behind a header, [1], [2] and so on. With two players p2
 * has the button and the small blind, and antes and blinds are listed the
 * other way round: p1 posts the second. In struct phh_hand that is already
 * turned: each player's own stands at his place. An amount behind cbr is all
 * that the player has then bet in this round.
 *
 * Variants of our own, which other programs will not know: BW3 and BW5, the
 * Basys3 machine with three or five community cards. p1 is first in every
 * round, there are antes but no blinds, and a raise may be as small as one
 * chip; with BW3 the three cards lie there from the start, and there is one
 * round. Fields are those of NT.
 */
#ifndef PHH_H
#define PHH_H

#include <stddef.h>
#include <stdint.h>

#include "base/slice.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/poker.h"

enum {
    PHH_PLAYERS_MAX = 12,
    PHH_NAME_MAX = 64,                  /* bytes, with the end */
    PHH_FIELDS_MAX = 48,                /* that are only kept */
    PHH_CARDS_MAX = 7,                  /* in one action */
    PHH_DECIMALS_MAX = 4,
    PHH_UNKNOWN = 255,                  /* the card ?? */
};

#define PHH_CHIPS_MAX INT64_C(1000000000)       /* of all players together,
                                                 * in these units */

enum phh_variant {
    PHH_NO_VARIANT,
    PHH_NT, PHH_FT,                     /* Hold'em, no-limit and fixed */
    PHH_BW3, PHH_BW5,                   /* the Basys3 machine */
    PHH_OTHER,                          /* another one of the format's */
};

struct phh_place {
    int line, column;                   /* from 1; columns are characters */
};

enum phh_kind {
    PHH_HOLE,                           /* d dh pN cards */
    PHH_BOARD,                          /* d db cards */
    PHH_FOLDS, PHH_CALLS, PHH_RAISES,   /* pN f, pN cc, pN cbr amount */
    PHH_SHOWS,                          /* pN sm cards */
    PHH_SHOWS_DEALT,                    /* pN sm -: those that he was dealt */
    PHH_MUCKS,                          /* pN sm */
    PHH_BRINGS_IN, PHH_DISCARDS,        /* pN pb, pN sd cards: other games */
    PHH_NOTHING,                        /* only a comment */
};

struct phh_action {
    uint8_t kind;                       /* enum phh_kind */
    uint8_t player;                     /* from 0: p1 */
    uint8_t count;                      /* of cards */
    uint8_t card[PHH_CARDS_MAX];        /* or PHH_UNKNOWN */
    uint8_t is_literal;                 /* the comment has no backslashes */
    int64_t amount;                     /* of a raise */
    struct phh_place place;             /* 0 if it is from no file */
    struct slice comment;               /* behind the #, raw */
};

/* The fields that are understood; struct phh_hand.has is a set of them. */
enum phh_field {
    PHH_VARIANT, PHH_TRIMMING, PHH_ANTES, PHH_BLINDS, PHH_BRING_IN,
    PHH_SMALL_BET, PHH_BIG_BET, PHH_MIN_BET, PHH_STACKS, PHH_ACTIONS,
    PHH_HAND, PHH_PLAYERS, PHH_FINISH,
    PHH_KNOWN,
};

struct phh_hand {
    uint8_t variant;                    /* enum phh_variant */
    uint8_t players;
    uint8_t decimals;                   /* amounts are in units of 10 to the
                                         * minus this (0.25: 2) */
    uint8_t is_trimmed;                 /* ante_trimming_status */
    uint8_t is_unclear;                 /* a fault in it was told already */
    uint8_t is_infinite;                /* a stack is not known */
    char code[8];                       /* of the variant */
    uint32_t has;                       /* bits of enum phh_field */
    struct phh_place place[PHH_KNOWN];  /* of their values */
    struct phh_place start;             /* of the hand */
    int64_t ante[PHH_PLAYERS_MAX], blind[PHH_PLAYERS_MAX];
    int64_t stack[PHH_PLAYERS_MAX], finish[PHH_PLAYERS_MAX];
    int64_t bring_in, small_bet, big_bet, min_bet;
    uint32_t number;                    /* hand = */
    char name[PHH_PLAYERS_MAX][PHH_NAME_MAX];
    struct {
        struct slice name, value;       /* raw */
    } field[PHH_FIELDS_MAX];            /* all others, in order */
    int field_count;
    struct phh_action *action;          /* the caller's memory */
    int action_count, action_max;
};

struct phh_fault {
    int line, column;
    const char *message;                /* good until the next call */
    uint8_t is_note;                    /* nothing is wrong */
};

/* Reading: hand after hand. Whatever is wrong is told, and reading goes on.
 *
 *     phh_begin(&file, text, length, tell, of);
 *     while (phh_next(&file, &hand))
 *         phh_check(&file, &hand);
 */
struct phh {
    const char *at, *end;
    const char *mark;                   /* the place of line and column */
    struct phh_place place;
    void (*tell)(void *context, const struct phh_fault *fault);
    void *context;
    int is_at_field;                    /* a list broke off before it */
    int64_t section;                    /* number of the last header */
};

void phh_begin(struct phh *self, const char *text, size_t length,
               void (*tell)(void *context, const struct phh_fault *fault),
               void *context);

/* The next hand, into memory for action_max actions that the caller has put
 * there; 0 at the end of the file. */
int phh_next(struct phh *self, struct phh_hand *hand);

/* Plays the hand by the rules, and tells the first thing that is against
 * them, or why it cannot be judged (a note). Nonzero if all is right as far
 * as it can be judged. */
int phh_check(struct phh *self, const struct phh_hand *hand);

/* The same for a hand from anywhere. */
struct phh_outcome {
    struct poker poker;                 /* p1 is its player 0 */
    uint8_t is_judged;                  /* 0: message says why not */
    uint8_t is_over;                    /* the pot is paid, so that */
    int32_t stack[POKER_PLAYERS];       /* these are final */
    int board_count;
    uint8_t board[5];
    uint8_t hole[POKER_PLAYERS][2];     /* PHH_UNKNOWN where not known */
    struct phh_place place;             /* of what is wrong */
    const char *message;                /* null: all is right */
};
int phh_replay(const struct phh_hand *hand, struct phh_outcome *outcome);

/* Building. The memory for actions is the caller's; once that is full all
 * of these return 0 and the hand stays as it was. Players and stacks are in
 * the order of the format: with blinds the button is p2. */
void phh_hand_begin(struct phh_hand *hand, const struct poker_rules *rules,
                    const int32_t stack[POKER_PLAYERS],
                    struct phh_action *memory, int action_max);
void phh_hand_name(struct phh_hand *hand, int player, const char *name);
void phh_hand_number(struct phh_hand *hand, uint32_t number);
int phh_hand_hole(struct phh_hand *hand, int player, int card, int other);
int phh_hand_board(struct phh_hand *hand, const uint8_t *card, int count);
int phh_hand_act(struct phh_hand *hand, int player,
                 const struct poker_action *action);
int phh_hand_show(struct phh_hand *hand, int player, int card, int other);

/* Puts finishing_stacks from a replay; and the machine's game with five
 * cards is called NT if every raise was as high as that asks for. Returns
 * the replay's error. */
const char *phh_hand_end(struct phh_hand *hand);

/* Writing: one hand in standard form, behind a header [section] unless that
 * is 0. Hands of a .phhs have an empty line between them. */
struct phh_writer {
    void (*put)(void *to, const char *bytes, size_t length);
    void *to;
};
void phh_write(const struct phh_writer *self, const struct phh_hand *hand,
               uint32_t section);

#endif
