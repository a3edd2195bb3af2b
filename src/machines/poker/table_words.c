/* table_words.c - a game of poker in words.
 *
 * A player reads of himself as "you", and of the other by his seat. Where two
 * people look at one screen, or minds play alone, nobody is "you". Whatever is
 * said of a player has therefore two patterns: languages bend their verbs.
 */
#include "machines/poker/table_words.h"

#include "base/words.h"
#include "machines/poker/table_end.h"

enum { DIGITS_MAX = 24 };

static const char *write_amount(int32_t amount, char digits[DIGITS_MAX])
{
    struct text to;

    text_begin(&to, digits, DIGITS_MAX);
    text_put_number(&to, (uint64_t)(amount > 0 ? amount : 0));
    return digits;
}

void poker_words_put_amount(const char *pattern, int32_t amount,
                            struct text *to)
{
    char digits[DIGITS_MAX];

    words_put(to, pattern, write_amount(amount, digits), (char *)0);
}

/* Players */

int poker_words_is_you(const struct poker_view *view, int player)
{
    return player == view->own && view->is_you;
}

const char *poker_words_seat(int player)
{
    return hand_poker_seat(player) == 'A' ? "A" : "b";
}

void poker_words_put_chips(const struct poker_view *view, int player,
                           struct text *to)
{
    char chips[TABLE_TEXT_MAX];
    struct text text;

    text_begin(&text, chips, sizeof chips);
    words_count(&text, (uint64_t)view->track->wallet[player], "{1} chip",
                "{1} chips");
    if (poker_words_is_you(view, player))
        words_put(to, "You: {1}", chips, (char *)0);
    else
        words_put(to, "{1}: {2}", poker_words_seat(player), chips, (char *)0);
}

void poker_words_put_pot(const struct poker_view *view, struct text *to)
{
    char pot[DIGITS_MAX], call[DIGITS_MAX];

    write_amount(view->track->total[0] + view->track->total[1], pot);
    write_amount(view->options.to_call, call);
    words_put(to, view->options.to_call > 0 ? "Pot {1}, {2} to call"
                                            : "Pot {1}",
              pot, call, (char *)0);
}

/* What was done */

/* {1} is the amount, {2} the seat of who did it. */
static const struct act_words {
    const char *alone, *you, *other;
} act_words[] = {
    [HAND_POKER_FOLDED] = {WORDS("folded"), WORDS("You folded"),
                           WORDS("{2} folded")},
    [HAND_POKER_CHECKED] = {WORDS("checked"), WORDS("You checked"),
                            WORDS("{2} checked")},
    [HAND_POKER_CALLED] = {WORDS("called {1}"), WORDS("You called {1}"),
                           WORDS("{2} called {1}")},
    [HAND_POKER_BET] = {WORDS("bet {1}"), WORDS("You bet {1}"),
                        WORDS("{2} bet {1}")},
    [HAND_POKER_RAISED] = {
        WORDS("raised to {1}"), WORDS("You raised to {1}"),
        WORDS("{2} raised to {1}"),
    },
    [HAND_POKER_FELL_SHORT] = {
        WORDS("put in {1}, too little to call"),
        WORDS("You put in {1}, too little to call"),
        WORDS("{2} put in {1}, too little to call"),
    },
    [HAND_POKER_REFUSED] = {
        WORDS("tried {1}, more than there is"),
        WORDS("You tried {1}, more than there is"),
        WORDS("{2} tried {1}, more than there is"),
    },
    [HAND_POKER_WON] = {WORDS("won {1}"), WORDS("You won {1}"),
                        WORDS("{2} won {1}")},
    [HAND_POKER_TIED] = {WORDS("tied for {1}"), WORDS("tied for {1}"),
                         WORDS("tied for {1}")},
};

static void put_act_as(const struct hand_poker_note *note,
                       const char *pattern, struct text *to)
{
    char act[TABLE_LINE_MAX], amount[DIGITS_MAX];
    struct text text;

    text_begin(&text, act, sizeof act);
    words_put(&text, pattern, write_amount(note->amount, amount),
              poker_words_seat(note->player), (char *)0);
    if (note->is_all_in)
        words_put(to, "{1}, all-in", act, (char *)0);
    else
        text_put(to, act);
}

void poker_words_put_act(const struct hand_poker_note *note, struct text *to)
{
    put_act_as(note, act_words[note->act].alone, to);
}

/* Now */

const char *poker_words_next(const struct poker_view *view)
{
    switch (view->track->phase) {
    case POKER_PHASE_BOARD:    return WORDS("Deal");
    case POKER_PHASE_OVER:
        return view->track->is_broke ? WORDS("New match")
                                     : WORDS("Deal the next hand");
    case POKER_PHASE_SHOWDOWN: return WORDS("Showdown");
    case POKER_PHASE_STREET:
        return view->track->street == 0 ? WORDS("Show the flop")
             : view->track->street == 1 ? WORDS("Show the turn")
                                        : WORDS("Show the river");
    case POKER_PHASE_HAND1:
    case POKER_PHASE_HAND2:    return WORDS("Take my cards");
    default:                   return WORDS("Continue");
    }
}

