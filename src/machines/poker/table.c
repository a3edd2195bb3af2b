/* table.c - a card table beside the Basys3: cards, chips, and keys to bet.
 *
 * It remembers a player's cards after the terminal has cleared them. Where two
 * people look at one screen, a player's cards lie face down until he asks for
 * them in his turn, and again when the turn passes. The other player's are
 * known to this table only after a showdown that shows them.
 *
 * A bet is ordered as a mind would answer it; the hand sets the switches.
 */
#include "machines/poker/table.h"

#include "base/words.h"
#include "bench/session.h"
#include "machines/poker/hand_names.h"
#include "machines/poker/table_end.h"
#include "machines/poker/table_view.h"
#include "machines/poker/table_words.h"

enum {
    OTHER_Y = 10, BOARD_Y = 205, POT_Y = 440, OWN_Y = 500,
    CARD_WIDTH = 128, CARD_HEIGHT = 180, CARD_STEP = 144,
    NAME_X = 310, NAME_WIDTH = 480,
    SLIDER_Y = 700, SHOW_X = 490,
    KEYS_Y = 796, KEY_HEIGHT = 96, KEY_STEP = 102,
};

struct poker_draft {
    unsigned shown_pass;                /* his cards are shown in this turn,
                                         * and one more: 0 is never */
    unsigned amount_turn;               /* an amount was chosen for a turn: */
    int32_t amount;                     /* the total of the round */
};

/* Old moments show what everybody may see: whoever goes back need not be the
 * one who has asked. */
static int has_asked_for_cards(const struct table_view *view,
                               const struct poker_view *seat,
                               const struct poker_draft *draft)
{
    return seat->has_press && draft->shown_pass == seat->watch->passes + 1
        && session_tick(view->session) == session_end(view->session);
}

static int has_hand_begun(const struct poker_view *seat)
{
    return seat->track->hands > 0 && !seat->watch->is_lost;
}

/* Cards */

/* From hearts, diamonds, clubs, spades to the order of table_card.c. */
static int32_t card_number(int card)
{
    static const uint8_t suit[] = {2, 1, 0, 3};

    return 4 * card_rank(card) + suit[card_suit(card)];
}

/* A card, or the back of one: -1. */
static void lay_card(struct table *to, int x, int y, int card)
{
    struct table_item *item = table_add(to, TABLE_CARD, x, y, CARD_WIDTH,
                                        CARD_HEIGHT);
    struct text words = table_words(item);

    item->value = card < 0 ? -1 : card_number(card);
    if (card < 0)
        words_put(&words, "a card face down", (char *)0);
    else
        hand_poker_name_card(card, &words);
}

static void lay_two_cards(struct table *to, int y,
                          const struct hand_poker_cards *two)
{
    for (int i = 0; i < POKER_HAND_CARDS; i++)
        lay_card(to, 20 + i * CARD_STEP, y, two ? two->card[i] : -1);
}

/* Those of later streets lie face down. */
static void lay_community_cards(struct table *to,
                                const struct poker_view *seat)
{
    const struct hand_poker_cards *board = &seat->watch->board;
    const struct poker_rules *rules = &seat->track->rules;
    int count = rules->board[rules->streets - 1];
    int left = (TABLE_WIDTH - (count - 1) * CARD_STEP - CARD_WIDTH) / 2;
    struct table_item *felt = table_add(to, TABLE_SHEET, 10, BOARD_Y,
                                        TABLE_WIDTH - 20, CARD_HEIGHT + 44);

    felt->piece = TABLE_FELT;
    for (int i = 0; i < count && has_hand_begun(seat); i++)
        lay_card(to, left + i * CARD_STEP, BOARD_Y + 22,
                 i < board->count ? board->card[i] : -1);
}

/* Players */

static void lay_name(struct table *to, const struct poker_view *seat,
                     int player, int y)
{
    struct table_item *item = table_add_label(to, NAME_X, y, NAME_WIDTH, 60,
                                              "");
    struct text text = table_text(item);

    item->marks = TABLE_IS_STRONG;
    poker_words_put_chips(seat, player, &text);
}

/* Before what the player whose turn it is has done last. */
static const char *turn_pattern(const struct poker_view *seat, int player,
                                int has_acted)
{
    if (poker_words_is_you(seat, player))
        return has_acted ? WORDS("your turn; {1}") : WORDS("your turn");
    return has_acted ? WORDS("to act; {1}") : WORDS("to act");
}

/* What he has done last, or that it is his turn. */
static void lay_last_act(struct table *to, const struct poker_view *seat,
                         int player, int y)
{
    const struct hand_poker_note *note = hand_poker_notes_last(
        &seat->watch->notes, seat->track->hands, player);
    struct text text;
    char act[TABLE_TEXT_MAX] = "";
    struct text act_text;

    text = table_text(table_add_label(to, NAME_X, y, NAME_WIDTH, 50, ""));
    text_begin(&act_text, act, sizeof act);
    if (note)
        poker_words_put_act(note, &act_text);
    if (hand_poker_track_bettor(seat->track) != player)
        text_put(&text, act);
    else
        words_put(&text, turn_pattern(seat, player, note != NULL), act,
                  (char *)0);
}

