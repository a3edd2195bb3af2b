/* poker.c - the betting of one hand of heads-up poker.
 *
 * Two players need few of the rules of a full table. Whoever raises by less
 * than a full raise is all-in, and nobody can raise against a player who is
 * all-in: so a short all-in never reopens the betting, and whether it counts
 * as a raise makes no difference. A call for less closes the betting, and the
 * other player takes back the rest: there is one pot, without side pots, and
 * both have put the same amount into it.
 *
 * poker_act is the only way to change a hand once it has begun, except for
 * poker_show, which pays at a showdown.
 */
#include "games/holdem/rules/poker.h"

#include <stddef.h>

#include "base/text.h"

enum { NOBODY = -1, BOTH = 3, RAISES_TOLD_MAX = 255 };

void poker_no_limit(struct poker_rules *rules, int32_t small, int32_t big)
{
    *rules = (struct poker_rules){
        .limit = POKER_NO_LIMIT,
        .streets = 4,
        .board = {0, 3, 4, 5},
        .blind = {small, big},
        .bet = {big, big, big, big},
    };
}

void poker_fixed_limit(struct poker_rules *rules, int32_t small_bet)
{
    int32_t big_bet = 2 * small_bet;

    *rules = (struct poker_rules){
        .limit = POKER_FIXED_LIMIT,
        .streets = 4,
        .board = {0, 3, 4, 5},
        .raises_max = 4,
        .blind = {small_bet / 2, small_bet},
        .bet = {small_bet, small_bet, big_bet, big_bet},
    };
}

/* One round over three cards as in the document (M2-004), or the four rounds
 * that its authors wanted; no minimum raise (erratum 29). */
void poker_machine(struct poker_rules *rules, int community, int32_t ante)
{
    *rules = (struct poker_rules){
        .limit = POKER_NO_LIMIT,
        .streets = 4,
        .board = {0, 3, 4, 5},
        .is_machine = 1,
        .ante = ante,
        .bet = {1, 1, 1, 1},
    };
    if (community == 3) {
        rules->streets = 1;
        rules->board[0] = 3;
    }
}

/* Which rules and stacks can be played */

static int is_amount(int32_t chips, int32_t least)
{
    return chips >= least && chips <= POKER_STACK_MAX;
}

static const char *check_streets(const struct poker_rules *rules)
{
    if (rules->streets < 1 || rules->streets > POKER_STREETS)
        return "there must be one to four rounds of betting";
    for (int i = 0; i < rules->streets; i++) {
        if (rules->board[i] > POKER_BOARD_MAX
            || (i > 0 && rules->board[i] < rules->board[i - 1]))
            return "the board must grow from round to round, up to five"
                   " cards";
        if (!is_amount(rules->bet[i], 1))
            return "a bet must be 1 to 1000000000 chips";
    }
    return NULL;
}

/* Rules may come from a file: every count that later indexes an array is
 * checked here. */
static const char *check_rules(const struct poker_rules *rules)
{
    if (rules->limit > POKER_FIXED_LIMIT)
        return "the game must be no-limit or fixed-limit";
    if (!is_amount(rules->ante, 0) || !is_amount(rules->blind[0], 0)
        || !is_amount(rules->blind[1], 0))
        return "an ante or blind must be 0 to 1000000000 chips";
    if (rules->blind[0] > rules->blind[1])
        return "the small blind must not be above the big blind";
    return check_streets(rules);
}

/* Seats */

/* The player out of position: first after the flop in Hold'em, first in every
 * round of the machine's game. */
static int early_player(const struct poker *self)
{
    return self->rules.is_machine ? 0 : self->button ^ 1;
}

/* Heads-up, the button posts the small blind and acts first before the
 * flop. */
static int first_player(const struct poker *self)
{
    return self->street == 0 && !self->rules.is_machine ? self->button
                                                        : early_player(self);
}

/* Chips */

