/* hand.c - how a robot works the Go machine.
 *
 * It reads the words on the monitor, and after each move the stones. One move
 * must lead from picture to picture: so it knows the game with its kos. Where
 * it does not, what stands there counts, whatever was before.
 *
 * Both players use the same keyboard: each presses when it is his turn. Title
 * and menus are left to a person; among robots the one that may start chooses
 * a game for two players, and the score of a game that is over stands until a
 * person presses a key.
 *
 * When it acts follows, to the tick, from what was to be seen and never from
 * how far its thoughts are, so that a game taken back comes again the same
 * way.
 */
#include "bench/hand.h"
#include "bench/hand_touch.h"
#include "bench/robot.h"
#include "boards/de1soc.h"
#include "games/go/minds/minds.h"
#include "machines/go/hand_advice.h"
#include "machines/go/hand_track.h"

enum {
    SETTLE_MS = 40,                     /* until the picture follows */
    MENU_MS = 800,                      /* to read one */
    THINK_MS = 700,                     /* before the first key of a move */
    BUDGET = 500,
    SUPERKO = 1,                        /* the switch that forbids all
                                         * repetition in the next game */
};

#define KEYS PINS(DE1SOC_USB, DE1SOC_KEYBOARD)

struct go_hand {
    size_t felt;                        /* events */
    pins levels;                        /* after them */

    struct hand_go_sight now;           /* read at the last look */
    uint64_t since_tick;                /* something else is to be done */
    int has_superko;                    /* if a game began then */
    int is_settled;
    struct hand_go_sight settled;       /* the same, with its picture */
    int is_lost;                        /* which could not be read */
    struct hand_go_track track;

    int is_thinking, has_plan;
    unsigned plan_game, plan_move, plan_refusals;       /* for that moment */
    go_point plan;
    _Alignas(8) char mind[MIND_SIZE_MAX];
};

static int has_passed(const struct go_hand *self,
                      const struct session *session, unsigned ms)
{
    uint64_t hz = session_machine(session)->board->clock_hz;

    return session_tick(session) >= self->since_tick + hz * ms / 1000;
}

static char seat_of(enum go_colour colour)
{
    return colour == GO_BLACK ? 'A' : 'b';
}

/* Looking */

static void feel(struct go_hand *self, const struct session *session)
{
    size_t end = hand_touch_before(session);

    while (self->felt < end) {
        const struct event *event = session_event(session, self->felt++);

        self->levels = (self->levels & ~event->drop) | event->raise;
    }
}

/* Wherever the cursor is, and whatever was refused. */
static int is_same(const struct hand_go_sight *one,
                   const struct hand_go_sight *two)
{
    return one->screen == two->screen && one->turn == two->turn
        && one->is_thinking == two->is_thinking
        && one->has_passed == two->has_passed && one->moves == two->moves;
}

/* By one move, or by none where the picture was away for a moment; else it
 * begins where it is. */
