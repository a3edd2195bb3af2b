/* hand.c - how a robot works the checkers machine.
 *
 * It keeps a board of its own: at each press that counts it reads the
 * switches, and it knows the rules. The lights tell whether the machine
 * agrees. If it does not, the robot looks for the men on the LED array; it
 * cannot tell kings from men there, but it remembers some.
 *
 * The tick on which it acts depends only on what was done, never on how far
 * its thinking has come, so that a game taken back repeats itself.
 *
 * bench/robot.c calls it every few ticks: first to look, then to choose. It
 * follows the presses of both players, because both use the same buttons.
 */
#include <string.h>

#include "base/bits.h"
#include "base/words.h"
#include "bench/robot.h"
#include "boards/tinychip.h"
#include "games/draughts/minds/minds.h"
#include "machines/checkers/checkers.h"
#include "machines/checkers/hand_advice.h"
#include "machines/checkers/hand_state.h"
#include "machines/checkers/intro.h"
#include "machines/checkers/table.h"
#include "machines/hand_time.h"

enum {
    SETTLE_MS = 40,                     /* until a press counts */
    LIGHT_MS = 100,                     /* until the lights follow */
    REST_MS = 200,                      /* between two actions */
    HELD_MS = 1000,                     /* until a button that is down is
                                         * taken for forgotten */
    THINK_MS = 1000,                    /* before the first of a move */
    WATCH_MS = 1100,                    /* until all men have been lit */
    LOSSES_MAX = 3,                     /* then it gives up */
    BUDGET = 500,                       /* of a mind, in one portion */
};

#define BUTTONS PINS(TINYCHIP_ENTER, TINYCHIP_BUTTONS)

/* Who is who */

static enum checkers_rules rules_in_play(const struct session *session)
{
    return session_setup(session)->option[CHECKERS_OPTION_RULES]
           == CHECKERS_CHIP_FULL ? CHECKERS_FULL : CHECKERS_SIMPLE;
}

static char seat_on_turn(const struct checkers_hand *self)
{
    return hand_checkers_seat(self->track.game.now.turn);
}

/* Presses, its own or another's */

static void begin_following(struct checkers_hand *self,
                            const struct session *session)
{
    hand_checkers_track_begin(&self->track, rules_in_play(session));
    self->is_lost = self->losses = self->is_guess = 0;
    self->last.count = 0;
    self->ply_count = 0;
}

static int square_on_switches(pins levels)
{
    return hand_checkers_square((int)pins_get(levels, TINYCHIP_ROW, 3),
                                (int)pins_get(levels, TINYCHIP_COL, 3));
}

/* Men and kings: what players count, and quickly told. */
static int count_red_lead(const struct checkers *now)
{
    int lead = 0;

    for (int side = 0; side < 2; side++) {
        int count = bits_count(now->pieces[side])
                  + bits_count(now->pieces[side] & now->kings);

        lead += side == CHECKERS_BLACK ? count : -count;
    }
    return lead;
}

/* The move that has just ended a turn, for the list. A longer game goes on
 * without being listed. */
static void note_ply(struct checkers_hand *self, const struct checkers *before)
{
    const struct checkers_move *move = &self->track.last;
    const struct checkers *now = &self->track.game.now;
    struct hand_checkers_ply *ply = &self->last;
    int path[CHECKERS_PATH_MAX];

    ply->tick = self->since_tick;
    ply->count = (uint8_t)checkers_path(move, path);
    for (int i = 0; i < ply->count; i++)
        ply->square[i] = (uint8_t)path[i];
    ply->side = before->turn;
    ply->is_jump = move->taken != 0;
    ply->is_crowned = !(before->kings & move->from)
                   && (now->kings & move->to);
    ply->lead = (int8_t)count_red_lead(now);
    if (self->ply_count < HAND_CHECKERS_PLIES)
        self->ply[self->ply_count++] = *ply;
}

/* Of several at once reset is first and clear second (M3-088, M3-089). */
static void apply_counted_press(struct checkers_hand *self,
                                const struct hand_press *press,
                                const struct session *session)
{
    struct checkers before = self->track.game.now;
    unsigned plies = self->track.plies;

    self->since_tick = press->tick;
    self->presser = seat_on_turn(self);
    if (press->is_power || press->buttons & PIN(TINYCHIP_RESET))
        begin_following(self, session);
    else if (press->buttons & PIN(TINYCHIP_CLEAR))
        hand_checkers_track_clear(&self->track);
    else
        hand_checkers_track_enter(&self->track,
                                  square_on_switches(press->levels));
    self->is_guess = 0;
    if (self->track.plies == plies || self->track.plies == 0)
        return;
    self->losses = 0;
    note_ply(self, &before);
}

