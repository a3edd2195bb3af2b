/* hand.c - how a robot works the pegs machine.
 *
 * It reads the board as a person does and knows the rules from the manual.
 * It sees which peg is selected by watching one period of the blink; in
 * between it follows the presses. Before it submits it watches once more.
 *
 * The tick on which it acts depends only on what was visible, never on how
 * far its thinking has come: the moment of a press decides the code, so a
 * game that is taken back repeats itself only if every press does.
 *
 * bench/robot.c calls it every few ticks: first to look, then to choose what
 * to do. Presses of other people move the entry too, so it follows all of
 * them, not only its own.
 */
#include <string.h>

#include "bench/hand_touch.h"
#include "base/words.h"
#include "bench/robot.h"
#include "games/mastermind/minds/seen.h"
#include "machines/hand_time.h"
#include "machines/pegs/hand_entry.h"
#include "machines/pegs/hand_fingers.h"
#include "machines/pegs/hand_rows.h"
#include "machines/pegs/intro.h"
#include "machines/pegs/table.h"

enum {
    SETTLE_MS = 40,                     /* until a press counts */
    GLANCE_MS = 60,                     /* until a guess can be read */
    HISTORY_MS = 3000,                  /* nobody reads it any more */
    CALL_MS = 1000,                     /* a call or totals are read */
    RESULT_MS = 3000,                   /* so is a result */
    SKIP_MS = 500,                      /* then it may end a message */
    FIRST_MS = 1500,                    /* before the first guess */
    NEXT_MS = 1000,                     /* and before each other one */
    PERSON_MS = 5000,                   /* for a person to begin */
    LATEST_MS = 4000,                   /* a person's result is left; just
                                         * before its end that would submit */
};

/* Points after digits, by bits of panel.points. */
enum { POINT_B = 1 << 0, POINT_TOTALS = 1 << 2 };

/* Time */

static int has_phase_lasted(const struct pegs_hand *self,
                            const struct session *session, unsigned for_ms)
{
    return hand_time_has_passed(session, self->since_tick, for_ms);
}

/* What the digits and LEDs mean */

static int is_call(const struct hand_pegs_panel *panel)
{
    return panel->digits[1] == 'P' && panel->digits[2] == '-';
}

/* "_-A-", "_A-b", or totals below LEDs that blink. */
static int shows_match_end(const struct pegs_hand *self)
{
    const struct hand_pegs_panel *panel = &self->eye.panel;

    return panel->digits[1] == '-' || panel->digits[2] == '-'
        || ((panel->points & POINT_TOTALS)
            && (panel->leds || self->phase == HAND_PEGS_OVER));
}

/* All is right, or the turn flashes: dark now, or lit until the next game
 * begins with turn 1. */
static int is_result(const struct pegs_hand *self)
{
    unsigned marks;

    return hand_pegs_eye_marks(&self->eye, &marks)
        && (marks == MASTERMIND_XO(PEGS_PLACES, 0) || !self->eye.panel.leds
            || (self->phase == HAND_PEGS_RESULT
                && hand_pegs_eye_turn(&self->eye) > 1));
}

/* The board shows a result whatever the switch says, and history never has
 * dark LEDs after a submit: they are those of the last turn, which flash. */
static int is_result_behind_history(const struct pegs_hand *self)
{
    unsigned marks;

    return self->phase == HAND_PEGS_ENTRY && !self->eye.panel.leds
        && self->submit_tick > self->since_tick
        && hand_pegs_eye_marks(&self->eye, &marks)
        && (self->turn == PEGS_TRIES
            || marks == MASTERMIND_XO(PEGS_PLACES, 0));
}

/* Seeing the same again changes nothing: since_tick is the first look. */
static void note_phase(struct pegs_hand *self, enum hand_pegs_phase phase,
                       const struct session *session)
{
    if (self->phase == phase)
        return;
    self->phase = phase;
    self->since_tick = session_tick(session);
    hand_mastermind_forget_plan(&self->thoughts);
}

static void note_call(struct pegs_hand *self, const struct session *session)
{
    self->on_turn = self->eye.panel.digits[3];
    note_phase(self, HAND_PEGS_CALL, session);
}

/* Two digits; a dark one is nothing. */
static unsigned read_total(const char digits[2])
{
    unsigned total = 0;

    for (int i = 0; i < 2; i++)
        if (text_is_digit(digits[i]))
            total = total * 10 + (unsigned)(digits[i] - '0');
    return total;
}

