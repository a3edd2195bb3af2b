/* hand.c - how a robot works the checkers machine.
 *
 * It keeps a board of its own: at each press that counts it reads the
 * switches, and it knows the rules. The lights tell whether the machine
 * agrees. If it does not, the robot looks for the men on the LED array;
 * kings it cannot tell from men there, but it remembers some.
 *
 * When it acts follows, to the tick, from what was done and never from how
 * far its thoughts are, so that a game taken back comes again the same way.
 */
#include <string.h>

#include "bench/hand.h"
#include "bench/hand_touch.h"
#include "bench/robot.h"
#include "boards/tinychip.h"
#include "games/draughts/minds/minds.h"
#include "machines/checkers/hand_advice.h"
#include "machines/checkers/checkers.h"

enum {
    SETTLE_MS = 40,                     /* until a press counts */
    LIGHT_MS = 100,                     /* until the lights follow */
    REST_MS = 200,                      /* between two doings */
    THINK_MS = 1000,                    /* before the first of a move */
    WATCH_MS = 1100,                    /* until all men have been lit */
    LOSSES_MAX = 3,                     /* then it gives up */
    BUDGET = 500,
};

#define BUTTONS PINS(TINYCHIP_ENTER, TINYCHIP_BUTTONS)

struct checkers_hand {
    struct hand_touch touch;
    struct hand_checkers_track track;
    uint64_t since_tick;                /* the last press that counted */
    char presser;                       /* who was on turn then */

    int is_lost;                        /* the machine does not agree */
    int losses;                         /* since a move was understood */
    int is_guess;                       /* something may have come in */
    uint64_t watch_tick;                /* the array, from here on: */
    struct lights watched;              /* lit at any time */

    int is_thinking, has_plan;
    unsigned plan_game, plan_ply;       /* for that move */
    struct checkers_move plan;
    _Alignas(8) char mind[MIND_SIZE_MAX];
    char words[8];
};

/* Time */

static uint64_t ms(const struct session *session, unsigned ms)
{
    return session_machine(session)->board->clock_hz * (uint64_t)ms / 1000;
}

static int has_passed(const struct session *session, uint64_t since,
                      unsigned for_ms)
{
    return session_tick(session) >= since + ms(session, for_ms);
}

/* Who is who */

static enum checkers_rules rules_of(const struct session *session)
{
    return session_setup(session)->option[CHECKERS_OPTION_RULES]
           == CHECKERS_CHIP_FULL ? CHECKERS_FULL : CHECKERS_SIMPLE;
}

static char seat_on_turn(const struct checkers_hand *self)
{
    return self->track.game.now.turn == CHECKERS_BLACK ? 'A' : 'b';
}

/* Presses, its own or another's */

static void begin(struct checkers_hand *self, const struct session *session)
{
    hand_checkers_track_begin(&self->track, rules_of(session));
    self->is_lost = self->losses = self->is_guess = 0;
}

static int square_of(pins levels)
{
    return hand_checkers_square((int)pins_get(levels, TINYCHIP_ROW, 3),
                                (int)pins_get(levels, TINYCHIP_COL, 3));
}

/* Of several at once reset is first and clear second (M3-088, M3-089). */
static void feel(struct checkers_hand *self, const struct hand_press *press,
                 const struct session *session)
{
    unsigned plies = self->track.plies;

    self->since_tick = press->tick;
    self->presser = seat_on_turn(self);
    if (press->is_power || press->buttons & PIN(TINYCHIP_RESET))
        begin(self, session);
    else if (press->buttons & PIN(TINYCHIP_CLEAR))
        hand_checkers_track_clear(&self->track);
    else
        hand_checkers_track_enter(&self->track, square_of(press->levels));
    self->is_guess = 0;
    if (self->track.plies != plies)
        self->losses = 0;
}

/* Lights */

static int is_lit(const struct session *session, int led)
{
    return lights_has(session_seen(session), TINYCHIP_LIGHT_LED + led);
}

