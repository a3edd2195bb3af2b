/* phh_replay.c - replaying a hand by the rules.
 *
 * struct poker decides which bets are legal. This file adds what only a
 * history has: unknown cards, the order of deals, showing and mucking,
 * finishing stacks. The first violation ends the replay.
 */
#include "games/holdem/notation/phh.h"

#include <string.h>

#include "base/text.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/notation/phh_scan.h"
#include "games/holdem/notation/words.h"

enum { HOLE = 2, NUMBER_MAX = 24, RAKE_PARTS = 10, NOBODY = -1 };

struct replay {
    const struct phh_hand *hand;
    struct phh_outcome *out;
    cards seen;                         /* all known cards so far */
    int hole_count[POKER_PLAYERS];
    uint8_t has_shown, has_mucked;      /* a bit for each player */
    uint8_t has_bet;                    /* a player has acted */
    uint8_t is_stepped;                 /* NT without blinds: this file
                                         * checks the minimum raise */
    int64_t step;                       /* that minimum, and the street */
    int street;                         /* for which it was set */
};

/* Words */

static const char *format_chips(int64_t chips, char buffer[NUMBER_MAX])
{
    struct text to;

    text_begin(&to, buffer, NUMBER_MAX);
    text_put_number(&to, (uint64_t)chips);
    return buffer;
}

static const char *seat_label(int player)
{
    static const char *const names[] = {"p1", "p2"};

    return names[player];
}

static const char *card_name(int card, char buffer[POKER_CARD_MAX])
{
    struct text to;

    text_begin(&to, buffer, POKER_CARD_MAX);
    poker_write_card(card, &to);
    return buffer;
}

/* What can be judged: the rules know two players and Hold'em */

static int has_blinds(const struct phh_hand *hand)
{
    return hand->blind[0] > 0 || hand->blind[1] > 0;
}

/* Notes, not faults: the format allows all of these. */
static const char *why_not_players(const struct phh_hand *hand)
{
    char count[NUMBER_MAX];

    if (hand->players != POKER_PLAYERS)
        return text_error("not checked: it has ",
                          format_chips(hand->players, count), " players, and "
                          "only hands of two are checked", (char *)0);
    if (hand->variant == PHH_OTHER || hand->variant == PHH_NO_VARIANT)
        return text_error("not checked: the rules of ", hand->code,
                          " are not known here", (char *)0);
    if (hand->is_infinite)
        return "not checked: a stack is unknown";
    return NULL;
}

/* Null if the rules can play this hand. */
static const char *why_not_judged(const struct phh_hand *hand)
{
    const char *why = why_not_players(hand);

    if (why)
        return why;
    if (hand->ante[0] != hand->ante[1])
        return "not checked: the players' antes differ";
    if (!hand->is_trimmed && (hand->stack[0] < hand->ante[0]
                              || hand->stack[1] < hand->ante[1]))
        return "not checked: an ante is short, and ante_trimming_status is "
               "not true";
    if (has_blinds(hand) && hand->blind[0] <= hand->blind[1])
        return "not checked: with two players the small blind is listed "
               "first and is below the other";
    if (!has_blinds(hand) && hand->variant == PHH_FT)
        return "not checked: fixed limit without blinds";
    return NULL;
}

static const char *wrong_rules(const struct phh_hand *hand)
{
    if ((hand->variant == PHH_BW3 || hand->variant == PHH_BW5)
        && has_blinds(hand))
        return "the game of the Basys3 has no blinds";
    if (hand->blind[0] > PHH_CHIPS_MAX || hand->ante[0] > PHH_CHIPS_MAX
        || hand->small_bet > PHH_CHIPS_MAX || hand->big_bet > PHH_CHIPS_MAX
        || hand->min_bet > PHH_CHIPS_MAX)
        return "blinds, antes and bets may be 1000000000 at most, or less "
               "with decimals";
    return NULL;
}

/* No-limit without blinds is played by the machine's rules, whose first player
 * is p1 as well; check_step adds the minimum raise. */
static void find_rules(const struct phh_hand *hand,
                       struct poker_rules *rules)
{
    int32_t ante = (int32_t)hand->ante[0];

    if (hand->variant == PHH_FT) {
        poker_fixed_limit(rules, (int32_t)hand->small_bet);
        rules->bet[2] = rules->bet[3] = (int32_t)hand->big_bet;
        rules->raises_max = 0;          /* the format has no cap */
    } else if (hand->variant == PHH_NT && has_blinds(hand)) {
        poker_no_limit(rules, 0, (int32_t)hand->min_bet);
    } else {
        poker_machine(rules, hand->variant == PHH_BW3 ? 3 : 5, ante);
    }
    rules->ante = ante;
    rules->blind[0] = (int32_t)hand->blind[1];
    rules->blind[1] = (int32_t)hand->blind[0];
}