/* Lights */

static int is_lamp_lit(const struct session *session, int led)
{
    return lights_has(session_seen(session), TINYCHIP_LIGHT_LED + led);
}

/* Turn and error: a move that the machine has judged otherwise than the track
 * shows in one of them. */
static int lights_agree(const struct checkers_hand *self,
                        const struct session *session)
{
    int is_red = seat_on_turn(self) == 'A';

    return is_lamp_lit(session, TINYCHIP_RED) == is_red
        && is_lamp_lit(session, TINYCHIP_BLACK) == !is_red
        && is_lamp_lit(session, TINYCHIP_ERROR) == self->track.is_error;
}

/* Nothing was done for a moment, so the lights can be trusted. */
static int have_lights_settled(const struct checkers_hand *self,
                               const struct session *session)
{
    return hand_time_has_passed(session, self->since_tick, LIGHT_MS)
        && hand_time_has_passed(session, hand_touch_last(session), LIGHT_MS);
}

/* The array, when all else fails */

/* A red man lights the red half of its cell and nothing else. */
static uint64_t men_on_array(const struct lights *lit, int colour)
{
    uint64_t men = 0;

    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        int cell = MATRIX_SIDE * hand_checkers_row(square)
                 + hand_checkers_column(square);
        int light = TINYCHIP_LIGHT_ARRAY + 2 * cell;

        if (lights_has(lit, light + colour)         /* both is amber: the */
            && !lights_has(lit, light + !colour))   /* last move began here */
            men |= checkers_at(square);
    }
    return men;
}

enum { GREEN, RED };                    /* lights of a cell */

/* A king is where one was, or where a man becomes one. One that has moved
 * unseen is taken for a man. */
static uint64_t guess_kings(const struct checkers *before,
                            const struct checkers *now)
{
    uint64_t kings = 0;

    if (now->rules == CHECKERS_SIMPLE)
        return 0;
    for (int square = 1; square <= CHECKERS_SQUARES; square++) {
        uint64_t one = checkers_at(square);
        int side = now->pieces[CHECKERS_WHITE] & one ? CHECKERS_WHITE
                                                     : CHECKERS_BLACK;
        int far = side == CHECKERS_BLACK ? 7 : 0;

        if (now->pieces[side] & one
            && (hand_checkers_row(square) == far
                || before->pieces[side] & before->kings & one))
            kings |= one;
    }
    return kings;
}

/* Takes what the array shows, if it can be a position at all. It gives up
 * after LOSSES_MAX losses without a move understood between them. */
static void adopt_seen_position(struct checkers_hand *self,
                                const struct session *session)
{
    struct checkers now = {
        .pieces = {men_on_array(&self->watched, RED),
                   men_on_array(&self->watched, GREEN)},
        .turn = is_lamp_lit(session, TINYCHIP_RED) ? CHECKERS_BLACK
                                              : CHECKERS_WHITE,
        .rules = (uint8_t)rules_in_play(session),
    };

    now.kings = guess_kings(&self->track.game.now, &now);
    if (!(now.pieces[0] | now.pieces[1]) || checkers_check(&now)
        || self->losses > LOSSES_MAX)
        return;
    hand_checkers_track_adopt(&self->track, &now);
    self->track.is_error = is_lamp_lit(session, TINYCHIP_ERROR);
    self->is_lost = 0;
    self->is_guess = 1;
    self->last.count = 0;
}

/* The array shows a row at a time, so what was lit at any look is collected
 * until every man must have been. */
static void watch_array(struct checkers_hand *self,
                        const struct session *session)
{
    const struct lights *seen = session_seen(session);

    for (int w = 0; w < LIGHT_WORDS; w++)
        self->watched.word[w] |= seen->word[w];
    if (!hand_time_has_passed(session, self->watch_tick, WATCH_MS))
        return;
    adopt_seen_position(self, session);
    memset(&self->watched, 0, sizeof self->watched);
    self->watch_tick = session_tick(session);
}

static void check_against_lights(struct checkers_hand *self,
                                 const struct session *session)
{
    if (self->is_lost) {
        watch_array(self, session);
    } else if (!lights_agree(self, session)) {
        self->is_lost = 1;
        self->losses++;
    }
}

static void follow_moves(void *state, const struct hand *hand,
                         const struct session *session)
{
    struct checkers_hand *self = state;
    struct hand_press press;

    (void)hand;
    while (hand_touch_next(&self->touch, session, BUTTONS,
                           hand_time_ticks(session, SETTLE_MS), &press))
        apply_counted_press(self, &press, session);
    if (have_lights_settled(self, session)) {
        check_against_lights(self, session);
        return;
    }
    memset(&self->watched, 0, sizeof self->watched);
    self->watch_tick = session_tick(session);
}

