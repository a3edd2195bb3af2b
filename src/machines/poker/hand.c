/* hand.c - how a robot works the poker machine.
 *
 * Both players use the same button: each presses when the next step is his.
 * The showdown and the next hand belong to nobody and are left to a person;
 * among robots the one that may start presses, until a match is over.
 *
 * For a person it presses what was ordered at the table: a bet, with the press
 * that begins the turn before it, or so many presses that only go on.
 *
 * The tick on which it acts depends only on what was done, never on how far
 * its thinking has come, so that a game taken back repeats itself.
 *
 * bench/robot.c calls it every few ticks: first to look, then to choose. All
 * that it knows is in the watch; here is only what to do about it.
 */
#include "bench/hand.h"
#include "base/words.h"
#include "bench/robot.h"
#include "games/holdem/minds/minds.h"
#include "machines/hand_time.h"
#include "machines/poker/hand_advice.h"
#include "machines/poker/hand_state.h"
#include "machines/poker/intro.h"
#include "machines/poker/table.h"

enum {
    STEP_MS = 600,                      /* before a press that only goes on */
    READ_MS = 1200,                     /* cards, or who has won */
    THINK_MS = 1000,                    /* before a bet */
    BUDGET = 500,                       /* of a mind, in one portion */
};

/* As it was judged, and nobody has touched them since. */
static int is_bet_on_switches(const struct poker_hand *self)
{
    pins now = hand_poker_switches(self->watch.levels);

    return now && now == self->watch.bet;
}

static void follow_betting(void *state, const struct hand *hand,
                           const struct session *session)
{
    struct poker_hand *self = state;

    hand_poker_watch_look(&self->watch, hand->seat, session);
    self->is_placed &= hand_poker_track_takes_bet(&self->watch.track)
                    || is_bet_on_switches(self);
    if (hand_is_person(hand) && self->watch.is_lost)
        self->has_plan = self->is_placed = 0;
}

/* What to do */

/* The cards were missed, or there is nothing to decide: fold, unless going on
 * is free. */
static void plan_blindly(struct poker_hand *self)
{
    const struct hand_poker_track *track = &self->watch.track;
    int player = track->player;
    int is_free = track->total[player] >= track->total[!player]
               || hand_poker_track_is_forced(track, player);

    self->plan = (struct poker_action){
        .kind = is_free ? POKER_CALLS : POKER_FOLDS,
    };
    self->has_plan = 1;
}

/* The mind is woken once for a turn and then asked in portions. */
static void consult_mind(struct poker_hand *self, const struct hand *hand,
                         const struct session *session)
{
    const struct hand_poker_track *track = &self->watch.track;
    struct poker_seen seen;

    if (!self->is_thinking)
        hand_wake(hand->mind, self->mind, hand, session, track->hands,
                  track->turns);
    self->is_thinking = 1;
    hand_poker_watch_see(&self->watch, track->player, &seen);
    self->has_plan = hand_think(hand, self->mind, &seen, BUDGET, &self->plan)
                     == MIND_MOVES;
}

/* A plan is for one turn and is dropped in any other. */
static void plan_bet(struct poker_hand *self, const struct hand *hand,
                     const struct session *session)
{
    const struct hand_poker_track *track = &self->watch.track;

    if (self->plan_turn != track->turns)
        self->is_thinking = self->has_plan = 0;
    self->plan_turn = track->turns;
    if (self->has_plan)
        return;
    if (hand_poker_watch_has_cards(&self->watch)
        && !hand_poker_track_is_forced(track, track->player))
        consult_mind(self, hand, session);
    else
        plan_blindly(self);
}

static enum hand_action press_centre_button(const char **words)
{
    *words = "BTNC";
    return HAND_PRESSES;
}

static enum hand_action set_bet_switches(struct poker_hand *self, pins value,
                                         const char **words)
{
    struct text to;

    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, "SW ");
    text_put_number(&to, value);
    *words = self->words;
    return HAND_SETS;
}