/* Cards */

/* Unknown cards cannot repeat. */
static const char *see_card(struct replay *self, int card)
{
    char name[POKER_CARD_MAX];

    if (card == PHH_UNKNOWN)
        return NULL;
    if (self->seen & cards_of(card))
        return text_error("the card ", card_name(card, name), " appears a "
                          "second time", (char *)0);
    self->seen |= cards_of(card);
    return NULL;
}

static const char *deal_hole(struct replay *self,
                             const struct phh_action *action)
{
    int player = action->player;
    const char *error = NULL;

    if (self->has_bet || self->out->board_count)
        return "hole cards must be dealt before everything else";
    if (self->hole_count[player] + action->count > HOLE)
        return text_error(seat_label(player), " has more than two hole "
                          "cards", (char *)0);
    for (int i = 0; i < action->count && !error; i++) {
        self->out->hole[player][self->hole_count[player]++] = action->card[i];
        error = see_card(self, action->card[i]);
    }
    return error;
}

static const char *need_hole(const struct replay *self)
{
    for (int i = 0; i < POKER_PLAYERS; i++)
        if (self->hole_count[i] < HOLE)
            return text_error(seat_label(i), " has no hole cards yet; that "
                              "is 'd dh ", seat_label(i), " AhKh', or ???? "
                              "if they are not known", (char *)0);
    return NULL;
}

/* The next size of the board after this: 3, 4, 5. */
static int next_board(int count)
{
    return count < 3 ? 3 : count + 1;
}

static const char *too_many_cards(int due)
{
    static const char *const numbers[] = {"0", "1", "2", "3", "4", "5"};

    return text_error("too many cards at once: here the board gets ",
                      numbers[due], due == 1 ? " card" : " cards",
                      (char *)0);
}

/* A street may be dealt card by card, but not two streets at once. */
static const char *deal_board(struct replay *self,
                              const struct phh_action *action)
{
    struct phh_outcome *out = self->out;
    const char *error = need_hole(self);

    if (error)
        return error;
    if (out->poker.end == POKER_FOLDED)
        return "the hand is over: no more cards are dealt";
    if (out->board_count == poker_board(&out->poker))
        return out->poker.end == POKER_SHOWDOWN
             ? "the board is complete already"
             : "the betting of this round is not over: no cards are dealt";
    if (out->board_count + action->count > next_board(out->board_count))
        return too_many_cards(next_board(out->board_count)
                              - out->board_count);
    for (int i = 0; i < action->count && !error; i++) {
        out->board[out->board_count++] = action->card[i];
        error = see_card(self, action->card[i]);
    }
    return error;
}

/* Bets */

static const char *need_board(const struct replay *self)
{
    char count[NUMBER_MAX];
    int due = poker_board(&self->out->poker) - self->out->board_count;

    if (due == 0)
        return NULL;
    return text_error("before this the board gets ", format_chips(due, count),
                      due == 1 ? " more card: 'd db ...'"
                               : " more cards: 'd db ...'", (char *)0);
}

static const char *need_turn(const struct replay *self, int player)
{
    const struct poker *poker = &self->out->poker;

    if (poker->end == POKER_FOLDED)
        return "the hand is over: somebody has folded";
    if (poker->end == POKER_SHOWDOWN)
        return "the betting is over: now cards are shown";
    if (poker->turn != player)
        return text_error("it is the turn of ", seat_label(poker->turn),
                          ", not of ", seat_label(player), (char *)0);
    return NULL;
}

/* The rules count in the smallest unit of this hand; with decimals the message
 * must say so. */
static const char *append_unit(const struct replay *self, const char *error)
{
    char copy[TEXT_ERROR_MAX];
    struct text to;

    if (!error || !self->hand->decimals)
        return error;
    text_begin(&to, copy, sizeof copy);
    text_put(&to, error);
    text_put(&to, ", in units of 0.");
    for (int i = 1; i < self->hand->decimals; i++)
        text_put_char(&to, '0');
    return text_error(copy, "1", (char *)0);
}

/* An all-in may be below the minimum. */
static const char *check_step(struct replay *self, int64_t to)
{
    const struct poker *poker = &self->out->poker;
    int turn = poker->turn;
    int64_t other = poker->round[turn ^ 1];
    char least[NUMBER_MAX];

    if (self->street != poker->street)
        self->step = self->hand->min_bet;
    self->street = poker->street;
    if (to - other >= self->step) {
        self->step = to - other;
        return NULL;
    }
    if (to == (int64_t)poker->round[turn] + poker->stack[turn])
        return NULL;
    return append_unit(self, text_error("a raise must be to ",
                                        format_chips(other + self->step,
                                                     least),
                                        " at least", (char *)0));
}

