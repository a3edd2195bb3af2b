/* hand.c - how a robot works the lamp machine, and the minds for it.
 *
 * It sees the LEDs and nothing else. A mind says how long to rest before the
 * next press. It is asked once for each LED of its row, and begins anew from
 * a seed for that moment: a game that is taken back goes the same way again.
 *
 * For a person it presses what was ordered at the table (table.c).
 *
 * bench/robot.c calls the functions of the record below: look every few ticks,
 * then choose. What the hand knows must follow from what it has seen.
 */
#include "base/rng.h"
#include "machines/hand_time.h"
#include "machines/lamp/hand_state.h"
#include "machines/lamp/intro.h"
#include "machines/lamp/table.h"

/* The minds: what they see is how many LEDs each player has, their own first,
 * and their move is a number of tenths of a second. */

static enum mind_answer think_eager(void *mind, const void *seen,
                                    void *scratch, long budget, void *move)
{
    (void)mind;
    (void)seen;
    (void)scratch;
    (void)budget;
    *(unsigned *)move = 3;
    return MIND_MOVES;
}

/* Takes its time, unless it is behind. */
static enum mind_answer think_lazy(void *mind, const void *seen,
                                   void *scratch, long budget, void *move)
{
    const unsigned *lit = seen;

    (void)scratch;
    (void)budget;
    *(unsigned *)move = 3 + (unsigned)rng_below(mind, 10);
    if (lit[OWN] < lit[OTHER])
        *(unsigned *)move = 3;
    return MIND_MOVES;
}

static const struct mind_type eager = {
    .name = "eager",
    .title = "presses as fast as it can",
    .size = 1,
    .reset = mind_forgets,
    .think = think_eager,
};

static const struct mind_type lazy = {
    .name = "lazy",
    .title = "hurries when it is behind",
    .size = sizeof(struct rng),
    .reset = mind_takes_dice,
    .think = think_lazy,
};

static const struct mind_type *const minds[] = {&eager, &lazy, NULL};

/* The hand */

/* A hand that must know options or rules reads them here. */
static void prepare_nothing(void *state, const struct hand *hand,
                            const struct session *session)
{
    (void)state;
    (void)hand;
    (void)session;
}

static unsigned count_row(const struct session *session, int player)
{
    int first = BASYS2_LIGHT_LD;
    unsigned count = 0;

    if (player == LAMP_A)
        first += LAMP_ROW;
    for (int i = 0; i < LAMP_ROW; i++)
        count += lights_has(session_seen(session), first + i) != 0;
    return count;
}

/* Lights that have come, for the list of moves; none: a new race. */
static void note_lights(struct lamp_hand *self, int whose, unsigned lit,
                       uint64_t tick)
{
    for (; self->lit[whose] < lit && self->count < 2 * LAMP_ROW;
         self->count++) {
        self->lit[whose]++;
        self->light[self->count] = (struct lamp_light){
            tick, whose, (int)self->lit[OWN] - (int)self->lit[OTHER],
        };
    }
    self->lit[whose] = lit;
    if (!self->lit[OWN] && !self->lit[OTHER])
        self->count = 0;
}

static void count_lit_leds(void *state, const struct hand *hand,
                           const struct session *session)
{
    struct lamp_hand *self = state;
    int player = hand->seat == 'A' ? LAMP_A : LAMP_B;
    unsigned own = count_row(session, player);
    uint64_t tick = session_tick(session);
    int is_new = own != self->lit[OWN];

    note_lights(self, OTHER, count_row(session, !player), tick);
    note_lights(self, OWN, own, tick);
    if (!is_new)
        return;
    self->since_tick = tick;
    self->has_plan = 0;
}

/* A person's hand also presses the reset. */
static const char *find_held_button(const void *state,
                                    const struct hand *hand,
                                    const struct session *session)
{
    int pin = hand->seat == 'A' ? LAMP_BTN_A : LAMP_BTN_B;

    (void)state;
    if (session_in(session) & PIN(pin))
        return lamp_button(hand->seat);
    return hand_is_person(hand)
        && session_in(session) & PIN(LAMP_BTN_RESET) ? "BTN2" : NULL;
}

/* Beside a person it leaves the first press to the person. */
static int may_press(const struct lamp_hand *self,
                     const struct hand *hand)
{
    int has_begun = self->lit[OWN] || self->lit[OTHER];

    return !lamp_is_over(self) && (has_begun || hand->may_start);
}

static void plan_press(struct lamp_hand *self, const struct hand *hand,
                       const struct session *session)
{
    hand_wake(hand->mind, self->mind, hand, session, 0, self->lit[OWN]);
    self->has_plan = hand->mind->think(self->mind, self->lit, hand->scratch,
                                       1, &self->plan_tenths) == MIND_MOVES;
}

static int has_rested(const struct lamp_hand *self,
                      const struct session *session)
{
    return hand_time_has_passed(session, self->since_tick,
                                100 * self->plan_tenths);
}

static enum hand_action choose_press_or_wait(void *state,
                                             const struct hand *hand,
                                             const struct session *session,
                                             const char **words)
{
    struct lamp_hand *self = state;

    if (hand_is_person(hand)) {
        *words = lamp_is_over(self) ? "BTN2"
                                    : lamp_button(hand->seat);
        return HAND_PRESSES;
    }
    if (!may_press(self, hand))
        return HAND_WAITS;
    if (!self->has_plan)
        plan_press(self, hand, session);
    if (!self->has_plan || !has_rested(self, session))
        return HAND_WAITS;
    *words = lamp_button(hand->seat);
    return HAND_PRESSES;
}

static const char *advise_race(const void *state, const struct hand *hand,
                               struct text *to)
{
    const struct lamp_hand *self = state;

    if (lamp_is_over(self))
        return "no hint now: the race is over";
    text_put(to, "press ");
    text_put(to, lamp_button(hand->seat));
    text_put(to, ": ");
    text_put_number(to, LAMP_ROW - self->lit[OWN]);
    text_put(to, " to go");
    return NULL;
}

const struct hand_type lamp_hand = {
    .machine = "lamp",
    .minds = minds,
    .size = sizeof(struct lamp_hand),
    .sit = prepare_nothing,
    .look = count_lit_leds,
    .held = find_held_button,
    .choose = choose_press_or_wait,
    .advise = advise_race,
    .table = &lamp_table,
    .intro = &lamp_intro,
};