static void lay_value(struct table *to, const struct poker_view *seat,
                      const struct hand_poker_cards *two, int y)
{
    uint32_t value = poker_view_value(seat, two);
    struct table_item *item;
    struct text text;

    if (!value)
        return;
    item = table_add_label(to, NAME_X, y, NAME_WIDTH, 50, "");
    text = table_text(item);
    hand_poker_name_value(value, &text);
}

static void lay_player(struct table *to, const struct poker_view *seat,
                       int player, int has_asked, int y)
{
    const struct hand_poker_cards *two = poker_view_cards(seat, player,
                                                          has_asked);

    lay_name(to, seat, player, y);
    if (!has_hand_begun(seat))
        return;
    lay_two_cards(to, y, two);
    lay_last_act(to, seat, player, y + 62);
    lay_value(to, seat, two, y + 118);
}

static void lay_pot(struct table *to, const struct poker_view *seat)
{
    struct table_item *item = table_add_label(to, 20, POT_Y, 760, 54, "");
    struct text text = table_text(item);

    item->marks = TABLE_IS_CENTRED;
    poker_words_put_pot(seat, &text);
}

/* Keys */

/* What a bet or a raise would be: as chosen on the slider, else half of the
 * pot. */
static int32_t wanted_amount(const struct poker_view *seat,
                             const struct poker_draft *draft)
{
    const struct poker_options *options = &seat->options;
    int32_t pot = seat->track->total[0] + seat->track->total[1]
                + options->to_call;
    int32_t amount = seat->hand.round[seat->own] + options->to_call
                   + (pot + 1) / 2;

    if (draft->amount_turn == hand_poker_turn(seat->track))
        amount = draft->amount;
    if (amount < options->raise_least)
        amount = options->raise_least;
    return amount < options->raise_most ? amount : options->raise_most;
}

/* The first bet of a round is a bet, any higher one a raise. */
static const char *raise_pattern(const struct poker_view *seat)
{
    return poker_words_has_bets(seat) ? WORDS("Raise to {1}")
                                      : WORDS("Bet {1}");
}

static void lay_slider(struct table *to, const struct poker_view *seat,
                       int32_t amount)
{
    struct table_item *item = table_add(
        to, TABLE_SLIDER, 20, SLIDER_Y, seat->is_shared ? SHOW_X - 40 : 760,
        TABLE_FINGER);
    struct text words = table_words(item);

    item->touch = POKER_TOUCH_AMOUNT;
    item->least = seat->options.raise_least;
    item->most = seat->options.raise_most;
    item->value = amount;
    poker_words_put_amount(raise_pattern(seat), amount, &words);
}

/* The key at a place of two by two; {1} is the amount, if it has one. */
static void lay_bet_key(struct table *to, int at, const char *pattern,
                        int32_t amount, int touch)
{
    struct table_item *key = table_add_key(
        to, 10 + at % 2 * 395, KEYS_Y + at / 2 * KEY_STEP, 385, KEY_HEIGHT,
        "", touch);
    struct text text = table_text(key);

    poker_words_put_amount(pattern, amount, &text);
    if (touch == POKER_TOUCH_CALL)
        key->marks = TABLE_IS_STRONG;
}

static void lay_bet_keys(struct table *to, const struct poker_view *seat,
                         const struct poker_draft *draft)
{
    int32_t call = seat->options.to_call;
    int32_t amount = wanted_amount(seat, draft);
    int may_raise = seat->options.raise_most > 0;

    lay_bet_key(to, 0, WORDS("Fold"), 0, POKER_TOUCH_FOLD);
    lay_bet_key(to, 1, call > 0 ? WORDS("Call {1}") : WORDS("Check"), call,
                POKER_TOUCH_CALL);
    if (!may_raise)
        return;
    lay_slider(to, seat, amount);
    lay_bet_key(to, 2, raise_pattern(seat), amount, POKER_TOUCH_RAISE);
    lay_bet_key(to, 3, WORDS("All-in {1}"), seat->track->wallet[seat->own],
                POKER_TOUCH_ALL_IN);
}

static void lay_main_key(struct table *to, const char *words, int touch)
{
    table_add_key(to, 150, KEYS_Y, 500, KEY_HEIGHT, words_of(words), touch)
        ->marks = TABLE_IS_STRONG;
}

/* A player who is asked though there is nothing to bet goes on with a call of
 * nothing; whoever must wait sees why there are no keys. */
static void lay_poker_keys(struct table *to, const struct poker_view *seat,
                           const struct poker_draft *draft)
{
    if (!seat->is_you && !seat->is_shared)
        return;                         /* minds need none */
    if (seat->is_forced)
        lay_main_key(to, WORDS("Continue"), POKER_TOUCH_CALL);
    else if (seat->is_on_turn)
        lay_bet_keys(to, seat, draft);
    else if (seat->is_due)
        lay_main_key(to, poker_words_next(seat), POKER_TOUCH_GO_ON);
    else if (!seat->watch->is_lost)
        lay_main_key(to, WORDS("Wait for the other player"), 0);
}