/* A plan is for one ply of one game and is dropped at any other, and so is an
 * order that was given before this ply. Returns 0 if the mind is busy. */
static int think_about_move(struct checkers_hand *self,
                            const struct hand *hand,
                            const struct session *session)
{
    const struct hand_checkers_track *track = &self->track;
    enum mind_answer answer;

    if (self->plan.game != track->games || self->plan.ply != track->plies)
        self->is_thinking = self->has_plan = 0;
    if (self->has_plan)
        return 1;
    if (!self->is_thinking)
        hand_wake(hand->mind, self->mind, hand, session,
                  self->track.games, self->track.plies);
    self->is_thinking = 1;
    self->plan.game = track->games;
    self->plan.ply = track->plies;
    answer = hand_think(hand, self->mind, &track->game, BUDGET, &self->plan);
    self->has_plan = answer == MIND_MOVES;
    return answer != MIND_BUSY;
}

/* What to do next */

static enum hand_action press_control(const char *button, const char **words)
{
    *words = button;
    return HAND_PRESSES;
}

static enum hand_action set_square_switches(struct checkers_hand *self,
                                            const char *group, int value,
                                            const char **words)
{
    struct text to;

    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, group);
    text_put_char(&to, ' ');
    text_put_number(&to, (uint64_t)value);
    *words = self->words;
    return HAND_SETS;
}

/* Row, column, then the button: one action at a time. */
static enum hand_action enter_square(struct checkers_hand *self, int square,
                                     const struct session *session,
                                     const char **words)
{
    pins in = session_in(session);
    int row = hand_checkers_row(square);
    int column = hand_checkers_column(square);

    if ((int)pins_get(in, TINYCHIP_ROW, 3) != row)
        return set_square_switches(self, "ROW", row, words);
    if ((int)pins_get(in, TINYCHIP_COL, 3) != column)
        return set_square_switches(self, "COL", column, words);
    return press_control("ENTER", words);
}

/* Somebody has begun a move that is not its own: half a jump must be
 * continued, a man that is only held can be let go. A person's order is
 * dropped rather than replaced by another jump. */
static enum hand_action leave_foreign_entry(struct checkers_hand *self,
                                            const struct hand *hand,
                                            const struct session *session,
                                            const char **words)
{
    int path[CHECKERS_PATH_MAX];

    if (self->track.length >= 2 && hand_is_person(hand)) {
        self->has_plan = 0;
        return HAND_WAITS;
    }
    if (self->track.length < 2
        || !hand_checkers_track_find(&self->track, &self->plan.move))
        return press_control("CLEAR", words);
    (void)checkers_path(&self->plan.move, path);
    return enter_square(self, path[self->track.length], session, words);
}

/* An entry of its own goes on at once. Before anything else it waits, so that
 * a person can follow. */
static enum hand_action carry_out_plan(struct checkers_hand *self,
                                       const struct hand *hand,
                                       const struct session *session,
                                       const char **words)
{
    int path[CHECKERS_PATH_MAX];
    int is_own = self->track.length > 0 && !self->track.is_error
              && hand_checkers_track_fits(&self->track, &self->plan.move);

    if (!is_own && !hand_time_has_passed(session, self->since_tick,
                                         hand_pause_ms(hand, THINK_MS)))
        return HAND_WAITS;
    if (self->track.is_error || self->is_guess)
        return press_control("CLEAR", words);
    if (self->track.length > 0 && !is_own)
        return leave_foreign_entry(self, hand, session, words);
    (void)checkers_path(&self->plan.move, path);
    return enter_square(self, path[self->track.length], session, words);
}

static int has_been_calm(const struct session *session, unsigned ms)
{
    size_t done = session_events_done(session);

    return done == 0
        || hand_time_has_passed(session,
                                session_event(session, done - 1)->tick, ms);
}

/* Not faster than a person, and never into a press that still bounces. For a
 * person, who may have a finger on the board himself, it waits until the
 * buttons are up, but not for ever: after a way back one may have stayed down,
 * and pressing it once more lets it go. */
static int has_rested(const struct hand *hand, const struct session *session)
{
    int is_down = hand_is_person(hand)
               && (session_in(session) & BUTTONS) != 0;

    return session_tick(session) >= robot_calm_tick(session)
        && has_been_calm(session, is_down ? HELD_MS
                                          : hand_pause_ms(hand, REST_MS));
}

/* What a person has ordered besides moves. */
static enum hand_action press_ordered_button(const struct checkers_hand *self,
                                             const struct hand *hand,
                                             const struct session *session,
                                             const char **words)
{
    const struct table_order *order = hand->scratch;

    if (!has_rested(hand, session))
        return HAND_WAITS;
    if (order->move[0] == HAND_CHECKERS_RESET)
        return press_control("RESET", words);
    return hand_checkers_is_due(self, hand->seat)
        && hand_checkers_can_clear(self)
         ? press_control("CLEAR", words) : HAND_WAITS;
}

