/* acpc.c - the games of the Annual Computer Poker Competition, and their
 * betting.
 *
 * As the competition's own dealer has it, which differs from a card room in
 * two points: an all-in below the minimum raise reopens the betting, and
 * nobody may fold without a bet to call. Unlike there, a raise always raises:
 * a player whose stack is not above the bet may only call.
 */
#include "games/holdem/rules/acpc.h"

#include <stddef.h>

#include "base/number.h"
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

/* Players */

/* With chips to bet. */
static int is_acting(const struct acpc_hand *self, int player)
{
    return !acpc_is_folded(self, player)
        && self->spent[player] < self->game->stack[player];
}

static int count_acting(const struct acpc_hand *self)
{
    int count = 0;

    for (int i = 0; i < self->game->players; i++)
        count += is_acting(self, i);
    return count;
}

/* The next who can act, from this player on. There is one. */
static int next_acting(const struct acpc_hand *self, int player)
{
    while (!is_acting(self, player))
        player = (player + 1) % self->game->players;
    return player;
}

/* Rounds */

static int32_t highest_blind(const struct acpc_game *game)
{
    int32_t highest = 0;

    for (int i = 0; i < game->players; i++)
        if (game->blind[i] > highest)
            highest = game->blind[i];
    return highest;
}

/* A bet is at least the highest blind, or one chip without blinds. */
static void begin_acpc_round(struct acpc_hand *self, int round)
{
    int32_t step = highest_blind(self->game);

    self->round = (uint8_t)round;
    self->raises = 0;
    self->acted = 0;
    self->raise_least = self->most + (step ? step : 1);
    self->turn = (uint8_t)next_acting(self, self->game->first[round]);
}

void acpc_begin(struct acpc_hand *self, const struct acpc_game *game,
                uint32_t number)
{
    *self = (struct acpc_hand){.game = game, .number = number};
    for (int i = 0; i < game->players; i++)
        self->spent[i] = game->blind[i];
    self->most = highest_blind(game);
    begin_acpc_round(self, 0);
}

/* All who can act have, since the last raise. */
static int is_round_over(const struct acpc_hand *self)
{
    for (int i = 0; i < self->game->players; i++)
        if (is_acting(self, i) && !(self->acted >> i & 1))
            return 0;
    return 1;
}

/* With one player or none left to bet, all of the board is dealt. */
static void end_acpc_round(struct acpc_hand *self)
{
    int last = self->game->rounds - 1;

    if (count_acting(self) > 1 && self->round < last) {
        begin_acpc_round(self, self->round + 1);
        return;
    }
    if (count_acting(self) <= 1)
        self->round = (uint8_t)last;
    self->is_over = 1;
}

/* Actions */

/* A last condition keeps room for everybody to answer the raise. */
int acpc_can_raise(const struct acpc_hand *self, int32_t *least,
                   int32_t *most)
{
    const struct acpc_game *game = self->game;
    int32_t stack = game->stack[self->turn];

    *least = *most = 0;
    if (self->is_over || self->raises >= game->raises_max[self->round]
        || count_acting(self) <= 1 || stack <= self->most
        || self->actions[self->round] + game->players > ACPC_ACTIONS)
        return 0;
    *most = stack;
    *least = game->is_no_limit ? self->raise_least
                               : self->most + game->raise[self->round];
    if (*least > stack)
        *least = stack;
    if (!game->is_no_limit)
        *most = *least;
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
    if (self->is_over)
        return call_instead(action, "the hand is over");
    if (action->kind == POKER_RAISES)
        return correct_raise(self, action);
    action->to = 0;
    if (action->kind == POKER_FOLDS && self->spent[self->turn] == self->most)
        return call_instead(action, "there is no bet to fold to");
    if (action->kind > POKER_RAISES)
        return call_instead(action, "an action must be f, c or r");
    return NULL;
}

/* The next raise is by at least as much as this one, unless this was an all-in
 * for less. */
static void raise_spent(struct acpc_hand *self, int32_t to)
{
    int32_t least, most;

    acpc_can_raise(self, &least, &most);
    if (!self->game->is_no_limit)
        to = least;
    if (to + (to - self->most) > self->raise_least)
        self->raise_least = to + (to - self->most);
    self->most = to;
    self->spent[self->turn] = to;
    self->raises++;
    self->acted = 0;
}

static void note_action(struct acpc_hand *self,
                        const struct acpc_action *action)
{
    self->action[self->round][self->actions[self->round]++] = *action;
}

/* Who folds as the last but one ends the hand in this round; a hand that is
 * called to its end is in the last. */
void acpc_act(struct acpc_hand *self, const struct acpc_action *action)
{
    int player = self->turn;

    if (action->kind == POKER_FOLDS)
        self->folded |= (uint16_t)(1 << player);
    else if (action->kind == POKER_RAISES)
        raise_spent(self, action->to);
    else
        self->spent[player] = (int32_t)number_min64(
            self->most, self->game->stack[player]);
    note_action(self, action);
    self->acted |= (uint16_t)(1 << player);
    if (!acpc_is_shown(self))
        self->is_over = 1;
    else if (is_round_over(self))
        end_acpc_round(self);
    else
        self->turn = (uint8_t)next_acting(
            self, (player + 1) % self->game->players);
}
