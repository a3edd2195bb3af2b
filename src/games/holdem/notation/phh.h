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
 * A subset of TOML (version 0.0.1 of the format). A .phhs file has many hands,
 * each under a header, [1], [2] and so on. The last player has the button, and
 * p1 is the first after it. With two players p2 has the small blind as well,
 * but antes and blinds are listed in reverse: p1 posts the second. struct
 * phh_hand is free of that: each player's ante and blind are at the player's
 * own index. A blind below 0 is a post, paid by who comes to the table late;
 * it does not change who acts first. An amount after cbr is the player's total
 * bet of the round.
 *
 * BW3 and BW5 are variants of our own, which other programs do not know: the
 * Basys3 machine with three or five community cards. p1 acts first in every
 * round, there are antes but no blinds, and a raise may be as small as one
 * chip; BW3 has a single round, with all three cards dealt from the start.
 * Fields are those of NT.
 *
 * Nothing here allocates or opens files: text comes in memory, and slices in
 * a hand point into it.
 */
#ifndef PHH_H
#define PHH_H

#include <stddef.h>
#include <stdint.h>

#include "base/slice.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/ring.h"

enum {
    PHH_PLAYERS_MAX = RING_PLAYERS_MAX,
    PHH_NAME_MAX = 64,                  /* bytes, with the zero byte */
    PHH_NUMBER_MAX = 40,                /* of the hand, the same */
    PHH_FIELDS_MAX = 48,                /* fields kept but not understood */
    PHH_CARDS_MAX = 7,                  /* in one action */
    PHH_UNKNOWN = 255,                  /* the card ?? */
};

/* The largest amount, in the hand's units; and a stack that is not known. */
#define PHH_CHIPS_MAX (RING_CHIPS_MAX / 10)
#define PHH_INFINITE INT64_MAX

enum phh_variant {
    PHH_NO_VARIANT,
    PHH_NT, PHH_FT,                     /* Hold'em, no-limit and fixed */
    PHH_BW3, PHH_BW5,                   /* the Basys3 machine */
    PHH_OTHER,                          /* read, but not judged */
};

struct phh_place {
    int line, column;                   /* from 1; columns in characters */
};

enum phh_kind {
    PHH_HOLE,                           /* d dh pN cards */
    PHH_BOARD,                          /* d db cards */
    PHH_FOLDS, PHH_CALLS, PHH_RAISES,   /* pN f, pN cc, pN cbr amount */
    PHH_SHOWS,                          /* pN sm cards */
    PHH_SHOWS_DEALT,                    /* pN sm -: the cards dealt */
    PHH_MUCKS,                          /* pN sm */
    PHH_BRINGS_IN, PHH_DISCARDS,        /* pN pb, pN sd cards: other games */
    PHH_NOTHING,                        /* a comment alone */
};

struct phh_action {
    uint8_t kind;                       /* enum phh_kind */
    uint8_t player;                     /* from 0: p1 */
    uint8_t count;                      /* of cards */
    uint8_t card[PHH_CARDS_MAX];        /* or PHH_UNKNOWN */
    uint8_t is_literal;                 /* comment without escapes */
    int64_t amount;                     /* of a raise: total of the round */
    struct phh_place place;             /* zero if not from a file */
    struct slice comment;               /* after the #, raw */
};

/* The fields that are understood; struct phh_hand.has is a set of them. */
enum phh_field {
    PHH_VARIANT, PHH_TRIMMING, PHH_ANTES, PHH_BLINDS, PHH_BRING_IN,
    PHH_SMALL_BET, PHH_BIG_BET, PHH_MIN_BET, PHH_STACKS, PHH_ACTIONS,
    PHH_HAND, PHH_PLAYERS, PHH_FINISH, PHH_WINNINGS,
    PHH_KNOWN,
};

struct phh_hand {
    uint8_t variant;                    /* enum phh_variant */
    uint8_t players;
    uint8_t decimals;                   /* unit of amounts: 10^-decimals; 2
                                         * if 0.25 occurs */
    uint8_t is_trimmed;                 /* ante_trimming_status */
    uint8_t is_unclear;                 /* faults were reported: not played */
    uint8_t is_infinite;                /* a stack is unknown */
    char code[8];                       /* of the variant */
    uint32_t has;                       /* bits of enum phh_field */
    struct phh_place place[PHH_KNOWN];  /* of their values */
    struct phh_place start;             /* of the hand */
    int64_t ante[PHH_PLAYERS_MAX], blind[PHH_PLAYERS_MAX];
    int64_t stack[PHH_PLAYERS_MAX], finish[PHH_PLAYERS_MAX];
    int64_t winnings[PHH_PLAYERS_MAX];
    int64_t bring_in, small_bet, big_bet, min_bet;
    char number[PHH_NUMBER_MAX];        /* hand =, if that is digits */
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
    const char *message;                /* valid during the call */
    uint8_t is_note;                    /* not a defect */
};

/* Reading, hand by hand. Every fault is passed to tell, and reading goes on
 * with the next field or hand.
 *
 *     phh_begin(&file, text, length, tell, context);
 *     while (phh_next(&file, &hand))
 *         phh_check(&file, &hand);
 */
struct phh {
    const char *at, *end;
    const char *mark;                   /* where place was counted up to */
    struct phh_place place;
    void (*tell)(void *context, const struct phh_fault *fault);
    void *context;
    int is_at_field;                    /* an unclosed list ended at one */
    int64_t section;                    /* number of the last header */
};

/* The text must stay valid as long as the hands read from it. tell may be
 * null. */
void phh_begin(struct phh *self, const char *text, size_t length,
               void (*tell)(void *context, const struct phh_fault *fault),
               void *context);

/* Reads the next hand; 0 at the end of the file. hand->action and action_max
 * are set by the caller and kept; everything else is overwritten. */
int phh_next(struct phh *self, struct phh_hand *hand);

/* Plays the hand by the rules and reports the first violation, or as a note
 * why it cannot be judged. Nonzero if no violation was found. */
int phh_check(struct phh *self, const struct phh_hand *hand);

/* The same for a hand from anywhere, without a report. */
struct phh_outcome {
    struct ring ring;                   /* p1 is its player 0; its stacks are
                                         * final if is_over */
    uint8_t is_judged;                  /* 0: message says why not, or not to
                                         * the end */
    uint8_t is_over;                    /* the pots are paid */
    int board_count;
    uint8_t board[5];
    uint8_t hole[PHH_PLAYERS_MAX][2];   /* or PHH_UNKNOWN */
    struct phh_place place;             /* of the violation */
    const char *message;                /* null: none */
};
int phh_replay(const struct phh_hand *hand, struct phh_outcome *outcome);

/* Building a hand. The memory for actions is the caller's; once it is full,
 * the functions that add an action return 0 and change nothing. Players and
 * stacks are in the order of the format: with blinds the button is p2. */
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

/* Replays the hand and sets finishing_stacks. The machine's game with five
 * cards becomes NT if every raise is legal there. Null, or the error of the
 * replay. */
const char *phh_hand_end(struct phh_hand *hand);

/* Writing: one hand in standard form, under a header [section] unless that is
 * 0. An empty line precedes every section but the first. */
struct phh_writer {
    void (*put)(void *to, const char *bytes, size_t length);
    void *to;
};
void phh_write(const struct phh_writer *self, const struct phh_hand *hand,
               uint32_t section);

#endif
