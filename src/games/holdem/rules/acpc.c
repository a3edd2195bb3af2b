/* acpc.c - the games of the Annual Computer Poker Competition, and their
 * betting.
 *
 * As the competition's own dealer has it, which differs from a card room in
 * three points: an all-in below the minimum raise reopens the betting, who
 * alone has chips left is asked even if there is nothing to call, and nobody
 * may fold without a bet. Unlike there, a raise always raises: a player whose
 * stack is not above the bet may only call.
 */
#include "games/holdem/rules/acpc.h"

#include <stddef.h>

#include "base/text.h"

/* Games */

static const char *check_game_counts(const struct acpc_game *game)
{
    if (game->players < 2 || game->players > ACPC_PLAYERS)
        return "numPlayers must be 2 to 10";
    if (game->rounds < 1 || game->rounds > ACPC_ROUNDS)
        return "numRounds must be 1 to 4";
    if (game->suits < 1 || game->suits > CARDS_SUITS)
        return "numSuits must be 1 to 4";
    if (game->ranks < 1 || game->ranks > CARDS_RANKS)
        return "numRanks must be 1 to 13";
    if (game->hole < 1 || game->hole > ACPC_HOLE)
        return "numHoleCards must be 1 to 3";
    return NULL;
}

/* All cards are dealt at the beginning, so the deck must have enough of them
 * for the last round. */
static const char *check_rounds(const struct acpc_game *game)
{
    int board = 0;

    for (int i = 0; i < game->rounds; i++) {
        board += game->board[i];
        if (game->first[i] >= game->players)
            return "firstPlayer must be 1 to numPlayers";
        if (!game->is_no_limit
            && (game->raise[i] < 1 || game->raise[i] > ACPC_CHIPS))
            return "a limit game needs a raiseSize of 1 to 1000000000 in "
                   "each round";
    }
    if (board > ACPC_BOARD)
        return "numBoardCards must be 7 or fewer together";
    if (game->players * game->hole + board > game->suits * game->ranks)
        return "the deck has too few cards for these players and rounds";
    return NULL;
}

/* A hand in which the blinds leave nobody a decision has no actions to be
 * written down. */
static const char *check_stacks(const struct acpc_game *game)
{
    int acting = 0;

    for (int i = 0; i < game->players; i++) {
        if (game->stack[i] < 1 || game->stack[i] > ACPC_CHIPS)
            return "a stack must be 1 to 1000000000";
        if (game->blind[i] < 0 || game->blind[i] > game->stack[i])
            return "a blind must not be above the stack that pays it";
        acting += game->blind[i] < game->stack[i];
    }
    return acting ? NULL : "the blinds must leave some player chips to bet";
}

/* Rounds and stacks are indexed by the counts, which are checked first. */
const char *acpc_check_game(const struct acpc_game *game)
{
    const char *error = check_game_counts(game);

    if (!error)
        error = check_rounds(game);
    return error ? error : check_stacks(game);
}

void acpc_usual_game(struct acpc_game *game, int is_no_limit)
{
    *game = (struct acpc_game){
        .is_no_limit = (uint8_t)is_no_limit,
        .players = 2, .rounds = 4,
        .first = {1, 0, 0, 0},
        .raises_max = {3, 4, 4, 4},
        .suits = CARDS_SUITS, .ranks = CARDS_RANKS, .hole = 2,
        .board = {0, 3, 1, 1},
        .blind = {10, 5},
        .stack = {ACPC_CHIPS, ACPC_CHIPS},
        .raise = {10, 10, 20, 20},
    };
    if (!is_no_limit)
        return;
    for (int i = 0; i < ACPC_ROUNDS; i++)
        game->raises_max[i] = ACPC_NO_CAP;
    for (int i = 0; i < 2; i++) {
        game->blind[i] *= 10;
        game->stack[i] = 20000;
    }
}

int acpc_board(const struct acpc_game *game, int round)
{
    int count = 0;

    for (int i = 0; i <= round; i++)
        count += game->board[i];
    return count;
}

/* The betting */

/* A bet is at least the highest blind, or one chip without blinds. */
static int32_t least_bet(const struct acpc_game *game)
{
    int32_t highest = 1;

    for (int i = 0; i < game->players; i++)
        if (game->blind[i] > highest)
            highest = game->blind[i];
    return highest;
}