/* First the switches, then the button. Thinking starts at once, but the bet
 * comes after THINK_MS; if there is thinking left then, time waits for it. */
static enum hand_action enter_bet(struct poker_hand *self,
                                  const struct hand *hand,
                                  const struct session *session,
                                  const char **words)
{
    pins wanted;

    plan_bet(self, hand, session);
    if (!hand_time_has_passed(session, self->watch.since_tick, THINK_MS))
        return HAND_WAITS;
    if (!self->has_plan)
        return HAND_THINKS;
    wanted = hand_poker_wanted(&self->watch, &self->plan);
    if (hand_poker_switches(session_in(session)) != wanted)
        return set_bet_switches(self, wanted, words);
    return press_centre_button(words);
}

/* Its bet is still on the switches, and nobody has touched them since. */
static int must_tidy(const struct poker_hand *self, const struct hand *hand,
                     const struct session *session)
{
    pins now = hand_poker_switches(session_in(session));

    return self->watch.bettor == hand->seat && now && now == self->watch.bet
        && !hand_poker_track_takes_bet(&self->watch.track);
}

/* Robots alone do not start another match. */
static int must_press_next(const struct poker_hand *self,
                           const struct hand *hand)
{
    char due = hand_poker_track_due(&self->watch.track);

    if (due == '*')
        return hand->may_start && !self->watch.track.is_broke;
    return due == hand->seat;
}

/* Longer where a person has something to read. */
static unsigned delay_ms(const struct poker_hand *self)
{
    switch (self->watch.track.phase) {
    case POKER_PHASE_BOARD_AGAIN:
    case POKER_PHASE_FORCED:
    case POKER_PHASE_OVER:
        return READ_MS;
    default:
        return STEP_MS;
    }
}

/* For a person */

/* What was ordered is the plan for this turn, also when the press that begins
 * it is still to come. */
static int take_ordered_bet(struct poker_hand *self, const struct hand *hand)
{
    if (hand_poker_has_plan(self))
        return 1;
    self->plan_turn = hand_poker_turn(&self->watch.track);
    self->has_plan = hand_think(hand, self->mind, NULL, BUDGET, &self->plan)
                     == MIND_MOVES;
    return self->has_plan;
}

static enum hand_action place_ordered_bet(struct poker_hand *self,
                                          const struct session *session,
                                          const char **words)
{
    pins wanted;

    if (!hand_poker_track_takes_bet(&self->watch.track))
        return press_centre_button(words);
    wanted = hand_poker_wanted(&self->watch, &self->plan);
    if (hand_poker_switches(session_in(session)) != wanted)
        return set_bet_switches(self, wanted, words);
    self->is_placed = 1;
    return press_centre_button(words);
}

/* Somebody has pressed the button by hand: a bet that was ordered for another
 * moment is not wanted any more. */
static enum hand_action let_order_go(struct poker_hand *self,
                                     const struct hand *hand)
{
    struct poker_action late;

    (void)hand_think(hand, self->mind, NULL, BUDGET, &late);
    return HAND_WAITS;
}

static enum hand_action choose_ordered(struct poker_hand *self,
                                       const struct hand *hand,
                                       const struct session *session,
                                       const char **words)
{
    const struct hand_poker_track *track = &self->watch.track;
    char due = hand_poker_track_due(track);

    if (self->is_placed && must_tidy(self, hand, session)) {
        self->is_placed = 0;
        return set_bet_switches(self, 0, words);
    }
    if (due != hand->seat && due != '*')
        return let_order_go(self, hand);
    if (hand_poker_track_bettor(track) == POKER_NOBODY)
        return hand->may_start ? press_centre_button(words)
                               : let_order_go(self, hand);
    return take_ordered_bet(self, hand)
        ? place_ordered_bet(self, session, words) : HAND_THINKS;
}