/* His cards may be seen by whoever sits beside him, so he must ask. */
static void lay_show_key(struct table *to, const struct poker_view *seat,
                         int has_asked)
{
    if (seat->is_shared && seat->has_press
        && seat->watch->hole.count == POKER_HAND_CARDS)
        table_add_key(to, SHOW_X, SLIDER_Y, 790 - SHOW_X, TABLE_FINGER,
                      words_of(has_asked ? "Hide my cards"
                                         : "Show my cards"),
                      POKER_TOUCH_SHOW);
}

static void lay_poker_table(const struct table_view *view, const void *draft,
                            struct table *to)
{
    struct poker_view seat;
    int has_asked;

    poker_view_take(&seat, view);
    has_asked = has_asked_for_cards(view, &seat, draft);
    lay_player(to, &seat, seat.other, 0, OTHER_Y);
    lay_community_cards(to, &seat);
    lay_pot(to, &seat);
    lay_player(to, &seat, seat.own, has_asked, OWN_Y);
    lay_show_key(to, &seat, has_asked);
    lay_poker_keys(to, &seat, draft);
}

/* Touches */

/* The rules judge it as the machine would: an order that is given is legal. */
static const char *order_bet(const struct poker_view *seat,
                             enum poker_kind kind, int32_t amount,
                             struct table_order *order)
{
    struct poker_action action = {.kind = (uint8_t)kind, .to = amount};
    const char *why;

    if (!seat->is_on_turn)
        return words_of("it is not your turn to bet");
    why = seat->is_forced && kind == POKER_CALLS
        ? NULL : poker_check(&seat->hand, &action);
    if (!why)
        table_order_move(order, &action, sizeof action);
    return why;
}

/* All that is left: a raise, or a call that takes it. */
static const char *order_all_in(const struct poker_view *seat,
                                struct table_order *order)
{
    return seat->options.raise_most > 0
        ? order_bet(seat, POKER_RAISES, seat->options.raise_most, order)
        : order_bet(seat, POKER_CALLS, 0, order);
}

/* It is cut to what is legal only when it is used (wanted_amount). */
static const char *keep_amount(const struct poker_view *seat,
                                 struct poker_draft *draft, int32_t value)
{
    if (!seat->is_on_turn || seat->options.raise_most == 0)
        return words_of("there is nothing to bet now");
    draft->amount_turn = hand_poker_turn(seat->track);
    draft->amount = value;
    return NULL;
}

/* As many presses as follow each other without a question: a deal shows this
 * seat its cards and puts them away again. */
static int presses_to_go_on(const struct poker_view *seat)
{
    switch (seat->track->phase) {
    case POKER_PHASE_BOARD:
    case POKER_PHASE_OVER:  return 3;
    case POKER_PHASE_HAND1:
    case POKER_PHASE_HAND2: return 2;
    default:                return 1;
    }
}

static const char *order_next(const struct poker_view *seat,
                              struct table_order *order)
{
    if (!seat->is_due || seat->is_on_turn)
        return words_of(seat->is_on_turn
                        ? "it is your turn: bet, check or fold"
                        : "it is the other player's turn");
    table_order_presses(order, presses_to_go_on(seat));
    return NULL;
}

static const char *show_or_hide(const struct poker_view *seat,
                                struct poker_draft *draft)
{
    if (!seat->has_press)
        return words_of("your cards are shown only in your turn");
    draft->shown_pass = draft->shown_pass == seat->watch->passes + 1
                      ? 0 : seat->watch->passes + 1;
    return NULL;
}

static const char *touch_poker_table(const struct table_view *view,
                                     void *draft, int touch, int32_t value,
                                     struct table_order *order)
{
    struct poker_view seat;

    poker_view_take(&seat, view);
    switch (touch) {
    case POKER_TOUCH_FOLD:   return order_bet(&seat, POKER_FOLDS, 0, order);
    case POKER_TOUCH_CALL:   return order_bet(&seat, POKER_CALLS, 0, order);
    case POKER_TOUCH_RAISE:
        return order_bet(&seat, POKER_RAISES, wanted_amount(&seat, draft),
                         order);
    case POKER_TOUCH_ALL_IN: return order_all_in(&seat, order);
    case POKER_TOUCH_AMOUNT: return keep_amount(&seat, draft, value);
    case POKER_TOUCH_SHOW:   return show_or_hide(&seat, draft);
    case POKER_TOUCH_GO_ON:  return order_next(&seat, order);
    default:           return words_of("there is nothing to touch");
    }
}

const struct table_type poker_table = {
    .lay = lay_poker_table,
    .touch = touch_poker_table,
    .say_now = poker_words_say_now,
    .say_last = poker_words_say_last,
    .count_moves = poker_words_count,
    .move = poker_words_move,
    .end = poker_end_tell,
    .graph = WORDS("chips after each hand"),
};
