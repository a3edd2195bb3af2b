/* hand.c - how a robot works the Go machine.
 *
 * It reads the words on the monitor, and after each move the stones. One move
 * must lead from picture to picture: so it knows the game with its kos. Where
 * it does not, what stands there counts, whatever was before.
 *
 * Both players use the same keyboard: each presses in their own turn. Title
 * and menus are left to a person; among robots the one that may start chooses
 * a game for two players, and the score of a game that is over stands until a
 * person presses a key.
 *
 * When it acts follows, to the tick, from what was to be seen and never from
 * how far its thoughts are, so that a game taken back comes again the same
 * way.
 */
#include "base/words.h"
#include "bench/hand.h"
#include "bench/hand_touch.h"
#include "bench/robot.h"
#include "boards/de1soc.h"
#include "games/go/minds/minds.h"
#include "machines/go/hand_advice.h"
#include "machines/go/hand_estimate.h"
#include "machines/go/hand_keys.h"
#include "machines/go/hand_state.h"
#include "machines/go/intro.h"
#include "machines/go/table.h"

enum {
    SETTLE_MS = 40,                     /* until the picture follows */
    MENU_MS = 800,                      /* to read one */
    THINK_MS = 700,                     /* before the first key of a move */
    BUDGET = 500,                       /* of a mind, for one call */
    SUPERKO = 1,                        /* the switch that forbids all
                                         * repetition in the next game */
};

#define KEYS PINS(DE1SOC_USB, DE1SOC_KEYBOARD)

/* Since what is to be done last changed. */
static int has_time_passed(const struct go_hand *self,
                           const struct session *session, unsigned ms)
{
    uint64_t hz = session_machine(session)->board->clock_hz;

    return session_tick(session) >= self->since_tick + hz * ms / 1000;
}

/* Looking */

/* Which switches were up, from the events: a game takes its rule of ko from
 * SW1 at the moment it begins, and the picture says so only faintly. */
static void track_switches(struct go_hand *self, const struct session *session)
{
    size_t end = hand_touch_before(session);

    while (self->felt < end) {
        const struct event *event = session_event(session, self->felt++);

        self->levels = (self->levels & ~event->drop) | event->raise;
    }
}

/* Wherever the cursor is, and whatever was refused. */
static int same_situation(const struct hand_go_sight *one,
                          const struct hand_go_sight *two)
{
    return one->screen == two->screen && one->item == two->item
        && one->turn == two->turn
        && one->is_thinking == two->is_thinking
        && one->has_passed == two->has_passed && one->moves == two->moves;
}

/* By one move, or by none where the picture was away for a moment; else it
 * begins where it is. */
static int match_stones(struct go_hand *self,
                        const uint8_t stones[HAND_GO_SPOTS])
{
    struct hand_go_track *track = &self->track;
    unsigned moves = self->now.moves;

    if (moves == track->moves && hand_go_track_agrees(track, stones)
        && track->game.turn == self->now.turn)
        return 1;
    if (moves == track->moves + 1 && hand_go_track_follow(track, stones))
        return track->game.turn == self->now.turn;
    return hand_go_track_adopt(track, &self->now, stones);
}

/* The moment of the last move, and how it stands then, the first time that it
 * is seen. */
static void note_move_tick(struct go_hand *self,
                           const struct session *session)
{
    unsigned last = self->track.moves - 1;

    if (self->track.moves == 0 || last >= HAND_GO_MOVES || self->is_lost)
        return;
    if (self->noted_moves != self->track.moves) {
        self->move_tick[last] = session_tick(session);
        self->estimate[last] = (int16_t)hand_go_estimate(&self->track.game);
    }
    self->noted_moves = self->track.moves;
}

/* is_lost stays until a later look can make sense of the stones again. */
static void read_picture(struct go_hand *self, const struct session *session)
{
    uint8_t stones[HAND_GO_SPOTS];

    self->is_lost = !hand_go_eye_stones(session, stones)
                 || !match_stones(self, stones);
    note_move_tick(self, session);
}

