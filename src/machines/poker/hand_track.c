/* hand_track.c - a game at the poker machine followed press by
 * press. */
#include "machines/poker/hand_track.h"

#include <string.h>

enum { BOTH = 3 };

/* Beginnings */

static void begin_match(struct hand_poker_track *self)
{
    self->wallet[0] = self->wallet[1] = self->chips;
}

void hand_poker_track_begin(struct hand_poker_track *self,
                            const long *option)
{
    unsigned turns = self->turns;

    memset(self, 0, sizeof *self);
    self->turns = turns;                /* no two are the same */
    self->chips = (int32_t)option[POKER_CHIPS];
    self->is_literal = option[POKER_CALLING] != 0;
    poker_machine(&self->rules, option[POKER_COMMUNITY] ? 5 : 3,
                  (int32_t)option[POKER_ANTE]);
    self->player = POKER_NOBODY;
    begin_match(self);
}

/* Phase 0; who is broke has the match behind him (erratum 9). */
static void begin_hand(struct hand_poker_track *self)
{
    if (self->is_broke)
        begin_match(self);
    self->is_broke = self->is_open = self->is_short = 0;
    self->hands++;
    self->street = self->acted = 0;
    self->player = POKER_NOBODY;
    self->past_count = 0;
    for (int i = 0; i < POKER_PLAYERS; i++) {
        self->start[i] = self->wallet[i];
        self->total[i] = self->before[i] = 0;
    }
    self->phase = POKER_PHASE_HAND1;
}

static void force_bets(struct hand_poker_track *self)
{
    for (int i = 0; i < POKER_PLAYERS; i++) {
        int32_t ante = self->rules.ante < self->wallet[i]
                     ? self->rules.ante : self->wallet[i];

        self->wallet[i] -= ante;
        self->total[i] = self->before[i] = ante;
    }
    self->phase = POKER_PHASE_TURN1;
}

/* Ends */

static void note_broke(struct hand_poker_track *self)
{
    self->is_open = 0;
    self->is_broke = self->wallet[0] == 0 || self->wallet[1] == 0;
}

static void pay(struct hand_poker_track *self, int winner)
{
    int32_t pot = self->total[0] + self->total[1];
    int32_t first = winner == POKER_TIE ? pot - pot / 2
                  : winner == 0 ? pot : 0;

    self->wallet[0] += first;
    self->wallet[1] += pot - first;
    note_broke(self);
}

void hand_poker_track_win(struct hand_poker_track *self, int winner)
{
    if (self->is_open)
        pay(self, winner);
}

static void end_hand(struct hand_poker_track *self)
{
    self->player = POKER_NOBODY;
    self->phase = POKER_PHASE_OVER;
}

/* Turns */

static int is_last_street(const struct hand_poker_track *self)
{
    return self->street + 1 == self->rules.streets;
}

static int is_all_in(const struct hand_poker_track *self)
{
    return self->wallet[0] == 0 || self->wallet[1] == 0;
}

static void ask(struct hand_poker_track *self, int player)
{
    self->player = player;
    self->turns++;
    self->phase = player ? POKER_PHASE_BET2 : POKER_PHASE_BET1;
}

static void ask_next(struct hand_poker_track *self, int player)
{
    self->phase = player ? POKER_PHASE_TURN2 : POKER_PHASE_TURN1;
}

/* A turn may take several bets, but is one action. */
static void begin_turn(struct hand_poker_track *self, int player)
{
    int32_t behind = self->total[!player] - self->total[player];

    self->to_call = behind > 0 ? behind : 0;
    self->pot = self->total[0] + self->total[1];
}

static void note(struct hand_poker_track *self, int player)
{
    int is_raise = self->total[player] > self->total[!player]
                && self->wallet[!player] > 0;

    if (self->past_count == POKER_PAST_MAX)
        return;
    self->past[self->past_count++] = (struct poker_past){
        .player = (uint8_t)player,
        .street = self->street,
        .action = {
            is_raise ? POKER_RAISES : POKER_CALLS,
            is_raise ? self->total[player] - self->before[player] : 0,
        },
        .to_call = self->to_call,
        .pot = self->pot,
    };
}

static int is_closed(const struct hand_poker_track *self, int player)
{
    int32_t ahead = self->total[player] - self->total[!player];

    if (ahead)
        return self->wallet[ahead < 0 ? player : !player] == 0;
    return is_all_in(self)
        || (self->acted == BOTH && (player == 1 || !self->is_literal));
}

/* What was not matched goes back (erratum 8). */
static void close_round(struct hand_poker_track *self)
{
    int more = self->total[1] > self->total[0];
    int32_t rest = self->total[more] - self->total[!more];

    self->wallet[more] += rest;
    self->total[more] -= rest;
    self->phase = is_last_street(self) ? POKER_PHASE_SHOWDOWN
                                       : POKER_PHASE_STREET;
}