/* Does nothing while it is lost, nor when the game is over. Thinking starts at
 * once, but the first press of a move comes after THINK_MS; any thinking left
 * then is done on the spot. */
static enum hand_action choose_in_turn(struct checkers_hand *self,
                                       const struct hand *hand,
                                       const struct session *session,
                                       const char **words)
{
    if (!hand_checkers_is_due(self, hand->seat) || !has_rested(hand, session))
        return HAND_WAITS;
    if (!think_about_move(self, hand, session))
        return HAND_THINKS;
    if (!hand_time_has_passed(session, self->since_tick,
                              hand_pause_ms(hand, THINK_MS))
        && self->track.length == 0)
        return HAND_WAITS;
    while (!self->has_plan)
        if (!think_about_move(self, hand, session))
            return HAND_THINKS;
    return carry_out_plan(self, hand, session, words);
}

/* A person's order is taken at once, even out of turn: one that has come too
 * late is dropped then, and does not wait for the next turn. */
static enum hand_action choose_square_entry(void *state,
                                            const struct hand *hand,
                                            const struct session *session,
                                            const char **words)
{
    struct checkers_hand *self = state;

    if (hand_is_person(hand)) {
        if (hand->may_start)
            return press_ordered_button(self, hand, session, words);
        (void)think_about_move(self, hand, session);
        if (!hand_checkers_has_plan(self))
            return HAND_WAITS;
    }
    return choose_in_turn(self, hand, session, words);
}

/* Both players use the same buttons; the one who was on turn is taken to hold
 * them, even when the press has ended the turn. */
static const char *find_held_control(const void *state, const struct hand *hand,
                                     const struct session *session)
{
    static const struct { int pin; const char *name; } buttons[] = {
        {TINYCHIP_ENTER, "ENTER"}, {TINYCHIP_CLEAR, "CLEAR"},
    };
    const struct checkers_hand *self = state;

    for (int i = 0; i < 2; i++) {
        pins pin = PIN(buttons[i].pin);
        char seat = (char)(self->touch.believed & pin ? self->presser
                                                      : seat_on_turn(self));

        if (session_in(session) & pin && seat == hand->seat)
            return buttons[i].name;
    }
    return NULL;
}

static const char *why_over(enum checkers_result result)
{
    switch (result) {
    case CHECKERS_BLACK_WINS:
        return WORDS("no hint: the game is over, Black cannot move; press "
                     "RESET to begin another");
    case CHECKERS_WHITE_WINS:
        return WORDS("no hint: the game is over, Red cannot move; press RESET "
                     "to begin another");
    default:
        return WORDS("no hint: the game is a draw; press RESET to begin "
                     "another");
    }
}

/* The hint, or the reason why there is none. */
static const char *advise_checkers_move(const void *state,
                                        const struct hand *hand,
                                        struct text *to)
{
    const struct checkers_hand *self = state;
    enum checkers_result result = checkers_game_result(&self->track.game);

    if (self->is_lost)
        return words_of("no hint now: the lights disagree with the moves seen "
                        "so far; keep DARK down and wait a moment");
    if (result != CHECKERS_GOES_ON)
        return words_of(why_over(result));
    if (seat_on_turn(self) != hand->seat)
        return words_of("no hint now: it is the other player's turn");
    hand_checkers_advise(&self->track, hand->scratch, to);
    return NULL;
}

static void follow_from_opening(void *state, const struct hand *hand,
                                const struct session *session)
{
    (void)hand;
    begin_following(state, session);
}

static int is_entering_order(const void *state)
{
    return hand_checkers_has_plan(state);
}

static void drop_planned_entry(void *state)
{
    struct checkers_hand *self = state;

    self->has_plan = self->is_thinking = 0;
}

static char seat_due(const void *state)
{
    const struct checkers_hand *self = state;

    return (char)(hand_checkers_is_over(self) ? 0 : seat_on_turn(self));
}

const struct hand_type checkers_hand = {
    .machine = "checkers",
    .minds = checkers_minds,
    .size = sizeof(struct checkers_hand),
    .sit = follow_from_opening,
    .look = follow_moves,
    .held = find_held_control,
    .choose = choose_square_entry,
    .advise = advise_checkers_move,
    .advice_scratch_size = CHECKERS_SEARCHER_SCRATCH,
    .is_about = is_entering_order,
    .drop_plan = drop_planned_entry,
    .turn = seat_due,
    .table = &checkers_table,
    .intro = &checkers_intro,
};