/* Order matters: a player out of turn is reported before a missing board. */
static const char *replay_bet(struct replay *self,
                              const struct phh_action *action)
{
    static const uint8_t kinds[] = {
        [PHH_FOLDS] = POKER_FOLDS, [PHH_CALLS] = POKER_CALLS,
        [PHH_RAISES] = POKER_RAISES,
    };
    struct poker_action act = {.kind = kinds[action->kind]};
    const char *error = need_hole(self);

    if (!error)
        error = need_turn(self, action->player);
    if (!error)
        error = need_board(self);
    if (!error && action->amount > PHH_CHIPS_MAX)
        error = "this is more than all chips together";
    if (error)
        return error;
    act.to = (int32_t)action->amount;
    error = append_unit(self, poker_check(&self->out->poker, &act));
    if (!error && self->is_stepped && act.kind == POKER_RAISES)
        error = check_step(self, act.to);
    self->has_bet = 1;
    return error ? error : poker_act(&self->out->poker, &act);
}

/* Showing */

static int knows_hole(const struct replay *self, int player)
{
    const uint8_t *hole = self->out->hole[player];

    return hole[0] != PHH_UNKNOWN && hole[1] != PHH_UNKNOWN;
}

static int is_dealt(const uint8_t *hole, int card)
{
    return hole[0] == card || hole[1] == card;
}

/* A card shown must have been dealt, or replaces one that was unknown. */
static const char *show_card(struct replay *self, int player, int card)
{
    uint8_t *hole = self->out->hole[player];
    char name[POKER_CARD_MAX];

    if (card == PHH_UNKNOWN || is_dealt(hole, card))
        return NULL;
    for (int i = 0; i < HOLE; i++)
        if (hole[i] == PHH_UNKNOWN) {
            hole[i] = (uint8_t)card;
            return see_card(self, card);
        }
    return text_error(seat_label(player), " was not dealt the card ",
                      card_name(card, name), (char *)0);
}

static const char *show_hole_cards(struct replay *self,
                                   const struct phh_action *action)
{
    int player = action->player;
    const char *error = NULL;

    if (action->kind == PHH_SHOWS_DEALT)
        return knows_hole(self, player) ? NULL
             : "- stands for cards that were dealt, but these are not known";
    if (action->count != HOLE)
        return "a player shows two cards";
    if (action->card[0] == action->card[1]
        && action->card[0] != PHH_UNKNOWN)
        return "a player shows two different cards";
    for (int i = 0; i < action->count && !error; i++)
        error = show_card(self, player, action->card[i]);
    return error;
}

/* After a fold a player may still show; nothing depends on it. */
static const char *show_or_muck(struct replay *self,
                                const struct phh_action *action)
{
    uint8_t mine = (uint8_t)(1 << action->player);

    if (self->out->poker.end == POKER_GOES_ON)
        return "cards are shown when the betting is over";
    if ((self->has_shown | self->has_mucked) & mine)
        return text_error(seat_label(action->player), " has shown or mucked "
                          "already", (char *)0);
    if (action->kind != PHH_MUCKS) {
        self->has_shown |= mine;
        return show_hole_cards(self, action);
    }
    if (self->has_mucked && self->out->poker.end == POKER_SHOWDOWN)
        return "both players cannot muck: one takes the pot";
    self->has_mucked |= mine;
    return NULL;
}

/* One action */

static const char *replay_action(struct replay *self,
                                 const struct phh_action *action)
{
    if (action->player >= POKER_PLAYERS)
        return "this player has no stack";
    switch (action->kind) {
    case PHH_HOLE:
        return deal_hole(self, action);
    case PHH_BOARD:
        return deal_board(self, action);
    case PHH_FOLDS:
    case PHH_CALLS:
    case PHH_RAISES:
        return replay_bet(self, action);
    case PHH_SHOWS:
    case PHH_SHOWS_DEALT:
    case PHH_MUCKS:
        return show_or_muck(self, action);
    case PHH_NOTHING:
        return NULL;
    default:
        return "this action does not belong to Hold'em";
    }
}

/* The end */

static int knows_board(const struct replay *self)
{
    for (int i = 0; i < self->out->board_count; i++)
        if (self->out->board[i] == PHH_UNKNOWN)
            return 0;
    return self->out->board_count == poker_board(&self->out->poker);
}

static uint32_t known_hand_value(const struct replay *self, int player)
{
    const struct phh_outcome *out = self->out;
    cards hand = cards_of(out->hole[player][0])
               | cards_of(out->hole[player][1]);

    for (int i = 0; i < out->board_count; i++)
        hand |= cards_of(out->board[i]);
    return poker_value(hand);
}

/* Values that decide the showdown; 0 if it cannot be decided. A muck gives up
 * the pot, whatever the cards. Known cards need not be shown. */
