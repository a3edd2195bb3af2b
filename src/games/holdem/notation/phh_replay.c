/* phh_replay.c - replaying a hand by the rules.
 *
 * struct ring decides which bets are legal. This file adds what only a
 * history has: unknown cards and stacks, the order of deals, showing and
 * mucking. The first violation ends the replay.
 */
#include "games/holdem/notation/phh_replay.h"

#include <string.h>

#include "games/holdem/notation/words.h"

enum { NUMBER_MAX = 24, SEAT_MAX = 8 };

/* Words */

/* With the decimals of the hand, so that a message has the amounts of the
 * file. */
static const char *format_chips(const struct phh_replay *self, int64_t chips,
                                char buffer[NUMBER_MAX])
{
    struct text to;

    text_begin(&to, buffer, NUMBER_MAX);
    phh_write_amount(chips, self->hand->decimals, &to);
    return buffer;
}

static const char *seat_label(int player, char buffer[SEAT_MAX])
{
    struct text to;

    text_begin(&to, buffer, SEAT_MAX);
    text_put_char(&to, 'p');
    text_put_number(&to, (uint64_t)player + 1);
    return buffer;
}

static const char *card_name(int card, char buffer[POKER_CARD_MAX])
{
    struct text to;

    text_begin(&to, buffer, POKER_CARD_MAX);
    poker_write_card(card, &to);
    return buffer;
}

/* "p1 was not dealt ..." */
static const char *refuse_seat(int player, const char *what,
                               const char *more)
{
    char seat[SEAT_MAX];

    return text_error(seat_label(player, seat), what, more, (char *)0);
}

/* Cards */

/* Unknown cards cannot repeat. */
static const char *see_card(struct phh_replay *self, int card)
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

/* Live files deal one card to each player, twice; rooms both at once. */
static const char *deal_hole(struct phh_replay *self,
                             const struct phh_action *action)
{
    int player = action->player;
    const char *error = NULL;

    if (self->has_bet || self->out->board_count)
        return "hole cards must be dealt before everything else";
    if (self->hole_count[player] + action->count > PHH_HOLE_CARDS)
        return refuse_seat(player, " has more than two hole cards", "");
    for (int i = 0; i < action->count && !error; i++) {
        self->out->hole[player][self->hole_count[player]++] = action->card[i];
        error = see_card(self, action->card[i]);
    }
    if (self->hole_count[player] == PHH_HOLE_CARDS)
        self->has_hole |= (uint16_t)phh_seat(player);
    return error;
}

/* Asked before every bet, hence the set of those who have theirs. */
static const char *need_hole(const struct phh_replay *self)
{
    char seat[SEAT_MAX];
    int player = 0;

    if (self->has_hole == phh_seats(self->hand))
        return NULL;
    while (self->has_hole & phh_seat(player))
        player++;
    seat_label(player, seat);
    return text_error(seat, " has no hole cards yet; that is 'd dh ", seat,
                      " AhKh', or ???? if they are not known", (char *)0);
}

/* The next size of the board after this: 3, 4, 5. */
static int next_board(int count)
{
    return count < 3 ? 3 : count + 1;
}

/* The whole board has five. */
static const char *const card_counts[] = {"0", "1", "2", "3", "4", "5"};

static const char *too_many_cards(int due)
{
    return text_error("too many cards at once: here the board gets ",
                      card_counts[due], due == 1 ? " card" : " cards",
                      (char *)0);
}

/* No violation for sure, but the rest cannot be judged. */
static const char *may_be_all_in(struct phh_replay *self)
{
    self->is_vague = 1;
    return "not checked from here: a stack is unknown, and its player may be "
           "all-in";
}

/* With one player at most who is known to have chips, all others may be
 * all-in, which ends the betting. */
static const char *betting_goes_on(struct phh_replay *self,
                                   const char *message)
{
    const struct ring *ring = &self->out->ring;
    int known = 0;

    for (int i = 0; i < self->hand->players; i++)
        known += ring->in & phh_seat(i) && ring->stack[i] > 0
              && self->hand->stack[i] != PHH_INFINITE;
    return self->hand->is_infinite && known <= 1 ? may_be_all_in(self)
                                                 : message;
}