/* The words have been the same for a while, so that the picture shows what
 * they say. Move 0 begins a new game. */
static void accept_sight(struct go_hand *self)
{
    self->is_settled = 1;
    self->settled = self->now;
    if (self->now.screen == HAND_GO_GAME && self->now.moves == 0)
        hand_go_track_begin(&self->track, self->has_superko);
}

/* A move that the rules allow here but the machine refused: a ko from before
 * this robot began to watch. The mind must not choose it again. */
static void heed_refusal(struct go_hand *self)
{
    struct hand_go_track *track = &self->track;

    if (self->now.is_refused && !self->is_lost
        && !track->refused[self->now.refused_at]
        && go_game_judge(&track->game, self->now.refused_at, self->now.turn)
           == GO_LEGAL)
        hand_go_track_refuse(track, self->now.refused_at);
}

static void follow_monitor(void *state, const struct hand *hand,
                           const struct session *session)
{
    struct go_hand *self = state;
    struct hand_go_sight before = self->now;

    (void)hand;
    track_switches(self, session);
    hand_go_eye_look(session, &self->now);
    if (!same_situation(&self->now, &before)) {
        self->since_tick = session_tick(session);
        self->has_superko = (self->levels & PIN(DE1SOC_SW + SUPERKO)) != 0;
        self->is_settled = 0;
    }
    if (!self->is_settled && has_time_passed(self, session, SETTLE_MS))
        accept_sight(self);
    if (!self->is_settled || self->now.screen != HAND_GO_GAME)
        return;
    read_picture(self, session);
    heed_refusal(self);
}

/* Thinking */

/* Refusals are part of the mind's seed: asked again, it must be able to
 * answer differently. */
static void start_mind(struct go_hand *self, const struct hand *hand,
                       const struct session *session)
{
    const struct hand_go_track *track = &self->track;

    self->has_plan = 0;
    self->plan_game = track->games;
    self->plan_move = track->moves;
    self->plan_refusals = track->refusals;
    hand_wake(hand->mind, self->mind, hand, session, track->games,
              track->moves + (uint64_t)track->refusals * GO_MOVES_MAX);
}

/* A mind that insists on what was refused has nothing else: it passes. */
static int plan_move(struct go_hand *self, const struct hand *hand,
                     const struct session *session)
{
    enum mind_answer answer;

    if (hand_go_has_plan(self))
        return 1;
    start_mind(self, hand, session);
    do
        answer = hand_think(hand, self->mind, &self->track.game, BUDGET,
                            &self->plan);
    while (answer == MIND_THINKS);
    if (answer == MIND_BUSY)
        return 0;
    if (self->track.refused[self->plan])
        self->plan = GO_PASS;
    self->has_plan = 1;
    return 1;
}

/* What to do next */

/* What a person has ordered: an item of the menu, or else a game. */
static const char *key_in_menus(const struct go_hand *self,
                                const struct hand *hand)
{
    const struct table_order *order = hand_is_person(hand) ? hand->scratch
                                                           : NULL;
    int wanted = order && hand_go_is_menu(self->settled.screen)
               ? order->move[0] : 0;

    return wanted ? hand_go_key_to_item(self->settled.item,
                                        (enum menu_item)(wanted - 1))
                  : hand_go_key_to_start(self->settled.screen);
}

/* Whether it is for this robot to do something now. */
static int may_press(const struct go_hand *self, const struct hand *hand)
{
    const struct hand_go_sight *sight = &self->settled;

    switch (sight->screen) {
    case HAND_GO_TITLE:
    case HAND_GO_TWO_PLAYERS:
    case HAND_GO_COMPUTER:
    case HAND_GO_MENU:
        return hand->may_start;
    case HAND_GO_OVER:
        return hand->may_start && hand_is_person(hand);
    case HAND_GO_GAME:
        return !sight->is_thinking
            && hand_go_seat(sight->turn) == hand->seat;
    default:
        return 0;
    }
}

