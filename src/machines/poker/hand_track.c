/* hand_track.c - a game at the poker machine followed press by
 * press.
 *
 * The rules of the manual, written independently of the chip: a robot that
 * reads something else off the LEDs has lost track, or has found an error.
 * Most functions here have a counterpart in poker.c.
 */
#include "machines/poker/hand_track.h"

#include <string.h>

enum { BOTH = 3 };

/* Beginnings */

/* A match begins with full wallets; otherwise it is like any hand. */
static void refill_wallets(struct hand_poker_track *self)
{
    self->wallet[0] = self->wallet[1] = self->chips;
}

void hand_poker_track_begin(struct hand_poker_track *self,
                            const int64_t *option)
{
    unsigned turns = self->turns;

    memset(self, 0, sizeof *self);
    self->turns = turns;                /* no two are the same */
    self->chips = (int32_t)option[POKER_CHIPS];
    self->is_literal = option[POKER_CALLING] != 0;
    poker_machine(&self->rules, option[POKER_COMMUNITY] ? 5 : 3,
                  (int32_t)option[POKER_ANTE]);
    self->player = POKER_NOBODY;
    refill_wallets(self);
}

/* Phase 0. If somebody is broke the match is over, and another begins (erratum
 * 9). */
static void open_new_hand(struct hand_poker_track *self)
{
    if (self->is_broke)
        refill_wallets(self);
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

/* A player with less than the ante posts what he has and is all-in (erratum
 * 9). */
static void post_antes(struct hand_poker_track *self)
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

/* One wallet has it all. */
static void note_end_of_match(struct hand_poker_track *self)
{
    self->is_open = 0;
    self->is_broke = self->wallet[0] == 0 || self->wallet[1] == 0;
}

/* Split as the machine does it: player 1 gets the odd chip. */
static void credit_pot(struct hand_poker_track *self, int winner)
{
    int32_t pot = self->total[0] + self->total[1];
    int32_t first = winner == POKER_TIE ? pot - pot / 2
                  : winner == 0 ? pot : 0;

    self->wallet[0] += first;
    self->wallet[1] += pot - first;
    note_end_of_match(self);
}

void hand_poker_track_win(struct hand_poker_track *self, int winner)
{
    if (self->is_open)
        credit_pot(self, winner);
}

static void close_hand(struct hand_poker_track *self)
{
    self->player = POKER_NOBODY;
    self->phase = POKER_PHASE_OVER;
}

/* Turns */

/* The only one with three community cards, the fourth with five. */
static int is_last_street(const struct hand_poker_track *self)
{
    return self->street + 1 == self->rules.streets;
}

static int has_all_in_player(const struct hand_poker_track *self)
{
    return self->wallet[0] == 0 || self->wallet[1] == 0;
}

static void ask_for_bet(struct hand_poker_track *self, int player)
{
    self->player = player;
    self->turns++;
    self->phase = player ? POKER_PHASE_BET2 : POKER_PHASE_BET1;
}

/* The next press shows the name, the one after it takes the bet (M2-087). */
static void ask_next(struct hand_poker_track *self, int player)
{
    self->phase = player ? POKER_PHASE_TURN2 : POKER_PHASE_TURN1;
}

/* A turn may take several bets, but is one action: its price is noted when it
 * begins. */
static void note_price_of_turn(struct hand_poker_track *self, int player)
{
    int32_t behind = self->total[!player] - self->total[player];

    self->to_call = behind > 0 ? behind : 0;
    self->pot = self->total[0] + self->total[1];
}

/* For minds: a turn in poker terms. Betting more than a player who is all-in
 * has is only a call, because the rest is returned. */
static void record_turn(struct hand_poker_track *self, int player)
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

/* Unequal totals are final only if the one behind has nothing left. */
static int is_round_closed(const struct hand_poker_track *self, int player)
{
    int32_t ahead = self->total[player] - self->total[!player];

    if (ahead)
        return self->wallet[ahead < 0 ? player : !player] == 0;
    return has_all_in_player(self)
        || (self->acted == BOTH && (player == 1 || !self->is_literal));
}

/* What was not matched is returned (erratum 8). */
static void close_round(struct hand_poker_track *self)
{
    int more = self->total[1] > self->total[0];
    int32_t rest = self->total[more] - self->total[!more];

    self->wallet[more] += rest;
    self->total[more] -= rest;
    self->phase = is_last_street(self) ? POKER_PHASE_SHOWDOWN
                                       : POKER_PHASE_STREET;
}

/* Too little leaves the turn open: it is recorded once complete. */
static void put_chips_in(struct hand_poker_track *self, int player,
                         int32_t chips)
{
    if (!self->is_short)
        note_price_of_turn(self, player);
    self->wallet[player] -= chips;
    self->total[player] += chips;
    self->acted |= (uint8_t)(1 << player);
    self->is_short = 0;
    if (is_round_closed(self, player)) {
        record_turn(self, player);
        close_round(self);
    } else if (self->total[player] < self->total[!player]) {
        self->is_short = 1;
        ask_next(self, player);
    } else {
        record_turn(self, player);
        ask_next(self, !player);
    }
}

/* A fold ends the hand; a bet above the wallet is refused (M2-076, M2-079). */
static void apply_bet_press(struct hand_poker_track *self,
                            struct hand_poker_bet wanted)
{
    int player = self->player;

    if (wanted.is_fold) {
        close_hand(self);
        credit_pot(self, !player);
    } else if (wanted.chips > self->wallet[player]) {
        ask_next(self, player);
    } else {
        put_chips_in(self, player, wanted.chips);
    }
}

/* Once a player is all-in there is no more betting: the streets follow each
 * other up to the showdown. */
static void turn_next_street(struct hand_poker_track *self)
{
    self->player = POKER_NOBODY;
    self->acted = 0;
    self->street++;
    self->before[0] = self->total[0];
    self->before[1] = self->total[1];
    self->phase = !has_all_in_player(self) ? POKER_PHASE_TURN1
                : is_last_street(self) ? POKER_PHASE_SHOWDOWN
                : POKER_PHASE_STREET;
}

/* By the phases of the manual; what each does is above. */
void hand_poker_track_press(struct hand_poker_track *self,
                            struct hand_poker_bet wanted)
{
    switch (self->phase) {
    case POKER_PHASE_HAND1:
    case POKER_PHASE_BOARD_AGAIN:
    case POKER_PHASE_HAND2:
        self->phase++;
        break;
    case POKER_PHASE_FORCED:   post_antes(self); break;
    case POKER_PHASE_TURN1:    ask_for_bet(self, 0); break;
    case POKER_PHASE_TURN2:    ask_for_bet(self, 1); break;
    case POKER_PHASE_BET1:
    case POKER_PHASE_BET2:     apply_bet_press(self, wanted); break;
    case POKER_PHASE_STREET:   turn_next_street(self); break;
    case POKER_PHASE_SHOWDOWN:
        close_hand(self);
        self->is_open = 1;
        break;
    default:                   open_new_hand(self); break;
    }
}

/* Losing track. The bets in between are unknown; a wallet that can be read
 * puts the numbers right, because the total of all chips never changes. */

void hand_poker_track_resume(struct hand_poker_track *self)
{
    open_new_hand(self);
    self->phase = POKER_PHASE_BOARD_AGAIN;
}

void hand_poker_track_give_up(struct hand_poker_track *self)
{
    close_hand(self);
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

/* A player presses to see his cards and presses again to clear them before the
 * other looks; bets are pressed by the bettor. */
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

/* Nothing to bet, or nobody left to bet against. */
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

/* The hand as the rules of src/games/holdem would have it here. */
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
