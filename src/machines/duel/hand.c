/* hand.c - how a robot works the duel machine.
 *
 * It reads digits and LEDs as a person does (hand_follow.c) and knows the
 * rules from the manual.
 *
 * bench/robot.c calls it every few ticks: first to look, then, if this seat
 * may act, to choose. What it knows is a function of the looks so far, so
 * that a hand that watches a replay knows the same.
 */
#include "base/text.h"
#include "base/words.h"
#include "bench/robot.h"
#include "machines/duel/hand_follow.h"
#include "machines/duel/intro.h"
#include "machines/duel/panel.h"
#include "machines/duel/table.h"
#include "machines/hand_time.h"

enum {
    START_MS = 1500,                    /* before it begins a match */
    LEAVE_MS = 2000,                    /* a judgement is shown so long */
};

static void look_at_duel(void *state, const struct hand *hand,
                         const struct session *session)
{
    hand_duel_follow(state, hand, session);
}

/* What to do next */

static const char *own_button(const struct hand *hand)
{
    return hand->seat == 'A' ? "BTN3" : "BTN0";
}

/* Each seat has its own button, so whoever holds it is known. */
static const char *find_held_enter(const void *state, const struct hand *hand,
                                   const struct session *session)
{
    (void)state;
    return hand_duel_is_down(hand->seat, session) ? own_button(hand) : NULL;
}

static uint64_t calm_in_duel(const void *state, const struct hand *hand,
                             const struct session *session)
{
    (void)hand;
    (void)session;
    return hand_duel_is_calm(state) ? UINT64_MAX : 0;
}

/* A code is ready at once; a guess may take several looks. */
static enum mind_answer think_of_code_or_guess(struct duel_hand *self,
                                               const struct hand *hand,
                                               const struct session *session)
{
    if (self->phase == HAND_DUEL_MAKE)
        return hand_mastermind_make(&self->thoughts, hand, session,
                                    self->rounds);
    return hand_mastermind_think(&self->thoughts, hand, session,
                                 self->rounds);
}

static enum hand_action press_own_enter(const struct hand *hand,
                                        const char **words)
{
    *words = own_button(hand);
    return HAND_PRESSES;
}

/* First the switches, then the button: one action at a time, and the next look
 * shows whether the first has been done. Colour 0 is letter 1. */
static enum hand_action enter_letter(struct duel_hand *self,
                                     const struct hand *hand,
                                     const struct session *session,
                                     const char **words)
{
    unsigned letter = mastermind_peg(self->thoughts.plan, DUEL_PLACES,
                                     self->entered) + 1;
    struct text to;

    if (pins_get(session_in(session), DUEL_SW_LETTER, 3) == letter)
        return press_own_enter(hand, words);
    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, "SW xxxxx");
    for (int bit = 2; bit >= 0; bit--)
        text_put_char(&to, letter >> bit & 1 ? '1' : '0');
    *words = self->words;
    return HAND_SETS;
}

/* What a person orders when it cannot be pressed ends there: it must not be
 * pressed at some later time, for something else. */
static enum hand_action drop_order(struct duel_hand *self,
                                   const struct hand *hand)
{
    uint32_t code;

    if (!hand_is_person(hand))
        return HAND_WAITS;
    (void)hand_think(hand, self->thoughts.mind, &self->thoughts.seen, 0,
                     &code);
    return HAND_THINKS;
}

/* What only goes on: a person says when. */
static enum hand_action go_on(struct duel_hand *self, const struct hand *hand,
                              const struct session *session, unsigned ms,
                              const char **words)
{
    if (hand_is_person(hand) && !hand->may_start)
        return drop_order(self, hand);
    return hand_time_has_passed(session, self->since_tick,
                                hand_pause_ms(hand, ms))
        ? press_own_enter(hand, words) : HAND_WAITS;
}

/* A letter is entered only when the whole word is planned. */
static enum hand_action enter_word(struct duel_hand *self,
                                   const struct hand *hand,
                                   const struct session *session,
                                   const char **words)
{
    enum mind_answer answer = think_of_code_or_guess(self, hand, session);

    if (answer == MIND_BUSY)
        return HAND_THINKS;
    return self->thoughts.has_plan
        ? enter_letter(self, hand, session, words) : HAND_WAITS;
}