/* Decides by what has settled: what has not is too new to be answered. A key
 * that is still down, or that came up just now, is waited for. */
static enum hand_action choose_key(void *state, const struct hand *hand,
                                   const struct session *session,
                                   const char **words)
{
    struct go_hand *self = state;

    if (!may_press(self, hand)
        || session_tick(session) < robot_calm_tick(session)
        || session_in(session) & KEYS)
        return HAND_WAITS;
    if (self->settled.screen != HAND_GO_GAME) {
        *words = key_in_menus(self, hand);
        return self->is_settled
            && has_time_passed(self, session, hand_pause_ms(hand, MENU_MS))
            ? HAND_PRESSES : HAND_WAITS;
    }
    if (self->is_lost
        || !has_time_passed(self, session, hand_pause_ms(hand, THINK_MS)))
        return HAND_WAITS;
    if (!plan_move(self, hand, session))
        return HAND_THINKS;
    *words = hand_go_key_towards(self->now.cursor, self->plan);
    return HAND_PRESSES;
}

/* A key that is down is that of the player on turn, also when the press has
 * ended the turn: that settles later. */
static const char *find_held_key(const void *state, const struct hand *hand,
                                 const struct session *session)
{
    static const char *const names[DE1SOC_KEYBOARD] = {
        "UP", "DOWN", "LEFT", "RIGHT", "ENTER", "SPACE", "ESC",
    };

    for (int i = 0; i < DE1SOC_KEYBOARD; i++)
        if (session_in(session) & PIN(DE1SOC_USB + i) && may_press(state, hand))
            return names[i];
    return NULL;
}

/* Hints */

/* Why there is no hint for a seat; null: there is one. */
static const char *why_none(const struct go_hand *self, char seat)
{
    switch (self->now.screen) {
    case HAND_GO_GAME:
        break;
    case HAND_GO_OVER:
        return WORDS("no hint: the game is over; any key returns to the menu");
    case HAND_GO_DARK:
        return WORDS("no hint now: there is nothing on the monitor");
    default:
        return WORDS("no hint now: ENTER begins a game");
    }
    if (self->now.is_thinking)
        return WORDS("no hint now: the machine is thinking");
    if (hand_go_seat(self->now.turn) != seat)
        return WORDS("no hint now: it is the other player's turn");
    return self->is_settled && !self->is_lost
        ? NULL : WORDS("no hint now: the stones cannot be seen; wait a moment");
}

static const char *advise_go_move(const void *state, const struct hand *hand,
                                  struct text *to)
{
    const struct go_hand *self = state;
    const char *why = why_none(self, hand->seat);

    if (!why)
        hand_go_advise(&self->track.game, hand->scratch, to);
    return why ? words_of(why) : NULL;
}

/* Whatever is on the monitor is adopted at the first look. */
static void start_following(void *state, const struct hand *hand,
                            const struct session *session)
{
    struct go_hand *self = state;

    (void)hand;
    (void)session;
    hand_go_track_begin(&self->track, 0);
}

static int is_plan_open(const void *state)
{
    return hand_go_has_plan(state);
}

static void drop_planned_move(void *state)
{
    struct go_hand *self = state;

    self->has_plan = 0;
}

/* On turn in a game; before and after it anybody may press a key. */
static char seat_on_turn(const void *state)
{
    const struct go_hand *self = state;

    return (char)(self->settled.screen == HAND_GO_GAME
                  ? hand_go_seat(self->settled.turn) : 0);
}

const struct hand_type go_hand = {
    .machine = "go",
    .minds = go_minds,
    .size = sizeof(struct go_hand),
    .sit = start_following,
    .look = follow_monitor,
    .held = find_held_key,
    .choose = choose_key,
    .advise = advise_go_move,
    .advice_scratch_size = GO_SEARCHER_SCRATCH,
    .is_about = is_plan_open,
    .drop_plan = drop_planned_move,
    .turn = seat_on_turn,
    .table = &go_table,
    .intro = &go_intro,
};