static int find_values(const struct replay *self,
                       uint32_t value[POKER_PLAYERS])
{
    if (self->out->board_count < poker_board(&self->out->poker))
        return 0;
    if (self->has_mucked) {
        value[0] = !(self->has_mucked & 1);
        value[1] = !value[0];
        return 1;
    }
    if (!knows_board(self) || !knows_hole(self, 0) || !knows_hole(self, 1))
        return 0;
    value[0] = known_hand_value(self, 0);
    value[1] = known_hand_value(self, 1);
    return 1;
}

/* Stacks are copied even if the winner is unknown; is_over tells. */
static void settle_pot(struct replay *self)
{
    struct phh_outcome *out = self->out;
    uint32_t value[POKER_PLAYERS];

    out->is_over = out->poker.end == POKER_FOLDED;
    if (out->poker.end == POKER_SHOWDOWN && find_values(self, value)) {
        poker_show(&out->poker, value);
        out->is_over = 1;
    }
    out->stack[0] = out->poker.stack[0];
    out->stack[1] = out->poker.stack[1];
}

/* A rake is paid by the winners and is a small part of the pot; sites record
 * stacks after it. */
static int is_raked(const struct replay *self)
{
    const struct poker *poker = &self->out->poker;
    int64_t pot = (int64_t)poker->won[0] + poker->won[1], rake = 0;

    for (int i = 0; i < POKER_PLAYERS; i++) {
        int64_t less = self->out->stack[i] - self->hand->finish[i];

        if (less < 0 || (less > 0 && poker->won[i] == 0))
            return 0;
        rake += less;
    }
    return rake * RAKE_PARTS <= pot;
}

/* A history that ends before the showdown may give the stacks without the
 * pot. */
static int is_unpaid(const struct replay *self)
{
    const struct poker *poker = &self->out->poker;

    return !self->has_shown && !self->has_mucked
        && self->hand->finish[0] == poker->stack[0] - poker->won[0]
        && self->hand->finish[1] == poker->stack[1] - poker->won[1];
}

/* With the winner unknown, the chips may only become fewer. */
static const char *check_sum(const struct replay *self)
{
    const struct phh_hand *hand = self->hand;
    int64_t before = hand->stack[0] + hand->stack[1];
    int64_t after = hand->finish[0] + hand->finish[1];

    return after > before ? "finishing_stacks are more than starting_stacks"
                          : NULL;
}

static const char *check_finish(const struct replay *self)
{
    const struct phh_hand *hand = self->hand;
    const struct phh_outcome *out = self->out;
    char wanted[3 * NUMBER_MAX];
    struct text to;

    if (!(hand->has >> PHH_FINISH & 1))
        return NULL;
    if (out->poker.end == POKER_SHOWDOWN && !out->is_over)
        return check_sum(self);
    if (is_raked(self) || (out->poker.end == POKER_SHOWDOWN
                           && is_unpaid(self)))
        return NULL;
    text_begin(&to, wanted, sizeof wanted);
    phh_write_amount(out->stack[0], hand->decimals, &to);
    text_put(&to, ", ");
    phh_write_amount(out->stack[1], hand->decimals, &to);
    return text_error("finishing_stacks must be [", wanted, "]", (char *)0);
}

/* All */

static int stop_at(struct phh_outcome *out, struct phh_place place,
                   const char *message)
{
    out->place = place;
    out->message = message;
    return 0;
}

static int replay_all_actions(struct replay *self)
{
    const struct phh_hand *hand = self->hand;
    const char *error;

    for (int i = 0; i < hand->action_count; i++) {
        error = replay_action(self, &hand->action[i]);
        if (error)
            return stop_at(self->out, hand->action[i].place, error);
    }
    settle_pot(self);
    error = check_finish(self);
    return error ? stop_at(self->out, hand->place[PHH_FINISH], error) : 1;
}

int phh_replay(const struct phh_hand *hand, struct phh_outcome *outcome)
{
    struct replay self = {
        .hand = hand, .out = outcome, .street = NOBODY,
        .is_stepped = hand->variant == PHH_NT && !has_blinds(hand),
    };
    struct poker_rules rules;
    const int32_t stack[] = {(int32_t)hand->stack[0],
                             (int32_t)hand->stack[1]};
    const char *error;

    memset(outcome, 0, sizeof *outcome);
    memset(outcome->hole, PHH_UNKNOWN, sizeof outcome->hole);
    outcome->place = hand->start;
    outcome->message = why_not_judged(hand);
    if (outcome->message)
        return 1;
    error = wrong_rules(hand);
    if (!error) {
        find_rules(hand, &rules);
        error = poker_begin(&outcome->poker, &rules, 1, stack);
    }
    outcome->is_judged = 1;
    return error ? stop_at(outcome, hand->start,
                           error) : replay_all_actions(&self);
}