static void bet(struct hand_poker_track *self, int player, int32_t chips)
{
    if (!self->is_short)
        begin_turn(self, player);
    self->wallet[player] -= chips;
    self->total[player] += chips;
    self->acted |= (uint8_t)(1 << player);
    self->is_short = 0;
    if (is_closed(self, player)) {
        note(self, player);
        close_round(self);
    } else if (self->total[player] < self->total[!player]) {
        self->is_short = 1;
        ask_next(self, player);
    } else {
        note(self, player);
        ask_next(self, !player);
    }
}

static void judge(struct hand_poker_track *self, struct hand_poker_bet wanted)
{
    int player = self->player;

    if (wanted.is_fold) {
        end_hand(self);
        pay(self, !player);
    } else if (wanted.chips > self->wallet[player]) {
        ask_next(self, player);
    } else {
        bet(self, player, wanted.chips);
    }
}

static void open_street(struct hand_poker_track *self)
{
    self->player = POKER_NOBODY;
    self->acted = 0;
    self->street++;
    self->before[0] = self->total[0];
    self->before[1] = self->total[1];
    self->phase = !is_all_in(self) ? POKER_PHASE_TURN1
                : is_last_street(self) ? POKER_PHASE_SHOWDOWN
                : POKER_PHASE_STREET;
}

void hand_poker_track_press(struct hand_poker_track *self,
                            struct hand_poker_bet wanted)
{
    switch (self->phase) {
    case POKER_PHASE_HAND1:
    case POKER_PHASE_BOARD_AGAIN:
    case POKER_PHASE_HAND2:
        self->phase++;
        break;
    case POKER_PHASE_FORCED:   force_bets(self); break;
    case POKER_PHASE_TURN1:    ask(self, 0); break;
    case POKER_PHASE_TURN2:    ask(self, 1); break;
    case POKER_PHASE_BET1:
    case POKER_PHASE_BET2:     judge(self, wanted); break;
    case POKER_PHASE_STREET:   open_street(self); break;
    case POKER_PHASE_SHOWDOWN:
        end_hand(self);
        self->is_open = 1;
        break;
    default:                   begin_hand(self); break;
    }
}

/* Lost threads. */

void hand_poker_track_resume(struct hand_poker_track *self)
{
    begin_hand(self);
    self->phase = POKER_PHASE_BOARD_AGAIN;
}

void hand_poker_track_give_up(struct hand_poker_track *self)
{
    end_hand(self);
    self->is_open = 0;
}

void hand_poker_track_wallet(struct hand_poker_track *self, int32_t chips)
{
    int32_t rest = 2 * self->chips - self->total[0] - self->total[1] - chips;

    if (self->player == POKER_NOBODY || rest < 0
        || self->wallet[self->player] == chips)
        return;
    self->wallet[self->player] = chips;
    self->wallet[!self->player] = rest;
    for (int i = 0; i < POKER_PLAYERS; i++)
        self->start[i] = self->wallet[i] + self->total[i];
}

/* What there is to know */

char hand_poker_track_due(const struct hand_poker_track *self)
{
    switch (self->phase) {
    case POKER_PHASE_HAND1:
    case POKER_PHASE_BOARD_AGAIN:
    case POKER_PHASE_TURN1:
    case POKER_PHASE_BET1:
    case POKER_PHASE_STREET:
        return 'A';
    case POKER_PHASE_HAND2:
    case POKER_PHASE_FORCED:
    case POKER_PHASE_TURN2:
    case POKER_PHASE_BET2:
        return 'b';
    default:
        return '*';
    }
}

int hand_poker_track_takes_bet(const struct hand_poker_track *self)
{
    return self->phase == POKER_PHASE_BET1
        || self->phase == POKER_PHASE_BET2;
}

int hand_poker_track_bettor(const struct hand_poker_track *self)
{
    switch (self->phase) {
    case POKER_PHASE_TURN1:
    case POKER_PHASE_BET1:
        return 0;
    case POKER_PHASE_TURN2:
    case POKER_PHASE_BET2:
        return 1;
    default:
        return POKER_NOBODY;
    }
}

int hand_poker_track_is_forced(const struct hand_poker_track *self,
                               int player)
{
    return self->wallet[player] == 0
        || (self->wallet[!player] == 0
            && self->total[player] >= self->total[!player]);
}

int hand_poker_track_board(const struct hand_poker_track *self)
{
    return self->rules.board[self->street];
}

void hand_poker_track_see(const struct hand_poker_track *self, int player,
                          struct poker_seen *seen)
{
    struct poker *hand = &seen->hand;

    memset(seen, 0, sizeof *seen);
    *hand = (struct poker){
        .rules = self->rules,
        .street = self->street,
        .turn = (uint8_t)player,
        .acted = self->acted,
        .aggressor = -1,
        .folder = -1,
        .raise_step = self->rules.bet[self->street],
    };
    for (int i = 0; i < POKER_PLAYERS; i++) {
        hand->start[i] = self->start[i];
        hand->stack[i] = self->wallet[i];
        hand->total[i] = self->total[i];
        hand->round[i] = self->total[i] - self->before[i];
    }
    seen->player = (uint8_t)player;
    seen->past_count = self->past_count;
    memcpy(seen->past, self->past, sizeof seen->past);
}