/* The next player may go on as soon as both have read them. */
static void see_totals(struct pegs_hand *self, const struct session *session)
{
    self->total[0] = read_total(self->eye.panel.digits);
    self->total[1] = read_total(self->eye.panel.digits + 2);
    if (self->phase != HAND_PEGS_TOTALS)
        self->on_turn = self->on_turn == 'A' ? 'b' : 'A';
    note_phase(self, HAND_PEGS_TOTALS, session);
}

/* The last guess of a game is in no mind any more. */
static void note_row(struct pegs_hand *self, unsigned turn, unsigned marks)
{
    struct mastermind_seen seen = self->thoughts.seen;
    struct hand_pegs_row row = {
        .guess = self->submitted, .marks = (uint8_t)marks, .is_seen = 1,
        .tick = self->submit_tick,
    };

    if (seen.tries < (int)turn)
        hand_mastermind_see(&seen, row.guess, marks);
    row.left = (uint16_t)mastermind_left(&seen, NULL, 0);
    hand_pegs_rows_add(&self->game, self->on_turn, turn, &row);
}

/* The pegs show the code. A guess that was right is that, too; another one is
 * known only from the presses of its turn. */
static void see_result(struct pegs_hand *self, const struct session *session)
{
    unsigned marks = 0;

    (void)hand_pegs_eye_marks(&self->eye, &marks);
    if (self->phase == HAND_PEGS_ENTRY) {
        self->game.is_found = marks == MASTERMIND_XO(PEGS_PLACES, 0);
        if (self->game.is_found)
            self->submitted = self->eye.pegs;
        if (self->submit_tick > self->since_tick)
            note_row(self, self->turn, marks);
        hand_pegs_rows_end(&self->game, self->turn, self->eye.pegs);
    }
    note_phase(self, HAND_PEGS_RESULT, session);
}

/* Without a match the next game starts only at a new press (may_begin). */
static void forget_last_game(struct pegs_hand *self,
                             const struct session *session)
{
    note_phase(self, HAND_PEGS_ENTRY, session);
    self->games++;
    if (!hand_pegs_is_match(session))
        self->is_touched = 0;
    self->turn = 0;
    self->last_press = PEGS_BTNS;
    self->entry = (struct hand_pegs_entry){0};
    hand_pegs_rows_put_aside(&self->game, self->on_turn);
    self->thoughts.seen.tries = 0;
}

static void take_marks(struct pegs_hand *self)
{
    hand_mastermind_add(&self->thoughts, self->submitted, self->marks);
    note_row(self, self->turn - 1, self->marks);
}

/* The pegs keep their colours after a submit. A moment later the flash of a
 * black one is over and no other has gone dark yet: what the pegs show is the
 * guess, unless somebody has pressed meanwhile. */
static void record_marked_guess(struct pegs_hand *self,
                                const struct session *session)
{
    if (!hand_pegs_eye_marks(&self->eye, &self->marks)
        || !has_phase_lasted(self, session, GLANCE_MS))
        return;
    if (self->last_press == PEGS_BTNS)
        self->entry.guess = self->submitted = self->eye.pegs;
    take_marks(self);
}

/* In turn N there must be N - 1 guesses; here the last one is still missing.
 */
static int is_unread(const struct pegs_hand *self)
{
    return self->turn == (unsigned)self->thoughts.seen.tries + 2;
}

/* A lower turn than before means another game, whatever was missed in between.
 */
static void see_turn(struct pegs_hand *self, const struct session *session)
{
    unsigned turn = hand_pegs_eye_turn(&self->eye);

    self->on_turn = self->eye.panel.points & POINT_B ? 'b' : 'A';
    if (self->phase != HAND_PEGS_ENTRY || turn < self->turn)
        forget_last_game(self, session);
    if (turn != self->turn || self->is_away)
        self->since_tick = session_tick(session);
    if (turn != self->turn)
        hand_mastermind_forget_plan(&self->thoughts);
    self->is_away = 0;
    self->turn = turn;
    if (is_unread(self))
        record_marked_guess(self, session);
}

/* The order matters: a call and the end have dashes, totals have a point of
 * their own, and only then can the digits be marks. History shows only the
 * past; after it the entry must be looked at again. */