static int32_t lesser_amount(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* Moves as many of these chips as the player has, and returns how many that
 * was. */
static int32_t put_in_pot(struct poker *self, int player, int32_t chips)
{
    int32_t put = lesser_amount(chips, self->stack[player]);

    self->stack[player] -= put;
    self->total[player] += put;
    return put;
}

static void bet_chips(struct poker *self, int player, int32_t chips)
{
    self->round[player] += put_in_pot(self, player, chips);
}

/* With two players, either being all-in ends all further betting. */
static int is_someone_all_in(const struct poker *self)
{
    return self->stack[0] == 0 || self->stack[1] == 0;
}

/* How much more the other player has put in; negative if less. Totals are
 * compared, not rounds, because an ante may have fallen short. */
static int32_t pot_shortfall(const struct poker *self, int player)
{
    return self->total[player ^ 1] - self->total[player];
}

/* Evens out the two totals. The excess may include a part of an ante, which is
 * not in round: hence the bound. */
static void return_uncalled(struct poker *self)
{
    int player = self->total[0] < self->total[1];
    int32_t rest = pot_shortfall(self, player ^ 1);

    self->total[player] -= rest;
    self->round[player] -= lesser_amount(rest, self->round[player]);
    self->stack[player] += rest;
    self->returned[player] += rest;
}

static void pay_from_pot(struct poker *self, int player, int32_t chips)
{
    self->won[player] += chips;
    self->stack[player] += chips;
}

int32_t poker_pot(const struct poker *self)
{
    return self->total[0] + self->total[1] - self->won[0] - self->won[1];
}

/* Rounds */

/* raise_step starts at the minimum bet and grows with each full raise. */
static void begin_betting_round(struct poker *self, int street)
{
    self->street = (uint8_t)street;
    self->acted = 0;
    self->raises = 0;
    self->aggressor = NOBODY;
    self->round[0] = self->round[1] = 0;
    self->raise_step = self->rules.bet[street];
    self->turn = (uint8_t)first_player(self);
}

/* With a player all-in the remaining board is dealt without betting, so a
 * showdown is next whatever the street. */
static void end_betting_round(struct poker *self)
{
    return_uncalled(self);
    if (is_someone_all_in(self) || self->street + 1 == self->rules.streets)
        self->end = POKER_SHOWDOWN;
    else
        begin_betting_round(self, self->street + 1);
}

/* The button posts the small blind. A big blind counts as the first bet of the
 * round. */
static void post_forced_bets(struct poker *self)
{
    int button = self->button;

    put_in_pot(self, 0, self->rules.ante);
    put_in_pot(self, 1, self->rules.ante);
    bet_chips(self, button, self->rules.blind[0]);
    bet_chips(self, button ^ 1, self->rules.blind[1]);
    self->raises = self->rules.blind[1] > 0;
}

const char *poker_begin(struct poker *self, const struct poker_rules *rules,
                        int button, const int32_t stack[POKER_PLAYERS])
{
    const char *error = check_rules(rules);

    if (error)
        return error;
    if (button != 0 && button != 1)
        return "the button must be with player 0 or 1";
    if (!is_amount(stack[0], 1) || !is_amount(stack[1], 1))
        return "each player must have 1 to 1000000000 chips";
    *self = (struct poker){
        .rules = *rules,
        .button = (uint8_t)button,
        .folder = NOBODY,
        .start = {stack[0], stack[1]},
        .stack = {stack[0], stack[1]},
    };
    begin_betting_round(self, 0);
    post_forced_bets(self);
    /* After a short blind there may be nothing to decide. What must be called
     * is what was posted, not the full blind. */
    if (is_someone_all_in(self)
        && (self->stack[self->turn] == 0
            || pot_shortfall(self, self->turn) <= 0))
        end_betting_round(self);
    return NULL;
}

/* Legal actions */

static int32_t highest_bet(const struct poker *self)
{
    return self->round[0] > self->round[1] ? self->round[0] : self->round[1];
}

static int is_capped(const struct poker *self)
{
    return self->rules.raises_max
        && self->raises >= self->rules.raises_max;
}

/* Leaves both bounds at 0 if no raise is legal. In fixed limit there is one
 * size only; an all-in may be smaller in both games. */
static void find_raises(const struct poker *self,
                        struct poker_options *options)
{
    int32_t all = self->round[self->turn] + self->stack[self->turn];
    int32_t least = highest_bet(self) + self->raise_step;

    if (self->stack[self->turn ^ 1] == 0 || all <= highest_bet(self)
        || is_capped(self))
        return;
    options->raise_least = lesser_amount(least, all);
    options->raise_most = self->rules.limit == POKER_FIXED_LIMIT
                        ? options->raise_least : all;
}

void poker_find_options(const struct poker *self,
                        struct poker_options *options)
{
    *options = (struct poker_options){0};
    if (self->end != POKER_GOES_ON)
        return;
    options->to_call = lesser_amount(pot_shortfall(self, self->turn),
                                     self->stack[self->turn]);
    find_raises(self, options);
}

static const char *why_no_raise(const struct poker *self)
{
    if (self->stack[self->turn ^ 1] == 0)
        return "no raise is possible: the other player is all-in";
    if (is_capped(self))
        return "no raise is possible: this round has reached its cap";
    return "no raise is possible: a call takes all the chips";
}

static const char *wrong_amount(const struct poker_options *options)
{
    char least[16], most[16];
    struct text text;

    text_begin(&text, least, sizeof least);
    text_put_number(&text, (uint64_t)options->raise_least);
    text_begin(&text, most, sizeof most);
    text_put_number(&text, (uint64_t)options->raise_most);
    if (options->raise_least == options->raise_most)
        return text_error("a raise must be to ", least, (char *)0);
    return text_error("a raise must be to ", least, "..", most, (char *)0);
}

const char *poker_check(const struct poker *self,
                        const struct poker_action *action)
{
    struct poker_options options;

    if (self->end != POKER_GOES_ON)
        return "the hand is over";
    if (action->kind > POKER_RAISES)
        return "an action must be a fold, a call or a raise";
    if (action->kind != POKER_RAISES)
        return NULL;
    poker_find_options(self, &options);
    if (options.raise_most == 0)
        return why_no_raise(self);
    if (action->to < options.raise_least || action->to > options.raise_most)
        return wrong_amount(&options);
    return NULL;
}

/* Their effects */

static void fold_hand(struct poker *self)
{
    self->folder = (int8_t)self->turn;
    self->end = POKER_FOLDED;
    return_uncalled(self);
    pay_from_pot(self, self->turn ^ 1, poker_pot(self));
}

/* A full raise sets the minimum of the next one, except in the machine's game
 * (erratum 29), and gives the other player the right to act again. */
static void raise_bet_to(struct poker *self, int32_t to)
{
    int32_t by = to - highest_bet(self);

    if (by >= self->raise_step) {
        self->acted = 0;
        if (!self->rules.is_machine)
            self->raise_step = by;
    }
    if (self->raises < RAISES_TOLD_MAX)
        self->raises++;
    self->aggressor = (int8_t)self->turn;
    bet_chips(self, self->turn, to - self->round[self->turn]);
}

/* After an action of the player on turn. A raise never closes a round: it is
 * legal only against a player with chips left. A call closes it if both have
 * acted, so the big blind keeps its option (erratum 6). A player who is all-in
 * for less closes it, too. */
static int is_round_closed(const struct poker *self)
{
    int32_t ahead = pot_shortfall(self, self->turn ^ 1);

    return ahead < 0
        || (ahead == 0 && (self->acted == BOTH || is_someone_all_in(self)));
}

const char *poker_act(struct poker *self, const struct poker_action *action)
{
    const char *error = poker_check(self, action);

    if (error)
        return error;
    if (action->kind == POKER_FOLDS) {
        fold_hand(self);
        return NULL;
    }
    if (action->kind == POKER_RAISES)
        raise_bet_to(self, action->to);
    else
        bet_chips(self, self->turn, pot_shortfall(self, self->turn));
    self->acted |= (uint8_t)(1 << self->turn);
    if (is_round_closed(self))
        end_betting_round(self);
    else
        self->turn ^= 1;
    return NULL;
}

/* The end */

int poker_board(const struct poker *self)
{
    return self->rules.board[self->end == POKER_SHOWDOWN
                             ? self->rules.streets - 1 : self->street];
}

void poker_show(struct poker *self, const uint32_t value[POKER_PLAYERS])
{
    int32_t pot = poker_pot(self);
    int early = early_player(self);

    if (self->end != POKER_SHOWDOWN)
        return;
    if (value[0] != value[1]) {
        pay_from_pot(self, value[0] < value[1], pot);
        return;
    }
    pay_from_pot(self, early, pot - pot / 2);
    pay_from_pot(self, early ^ 1, pot / 2);
}

int poker_shows_first(const struct poker *self)
{
    return self->aggressor != NOBODY ? self->aggressor : early_player(self);
}
