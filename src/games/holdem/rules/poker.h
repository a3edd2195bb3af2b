/* poker.h - the betting of one hand of heads-up poker.
 *
 * Who may do what, who is on turn, where the chips are. Cards are not here:
 * whoever deals them (a machine, a match, a file) tells the board as it
 * lies there, and at a showdown what the two hands are worth. So this is
 * all public, and a mind may see the whole of it.
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
    uint8_t board[POKER_STREETS];       /* cards that lie there in each */
    uint8_t is_machine;                 /* the machine's ways: player 0 is
                                         * first in every round, and a raise
                                         * may be as small as one chip */
    uint8_t raises_max;                 /* bets and raises a round, the big
                                         * blind is one; 0: any number */
    int32_t ante;                       /* of each */
    int32_t blind[POKER_PLAYERS];       /* small and big */
    int32_t bet[POKER_STREETS];         /* fixed limit: the size; no-limit:
                                         * the least bet */
};

enum poker_kind {
    POKER_FOLDS,                        /* always possible */
    POKER_CALLS,                        /* or checks, if nothing is to call */
    POKER_RAISES,                       /* or bets */
};

struct poker_action {
    uint8_t kind;                       /* enum poker_kind */
    int32_t to;                         /* a raise: all that he has then bet
                                         * in this round (an ante is not) */
};

enum poker_end {
    POKER_GOES_ON,
    POKER_FOLDED,                       /* the other wins */
    POKER_SHOWDOWN,                     /* poker_show tells who */
};

struct poker {
    struct poker_rules rules;
    uint8_t button;                     /* posts the small blind, is first
                                         * before the flop, then last */
    uint8_t street;                     /* 0..; where the betting ended */
    uint8_t turn;                       /* while it goes on */
    uint8_t end;                        /* enum poker_end */
    uint8_t acted;                      /* players, as bits, who acted since
                                         * the last full raise */
    uint8_t raises;                     /* of this round, a big blind and
                                         * short all-ins too */
    int8_t aggressor;                   /* last to bet or raise in this
                                         * round; -1: nobody */
    int8_t folder;                      /* who folded; -1: nobody */
    int32_t start[POKER_PLAYERS];       /* stacks before the hand */
    int32_t stack[POKER_PLAYERS];       /* behind; at the end with what was
                                         * won */
    int32_t round[POKER_PLAYERS];       /* bet in this round */
    int32_t total[POKER_PLAYERS];       /* in the pot from this hand */
    int32_t raise_step;                 /* the least raise by */
    int32_t returned[POKER_PLAYERS];    /* what was not called, given back */
    int32_t won[POKER_PLAYERS];         /* paid from the pot at the end */
};

/* The usual games: blinds 1 and 2, say; or blinds 1 and 2, bets 2 and 4,
 * four of them a round (a small bet at most POKER_STACK_MAX / 2). */
void poker_no_limit(struct poker_rules *rules, int32_t small, int32_t big);
void poker_fixed_limit(struct poker_rules *rules, int32_t small_bet);

/* The Basys3 machine with three or five community cards. */
void poker_machine(struct poker_rules *rules, int community, int32_t ante);

/* A hand begins: antes and blinds are posted, as far as stacks reach. A null
 * return is success; else it says why these stacks or rules cannot be. */
const char *poker_begin(struct poker *self, const struct poker_rules *rules,
                        int button, const int32_t stack[POKER_PLAYERS]);

/* What the one on turn may do. */
struct poker_options {
    int32_t to_call;                    /* chips; 0: he may check */
    int32_t raise_least, raise_most;    /* totals of the round; both 0: he
                                         * may not raise. An all-in below the
                                         * usual least is raise_least = most */
};
void poker_find_options(const struct poker *self,
                        struct poker_options *options);

/* Why he may not do it, or null. */
const char *poker_check(const struct poker *self,
                        const struct poker_action *action);

/* Does it: chips, turn, round after round, what is not called is given back,
 * and after a fold the pot is paid. A null return is success. */
const char *poker_act(struct poker *self, const struct poker_action *action);

/* How many community cards lie there now; at a showdown all. */
int poker_board(const struct poker *self);

/* Chips in the pot, of this and earlier rounds; 0 once they are paid. */
int32_t poker_pot(const struct poker *self);

/* At a showdown: pays the pot. The odd chip of a split goes out of position
 * (the machine's: to player 0). */
void poker_show(struct poker *self, const uint32_t value[POKER_PLAYERS]);

/* Who shows first: the last to bet or raise in the last round, else the one
 * who is first after the flop. */
int poker_shows_first(const struct poker *self);

#endif
