/* ring.h - the betting of one hand of poker among two to twelve players.
 *
 * What poker.h is for two players, this is for a full table: more than one
 * player may be all-in, so there are side pots, and a raise that is too small
 * does not usually reopen the betting. Amounts are 64 bits, because files of
 * hands count in cents, or in play money. Cards are not part of it.
 *
 * Player 0 is the first after the button and the last one has the button;
 * with two players it is the same, so that player 0 has the big blind.
 */
#ifndef RING_H
#define RING_H

#include <stdint.h>

#include "games/holdem/rules/poker.h"

enum { RING_PLAYERS_MAX = 12 };

/* The largest stack: stands for one that is not known. All amounts below a
 * tenth of it can be added up without an overflow. */
#define RING_CHIPS_MAX INT64_C(1000000000000000000)

struct ring_rules {
    uint8_t players;
    uint8_t limit;                      /* enum poker_limit */
    uint8_t is_flat;                    /* a raise does not raise the minimum
                                         * of the next one */
    uint8_t is_trimmed;                 /* antes count for side pots; else
                                         * each pot winner may win them all */
    uint8_t is_whole;                   /* who calls a blind that was posted
                                         * short calls all of it */
    uint8_t is_reopened;                /* a raise by less than the minimum,
                                         * all-in, opens the betting again:
                                         * the next completes it. Not with
                                         * is_flat */
    uint8_t is_asked;                   /* who alone has chips left acts even
                                         * if there is nothing to call */
    uint8_t streets;                    /* rounds of betting, 1..4 */
    uint8_t board[POKER_STREETS];       /* community cards in each round */
    uint8_t first[POKER_STREETS];       /* who acts first in each round */
    int64_t ante[RING_PLAYERS_MAX];
    int64_t blind[RING_PLAYERS_MAX];    /* or straddles, or posts */
    int64_t bring_in;                   /* 0: there is none */
    int64_t bet[POKER_STREETS];         /* fixed limit: the size; no-limit:
                                         * the minimum bet */
};

struct ring {
    struct ring_rules rules;
    uint16_t in;                        /* a bit for each player not folded */
    uint16_t due;                       /* those who must still act */
    uint16_t spared;                    /* those who were due when nobody was
                                         * left to bet against */
    uint8_t street, turn;
    uint8_t end;                        /* enum poker_end */
    uint8_t is_brought;                 /* the bet is a bring-in */
    int64_t stack[RING_PLAYERS_MAX];    /* chips behind */
    int64_t round[RING_PLAYERS_MAX];    /* bet in this round */
    int64_t paid[RING_PLAYERS_MAX];     /* bet in this hand; trimmed antes
                                         * included */
    int64_t answered[RING_PLAYERS_MAX]; /* the bet that was there after the
                                         * player's last action of the round;
                                         * below 0: none yet */
    int64_t dead;                       /* antes that are not in paid */
    int64_t high;                       /* the bet to call */
    int64_t step;                       /* minimum increment of a raise */
    int64_t returned[RING_PLAYERS_MAX]; /* uncalled chips, given back */
    int64_t won[RING_PLAYERS_MAX];      /* paid from the pots at the end */
    int64_t odd;                        /* chips that could not be split */
};

/* Begins a hand: posts antes and blinds as far as the stacks reach. Rules and
 * stacks are the caller's to check: two to twelve players, one to four
 * streets, bets above 0 and nothing below it. */
void ring_begin(struct ring *self, const struct ring_rules *rules,
                const int64_t *stack);

/* What the player on turn may raise to; both 0: no raise is legal. */
struct ring_options {
    int64_t raise_least, raise_most;
};
void ring_find_options(const struct ring *self,
                       struct ring_options *options);

/* An action of the player on turn, which must be legal. to: of a raise. */
void ring_act(struct ring *self, enum poker_kind kind, int64_t to);

/* The player on turn posts the bring-in instead: legal if there is one, and
 * no bet yet. */
void ring_bring_in(struct ring *self);

/* How many community cards are dealt by now; at a showdown all of them. */
int ring_board(const struct ring *self);

/* Chips in all pots; 0 once they are paid. */
int64_t ring_pot(const struct ring *self);

/* Pays all pots at a showdown among the players whose bit is in showing, at
 * least one of whom has not folded. Odd chips of a split go one by one to the
 * winners from player 0 on. */
void ring_show(struct ring *self, const uint32_t *value, unsigned showing);

#endif
