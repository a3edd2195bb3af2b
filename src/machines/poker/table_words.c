/* table_words.c - a game of poker in words.
 *
 * A player reads of himself as "you", and of the other by his seat. Where two
 * people look at one screen nobody is "you", because the table turns with the
 * game.
 */
#include "machines/poker/table_words.h"

#include "machines/poker/hand_names.h"

enum { NAME_MAX = 64 };                 /* of a hand */

static void put_amount(const char *before, int32_t amount, struct text *to)
{
    text_put(to, before);
    text_put_number(to, (uint64_t)(amount > 0 ? amount : 0));
}

/* Players */

static int is_you(const struct poker_view *view, int player)
{
    return player == view->own && !view->is_shared;
}

void poker_words_put_player(const struct poker_view *view, int player,
                            struct text *to)
{
    if (is_you(view, player))
        text_put(to, "You");
    else
        text_put_char(to, hand_poker_seat(player));
}

/* "You win", "b wins". */
static void put_winner(const struct poker_view *view, int player,
                       struct text *to)
{
    poker_words_put_player(view, player, to);
    text_put(to, is_you(view, player) ? " win" : " wins");
}

/* What was done */

/* In the past tense, which is the same for "you" and for "b". */
static void put_act_alone(const struct hand_poker_note *note,
                          struct text *to)
{
    switch (note->act) {
    case HAND_POKER_FOLDED:     text_put(to, "folded"); break;
    case HAND_POKER_CHECKED:    text_put(to, "checked"); break;
    case HAND_POKER_CALLED:     put_amount("called ", note->amount, to); break;
    case HAND_POKER_BET:        put_amount("bet ", note->amount, to); break;
    case HAND_POKER_RAISED:
        put_amount("raised to ", note->amount, to);
        break;
    case HAND_POKER_FELL_SHORT:
        put_amount("put in ", note->amount, to);
        text_put(to, ", too little to call");
        break;
    case HAND_POKER_REFUSED:
        put_amount("tried ", note->amount, to);
        text_put(to, ", more than there is");
        break;
    case HAND_POKER_WON:        put_amount("won ", note->amount, to); break;
    default:
        put_amount("tied for ", note->amount, to);
        break;
    }
}

void poker_words_put_act(const struct hand_poker_note *note, struct text *to)
{
    put_act_alone(note, to);
    if (note->is_all_in)
        text_put(to, ", all-in");
}

/* Ends of hands */

/* The name of a player's hand, if this seat knows it. */
static int name_hand(const struct poker_view *view, int player,
                     char name[NAME_MAX])
{
    uint32_t value = poker_view_value(view,
                                      poker_view_cards(view, player, 0));
    struct text to;

    text_begin(&to, name, NAME_MAX);
    if (value)
        hand_poker_name_value(value, &to);
    return value != 0;
}

/* "with two pair, kings and fours, against a pair of nines". */
static void put_reason(const struct poker_view *view, int winner,
                       struct text *to)
{
    char better[NAME_MAX], worse[NAME_MAX];
    int has_better = name_hand(view, winner, better);
    int has_worse = name_hand(view, !winner, worse);

    if (has_better && has_worse && text_same(better, worse)) {
        text_put(to, ": both have ");
        text_put(to, better);
        text_put(to, ", and a higher card decides");
        return;
    }
    text_put(to, has_better ? " with " : " at the showdown");
    text_put(to, better);
    text_put(to, !has_worse ? "" : has_better ? ", against " : " against ");
    text_put(to, worse);
}

static void say_tie(const struct poker_view *view, int32_t pot,
                    struct text *to)
{
    char name[NAME_MAX];

    put_amount("A tie: the pot of ", pot, to);
    text_put(to, " is split");
    if (name_hand(view, view->own, name)) {
        text_put(to, ", both have ");
        text_put(to, name);
    }
}

static void say_winner_of_hand(const struct poker_view *view,
                               const struct hand_poker_note *end,
                               struct text *to)
{
    const struct hand_poker_note *last = hand_poker_notes_last(
        &view->watch->notes, end->hand, POKER_NOBODY);

    put_winner(view, end->player, to);
    put_amount(" ", end->amount, to);
    if (last && last->act == HAND_POKER_FOLDED) {
        text_put(to, ": ");
        poker_words_put_player(view, last->player, to);
        text_put(to, " folded");
    } else {
        put_reason(view, end->player, to);
    }
}

static void say_end_of_hand(const struct poker_view *view, struct text *to)
{
    const struct hand_poker_note *end = hand_poker_notes_end(
        &view->watch->notes, view->track->hands);

    if (!end)
        text_put(to, "The hand is over");
    else if (end->act == HAND_POKER_TIED)
        say_tie(view, end->amount, to);
    else
        say_winner_of_hand(view, end, to);
    if (view->track->is_broke) {
        text_put(to, ", and ");
        put_winner(view, view->track->wallet[0] == 0, to);
        text_put(to, " the match");
    }
}