static int agrees(const struct checkers_hand *self,
                  const struct session *session)
{
    int is_red = seat_on_turn(self) == 'A';

    return is_lit(session, TINYCHIP_RED) == is_red
        && is_lit(session, TINYCHIP_BLACK) == !is_red
        && is_lit(session, TINYCHIP_ERROR) == self->track.is_error;
}

/* Nothing was done lately, so that the lights say how things are. */
static int is_still(const struct checkers_hand *self,
                    const struct session *session)
{
    return has_passed(session, self->since_tick, LIGHT_MS)
        && has_passed(session, hand_touch_last(session), LIGHT_MS);
}

/* The array, when all else fails */

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

/* A king is where one was, or where a man becomes one. */
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

static void adopt(struct checkers_hand *self, const struct session *session)
{
    struct checkers now = {
        .pieces = {men_on_array(&self->watched, RED),
                   men_on_array(&self->watched, GREEN)},
        .turn = is_lit(session, TINYCHIP_RED) ? CHECKERS_BLACK
                                              : CHECKERS_WHITE,
        .rules = (uint8_t)rules_of(session),
    };

    now.kings = guess_kings(&self->track.game.now, &now);
    if (!(now.pieces[0] | now.pieces[1]) || checkers_check(&now)
        || self->losses > LOSSES_MAX)
        return;
    hand_checkers_track_adopt(&self->track, &now);
    self->track.is_error = is_lit(session, TINYCHIP_ERROR);
    self->is_lost = 0;
    self->is_guess = 1;
}

static void watch_array(struct checkers_hand *self,
                        const struct session *session)
{
    const struct lights *seen = session_seen(session);

    for (int w = 0; w < LIGHT_WORDS; w++)
        self->watched.word[w] |= seen->word[w];
    if (!has_passed(session, self->watch_tick, WATCH_MS))
        return;
    adopt(self, session);
    memset(&self->watched, 0, sizeof self->watched);
    self->watch_tick = session_tick(session);
}

static void check(struct checkers_hand *self, const struct session *session)
{
    if (self->is_lost) {
        watch_array(self, session);
    } else if (!agrees(self, session)) {
        self->is_lost = 1;
        self->losses++;
    }
}

static void look(void *of, const struct hand *hand,
                 const struct session *session)
{
    struct checkers_hand *self = of;
    struct hand_press press;

    (void)hand;
    while (hand_touch_next(&self->touch, session, BUTTONS,
                           ms(session, SETTLE_MS), &press))
        feel(self, &press, session);
    if (is_still(self, session)) {
        check(self, session);
        return;
    }
    memset(&self->watched, 0, sizeof self->watched);
    self->watch_tick = session_tick(session);
}

static void think(struct checkers_hand *self, const struct hand *hand,
                  const struct session *session)
{
    const struct hand_checkers_track *track = &self->track;

    if (self->plan_game != track->games || self->plan_ply != track->plies)
        self->is_thinking = self->has_plan = 0;
    if (self->has_plan)
        return;
    if (!self->is_thinking)
        hand_wake(hand->mind, self->mind, hand, session,
                  self->track.games, self->track.plies);
    self->is_thinking = 1;
    self->plan_game = track->games;
    self->plan_ply = track->plies;
    self->has_plan = hand->mind->think(self->mind, &track->game, hand->scratch,
                                       BUDGET, &self->plan) == MIND_MOVES;
}

/* What to do next */

static enum hand_action press(const char *button, const char **words)
{
    *words = button;
    return HAND_PRESSES;
}

static enum hand_action set(struct checkers_hand *self, const char *group,
                            int value, const char **words)
{
    struct text to;

    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, group);
    text_put_char(&to, ' ');
    text_put_number(&to, (uint64_t)value);
    *words = self->words;
    return HAND_SETS;
}

static enum hand_action enter(struct checkers_hand *self, int square,
                              const struct session *session,
                              const char **words)
{
    pins in = session_in(session);
    int row = hand_checkers_row(square);
    int column = hand_checkers_column(square);

    if ((int)pins_get(in, TINYCHIP_ROW, 3) != row)
        return set(self, "ROW", row, words);
    if ((int)pins_get(in, TINYCHIP_COL, 3) != column)
        return set(self, "COL", column, words);
    return press("ENTER", words);
}