/* During a message it waits, because the board ignores buttons; what was
 * ordered to be entered after it waits, too. */
static enum hand_action choose_in_round(struct duel_hand *self,
                                        const struct hand *hand,
                                        const struct session *session,
                                        const char **words)
{
    switch (self->phase) {
    case HAND_DUEL_JUDGED:
        return self->is_read ? go_on(self, hand, session, LEAVE_MS, words)
                             : HAND_WAITS;
    case HAND_DUEL_MAKE:
    case HAND_DUEL_BREAK:
        return enter_word(self, hand, session, words);
    default:
        return hand_duel_is_called(self) ? HAND_WAITS
                                         : drop_order(self, hand);
    }
}

/* The end of a match is left by people only. */
static enum hand_action choose_letter_or_press(void *state,
                                               const struct hand *hand,
                                               const struct session *session,
                                               const char **words)
{
    struct duel_hand *self = state;

    if (self->phase == HAND_DUEL_START && hand->may_start)
        return go_on(self, hand, session, START_MS, words);
    if (self->phase == HAND_DUEL_OVER && hand_is_person(hand))
        return go_on(self, hand, session, 0, words);
    if (self->phase == HAND_DUEL_START || self->on_turn != hand->seat)
        return drop_order(self, hand);
    return choose_in_round(self, hand, session, words);
}

/* Whether this seat enters a guess now, or will after the current message. */
static int is_to_guess(const struct duel_hand *self, const struct hand *hand)
{
    return self->on_turn == hand->seat
        && (self->phase == HAND_DUEL_BREAK
            || (self->phase == HAND_DUEL_MESSAGE && self->has_code
                && self->next == HAND_DUEL_BREAK));
}

static const char *advise_letter_guess(const void *state,
                                       const struct hand *hand, struct text *to)
{
    const struct duel_hand *self = state;

    if (!is_to_guess(self, hand))
        return WORDS("no hint now: ask when it is your turn to guess");
    return hand_mastermind_advise(&self->thoughts, hand, HAND_DUEL_LETTERS,
                                  to);
}

/* With three tries what matters is finding the code at all, not how fast. */
static void learn_duel_rules(void *state, const struct hand *hand,
                             const struct session *session)
{
    struct duel_hand *self = state;

    (void)hand;
    self->thoughts.seen = (struct mastermind_seen){
        .game = {
            .pegs = DUEL_PLACES,
            .colours = HAND_DUEL_COLOURS,
            .rule = session_setup(session)->option[DUEL_REPEAT]
                ? MASTERMIND_COUNTING : MASTERMIND_MEMBERSHIP,
        },
        .goal = MASTERMIND_WIN,
        .limit = DUEL_TRIES,
    };
}

static int is_word_planned(const void *state)
{
    const struct duel_hand *self = state;

    return self->thoughts.has_plan;
}

static void drop_planned_word(void *state)
{
    struct duel_hand *self = state;

    hand_mastermind_forget_plan(&self->thoughts);
}

/* The player called last; before a match and after it, either. */
static char player_on_turn(const void *state)
{
    const struct duel_hand *self = state;

    return (char)(self->phase == HAND_DUEL_START
                  || self->phase == HAND_DUEL_OVER ? 0 : self->on_turn);
}

const struct hand_type duel_hand = {
    .machine = "duel",
    .minds = mastermind_minds,
    .size = sizeof(struct duel_hand),
    .sit = learn_duel_rules,
    .look = look_at_duel,
    .calm = calm_in_duel,
    .held = find_held_enter,
    .choose = choose_letter_or_press,
    .advise = advise_letter_guess,
    .advice_scratch_size = MASTERMIND_ADVICE_SCRATCH,
    .is_about = is_word_planned,
    .drop_plan = drop_planned_word,
    .turn = player_on_turn,
    .table = &duel_table,
    .intro = &duel_intro,
};