static void interpret_panel(struct pegs_hand *self,
                            const struct session *session)
{
    if (is_call(&self->eye.panel))
        note_call(self, session);
    else if (shows_match_end(self))
        note_phase(self, HAND_PEGS_OVER, session);
    else if (self->eye.panel.points & POINT_TOTALS)
        see_totals(self, session);
    else if (self->eye.panel.is_history && !is_result_behind_history(self))
        self->is_away = 1;
    else if (is_result(self))
        see_result(self, session);
    else
        see_turn(self, session);
}

/* The finger, its own or another's: what presses did to the entry */

static void note_submit(struct pegs_hand *self, uint64_t tick)
{
    if (is_unread(self))                /* no time to look at that one */
        take_marks(self);
    self->submitted = self->entry.guess;
    self->submit_tick = tick;
    self->entry.place = 0;
}

/* What a press does to the guess; during a message or in history it does
 * nothing to it. */
static void apply_press_to_entry(struct pegs_hand *self, int button,
                                 uint64_t tick)
{
    self->is_touched = 1;
    if (self->phase == HAND_PEGS_RESULT && button == PEGS_BTNS)
        self->game.is_left = 1;
    if (self->phase != HAND_PEGS_ENTRY || self->eye.panel.is_history)
        return;
    if (self->game.is_old)
        hand_pegs_rows_begin(&self->game, self->on_turn);
    self->last_press = button;
    if (button == PEGS_BTNS)
        note_submit(self, tick);
    else
        hand_pegs_entry_apply(&self->entry, button);
}

/* Contacts bounce: a press counts only when it has lasted for SETTLE_MS, so
 * events are taken in that much later. Those of one tick are one press, as
 * they are for the machine. */
static void follow_settled_presses(struct pegs_hand *self,
                                   const struct session *session)
{
    pins pressed = 0;

    while (self->felt < session_events_done(session)) {
        const struct event *event = session_event(session, self->felt);
        uint64_t tick = event->tick + hand_time_ticks(session, SETTLE_MS);

        if (tick > session_tick(session))
            return;
        pressed |= hand_pegs_fingers_settle(self, session, event, tick);
        self->felt++;
        if (self->felt < session_events_done(session)
            && session_event(session, self->felt)->tick == event->tick)
            continue;
        if (pressed)
            apply_press_to_entry(self, hand_pegs_fingers_first(pressed), tick);
        pressed = 0;
    }
}

/* One look */

/* A blink can be recognised only while nothing else changes. */
static int can_watch(const struct pegs_hand *self,
                     const struct session *session)
{
    return self->phase == HAND_PEGS_ENTRY && !self->eye.panel.is_history
        && session_tick(session) > hand_touch_last(session)
                                   + hand_time_ticks(session, SETTLE_MS);
}

/* Most looks bring nothing new: then a guess is coming in, as before. It is
 * enough that the panel stands still and nobody has pressed since the last
 * look, for only time could tell more of it while marks are unread. */
static int is_as_before(const struct pegs_hand *self)
{
    return self->phase == HAND_PEGS_ENTRY && !self->is_away
        && self->understood == self->felt && !is_unread(self);
}

/* Presses are applied before the panel is interpreted: a submit belongs to the
 * turn before the one it brings. */
static void follow_guesses(void *state, const struct hand *hand,
                           const struct session *session)
{
    struct pegs_hand *self = state;
    int is_still = hand_pegs_eye_look(&self->eye, session,
                                      hand_pegs_fingers_history(self, session));

    (void)hand;
    follow_settled_presses(self, session);
    if (!is_still)
        self->understood = SIZE_MAX;
    else if (!is_as_before(self)) {
        interpret_panel(self, session);
        self->understood = self->felt;
    }
    if (!can_watch(self, session))
        hand_pegs_eye_blink(&self->eye);
    else if (hand_pegs_eye_watch(&self->eye, session, &self->entry))
        self->sure_tick = session_tick(session);
}

/* Once all presses are taken in and all marks are read, time alone tells it
 * nothing but which peg blinks. */
static uint64_t calm_at_pegs(const void *state, const struct hand *hand,
                             const struct session *session)
{
    const struct pegs_hand *self = state;
    int is_watching = self->phase == HAND_PEGS_ENTRY
                   && !self->eye.panel.is_history;

    (void)hand;
    if (self->felt < session_events_done(session)
        || self->understood != self->felt
        || (self->phase == HAND_PEGS_ENTRY && is_unread(self))
        || (is_watching && !can_watch(self, session)))
        return 0;
    return is_watching ? hand_pegs_eye_calm(&self->eye, session) : UINT64_MAX;
}

