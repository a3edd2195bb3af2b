/* slow_ring.c - a table of poker, once more. Nothing is shared with ring.c but
 * the struct of the rules: who acts is a queue, and every single chip is put
 * into the pot of those who paid as deep, and handed out by itself. */
#include "games/holdem/slow_ring.h"

#include <string.h>

static int highest(const struct slow_ring *self)
{
    int most = 0;

    for (int i = 0; i < self->rules.players; i++)
        if (self->player[i].bet > most)
            most = self->player[i].bet;
    return most;
}

static int count_in(const struct slow_ring *self, int with_chips)
{
    int count = 0;

    for (int i = 0; i < self->rules.players; i++)
        count += !self->player[i].is_out
              && (!with_chips || self->player[i].chips > 0);
    return count;
}

static void fill_queue(struct slow_ring *self, int from, int count)
{
    self->waiting = 0;
    for (int i = 0; i < count; i++) {
        int who = (from + i) % self->rules.players;

        if (!self->player[who].is_out && self->player[who].chips > 0)
            self->queue[self->waiting++] = who;
    }
}

static void move_chips(struct slow_player *player, int chips, int is_bet)
{
    for (; chips > 0 && player->chips > 0; chips--) {
        player->chips--;
        player->put++;
        player->bet += is_bet;
    }
}

/* The highest stake goes down to the next one, a chip at a time. */
static void take_back(struct slow_ring *self)
{
    for (;;) {
        int top = 0, others = 0;

        for (int i = 1; i < self->rules.players; i++)
            if (self->player[i].put > self->player[top].put)
                top = i;
        for (int i = 0; i < self->rules.players; i++)
            others += i != top
                   && self->player[i].put == self->player[top].put;
        if (others || self->player[top].put == 0 || self->player[top].is_out)
            return;
        self->player[top].put--;
        self->player[top].chips++;
        self->player[top].back++;
    }
}

static void next_street(struct slow_ring *self)
{
    self->street++;
    self->step = (int)self->rules.bet[self->street];
    for (int i = 0; i < self->rules.players; i++) {
        self->player[i].bet = 0;
        self->player[i].last_seen = -1;
    }
    self->wanted = self->step;
    fill_queue(self, self->rules.first[self->street], self->rules.players);
}

static int all_chips(const struct slow_ring *self)
{
    int pot = self->antes;

    for (int i = 0; i < self->rules.players; i++)
        pot += self->player[i].put;
    return pot;
}

static void win(struct slow_player *player, int chips)
{
    player->won += chips;
    player->chips += chips;
}

static void move_on(struct slow_ring *self)
{
    int first = self->queue[0];

    if (count_in(self, 0) == 1) {
        self->is_folded = 1;
        self->waiting = 0;
        take_back(self);
        for (int i = 0; i < self->rules.players; i++)
            if (!self->player[i].is_out)
                win(&self->player[i], all_chips(self));
        return;
    }
    if (self->waiting && count_in(self, 1) == 1 && !self->rules.is_asked
        && self->player[first].bet >= highest(self))
        self->waiting = 0;              /* against whom? */
    if (self->waiting)
        return;
    if (count_in(self, 1) > 1 && self->street + 1 < self->rules.streets) {
        next_street(self);
        return;
    }
    self->is_shown_down = 1;
    take_back(self);
}

void slow_ring_begin(struct slow_ring *self, const struct ring_rules *rules,
                     const int64_t *stack)
{
    memset(self, 0, sizeof *self);
    self->rules = *rules;
    self->step = (int)rules->bet[0];
    for (int i = 0; i < rules->players; i++) {
        struct slow_player *player = &self->player[i];

        player->chips = (int)stack[i];
        player->last_seen = -1;
        move_chips(player, (int)rules->ante[i], 0);
        if (!rules->is_trimmed) {
            self->antes += player->put;
            player->put = 0;
        }
        move_chips(player, (int)rules->blind[i], 1);
    }
    self->wanted = highest(self) + self->step;
    fill_queue(self, rules->first[0], rules->players);
    move_on(self);
}

int slow_ring_turn(const struct slow_ring *self)
{
    return self->waiting ? self->queue[0] : -1;
}

/* Where short raises reopen the betting, a raise must go as far as the last
 * full one would have to, and double the last one. */
static int least_raise(const struct slow_ring *self)
{
    if (self->rules.is_reopened && self->rules.limit == POKER_NO_LIMIT)
        return self->wanted;
    return highest(self) + self->step;
}

int slow_ring_raises(const struct slow_ring *self, int *least, int *most)
{
    const struct slow_player *player = &self->player[self->queue[0]];
    int high = highest(self), all = player->bet + player->chips;

    if (count_in(self, 1) < 2 || all <= high
        || (player->last_seen >= 0 && !self->rules.is_reopened
            && high < player->last_seen + self->step))
        return 0;
    *least = least_raise(self) < all ? least_raise(self) : all;
    *most = self->rules.limit == POKER_FIXED_LIMIT ? *least : all;
    return 1;
}

void slow_ring_act(struct slow_ring *self, enum poker_kind kind, int to)
{
    int who = self->queue[0], high = highest(self);
    struct slow_player *player = &self->player[who];

    memmove(self->queue, self->queue + 1,
            (size_t)--self->waiting * sizeof self->queue[0]);
    if (kind == POKER_FOLDS) {
        player->is_out = 1;
    } else if (kind == POKER_CALLS) {
        move_chips(player, high - player->bet, 1);
    } else {
        move_chips(player, to - player->bet, 1);
        if (to - high > self->step && !self->rules.is_flat)
            self->step = to - high;
        if (to + to - high > self->wanted)
            self->wanted = to + to - high;
        fill_queue(self, who + 1, self->rules.players - 1);
    }
    player->last_seen = highest(self);
    move_on(self);
}

/* The pots */

static unsigned deep_enough(const struct slow_ring *self, unsigned showing,
                            int depth)
{
    unsigned who = 0;

    for (int i = 0; i < self->rules.players; i++)
        if (showing >> i & 1 && !self->player[i].is_out
            && self->player[i].put >= depth)
            who |= 1u << i;
    return who;
}

static int is_winner(const struct slow_ring *self, const uint32_t *value,
                     unsigned who, int player)
{
    if (!(who >> player & 1))
        return 0;
    for (int i = 0; i < self->rules.players; i++)
        if (who >> i & 1 && value[i] > value[player])
            return 0;
    return 1;
}

/* One chip at a time, round and round. */
static void hand_out(struct slow_ring *self, const uint32_t *value,
                     unsigned who, int chips)
{
    while (chips > 0)
        for (int i = 0; i < self->rules.players && chips > 0; i++)
            if (is_winner(self, value, who, i)) {
                win(&self->player[i], 1);
                chips--;
            }
}

/* A pot is known by the set of players who may win it. */
void slow_ring_show(struct slow_ring *self, const uint32_t *value,
                    unsigned showing)
{
    static int pot[1 << RING_PLAYERS_MAX];
    unsigned who = deep_enough(self, showing, 0), deeper;

    pot[who] = self->antes;
    for (int depth = 1;; depth++) {
        int chips = 0;

        for (int i = 0; i < self->rules.players; i++)
            chips += self->player[i].put >= depth;
        if (!chips)
            break;
        deeper = deep_enough(self, showing, depth);
        if (deeper && deeper != who) {
            hand_out(self, value, who, pot[who]);
            pot[who] = 0;
            who = deeper;
        }
        pot[who] += chips;
    }
    hand_out(self, value, who, pot[who]);
    pot[who] = 0;
}