static const char *no_board(struct phh_replay *self)
{
    if (self->out->ring.end == POKER_FOLDED)
        return "the hand is over: no more cards are dealt";
    if (self->out->ring.end == POKER_SHOWDOWN)
        return "the board is complete already";
    return betting_goes_on(self, "the betting of this round is not over: no "
                                 "cards are dealt");
}

/* A street may be dealt card by card, but not two streets at once. */
static const char *deal_board(struct phh_replay *self,
                              const struct phh_action *action)
{
    struct phh_outcome *out = self->out;
    const char *error = need_hole(self);

    if (error)
        return error;
    if (out->ring.end == POKER_FOLDED
        || out->board_count == ring_board(&out->ring))
        return no_board(self);
    if (out->board_count + action->count > next_board(out->board_count))
        return too_many_cards(next_board(out->board_count)
                              - out->board_count);
    out->ring.spared = 0;
    for (int i = 0; i < action->count && !error; i++) {
        out->board[out->board_count++] = action->card[i];
        error = see_card(self, action->card[i]);
    }
    return error;
}

/* Bets */

/* Due is how many cards the street has that the board has not. */
static const char *need_board(const struct phh_replay *self)
{
    int due = ring_board(&self->out->ring) - self->out->board_count;

    if (due == 0)
        return NULL;
    return text_error("before this the board gets ", card_counts[due],
                      due == 1 ? " more card: 'd db ...'"
                               : " more cards: 'd db ...'", (char *)0);
}

/* What is over is said before whose turn it is: then it is nobody's. */
static const char *need_turn(const struct phh_replay *self, int player)
{
    const struct ring *ring = &self->out->ring;
    char seat[SEAT_MAX], other[SEAT_MAX];

    if (ring->end == POKER_FOLDED)
        return "the hand is over: all but one have folded";
    if (ring->end == POKER_SHOWDOWN)
        return "the betting is over: now cards are shown";
    if (ring->turn != player)
        return text_error("it is the turn of ", seat_label(ring->turn, seat),
                          ", not of ", seat_label(player, other), (char *)0);
    return NULL;
}

/* Order matters: a player out of turn is reported before a missing board. */
static const char *need_before_bet(const struct phh_replay *self, int player)
{
    const char *error = need_hole(self);

    if (!error)
        error = need_turn(self, player);
    return error ? error : need_board(self);
}

/* The most exact reason first: a call for all chips is never a raise. */
static const char *refuse_raise(const struct ring *ring)
{
    int player = ring->turn;

    if (ring->round[player] + ring->stack[player] <= ring->high)
        return "no raise is possible: a call takes all the chips";
    if (ring->answered[player] >= 0
        && ring->high - ring->answered[player] < ring->step)
        return refuse_seat(player, " may only call or fold: nobody has made a "
                           "full raise since", "");
    return "no raise is possible: everybody else is all-in";
}

/* One amount, a bound below, or both, whichever there are. A stack that is
 * unknown counts as more than all chips, and its bound is not told. */
static const char *wrong_raise(const struct phh_replay *self,
                               const struct ring_options *options)
{
    char least[NUMBER_MAX], most[NUMBER_MAX];

    format_chips(self, options->raise_least, least);
    if (options->raise_least == options->raise_most)
        return text_error("a raise must be to ", least, (char *)0);
    if (options->raise_most > PHH_CHIPS_MAX)
        return text_error("a raise must be to ", least, " at least",
                          (char *)0);
    format_chips(self, options->raise_most, most);
    return text_error("a raise must be to ", least, "..", most, (char *)0);
}

/* The most that another player could call. */
static int64_t longest_reach(const struct ring *ring)
{
    int64_t reach = 0;

    for (int i = 0; i < ring->rules.players; i++)
        if (i != ring->turn && ring->in & phh_seat(i)
            && ring->round[i] + ring->stack[i] > reach)
            reach = ring->round[i] + ring->stack[i];
    return reach;
}

