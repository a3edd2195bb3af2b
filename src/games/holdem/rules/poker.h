/* poker.h - the betting of one hand of heads-up poker.
 *
 * Who may do what, whose turn it is, where the chips are. Cards are not part
 * of it: whoever deals them (a machine, a match, a file) knows the board, and
 * supplies the value of both hands at a showdown. So everything here is
 * public, and a mind may see all of it.
 *
 * Invariants: start + won = stack + total for each player, and no amount is
 * negative. Two stacks of POKER_STACK_MAX fit an int32_t, so no sum of chips
 * overflows.
 */
#ifndef POKER_H
#define POKER_H

#include <stdint.h>

enum { POKER_PLAYERS = 2, POKER_STREETS = 4, POKER_BOARD_MAX = 5 };

/* No stack, blind or bet is larger. */
enum { POKER_STACK_MAX = 1000000000 };

enum poker_limit { POKER_NO_LIMIT, POKER_FIXED_LIMIT };

struct poker_rules {
    uint8_t limit;                      /* enum poker_limit */
    uint8_t streets;                    /* rounds of betting, 1..4 */
    uint8_t board[POKER_STREETS];       /* community cards in each round */
    uint8_t is_machine;                 /* as the machine plays: player 0 is
                                         * first in every round, and a raise
                                         * may be as small as one chip */
    uint8_t raises_max;                 /* bets and raises per round, a big
                                         * blind included; 0: no cap */
    int32_t ante;                       /* of each player */
    int32_t blind[POKER_PLAYERS];       /* small and big */
    int32_t bet[POKER_STREETS];         /* fixed limit: the size; no-limit:
                                         * the minimum bet */
};

enum poker_kind {
    POKER_FOLDS,                        /* always allowed */
    POKER_CALLS,                        /* or checks if there is no bet */
    POKER_RAISES,                       /* or bets */
};

struct poker_action {
    uint8_t kind;                       /* enum poker_kind */
    int32_t to;                         /* a raise: the player's total bet
                                         * of this round, ante excluded */
};

enum poker_end {
    POKER_GOES_ON,
    POKER_FOLDED,                       /* the other wins */
    POKER_SHOWDOWN,                     /* poker_show pays the winner */
};

struct poker {
    struct poker_rules rules;
    uint8_t button;                     /* posts the small blind, is first
                                         * before the flop, then last */
    uint8_t street;                     /* 0..3; at the end the last one in
                                         * which there was betting */
    uint8_t turn;                       /* player to act; valid while the
                                         * hand goes on */
    uint8_t end;                        /* enum poker_end */
    uint8_t acted;                      /* bit per player who has acted since
                                         * the last full raise */
    uint8_t raises;                     /* in this round, a big blind and
                                         * short all-ins included */
    int8_t aggressor;                   /* last to bet or raise in this
                                         * round; -1: nobody */
    int8_t folder;                      /* who folded; -1: nobody */
    int32_t start[POKER_PLAYERS];       /* stacks before the hand */
    int32_t stack[POKER_PLAYERS];       /* chips behind; at the end winnings
                                         * included */
    int32_t round[POKER_PLAYERS];       /* bet in this round */
    int32_t total[POKER_PLAYERS];       /* put into the pot in this hand */
    int32_t raise_step;                 /* minimum increment of a raise */
    int32_t returned[POKER_PLAYERS];    /* uncalled chips, given back */
    int32_t won[POKER_PLAYERS];         /* paid from the pot at the end */
};

/* The usual games. No-limit takes both blinds; fixed limit takes the small
 * bet, of which the small blind is half and the big bet twice, with four bets
 * a round. The small bet is at most POKER_STACK_MAX / 2. */
void poker_no_limit(struct poker_rules *rules, int32_t small, int32_t big);
void poker_fixed_limit(struct poker_rules *rules, int32_t small_bet);

/* The game of the Basys3 machine with three or five community cards. */
void poker_machine(struct poker_rules *rules, int community, int32_t ante);

/* Begins a hand: posts antes and blinds as far as the stacks reach. Null is
 * success; otherwise the text says why these stacks or rules cannot be played,
 * and self is unchanged. A hand may be over at once, when blinds put a player
 * all-in. */
const char *poker_begin(struct poker *self, const struct poker_rules *rules,
                        int button, const int32_t stack[POKER_PLAYERS]);

/* What the player on turn may do; all zero once the hand is over. */
struct poker_options {
    int32_t to_call;                    /* chips; 0: a check is allowed */
    int32_t raise_least, raise_most;    /* totals of the round; both 0: no
                                         * raise. Equal for an all-in below
                                         * the usual minimum */
};
void poker_find_options(const struct poker *self,
                        struct poker_options *options);

/* Null if the action is legal, else why not. */
const char *poker_check(const struct poker *self,
                        const struct poker_action *action);

/* Performs an action: moves chips and the turn, ends rounds, returns what was
 * not called, and pays the pot after a fold. Null is success; an illegal
 * action changes nothing and is explained as by poker_check. */
const char *poker_act(struct poker *self, const struct poker_action *action);

/* How many community cards are dealt by now; at a showdown all of them. */
int poker_board(const struct poker *self);

/* Chips in the pot, of this and earlier rounds; 0 once they are paid. */
int32_t poker_pot(const struct poker *self);

/* Pays the pot at a showdown, by the two hands' values; otherwise does
 * nothing. The odd chip of a split goes to the player out of position, in the
 * machine's game to player 0. */
void poker_show(struct poker *self, const uint32_t value[POKER_PLAYERS]);

/* Who shows first: the last to bet or raise in the last round, else the player
 * who acts first after the flop. */
int poker_shows_first(const struct poker *self);

#endif