static void find_ring_rules(const struct acpc_game *game,
                            struct ring_rules *rules)
{
    *rules = (struct ring_rules){
        .players = game->players, .streets = game->rounds,
        .limit = game->is_no_limit ? POKER_NO_LIMIT : POKER_FIXED_LIMIT,
        .is_reopened = 1, .is_asked = 1,
    };
    for (int i = 0; i < game->players; i++)
        rules->blind[i] = game->blind[i];
    for (int i = 0; i < game->rounds; i++) {
        rules->first[i] = game->first[i];
        rules->bet[i] = game->is_no_limit ? least_bet(game) : game->raise[i];
    }
}

void acpc_begin(struct acpc_hand *self, const struct acpc_game *game,
                uint32_t number)
{
    int64_t stack[ACPC_PLAYERS];
    struct ring_rules rules;

    *self = (struct acpc_hand){.game = game, .number = number};
    for (int i = 0; i < game->players; i++)
        stack[i] = game->stack[i];
    find_ring_rules(game, &rules);
    ring_begin(&self->ring, &rules, stack);
}

/* What the player on turn had put in when the round began: as much as everybody
 * who can still bet. */
static int32_t spent_in_rounds_before(const struct acpc_hand *self)
{
    int player = acpc_turn(self);

    return (int32_t)(self->ring.paid[player] - self->ring.round[player]);
}

/* Actions */

static int count_raises(const struct acpc_hand *self)
{
    int round = acpc_round(self), count = 0;

    for (int i = 0; i < self->actions[round]; i++)
        count += self->action[round][i].kind == POKER_RAISES;
    return count;
}

/* A last condition keeps room for everybody to answer the raise. */
int acpc_can_raise(const struct acpc_hand *self, int32_t *least,
                   int32_t *most)
{
    const struct acpc_game *game = self->game;
    int round = acpc_round(self);
    struct ring_options options;

    *least = *most = 0;
    ring_find_options(&self->ring, &options);
    if (!options.raise_most || count_raises(self) >= game->raises_max[round]
        || self->actions[round] + game->players > ACPC_ACTIONS)
        return 0;
    *least = spent_in_rounds_before(self) + (int32_t)options.raise_least;
    *most = spent_in_rounds_before(self) + (int32_t)options.raise_most;
    return 1;
}

/* The text is about what was wrong, the action what becomes of it. */
static const char *resize_raise(struct acpc_action *action, int32_t to,
                                const char *what)
{
    char amount[16];
    struct text text;

    text_begin(&text, amount, sizeof amount);
    text_put_number(&text, (uint64_t)to);
    action->to = to;
    return text_error(what, amount, (char *)0);
}

static const char *call_instead(struct acpc_action *action, const char *why)
{
    *action = (struct acpc_action){.kind = POKER_CALLS};
    return why;
}

static const char *correct_raise(const struct acpc_hand *self,
                                 struct acpc_action *action)
{
    int32_t least, most;

    if (!acpc_can_raise(self, &least, &most))
        return call_instead(action, "no raise is allowed here");
    if (!self->game->is_no_limit)
        action->to = 0;
    else if (action->to < least)
        return resize_raise(action, least, "the raise must be at least to ");
    else if (action->to > most)
        return resize_raise(action, most, "the raise must be at most to ");
    return NULL;
}

/* A call is always allowed while somebody is on turn. */
const char *acpc_correct(const struct acpc_hand *self,
                         struct acpc_action *action)
{
    if (acpc_is_over(self))
        return call_instead(action, "the hand is over");
    if (action->kind == POKER_RAISES)
        return correct_raise(self, action);
    action->to = 0;
    if (action->kind == POKER_FOLDS
        && self->ring.round[acpc_turn(self)] == self->ring.high)
        return call_instead(action, "there is no bet to fold to");
    if (action->kind > POKER_RAISES)
        return call_instead(action, "an action must be f, c or r");
    return NULL;
}

/* In limit a raise has only one size, which is not in the action. */
static int64_t raise_in_ring(const struct acpc_hand *self,
                             const struct acpc_action *action)
{
    int32_t least, most;

    if (action->kind != POKER_RAISES)
        return 0;
    acpc_can_raise(self, &least, &most);
    return (self->game->is_no_limit ? action->to : least)
         - spent_in_rounds_before(self);
}

void acpc_act(struct acpc_hand *self, const struct acpc_action *action)
{
    int round = acpc_round(self);
    int64_t to = raise_in_ring(self, action);

    self->action[round][self->actions[round]++] = *action;
    ring_act(&self->ring, action->kind, to);
}