/* Too little is enough if it puts everybody else all-in; and a player whose
 * stack is unknown may be all-in himself. */
static const char *check_raise(struct phh_replay *self, int64_t to)
{
    const struct ring *ring = &self->out->ring;
    struct ring_options options;

    ring_find_options(ring, &options);
    if (options.raise_most == 0)
        return refuse_raise(ring);
    if ((to >= options.raise_least && to <= options.raise_most)
        || (to > ring->high && to < options.raise_least
            && to == longest_reach(ring)))
        return NULL;
    if (self->hand->stack[ring->turn] == PHH_INFINITE && to > ring->high)
        return may_be_all_in(self);
    return wrong_raise(self, &options);
}

/* Some programs let a player check who has nobody to bet against. */
static int is_idle_check(struct phh_replay *self,
                         const struct phh_action *action)
{
    struct ring *ring = &self->out->ring;

    if (action->kind != PHH_CALLS || ring->end != POKER_SHOWDOWN
        || !(ring->spared & phh_seat(action->player)))
        return 0;
    ring->spared &= (uint16_t)~phh_seat(action->player);
    return 1;
}

/* is_idle_check goes first, since by the rules the betting is over then. */
static const char *replay_bet(struct phh_replay *self,
                              const struct phh_action *action)
{
    static const uint8_t kinds[] = {
        [PHH_FOLDS] = POKER_FOLDS, [PHH_CALLS] = POKER_CALLS,
        [PHH_RAISES] = POKER_RAISES,
    };
    const char *error;

    if (is_idle_check(self, action))
        return NULL;
    error = need_before_bet(self, action->player);
    if (!error && action->kind == PHH_RAISES)
        error = check_raise(self, action->amount);
    if (error)
        return error;
    self->has_bet = 1;
    ring_act(&self->out->ring, kinds[action->kind], action->amount);
    return NULL;
}

/* Rare in Hold'em: the first to act must bet this much at least. */
static const char *replay_bring_in(struct phh_replay *self,
                                   const struct phh_action *action)
{
    struct ring *ring = &self->out->ring;
    const char *error = need_before_bet(self, action->player);

    if (!self->hand->bring_in)
        return "this action does not belong to Hold'em without a bring_in";
    if (!error && (ring->street > 0 || ring->high > 0 || self->has_bet))
        error = "a bring-in is the first bet of a hand without blinds";
    if (error)
        return error;
    self->has_bet = 1;
    ring_bring_in(ring);
    return NULL;
}

/* Showing */

/* In either order. */
static int is_dealt(const uint8_t *hole, int card)
{
    return hole[0] == card || hole[1] == card;
}

/* A card shown must have been dealt, or replaces one that was unknown. */
static const char *show_card(struct phh_replay *self, int player, int card)
{
    uint8_t *hole = self->out->hole[player];
    char name[POKER_CARD_MAX];

    if (card == PHH_UNKNOWN || is_dealt(hole, card))
        return NULL;
    for (int i = 0; i < PHH_HOLE_CARDS; i++)
        if (hole[i] == PHH_UNKNOWN) {
            hole[i] = (uint8_t)card;
            return see_card(self, card);
        }
    return refuse_seat(player, " was not dealt the card ",
                       card_name(card, name));
}

/* ???? is a showing, too: nothing is learned from it. */
static const char *show_hole_cards(struct phh_replay *self,
                                   const struct phh_action *action)
{
    int player = action->player;
    const char *error = NULL;

    if (action->kind == PHH_SHOWS_DEALT)
        return phh_knows_hole(self, player) ? NULL
             : "- stands for cards that were dealt, but these are not known";
    if (action->count != PHH_HOLE_CARDS)
        return "a player shows two cards";
    if (action->card[0] == action->card[1]
        && action->card[0] != PHH_UNKNOWN)
        return "a player shows two different cards";
    for (int i = 0; i < action->count && !error; i++)
        error = show_card(self, player, action->card[i]);
    return error;
}