static int understand(struct go_hand *self,
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

static void read_picture(struct go_hand *self, const struct session *session)
{
    uint8_t stones[HAND_GO_SPOTS];

    self->is_lost = !hand_go_eye_stones(session, stones)
                 || !understand(self, stones);
}

static void settle(struct go_hand *self)
{
    self->is_settled = 1;
    self->settled = self->now;
    if (self->now.screen == HAND_GO_GAME && self->now.moves == 0)
        hand_go_track_begin(&self->track, self->has_superko);
}

static void heed_refusal(struct go_hand *self)
{
    struct hand_go_track *track = &self->track;

    if (self->now.is_refused && !self->is_lost
        && !track->refused[self->now.cursor]
        && go_game_judge(&track->game, self->now.cursor, self->now.turn)
           == GO_LEGAL)
        hand_go_track_refuse(track, self->now.cursor);
}

static void look(void *of, const struct hand *hand,
                 const struct session *session)
{
    struct go_hand *self = of;
    struct hand_go_sight before = self->now;

    (void)hand;
    feel(self, session);
    hand_go_eye_look(session, &self->now);
    if (!is_same(&self->now, &before)) {
        self->since_tick = session_tick(session);
        self->has_superko = (self->levels & PIN(DE1SOC_SW + SUPERKO)) != 0;
        self->is_settled = 0;
    }
    if (!self->is_settled && has_passed(self, session, SETTLE_MS))
        settle(self);
    if (!self->is_settled || self->now.screen != HAND_GO_GAME)
        return;
    read_picture(self, session);
    heed_refusal(self);
}

/* Thinking */

static int has_plan(const struct go_hand *self)
{
    return self->has_plan && self->plan_game == self->track.games
        && self->plan_move == self->track.moves
        && self->plan_refusals == self->track.refusals;
}

static void wake(struct go_hand *self, const struct hand *hand,
                 const struct session *session)
{
    const struct hand_go_track *track = &self->track;

    self->plan_game = track->games;
    self->plan_move = track->moves;
    self->plan_refusals = track->refusals;
    hand_wake(hand->mind, self->mind, hand, session, track->games,
              track->moves + (uint64_t)track->refusals * GO_MOVES_MAX);
}

/* A mind that insists on what was refused has nothing else: it passes. */
static void think(struct go_hand *self, const struct hand *hand,
                  const struct session *session)
{
    if (has_plan(self))
        return;
    wake(self, hand, session);
    while (hand->mind->think(self->mind, &self->track.game, hand->scratch,
                             BUDGET, &self->plan) != MIND_MOVES)
        ;
    if (self->track.refused[self->plan])
        self->plan = GO_PASS;
    self->has_plan = 1;
}

/* What to do next */

static const char *key_towards(go_point from, go_point to)
{
    if (to == GO_PASS)
        return "SPACE";
    if (go_row(from) != go_row(to))
        return go_row(from) > go_row(to) ? "UP" : "DOWN";
    if (go_column(from) != go_column(to))
        return go_column(from) > go_column(to) ? "LEFT" : "RIGHT";
    return "ENTER";
}

static const char *key_in_menus(enum hand_go_screen screen)
{
    switch (screen) {
    case HAND_GO_COMPUTER: return "UP";
    case HAND_GO_MENU:     return "ESC";
    default:               return "ENTER";
    }
}

static int is_due(const struct go_hand *self, const struct hand *hand)
{
    const struct hand_go_sight *sight = &self->settled;

    switch (sight->screen) {
    case HAND_GO_TITLE:
    case HAND_GO_TWO_PLAYERS:
    case HAND_GO_COMPUTER:
    case HAND_GO_MENU:
        return hand->may_start;
    case HAND_GO_GAME:
        return !sight->is_thinking && seat_of(sight->turn) == hand->seat;
    default:
        return 0;
    }
}

/* What has not settled is too new to be answered. */
static enum hand_action choose(void *of, const struct hand *hand,
                               const struct session *session,
                               const char **words)
{
    struct go_hand *self = of;

    if (!is_due(self, hand)
        || session_tick(session) < robot_calm_tick(session)
        || session_in(session) & KEYS)
        return HAND_WAITS;
    if (self->settled.screen != HAND_GO_GAME) {
        *words = key_in_menus(self->settled.screen);
        return has_passed(self, session, MENU_MS) ? HAND_PRESSES : HAND_WAITS;
    }
    if (self->is_lost || !has_passed(self, session, THINK_MS))
        return HAND_WAITS;
    think(self, hand, session);
    *words = key_towards(self->now.cursor, self->plan);
    return HAND_PRESSES;
}

/* Who was on turn has his finger there, also when the press has ended the
 * turn: that settles later. */
static const char *held(const void *of, const struct hand *hand,
                        const struct session *session)
{
    static const char *const names[DE1SOC_KEYBOARD] = {
        "UP", "DOWN", "LEFT", "RIGHT", "ENTER", "SPACE", "ESC",
    };

    for (int i = 0; i < DE1SOC_KEYBOARD; i++)
        if (session_in(session) & PIN(DE1SOC_USB + i) && is_due(of, hand))
            return names[i];
    return NULL;
}

/* Hints */

static const char *why_none(const struct go_hand *self, char seat)
{
    switch (self->now.screen) {
    case HAND_GO_GAME:
        break;
    case HAND_GO_OVER:
        return "no hint: the game is over; any key goes on";
    case HAND_GO_DARK:
        return "no hint now: there is nothing on the monitor";
    default:
        return "no hint now: ENTER begins a game";
    }
    if (self->now.is_thinking)
        return "no hint now: the machine thinks";
    if (seat_of(self->now.turn) != seat)
        return "no hint now: it is the other player's turn";
    return self->is_settled && !self->is_lost
        ? NULL : "no hint now: the stones cannot be seen; wait a moment";
}

static const char *advise(const void *of, const struct hand *hand,
                          struct text *to)
{
    const struct go_hand *self = of;
    const char *why = why_none(self, hand->seat);

    if (!why)
        hand_go_advise(&self->track.game, hand->scratch, to);
    return why;
}

static void sit(void *of, const struct hand *hand,
                const struct session *session)
{
    struct go_hand *self = of;

    (void)hand;
    (void)session;
    hand_go_track_begin(&self->track, 0);
}

const struct hand_type go_hand = {
    .machine = "go",
    .minds = go_minds,
    .size = sizeof(struct go_hand),
    .sit = sit,
    .look = look,
    .held = held,
    .choose = choose,
    .advise = advise,
    .advice_scratch_size = GO_SEARCHER_SCRATCH,
};
