/* poker.c - the betting of one hand of heads-up poker.
 *
 * With two players much that fills rule books falls away. Whoever raises
 * by less than a full raise is all-in, and against a player who is all-in
 * nobody can raise: so a short all-in never opens the betting again, and
 * whether it counts as a raise makes no difference. The one who calls for
 * less closes the betting, and the other takes back the rest: there is one
 * pot, and both have put the same into it.
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
 * that its authors wanted; no least raise (erratum 29). */
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

/* What can be played */

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

/* First in every round of the machine's game; in Hold'em the one out of
 * position, first after the flop. */
static int early_player(const struct poker *self)
{
    return self->rules.is_machine ? 0 : self->button ^ 1;
}

static int first_player(const struct poker *self)
{
    return self->street == 0 && !self->rules.is_machine ? self->button
                                                        : early_player(self);
}

/* Chips */

static int32_t smaller(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* As much of it as he has. */
static int32_t put_in(struct poker *self, int player, int32_t chips)
{
    int32_t put = smaller(chips, self->stack[player]);

    self->stack[player] -= put;
    self->total[player] += put;
    return put;
}

static void bet(struct poker *self, int player, int32_t chips)
{
    self->round[player] += put_in(self, player, chips);
}

static int is_all_in(const struct poker *self)
{
    return self->stack[0] == 0 || self->stack[1] == 0;
}

/* By how much the other has put in more; an ante that fell short counts. */
static int32_t behind(const struct poker *self, int player)
{
    return self->total[player ^ 1] - self->total[player];
}

/* What the other did not call. */
static void give_back(struct poker *self)
{
    int player = self->total[0] < self->total[1];
    int32_t rest = behind(self, player ^ 1);

    self->total[player] -= rest;
    self->round[player] -= smaller(rest, self->round[player]);
    self->stack[player] += rest;
    self->returned[player] += rest;
}

static void pay(struct poker *self, int player, int32_t chips)
{
    self->won[player] += chips;
    self->stack[player] += chips;
}

int32_t poker_pot(const struct poker *self)
{
    return self->total[0] + self->total[1] - self->won[0] - self->won[1];
}

/* Rounds */

static void begin_round(struct poker *self, int street)
{
    self->street = (uint8_t)street;
    self->acted = 0;
    self->raises = 0;
    self->aggressor = NOBODY;
    self->round[0] = self->round[1] = 0;
    self->raise_step = self->rules.bet[street];
    self->turn = (uint8_t)first_player(self);
}

static void end_round(struct poker *self)
{
    give_back(self);
    if (is_all_in(self) || self->street + 1 == self->rules.streets)
        self->end = POKER_SHOWDOWN;
    else
        begin_round(self, self->street + 1);
}

static void post(struct poker *self)
{
    int button = self->button;

    put_in(self, 0, self->rules.ante);
    put_in(self, 1, self->rules.ante);
    bet(self, button, self->rules.blind[0]);
    bet(self, button ^ 1, self->rules.blind[1]);
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
    begin_round(self, 0);
    post(self);
    /* After a short blind there may be nothing to decide. What is called is
     * what was posted, not the blind that it should have been. */
    if (is_all_in(self)
        && (self->stack[self->turn] == 0 || behind(self, self->turn) <= 0))
        end_round(self);
    return NULL;
}

/* What can be done */

static int32_t highest(const struct poker *self)
{
    return self->round[0] > self->round[1] ? self->round[0] : self->round[1];
}

static int is_capped(const struct poker *self)
{
    return self->rules.raises_max
        && self->raises >= self->rules.raises_max;
}

static void find_raises(const struct poker *self,
                        struct poker_options *options)
{
    int32_t all = self->round[self->turn] + self->stack[self->turn];
    int32_t least = highest(self) + self->raise_step;

    if (self->stack[self->turn ^ 1] == 0 || all <= highest(self)
        || is_capped(self))
        return;
    options->raise_least = smaller(least, all);
    options->raise_most = self->rules.limit == POKER_FIXED_LIMIT
                        ? options->raise_least : all;
}

void poker_find_options(const struct poker *self,
                        struct poker_options *options)
{
    *options = (struct poker_options){0};
    if (self->end != POKER_GOES_ON)
        return;
    options->to_call = smaller(behind(self, self->turn),
                               self->stack[self->turn]);
    find_raises(self, options);
}

static const char *why_no_raise(const struct poker *self)
{
    if (self->stack[self->turn ^ 1] == 0)
        return "no raise is possible: the other player is all-in";
    if (is_capped(self))
        return "no raise is possible: this round has had its last one";
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

/* What it does */

static void fold(struct poker *self)
{
    self->folder = (int8_t)self->turn;
    self->end = POKER_FOLDED;
    give_back(self);
    pay(self, self->turn ^ 1, poker_pot(self));
}

/* A full raise is the least for the next one; the machine knows no such rule
 * (erratum 29). */
static void raise_to(struct poker *self, int32_t to)
{
    int32_t by = to - highest(self);

    if (by >= self->raise_step) {
        self->acted = 0;
        if (!self->rules.is_machine)
            self->raise_step = by;
    }
    if (self->raises < RAISES_TOLD_MAX)
        self->raises++;
    self->aggressor = (int8_t)self->turn;
    bet(self, self->turn, to - self->round[self->turn]);
}

/* A raise is never the end: it is made only against chips. Before that both
 * must have had their say, so the big blind has its option (erratum 6). */
static int is_closed(const struct poker *self)
{
    int32_t ahead = behind(self, self->turn ^ 1);

    return ahead < 0
        || (ahead == 0 && (self->acted == BOTH || is_all_in(self)));
}

const char *poker_act(struct poker *self, const struct poker_action *action)
{
    const char *error = poker_check(self, action);

    if (error)
        return error;
    if (action->kind == POKER_FOLDS) {
        fold(self);
        return NULL;
    }
    if (action->kind == POKER_RAISES)
        raise_to(self, action->to);
    else
        bet(self, self->turn, behind(self, self->turn));
    self->acted |= (uint8_t)(1 << self->turn);
    if (is_closed(self))
        end_round(self);
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
        pay(self, value[0] < value[1], pot);
        return;
    }
    pay(self, early, pot - pot / 2);
    pay(self, early ^ 1, pot / 2);
}

int poker_shows_first(const struct poker *self)
{
    return self->aggressor != NOBODY ? self->aggressor : early_player(self);
}