/* Now */

const char *poker_words_next(const struct poker_view *view)
{
    switch (view->track->phase) {
    case POKER_PHASE_BOARD:    return "Deal";
    case POKER_PHASE_OVER:
        return view->track->is_broke ? "New match" : "Deal the next hand";
    case POKER_PHASE_SHOWDOWN: return "Showdown";
    case POKER_PHASE_STREET:
        return view->track->street == 0 ? "Show the flop"
             : view->track->street == 1 ? "Show the turn" : "Show the river";
    case POKER_PHASE_HAND1:
    case POKER_PHASE_HAND2:    return "Take my cards";
    default:                   return "Continue";
    }
}

static void say_go_on(const struct poker_view *view, struct text *to)
{
    if (view->is_shared && view->has_press) {
        poker_words_put_player(view, view->own, to);
        text_put(to, ", your press: touch ");
    } else {
        text_put(to, "Touch ");
    }
    text_put(to, poker_words_next(view));
    text_put(to, ", or press BTNC");
}

static void put_legal_bets(const struct poker_view *view, struct text *to)
{
    int has_bets = view->hand.round[0] || view->hand.round[1];

    if (view->options.to_call > 0)
        put_amount("call ", view->options.to_call, to);
    else
        text_put(to, "check");
    if (view->options.raise_most > 0)
        text_put(to, has_bets ? ", raise" : ", bet");
    text_put(to, ", or fold. ");
}

/* The press that begins the turn may still be missing (M2-087). */
static void put_controls(const struct poker_view *view, struct text *to)
{
    text_put(to, hand_poker_track_takes_bet(view->track)
             ? "On the board: " : "On the board: press BTNC, ");
    text_put(to, "set the bet on SW14-SW0, press BTNC; SW15 folds");
}

static void say_own_turn(const struct poker_view *view, struct text *to)
{
    if (view->is_shared) {
        poker_words_put_player(view, view->own, to);
        text_put(to, ", your turn: ");
    } else {
        text_put(to, "Your turn: ");
    }
    if (view->is_forced) {
        text_put(to, "there is nothing left to bet. Touch Continue, or press "
                     "BTNC with the switches down");
        return;
    }
    put_legal_bets(view, to);
    put_controls(view, to);
}

/* A mind needs no telling, and a person at the same screen has the table. */
static void say_waiting(const struct poker_view *view, struct text *to)
{
    text_put_char(to, hand_poker_seat(view->other));
    text_put(to, hand_poker_track_bettor(view->track) == POKER_NOBODY
             ? " has the next press" : " is to act");
}

/* Between the press of a showdown and its lights the winner is not known. */
void poker_words_say_now(const struct table_view *from, struct text *to)
{
    struct poker_view view;

    poker_view_take(&view, from);
    if (view.watch->is_lost) {
        text_put(to, "The table has lost track of this hand. Play it on the "
                     "board: the next one is followed again");
    } else if (view.is_on_turn) {
        say_own_turn(&view, to);
    } else if (!view.is_due) {
        say_waiting(&view, to);
    } else if (view.track->is_open) {
        text_put(to, "The hands are compared");
    } else {
        if (view.track->phase == POKER_PHASE_OVER) {
            say_end_of_hand(&view, to);
            text_put(to, ". ");
        }
        say_go_on(&view, to);
    }
}

/* And before */

void poker_words_say_last(const struct table_view *from, struct text *to)
{
    struct poker_view view;
    const struct hand_poker_note *note;

    poker_view_take(&view, from);
    note = hand_poker_notes_last(&view.watch->notes, view.track->hands,
                                 POKER_NOBODY);
    if (note) {
        poker_words_put_player(&view, note->player, to);
        text_put_char(to, ' ');
        poker_words_put_act(note, to);
    } else if (view.track->total[0] > 0
               && !poker_view_is_between_hands(&view)) {
        text_put(to, "Both have paid the ante");
    }
}

int poker_words_count(const struct table_view *from)
{
    const struct poker_hand *state = from->state;

    return state->watch.notes.count;
}

void poker_words_move(const struct table_view *from, int i,
                      struct table_move *to)
{
    const struct poker_hand *state = from->state;
    const struct hand_poker_note *note = &state->watch.notes.note[i];
    struct text words;

    to->tick = note->tick;
    to->seat = hand_poker_seat(note->player);
    text_begin(&words, to->words, sizeof to->words);
    poker_words_put_act(note, &words);
}