/* Somebody has begun a move that is not its own: half a jump must be gone on
 * with, a man only held can be let go. */
static enum hand_action leave(struct checkers_hand *self,
                              const struct session *session,
                              const char **words)
{
    int path[CHECKERS_PATH_MAX];

    if (self->track.length < 2
        || !hand_checkers_track_find(&self->track, &self->plan))
        return press("CLEAR", words);
    (void)checkers_path(&self->plan, path);
    return enter(self, path[self->track.length], session, words);
}

static enum hand_action move(struct checkers_hand *self,
                             const struct session *session,
                             const char **words)
{
    int path[CHECKERS_PATH_MAX];
    int is_own = self->track.length > 0 && !self->track.is_error
              && hand_checkers_track_fits(&self->track, &self->plan);

    if (!is_own && !has_passed(session, self->since_tick, THINK_MS))
        return HAND_WAITS;
    if (self->track.is_error || self->is_guess)
        return press("CLEAR", words);
    if (self->track.length > 0 && !is_own)
        return leave(self, session, words);
    (void)checkers_path(&self->plan, path);
    return enter(self, path[self->track.length], session, words);
}

static int is_on_turn(const struct checkers_hand *self, char seat)
{
    return seat_on_turn(self) == seat && !self->is_lost
        && checkers_game_result(&self->track.game) == CHECKERS_GOES_ON;
}

static int has_rested(const struct session *session)
{
    size_t done = session_events_done(session);

    return session_tick(session) >= robot_calm_tick(session)
        && (done == 0
            || has_passed(session, session_event(session, done - 1)->tick,
                          REST_MS));
}

static enum hand_action choose(void *of, const struct hand *hand,
                               const struct session *session,
                               const char **words)
{
    struct checkers_hand *self = of;

    if (!is_on_turn(self, hand->seat) || !has_rested(session))
        return HAND_WAITS;
    think(self, hand, session);
    if (!has_passed(session, self->since_tick, THINK_MS)
        && self->track.length == 0)
        return HAND_WAITS;
    while (!self->has_plan)
        think(self, hand, session);
    return move(self, session, words);
}

/* Both players use the same buttons; who was on turn has the finger there,
 * also when the press has ended the turn. */
static const char *held(const void *of, const struct hand *hand,
                        const struct session *session)
{
    static const struct { int pin; const char *name; } buttons[] = {
        {TINYCHIP_ENTER, "ENTER"}, {TINYCHIP_CLEAR, "CLEAR"},
    };
    const struct checkers_hand *self = of;

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
        return "no hint: the game is over, Black cannot move; RESET begins "
               "another";
    case CHECKERS_WHITE_WINS:
        return "no hint: the game is over, Red cannot move; RESET begins "
               "another";
    default:
        return "no hint: the game is a draw; RESET begins another";
    }
}

static const char *advise(const void *of, const struct hand *hand,
                          struct text *to)
{
    const struct checkers_hand *self = of;
    enum checkers_result result = checkers_game_result(&self->track.game);

    if (self->is_lost)
        return "no hint now: the lights do not say what was expected; with "
               "DARK down, wait a moment";
    if (result != CHECKERS_GOES_ON)
        return why_over(result);
    if (seat_on_turn(self) != hand->seat)
        return "no hint now: it is the other player's turn";
    hand_checkers_advise(&self->track, hand->scratch, to);
    return NULL;
}

static void sit(void *of, const struct hand *hand,
                const struct session *session)
{
    (void)hand;
    begin(of, session);
}

const struct hand_type checkers_hand = {
    .machine = "checkers",
    .minds = checkers_minds,
    .size = sizeof(struct checkers_hand),
    .sit = sit,
    .look = look,
    .held = held,
    .choose = choose,
    .advise = advise,
    .advice_scratch_size = CHECKERS_SEARCHER_SCRATCH,
};