static enum hand_action choose_bet_or_next(void *state, const struct hand *hand,
                                           const struct session *session,
                                           const char **words)
{
    struct poker_hand *self = state;

    if (session_tick(session) < robot_calm_tick(session)
        || !self->watch.is_read || self->watch.is_lost)
        return HAND_WAITS;
    if (hand_is_person(hand))
        return choose_ordered(self, hand, session, words);
    if (must_tidy(self, hand, session))
        return set_bet_switches(self, 0, words);
    if (!must_press_next(self, hand))
        return HAND_WAITS;
    if (hand_poker_track_takes_bet(&self->watch.track))
        return enter_bet(self, hand, session, words);
    return hand_time_has_passed(session, self->watch.since_tick, delay_ms(self))
        ? press_centre_button(words) : HAND_WAITS;
}

/* Both players share the button: the one whose press it is holds it, even
 * after the press has counted. */
static const char *find_held_centre(const void *state, const struct hand *hand,
                                    const struct session *session)
{
    const struct poker_hand *self = state;
    const struct hand_poker_watch *watch = &self->watch;
    char due = (char)(watch->touch.believed & PIN(BASYS3_BTNC)
                      ? watch->presser
                      : hand_poker_track_due(&watch->track));

    if (!(session_in(session) & PIN(BASYS3_BTNC)))
        return NULL;
    return due == hand->seat || (due == '*' && hand->may_start) ? "BTNC"
                                                                : NULL;
}

/* The hint, or the reason why there is none. */
static const char *advise_bet(const void *state, const struct hand *hand,
                              struct text *to)
{
    const struct poker_hand *self = state;
    int bettor = hand_poker_track_bettor(&self->watch.track);
    struct poker_seen seen;

    if (self->watch.is_lost)
        return WORDS("no hint in this hand: it could not be followed");
    if (bettor == POKER_NOBODY)
        return WORDS("no hint now: ask when it is your turn to bet");
    if (hand_poker_seat(bettor) != hand->seat)
        return WORDS("no hint now: it is the other player's turn");
    if (hand_poker_track_is_forced(&self->watch.track, bettor))
        return WORDS("no hint: there is nothing to decide, press BTNC to go "
                     "on");
    if (!hand_poker_watch_has_cards(&self->watch))
        return WORDS("no hint in this hand: the cards were not shown long "
                     "enough to be read");
    hand_poker_watch_see(&self->watch, bettor, &seen);
    hand_poker_advise(&seen, hand->scratch, to);
    return NULL;
}

static void watch_from_power_up(void *state, const struct hand *hand,
                                const struct session *session)
{
    (void)hand;
    hand_poker_watch_begin(&((struct poker_hand *)state)->watch, session);
}

/* A bet, or switches that are still to be put back. */
static int is_bet_open(const void *state)
{
    const struct poker_hand *self = state;

    return hand_poker_has_plan(self) || self->is_placed;
}

static void drop_planned_bet(void *state)
{
    struct poker_hand *self = state;

    self->has_plan = self->is_thinking = 0;
}

/* Where anybody may go on, nobody is on turn. */
static char seat_due(const void *state)
{
    const struct poker_hand *self = state;
    char due = hand_poker_track_due(&self->watch.track);

    return (char)(due == '*' || self->watch.is_lost ? 0 : due);
}

const struct hand_type poker_hand = {
    .machine = "poker",
    .minds = poker_minds,
    .size = sizeof(struct poker_hand),
    .sit = watch_from_power_up,
    .look = follow_betting,
    .held = find_held_centre,
    .choose = choose_bet_or_next,
    .advise = advise_bet,
    .advice_scratch_size = sizeof(struct poker_odds),
    .is_about = is_bet_open,
    .drop_plan = drop_planned_bet,
    .turn = seat_due,
    .table = &poker_table,
    .intro = &poker_intro,
};