static void skip_looks(void *state, uint64_t looks)
{
    struct pegs_hand *self = state;

    hand_pegs_eye_skip(&self->eye, looks);
}

/* What to do next */

static enum hand_action press_button(const char *button, const char **words)
{
    *words = button;
    return HAND_PRESSES;
}

/* Ends a message early: after it has been read and well before it ends by
 * itself, when the press would do something else. A person says when it has
 * been read. */
static enum hand_action end_message_early(const struct pegs_hand *self,
                                          const struct hand *hand,
                                          const struct session *session,
                                          unsigned after_ms, const char *button,
                                          const char **words)
{
    unsigned until_ms = hand_is_person(hand) ? LATEST_MS : after_ms + SKIP_MS;

    if (!has_phase_lasted(self, session, hand_pause_ms(hand, after_ms))
        || has_phase_lasted(self, session, until_ms))
        return HAND_WAITS;
    return press_button(button, words);
}

/* With a person at the board it leaves the first press to the person, for a
 * while. The machine would start game after game; the robot plays one, and
 * another only if somebody presses a button. A person has asked for it. */
static int may_begin(const struct pegs_hand *self, const struct hand *hand,
                     const struct session *session)
{
    if (hand_is_person(hand))
        return 1;
    if (self->games > 1 && !hand_pegs_is_match(session))
        return self->is_touched;
    return hand->may_start || self->is_touched
        || has_phase_lasted(self, session, PERSON_MS);
}

/* The machine has begun the next game by itself, and a person now does. */
static int is_new_game_ordered(const struct pegs_hand *self,
                               const struct hand *hand,
                               const struct session *session)
{
    return hand_is_person(hand) && hand->may_start && self->game.is_old
        && !self->game.is_left && !hand_pegs_is_match(session);
}

/* Thinking starts at once, but the press comes when the delay is over. Any
 * thinking left then is done on the spot, so that presses fall on the same
 * ticks on a slow computer. */
static enum hand_action enter_plan(struct pegs_hand *self,
                                   const struct hand *hand,
                                   const struct session *session,
                                   const char **words)
{
    if (is_unread(self))
        return HAND_WAITS;
    if (is_new_game_ordered(self, hand, session))
        return press_button("BTNR", words);
    hand_mastermind_think(&self->thoughts, hand, session, self->games);
    if (!has_phase_lasted(self, session, hand_pause_ms(
                              hand, self->turn == 1 ? FIRST_MS : NEXT_MS))
        || !may_begin(self, hand, session))
        return HAND_WAITS;
    if (hand_mastermind_decide(&self->thoughts, hand, session, self->games)
        == MIND_BUSY)
        return HAND_THINKS;
    if (self->entry.guess != self->thoughts.plan)
        return press_button(hand_pegs_entry_next(&self->entry,
                                                 self->thoughts.plan), words);
    if (self->sure_tick <= hand_touch_last(session))
        return HAND_WAITS;              /* one more look at it */
    return press_button("BTNS", words);
}

/* History mode is on: somebody is reading it, or has left it on. */
static enum hand_action leave_history(const struct hand *hand,
                                      const struct session *session,
                                      const char **words)
{
    if (!hand_time_has_passed(session, hand_touch_last(session),
                              hand_pause_ms(hand, HISTORY_MS)))
        return HAND_WAITS;
    *words = "SW0 0";
    return HAND_SETS;
}

/* Nobody's turn is over when a match is: any person may begin another. */
static int is_mine(const struct pegs_hand *self, const struct hand *hand)
{
    return self->phase == HAND_PEGS_OVER
         ? hand_is_person(hand) && hand->may_start
         : self->on_turn == hand->seat;
}

/* A guess that a person has ordered is too late if the game has ended before
 * it was begun; another game must not begin with it. */
static int is_guess_late(struct pegs_hand *self, const struct hand *hand,
                         const struct session *session)
{
    if (!hand_is_person(hand) || hand->may_start
        || self->phase == HAND_PEGS_ENTRY)
        return 0;
    hand_mastermind_think(&self->thoughts, hand, session, self->games);
    hand_mastermind_forget_plan(&self->thoughts);
    return 1;
}

