/* acpc.h - a hand of poker for two to ten players, by the rules of the Annual
 * Computer Poker Competition.
 *
 * Unlike poker.h, which is Hold'em for two, this is any game that a file of
 * the competition describes: number of players, rounds and cards, stacks of
 * different sizes, side pots. The betting is that of ring.h, in the
 * competition's words: players are numbered by position, and amounts are what
 * a player has put in since the beginning of the hand.
 *
 * Shares of a split pot are exact: values are counted in parts of a chip that
 * any number of winners can share.
 */
#ifndef ACPC_H
#define ACPC_H

#include "base/rng.h"
#include "games/holdem/rules/cards.h"
#include "games/holdem/rules/ring.h"

enum {
    ACPC_PLAYERS = 10,
    ACPC_ROUNDS = 4,
    ACPC_ACTIONS = 64,                  /* in one round */
    ACPC_HOLE = 3,                      /* cards of a player */
    ACPC_BOARD = 7,
    ACPC_CHIPS = 1000000000,            /* of a stack, blind or raise */
    ACPC_NO_CAP = 255,                  /* of raises */
    ACPC_PARTS = 2520,                  /* of a chip: divisible by 1..10 */
};

struct acpc_game {
    uint8_t is_no_limit;
    uint8_t players, rounds;
    uint8_t first[ACPC_ROUNDS];         /* who begins a round, from 0 */
    uint8_t raises_max[ACPC_ROUNDS];    /* blinds do not count */
    uint8_t suits, ranks, hole;
    uint8_t board[ACPC_ROUNDS];         /* cards dealt in this round */
    int32_t blind[ACPC_PLAYERS];
    int32_t stack[ACPC_PLAYERS];
    int32_t raise[ACPC_ROUNDS];         /* limit: its size */
};

struct acpc_action {
    uint8_t kind;                       /* enum poker_kind */
    int32_t to;                         /* a raise in no-limit: all that the
                                         * player has then put in; else 0 */
};

struct acpc_hand {
    const struct acpc_game *game;
    uint32_t number;
    uint16_t shown;                     /* whose cards are known: bits */
    struct ring ring;                   /* the betting */
    uint8_t actions[ACPC_ROUNDS];
    struct acpc_action action[ACPC_ROUNDS][ACPC_ACTIONS];
    uint8_t hole[ACPC_PLAYERS][ACPC_HOLE];
    uint8_t board[ACPC_BOARD];
};

/* Games */

/* Null if the game can be played, else why not. Every count that is an index
 * later is checked here. */
const char *acpc_check_game(const struct acpc_game *game);

/* Heads-up Hold'em as the competition played it, with reversed blinds: limit,
 * or no-limit with blinds of 50 and 100 and 200 big blinds. */
void acpc_usual_game(struct acpc_game *game, int is_no_limit);

/* Cards on the board in a round. */
int acpc_board(const struct acpc_game *game, int round);

/* Betting */

static inline int acpc_is_folded(const struct acpc_hand *self, int player)
{
    return !(self->ring.in >> player & 1);
}

static inline int acpc_is_over(const struct acpc_hand *self)
{
    return self->ring.end != POKER_GOES_ON;
}

/* The position on turn, while it is not over. */
static inline int acpc_turn(const struct acpc_hand *self)
{
    return self->ring.turn;
}

/* A hand that is called to its end is in the last round. */
static inline int acpc_round(const struct acpc_hand *self)
{
    return self->ring.end == POKER_SHOWDOWN ? self->game->rounds - 1
                                            : self->ring.street;
}

/* What a player has put in, called or not. */
static inline int32_t acpc_spent(const struct acpc_hand *self, int player)
{
    return (int32_t)(self->ring.paid[player] + self->ring.returned[player]);
}

/* Begins a hand: blinds are posted, no card is known. */
void acpc_begin(struct acpc_hand *self, const struct acpc_game *game,
                uint32_t number);

/* The bounds of a raise of the player on turn, in limit both what it will be;
 * 0 if none is allowed. */
int acpc_can_raise(const struct acpc_hand *self, int32_t *least,
                   int32_t *most);

/* Null if the action is allowed; otherwise why not, and the action becomes
 * the nearest one that is: another size, or a call. */
const char *acpc_correct(const struct acpc_hand *self,
                         struct acpc_action *action);

/* Performs an action that acpc_correct accepts. */
void acpc_act(struct acpc_hand *self, const struct acpc_action *action);

/* Cards */

/* The cards that a game is played with. */
cards acpc_deck(const struct acpc_game *game);

/* Deals all cards of a hand. */
void acpc_deal(struct acpc_hand *self, struct rng *rng);

/* Copies the cards of another hand of the same game. */
void acpc_deal_again(struct acpc_hand *self, const struct acpc_hand *from);

/* What one to ten cards are worth: the higher wins. Comparable among hands of
 * as many cards. */
uint64_t acpc_rank(cards hand);

/* Results */

/* Whether more than one player is left: cards decide. */
int acpc_is_shown(const struct acpc_hand *self);

/* What each player has won or lost, in parts; for a hand that is over, with
 * all cards known if it comes to them. */
void acpc_pay(const struct acpc_hand *self, int64_t parts[ACPC_PLAYERS]);

#endif
