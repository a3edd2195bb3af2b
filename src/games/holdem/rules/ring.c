/* ring.c - the betting of one hand of poker among two to twelve players.
 *
 * A round goes on as long as a player is due to act. A raise makes everyone
 * else due who has chips; a player who has acted since the last full raise may
 * then only call or fold. Nobody is asked who has nobody to bet against.
 *
 * Chips stay with the player who paid them until the end; side pots are then
 * found from what each has paid, in layers.
 */
#include "games/holdem/rules/ring.h"

#include <string.h>

#include "base/bits.h"

enum { NOT_YET = -1 };

static unsigned seat_bit(int player)
{
    return 1u << player;
}

static int64_t lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Who has chips to bet with. */
static unsigned live_seats(const struct ring *self)
{
    unsigned live = 0;

    for (int i = 0; i < self->rules.players; i++)
        if (self->stack[i] > 0)
            live |= seat_bit(i);
    return live & self->in;
}

/* The first player from this one on who is due. */
static void pass_turn_to(struct ring *self, int from)
{
    unsigned seats = self->due | (unsigned)self->due << self->rules.players;
    int seat = bits_lowest(seats >> from) + from;

    self->turn = (uint8_t)(seat % self->rules.players);
}

/* Chips */

static int64_t take_chips(struct ring *self, int player, int64_t chips)
{
    int64_t taken = lesser(chips, self->stack[player]);

    self->stack[player] -= taken;
    return taken;
}

static void put_bet(struct ring *self, int player, int64_t chips)
{
    int64_t put = take_chips(self, player, chips);

    self->round[player] += put;
    self->paid[player] += put;
}

/* The player who paid the most, and what the next one paid. */
static int find_top_payer(const struct ring *self, int64_t *next)
{
    int top = 0;

    *next = 0;
    for (int i = 1; i < self->rules.players; i++) {
        if (self->paid[i] > self->paid[top]) {
            *next = self->paid[top];
            top = i;
        } else if (self->paid[i] > *next) {
            *next = self->paid[i];
        }
    }
    return top;
}

/* What nobody else has paid was not called. Who folded has given it up. */
static void give_back_uncalled(struct ring *self)
{
    int64_t next;
    int top = find_top_payer(self, &next);
    int64_t rest = self->paid[top] - next;

    if (!(self->in & seat_bit(top)))
        return;
    self->paid[top] = next;
    self->stack[top] += rest;
    self->returned[top] += rest;
}

static void win_chips(struct ring *self, int player, int64_t chips)
{
    self->won[player] += chips;
    self->stack[player] += chips;
}

int64_t ring_pot(const struct ring *self)
{
    int64_t pot = self->dead;

    for (int i = 0; i < self->rules.players; i++)
        pot += self->paid[i] - self->won[i];
    return pot;
}

/* Rounds */

static void begin_round(struct ring *self, int street)
{
    self->street = (uint8_t)street;
    self->high = 0;
    self->is_brought = 0;
    self->step = self->rules.bet[street];
    self->due = (uint16_t)live_seats(self);
    for (int i = 0; i < self->rules.players; i++) {
        self->round[i] = 0;
        self->answered[i] = NOT_YET;
    }
}

/* With one player left who has chips, the rest of the board is dealt without
 * betting. */
static void end_round(struct ring *self)
{
    self->spared = self->due;
    self->due = 0;
    if (bits_count(live_seats(self)) > 1
        && self->street + 1 < self->rules.streets) {
        begin_round(self, self->street + 1);
        self->spared = 0;
        pass_turn_to(self, self->rules.first[self->street]);
        return;
    }
    self->end = POKER_SHOWDOWN;
    give_back_uncalled(self);
}

/* Nobody is due, or only one player has chips and nothing to call: the big
 * blind has no option if everybody else is all-in. */
static int is_betting_done(const struct ring *self)
{
    unsigned live = live_seats(self);

    if (!self->due || !live)
        return 1;
    return !self->rules.is_asked && bits_count(live) == 1
        && self->round[bits_lowest(live)] >= self->high;
}

static void end_by_folds(struct ring *self)
{
    self->end = POKER_FOLDED;
    self->due = 0;
    give_back_uncalled(self);
    win_chips(self, bits_lowest(self->in), ring_pot(self));
}

/* After an action, or the blinds: from is the player who may be next. */
static void play_on(struct ring *self, int from)
{
    if (bits_count(self->in) == 1)
        end_by_folds(self);
    else if (is_betting_done(self))
        end_round(self);
    else
        pass_turn_to(self, from);
}

/* The beginning */

static void post_ante(struct ring *self, int player)
{
    int64_t chips = take_chips(self, player, self->rules.ante[player]);

    if (self->rules.is_trimmed)
        self->paid[player] += chips;
    else
        self->dead += chips;
}

static void post_blind(struct ring *self, int player)
{
    int64_t blind = self->rules.blind[player];

    put_bet(self, player, blind);
    if (!self->rules.is_whole)
        blind = self->round[player];
    if (blind > self->high)
        self->high = blind;
}

void ring_begin(struct ring *self, const struct ring_rules *rules,
                const int64_t *stack)
{
    memset(self, 0, sizeof *self);
    self->rules = *rules;
    self->in = (uint16_t)(seat_bit(rules->players) - 1);
    for (int i = 0; i < rules->players; i++) {
        self->stack[i] = stack[i];
        post_ante(self, i);
    }
    begin_round(self, 0);
    for (int i = 0; i < rules->players; i++)
        post_blind(self, i);
    self->due = (uint16_t)live_seats(self);
    play_on(self, rules->first[0]);
}