static enum hand_action choose_peg_button(void *state, const struct hand *hand,
                                          const struct session *session,
                                          const char **words)
{
    struct pegs_hand *self = state;

    if (is_guess_late(self, hand, session) || !is_mine(self, hand)
        || session_tick(session) < robot_calm_tick(session))
        return HAND_WAITS;
    if (self->eye.panel.is_history)
        return leave_history(hand, session, words);
    switch (self->phase) {
    case HAND_PEGS_CALL:
        return may_begin(self, hand, session)
            ? end_message_early(self, hand, session, CALL_MS, "BTNR", words)
            : HAND_WAITS;
    case HAND_PEGS_ENTRY:
        return enter_plan(self, hand, session, words);
    case HAND_PEGS_RESULT:
        return end_message_early(self, hand, session, RESULT_MS, "BTNS", words);
    case HAND_PEGS_TOTALS:
        return end_message_early(self, hand, session, CALL_MS, "BTNR", words);
    case HAND_PEGS_OVER:                /* an older order is dropped */
        return hand_pegs_is_match_over(self, session)
            ? press_button("BTNS", words) : HAND_THINKS;
    default:
        return HAND_WAITS;
    }
}

/* Both players use the same buttons; the one on turn is taken to hold them. */
static const char *find_held_button(const void *state, const struct hand *hand,
                                    const struct session *session)
{
    static const struct { int pin; const char *name; } buttons[] = {
        {NEXYS3_BTNS, "BTNS"}, {NEXYS3_BTNL, "BTNL"}, {NEXYS3_BTNR, "BTNR"},
        {NEXYS3_BTNU, "BTNU"}, {NEXYS3_BTND, "BTND"},
    };
    const struct pegs_hand *self = state;

    for (int i = 0; self->on_turn == hand->seat && i < NEXYS3_BUTTONS; i++)
        if (session_in(session) & PIN(buttons[i].pin))
            return buttons[i].name;
    return NULL;
}

/* A guess was submitted, and neither a new turn nor its blink has been seen
 * since. */
static int is_guess_unseen(const struct pegs_hand *self)
{
    return self->submit_tick > self->since_tick
        && self->submit_tick > self->sure_tick;
}

static const char *advise_peg_guess(const void *state, const struct hand *hand,
                                    struct text *to)
{
    const struct pegs_hand *self = state;

    if (self->on_turn != hand->seat || self->phase != HAND_PEGS_ENTRY)
        return WORDS("no hint now: ask while you enter a guess in your own "
                     "game");
    if (is_unread(self) || is_guess_unseen(self))
        return WORDS("no hint yet: the marks have just appeared; ask again");
    if (self->turn != (unsigned)self->thoughts.seen.tries + 1)
        return WORDS("no hint in this game: a turn was too short to be read");
    return hand_mastermind_advise(&self->thoughts, hand, hand_pegs_letters,
                                  to);
}

/* A match counts turns, so their mean is what matters. */
static void learn_pegs_rules(void *state, const struct hand *hand,
                             const struct session *session)
{
    struct pegs_hand *self = state;

    (void)hand;
    (void)session;
    self->on_turn = 'A';
    self->thoughts.seen = (struct mastermind_seen){
        .game = {
            .pegs = PEGS_PLACES,
            .colours = (int)strlen(hand_pegs_letters),
            .rule = MASTERMIND_COUNTS,
        },
        .goal = MASTERMIND_MEAN,
        .limit = PEGS_TRIES,
    };
}

static int has_open_plan(const void *state)
{
    const struct pegs_hand *self = state;

    return self->thoughts.has_plan;
}

static void drop_planned_guess(void *state)
{
    struct pegs_hand *self = state;

    hand_mastermind_forget_plan(&self->thoughts);
}

static char player_on_turn(const void *state)
{
    const struct pegs_hand *self = state;

    return (char)(self->phase == HAND_PEGS_OVER ? 0 : self->on_turn);
}

const struct hand_type pegs_hand = {
    .machine = "pegs",
    .minds = mastermind_minds,
    .size = sizeof(struct pegs_hand),
    .sit = learn_pegs_rules,
    .look = follow_guesses,
    .calm = calm_at_pegs,
    .skip = skip_looks,
    .held = find_held_button,
    .choose = choose_peg_button,
    .advise = advise_peg_guess,
    .advice_scratch_size = MASTERMIND_ADVICE_SCRATCH,
    .is_about = has_open_plan,
    .drop_plan = drop_planned_guess,
    .turn = player_on_turn,
    .table = &pegs_table,
    .intro = &pegs_intro,
};