static void say_go_on(const struct poker_view *view, struct text *to)
{
    const char *key = words_of(poker_words_next(view));

    if (view->is_shared && view->has_press)
        words_put(to, "{1}, your press: touch {2}, or press BTNC",
                  poker_words_seat(view->own), key, (char *)0);
    else
        words_put(to, "Touch {1}, or press BTNC", key, (char *)0);
}

int poker_words_has_bets(const struct poker_view *view)
{
    return view->hand.round[0] || view->hand.round[1];
}

/* {1} is what a call costs. */
static const char *legal_bets_pattern(const struct poker_view *view)
{
    int has_price = view->options.to_call > 0;

    if (view->is_forced)
        return WORDS("nothing is left to bet.");
    if (view->options.raise_most <= 0)
        return has_price ? WORDS("call {1}, or fold.")
                         : WORDS("check, or fold.");
    if (!poker_words_has_bets(view))
        return WORDS("check, bet, or fold.");
    return has_price ? WORDS("call {1}, raise, or fold.")
                     : WORDS("check, raise, or fold.");
}

/* The press that begins the turn may still be missing (M2-087). */
static const char *controls_sentence(const struct poker_view *view)
{
    if (view->is_forced)
        return WORDS("Touch Continue, or press BTNC with the switches down");
    return hand_poker_track_takes_bet(view->track)
         ? WORDS("On the board: set SW14-SW0, press BTNC; SW15 folds")
         : WORDS("On the board: BTNC, set SW14-SW0, BTNC; SW15 folds");
}

static void say_own_turn(const struct poker_view *view, struct text *to)
{
    char bets[TABLE_LINE_MAX];
    struct text text;

    text_begin(&text, bets, sizeof bets);
    poker_words_put_amount(legal_bets_pattern(view), view->options.to_call,
                           &text);
    if (view->is_you)
        words_put(to, "Your turn: {1}", bets, (char *)0);
    else
        words_put(to, "{1}, your turn: {2}", poker_words_seat(view->own), bets,
                  (char *)0);
    text_put_char(to, ' ');
    text_put(to, words_of(controls_sentence(view)));
}

/* A mind needs no telling, and a person at the same screen has the table. */
static void say_waiting_for(const struct poker_view *view, int player,
                            struct text *to)
{
    words_put(to, hand_poker_track_bettor(view->track) == POKER_NOBODY
                  ? "{1} has the next press" : "It is the turn of {1}",
              poker_words_seat(player), (char *)0);
}

/* Between the press of a showdown and its lights the winner is not known. */
static void say_next_press(const struct poker_view *view, struct text *to)
{
    struct table_end end;

    if (view->track->is_open) {
        text_put(to, words_of("The hands are compared"));
        return;
    }
    if (poker_end_find(view, &end)) {
        text_put(to, end.words);
        text_put(to, ". ");
    }
    say_go_on(view, to);
}

/* Minds that play alone are watched: nobody is asked for anything. */
static void say_what_minds_do(const struct poker_view *view, struct text *to)
{
    struct table_end end;

    if (poker_end_find(view, &end))
        text_put(to, end.words);
    else
        say_waiting_for(view, view->is_due ? view->own : view->other, to);
}

void poker_words_say_now(const struct table_view *from, struct text *to)
{
    struct poker_view view;

    poker_view_take(&view, from);
    if (view.watch->is_lost)
        text_put(to, words_of("The table lost track of this hand. Finish it "
                              "on the board: it follows the next one"));
    else if (!hand_is_person(from->hand))
        say_what_minds_do(&view, to);
    else if (view.is_on_turn)
        say_own_turn(&view, to);
    else if (!view.is_due)
        say_waiting_for(&view, view.other, to);
    else
        say_next_press(&view, to);
}

/* And before */

static void say_last_act(const struct poker_view *view, struct text *to)
{
    const struct hand_poker_note *note = hand_poker_notes_last(
        &view->watch->notes, view->track->hands, POKER_NOBODY);

    if (note)
        put_act_as(note, poker_words_is_you(view, note->player)
                         ? act_words[note->act].you
                         : act_words[note->act].other, to);
    else if (view->track->total[0] > 0)
        text_put(to, words_of("Both have paid the ante"));
}

void poker_words_say_last(const struct table_view *from, struct text *to)
{
    struct poker_view view;

    poker_view_take(&view, from);
    if (view.track->phase == POKER_PHASE_OVER && !view.track->is_open)
        poker_end_say_hand(&view, to);
    else
        say_last_act(&view, to);
}

int poker_words_count(const struct table_view *from)
{
    const struct poker_hand *state = from->state;

    return state->watch.notes.count;
}

/* The chips are those of who sits here; of player 1 where two people do, so
 * that they do not change places with the turn. */
void poker_words_move(const struct table_view *from, int i,
                      struct table_move *to)
{
    const struct poker_hand *state = from->state;
    const struct hand_poker_note *note = &state->watch.notes.note[i];
    int whose = from->hand->is_shared ? 0
              : hand_poker_player(from->hand->seat);
    struct text words;

    to->tick = note->tick;
    to->seat = hand_poker_seat(note->player);
    to->has_value = hand_poker_notes_is_end(note);
    to->value = note->chips[whose];
    text_begin(&words, to->words, sizeof to->words);
    poker_words_put_act(note, &words);
}