/* Legal actions */

/* Somebody must be able to call more, and the bet must have grown by a full
 * raise since the player's last action; short ones are added up. */
static int may_raise(const struct ring *self)
{
    int64_t answered = self->answered[self->turn];

    return (live_seats(self) & ~seat_bit(self->turn))
        && (answered < 0 || self->rules.is_reopened
            || self->high - answered >= self->step);
}

/* A bring-in is completed to a full bet, not raised by one. */
void ring_find_options(const struct ring *self,
                       struct ring_options *options)
{
    int64_t all = self->round[self->turn] + self->stack[self->turn];
    int64_t least = self->is_brought ? self->step : self->high + self->step;

    *options = (struct ring_options){0};
    if (self->end != POKER_GOES_ON || all <= self->high || !may_raise(self))
        return;
    options->raise_least = lesser(least, all);
    options->raise_most = self->rules.limit == POKER_FIXED_LIMIT
                        ? options->raise_least : all;
}

/* Their effects */

/* The step after a raise. Where a short one reopens the betting, what it lacks
 * is enough, or as much again. */
static int64_t next_step(const struct ring *self, int64_t by)
{
    const struct ring_rules *rules = &self->rules;
    int64_t lacks = self->step - by;

    if (lacks < 0)
        return rules->is_flat ? self->step : by;
    if (!rules->is_reopened || rules->limit == POKER_FIXED_LIMIT)
        return self->step;
    return lacks > by ? lacks : by;
}

static void raise_high_to(struct ring *self, int64_t to)
{
    self->step = next_step(self, to - self->high);
    self->high = to;
    self->is_brought = 0;
    put_bet(self, self->turn, to - self->round[self->turn]);
    self->due = (uint16_t)live_seats(self);
}

void ring_act(struct ring *self, enum poker_kind kind, int64_t to)
{
    int player = self->turn;

    if (kind == POKER_FOLDS)
        self->in &= (uint16_t)~seat_bit(player);
    else if (kind == POKER_RAISES)
        raise_high_to(self, to);
    else
        put_bet(self, player, self->high - self->round[player]);
    self->answered[player] = self->high;
    self->due &= (uint16_t)~seat_bit(player);
    play_on(self, (player + 1) % self->rules.players);
}

/* The player who posted it may still raise when it comes back. */
void ring_bring_in(struct ring *self)
{
    int player = self->turn;

    put_bet(self, player, self->rules.bring_in);
    self->high = self->round[player];
    self->is_brought = 1;
    self->due &= (uint16_t)~seat_bit(player);
    play_on(self, (player + 1) % self->rules.players);
}

/* The end */

int ring_board(const struct ring *self)
{
    return self->rules.board[self->end == POKER_SHOWDOWN
                             ? self->rules.streets - 1 : self->street];
}

/* The lowest amount above the floor that one of these players has paid; -1 if
 * there is none. */
static int64_t next_layer(const struct ring *self, unsigned seats,
                          int64_t floor)
{
    int64_t next = -1;

    for (int i = 0; i < self->rules.players; i++)
        if (seats & seat_bit(i) && self->paid[i] > floor
            && (next < 0 || self->paid[i] < next))
            next = self->paid[i];
    return next;
}

/* What everybody has paid between two levels, folded players included. */
static int64_t layer_chips(const struct ring *self, int64_t floor,
                           int64_t top)
{
    int64_t chips = 0;

    for (int i = 0; i < self->rules.players; i++)
        chips += lesser(self->paid[i], top) - lesser(self->paid[i], floor);
    return chips;
}

static unsigned best_seats(const struct ring *self, const uint32_t *value,
                           unsigned seats)
{
    unsigned best = 0;
    uint32_t highest = 0;

    for (int i = 0; i < self->rules.players; i++) {
        if (!(seats & seat_bit(i)))
            continue;
        if (!best || value[i] > highest) {
            best = 0;
            highest = value[i];
        }
        if (value[i] == highest)
            best |= seat_bit(i);
    }
    return best;
}

/* Without a winner, which no caller has, they stay where they are. */
static void split_chips(struct ring *self, unsigned winners, int64_t chips)
{
    int count = bits_count(winners);
    int64_t odd = count ? chips % count : 0;

    self->odd += odd;
    for (int i = 0; i < self->rules.players; i++)
        if (winners & seat_bit(i)) {
            win_chips(self, i, chips / count + (odd > 0));
            odd -= odd > 0;
        }
}

static unsigned seats_above(const struct ring *self, unsigned seats,
                            int64_t floor)
{
    for (int i = 0; i < self->rules.players; i++)
        if (self->paid[i] <= floor)
            seats &= ~seat_bit(i);
    return seats;
}

/* Each layer is a pot for those who paid into it. Whoever is left may win the
 * antes; what only players who gave up have paid goes with the last layer. */
void ring_show(struct ring *self, const uint32_t *value, unsigned showing)
{
    unsigned seats = self->in & showing, pot = seats;
    int64_t floor = 0, chips = self->dead, top;

    if (self->end != POKER_SHOWDOWN)
        return;
    while ((top = next_layer(self, seats, floor)) > 0) {
        unsigned payers = seats_above(self, seats, floor);

        if (payers != pot) {
            split_chips(self, best_seats(self, value, pot), chips);
            chips = 0;
            pot = payers;
        }
        chips += layer_chips(self, floor, top);
        floor = top;
    }
    chips += layer_chips(self, floor, RING_CHIPS_MAX);
    split_chips(self, best_seats(self, value, pot), chips);
}
