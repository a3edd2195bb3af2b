/* intro_guide.c - the first hand of poker, step by step.
 *
 * A step is a stage of the hand. What is to be touched now, and what is said,
 * follows from the game alone: whatever the cards and the other player do, the
 * ringed key takes the game on. A fold ends the hand early, and the stages
 * after it are done.
 */
#include "base/words.h"
#include "bench/session.h"
#include "machines/poker/hand_advice.h"
#include "machines/poker/intro.h"
#include "machines/poker/table.h"
#include "machines/poker/table_view.h"
#include "machines/poker/table_words.h"

enum { STEP_DEAL, STEP_CARDS, STEP_BET, STEP_ROUND, STEP_SHOWDOWN, STEP_END };

static const char *const switch_names[BASYS3_SWITCHES] = {
    "SW0", "SW1", "SW2", "SW3", "SW4", "SW5", "SW6", "SW7", "SW8", "SW9",
    "SW10", "SW11", "SW12", "SW13", "SW14", "SW15",
};

/* The keys */

/* While the hand presses what was touched, nothing is to be touched. */
static int touch_due(const struct poker_view *seat,
                     const struct poker_hand *state)
{
    if (hand_poker_has_plan(state) || state->is_placed
        || seat->track->is_open)
        return 0;
    if (seat->is_on_turn)
        return POKER_TOUCH_CALL;
    return seat->is_due ? POKER_TOUCH_GO_ON : 0;
}

/* The switches as they will be: those of the bet, or all down after it. */
static pins switches_due(const struct poker_view *seat,
                         const struct poker_hand *state)
{
    struct poker_action call = {.kind = POKER_CALLS};

    if (!seat->is_on_turn || !hand_poker_track_takes_bet(seat->track))
        return 0;
    return hand_poker_wanted(seat->watch, hand_poker_has_plan(state)
                                          ? &state->plan : &call);
}

static const char *highest_switch(pins which)
{
    int at = BASYS3_SWITCHES - 1;

    while (at > 0 && !(which & PIN(at)))
        at--;
    return switch_names[at];
}

/* The switches come before the button, and after a bet they go down again. */
static const char *part_due(const struct table_view *view,
                            const struct poker_view *seat,
                            const struct poker_hand *state)
{
    pins now = hand_poker_switches(session_in(view->session));
    pins moved = now ^ switches_due(seat, state);
    int is_bet = seat->is_on_turn && hand_poker_track_takes_bet(seat->track);

    if (moved && (is_bet || state->is_placed))
        return highest_switch(moved);
    return seat->is_due || seat->watch->is_lost ? "BTNC" : NULL;
}

/* The words */

static const char *bet_sentence(const struct poker_view *seat)
{
    if (seat->is_forced)
        return WORDS("Nothing is left to bet in this hand. Touch Continue.");
    if (seat->options.to_call > 0)
        return WORDS("{1} has bet {2} more than you. Touch Call to put in as "
                     "much and stay in the hand; Fold gives the pot away.");
    return WORDS("Your turn. Touch Check to stay in for nothing. With good "
                 "cards, choose an amount on the slider and touch Bet "
                 "instead.");
}

static const char *waiting_sentence(const struct poker_view *seat)
{
    return hand_poker_track_bettor(seat->track) == POKER_NOBODY
         ? WORDS("The cards in the middle belong to both of you, your two "
                 "cards to you alone. {1} looks at two cards, too: wait.")
         : WORDS("Both of you have put chips into the pot. Now {1} is to act: "
                 "wait for the bet.");
}

static const char *end_sentence(const struct poker_view *seat)
{
    return seat->track->is_broke
         ? WORDS("The match is over: one of you has all the chips. Touch New "
                 "match to play again.")
         : WORDS("The hand is over, and the line below tells who took the pot, "
                 "and why. Touch Deal the next hand: from here on you play "
                 "alone.");
}

static const char *press_sentence(const struct poker_view *seat)
{
    switch (seat->track->phase) {
    case POKER_PHASE_BOARD:
        return WORDS("Welcome to the poker table. Touch Deal: a hand presses "
                     "BTNC on the board for you, and the cards are dealt.");
    case POKER_PHASE_STREET:
        return WORDS("The bets are equal. More community cards are due: touch "
                     "the key, and a new round of betting begins.");
    case POKER_PHASE_SHOWDOWN:
        return WORDS("The bets are equal, so the betting is over. Touch "
                     "Showdown: the better hand takes the pot.");
    case POKER_PHASE_OVER:
        return end_sentence(seat);
    default:
        return WORDS("You get two cards that nobody else sees. The cards in "
                     "the middle belong to both of you.");
    }
}

static const char *step_pattern(const struct poker_view *seat)
{
    if (seat->watch->is_lost)
        return WORDS("The table lost track of this hand. Press BTNC on the "
                     "board until a new hand is dealt.");
    if (seat->is_on_turn)
        return bet_sentence(seat);
    return seat->is_due ? press_sentence(seat) : waiting_sentence(seat);
}

static void put_step_words(const struct poker_view *seat,
                           struct intro_step *to)
{
    char call[24];
    struct text text;

    text_begin(&text, call, sizeof call);
    text_put_number(&text, (uint64_t)seat->options.to_call);
    text_begin(&text, to->words, sizeof to->words);
    words_put(&text, step_pattern(seat), poker_words_seat(seat->other), call,
              (char *)0);
}

/* The stages */

static int has_bet(const struct poker_view *seat)
{
    return hand_poker_notes_last(&seat->watch->notes, seat->track->hands,
                                 seat->own) != NULL;
}

/* All of the first hand are done when the second is dealt. */
static int is_step_done(const struct poker_view *seat, int step)
{
    int phase = seat->track->phase;
    int is_over = phase == POKER_PHASE_OVER;

    if (seat->track->hands > 1)
        return 1;
    switch (step) {
    case STEP_DEAL:     return phase != POKER_PHASE_BOARD;
    case STEP_CARDS:    return phase > POKER_PHASE_FORCED;
    case STEP_BET:      return is_over || has_bet(seat);
    case STEP_ROUND:    return is_over || phase == POKER_PHASE_SHOWDOWN;
    case STEP_SHOWDOWN: return is_over && !seat->track->is_open;
    default:            return 0;
    }
}

void poker_intro_guide(const struct table_view *view, const void *draft,
                       int step, struct intro_step *to)
{
    const struct poker_hand *state = view->state;
    struct poker_view seat;

    (void)draft;
    poker_view_take(&seat, view);
    put_step_words(&seat, to);
    to->touch = touch_due(&seat, state);
    to->part = part_due(view, &seat, state);
    to->is_done = is_step_done(&seat, step);
}