/* Who has tabled known cards cannot take them back; after ???? a muck tells
 * more than was known. */
static const char *muck_hole_cards(struct phh_replay *self, int player)
{
    const struct ring *ring = &self->out->ring;
    unsigned left = ring->in & ~(unsigned)self->has_mucked
                  & ~phh_seat(player);

    if (self->has_shown & phh_seat(player) && phh_knows_hole(self, player))
        return refuse_seat(player, " has shown his cards already", "");
    if (!left && ring->end == POKER_SHOWDOWN)
        return "not everybody can muck: somebody takes the pot";
    self->has_mucked |= (uint16_t)phh_seat(player);
    return NULL;
}

/* After a fold a player may still show; nothing depends on it. With players
 * all-in, programs that do not know the cards show ???? before every street,
 * so cards may be shown again. */
static const char *show_or_muck(struct phh_replay *self,
                                const struct phh_action *action)
{
    if (self->out->ring.end == POKER_GOES_ON)
        return betting_goes_on(self, "cards are shown when the betting is "
                                     "over");
    if (self->has_mucked & phh_seat(action->player))
        return refuse_seat(action->player, " has mucked already", "");
    if (action->kind == PHH_MUCKS)
        return muck_hole_cards(self, action->player);
    self->has_shown |= (uint16_t)phh_seat(action->player);
    return show_hole_cards(self, action);
}

/* One action */

/* The player is checked for all kinds at once; a deal of the board has player
 * 0, who is always there. */
static const char *replay_action(struct phh_replay *self,
                                 const struct phh_action *action)
{
    if (action->player >= self->hand->players)
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
    case PHH_BRINGS_IN:
        return replay_bring_in(self, action);
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

/* All */

/* 0, or 1 if what stopped the replay is no violation. */
static int stop_at(struct phh_replay *self, struct phh_place place,
                   const char *message)
{
    self->out->place = place;
    self->out->message = message;
    self->out->is_judged = !self->is_vague;
    return self->is_vague;
}

/* Settled only if no action was wrong; what is then compared are the fields
 * for finishing stacks and winnings, if there are any. */
static int replay_all_actions(struct phh_replay *self)
{
    const struct phh_hand *hand = self->hand;
    enum phh_field field;
    const char *error;

    for (int i = 0; i < hand->action_count; i++) {
        error = replay_action(self, &hand->action[i]);
        if (error)
            return stop_at(self, hand->action[i].place, error);
    }
    phh_settle(self);
    error = phh_settle_check(self, &field);
    return error ? stop_at(self, hand->place[field], error) : 1;
}

/* is_whole: the others must pay all of a blind that was posted short. */
static int replay_with(const struct phh_hand *hand, int is_whole,
                       struct phh_outcome *outcome)
{
    struct phh_replay self = {.hand = hand, .out = outcome};
    const char *error = phh_rules_wrong(hand);

    memset(outcome, 0, sizeof *outcome);
    memset(outcome->hole, PHH_UNKNOWN, sizeof outcome->hole);
    outcome->is_judged = 1;
    if (error)
        return stop_at(&self, hand->start, error);
    phh_rules_begin(hand, is_whole, &outcome->ring);
    return replay_all_actions(&self);
}

/* Where a blind was posted short, some rooms ask the others for all of it,
 * and the format does not tell: either may be right. The first message stays
 * if neither is. */
int phh_replay(const struct phh_hand *hand, struct phh_outcome *outcome)
{
    struct phh_outcome other;

    outcome->message = phh_rules_why_not(hand);
    if (outcome->message) {
        outcome->is_judged = outcome->is_over = 0;
        outcome->place = hand->start;
        return 1;
    }
    if (replay_with(hand, 0, outcome))
        return 1;
    if (!phh_rules_is_short(hand) || !replay_with(hand, 1, &other))
        return replay_with(hand, 0, outcome);
    *outcome = other;
    return 1;
}
