/* hand.c - how a robot works the Nim machine.
 *
 * It counts LEDs and reads the digits, sets the switches for its move, and
 * presses its own button.
 */
#include "bench/hand.h"
#include "machines/hand_read.h"
#include "machines/hand_time.h"
#include "machines/nim/hand_minds.h"
#include "machines/nim/panel.h"

enum { REST_MS = 500 };                 /* before a hand moves */

struct nim_hand {
    struct nim_seen seen;
    char digits[8];
    uint64_t since_tick;                /* the heaps are as they are */
    struct nim_move move;
    int has_move;                       /* for these heaps */
    char words[24];
    _Alignas(8) char mind[MIND_SIZE_MAX];
};

static void prepare_nothing(void *state, const struct hand *hand,
                            const struct session *session)
{
    (void)state;
    (void)hand;
    (void)session;
}

static unsigned count_lights(const struct session *session, int first,
                             int size)
{
    unsigned count = 0;

    for (int i = 0; i < size; i++)
        count += lights_has(session_seen(session), first + i) != 0;
    return count;
}

static void count_heaps(void *state, const struct hand *hand,
                        const struct session *session)
{
    struct nim_hand *self = state;
    unsigned right = count_lights(session, BASYS2_LIGHT_LD, NIM_RIGHT_SIZE);
    unsigned left = count_lights(session, BASYS2_LIGHT_LD + NIM_RIGHT_SIZE,
                                 NIM_LEFT_SIZE);

    (void)hand;
    hand_read_part(session, "AN", self->digits, sizeof self->digits);
    if (left == self->seen.left[NIM_LEFT]
        && right == self->seen.left[NIM_RIGHT])
        return;
    self->seen.left[NIM_LEFT] = left;
    self->seen.left[NIM_RIGHT] = right;
    self->since_tick = session_tick(session);
    self->has_move = 0;
}

static const char *own_button(const struct hand *hand)
{
    return hand->seat == 'A' ? "BTN3" : "BTN0";
}

static const char *find_held_own_button(const void *state,
                                        const struct hand *hand,
                                        const struct session *session)
{
    int pin = hand->seat == 'A' ? NIM_BTN_A : NIM_BTN_B;

    (void)state;
    return session_in(session) & PIN(pin) ? own_button(hand) : NULL;
}

/* "_P-A": A is to move. */
static int is_on_turn(const struct nim_hand *self, const struct hand *hand)
{
    return self->digits[1] == 'P' && self->digits[3] == hand->seat;
}

static int has_rested(const struct nim_hand *self,
                      const struct session *session)
{
    return hand_time_has_passed(session, self->since_tick, REST_MS);
}

/* What is left names the moment: no game comes there twice. */
static void choose_heap_and_count(struct nim_hand *self,
                                  const struct hand *hand,
                                  const struct session *session)
{
    const struct nim_seen *seen = &self->seen;

    if (self->has_move)
        return;
    hand_wake(hand->mind, self->mind, hand, session, seen->left[NIM_LEFT],
              seen->left[NIM_RIGHT]);
    self->has_move = hand->mind->think(self->mind, seen, hand->scratch, 1,
                                       &self->move) == MIND_MOVES;
}

/* SW7 and SW1, SW0 as the move wants them: "SW 1xxxxx10". */
static enum hand_action set_switches(struct nim_hand *self,
                                     const char **words)
{
    struct text to;

    text_begin(&to, self->words, sizeof self->words);
    text_put(&to, self->move.heap == NIM_LEFT ? "SW 1xxxxx" : "SW 0xxxxx");
    text_put_char(&to, self->move.count & 2 ? '1' : '0');
    text_put_char(&to, self->move.count & 1 ? '1' : '0');
    *words = self->words;
    return HAND_SETS;
}

static enum hand_action choose_take(void *state, const struct hand *hand,
                                    const struct session *session,
                                    const char **words)
{
    struct nim_hand *self = state;
    pins in = session_in(session);

    if (!is_on_turn(self, hand) || !has_rested(self, session))
        return HAND_WAITS;
    choose_heap_and_count(self, hand, session);
    if (!self->has_move)
        return HAND_WAITS;
    if (pins_get(in, NIM_SW_COUNT, 2) != self->move.count
        || pins_get(in, NIM_SW_HEAP, 1) != self->move.heap)
        return set_switches(self, words);
    *words = own_button(hand);
    return HAND_PRESSES;
}

static const char *advise_take(const void *state, const struct hand *hand,
                               struct text *to)
{
    const struct nim_hand *self = state;
    struct nim_move move;

    if (!is_on_turn(self, hand))
        return "no hint now: it is not your turn";
    (void)nim_minds[0]->think(NULL, &self->seen, NULL, 1, &move);
    text_put(to, "take ");
    text_put_number(to, move.count);
    text_put(to, move.heap == NIM_LEFT ? " from the left" : " from the right");
    return NULL;
}

const struct hand_type nim_hand = {
    .machine = "nim",
    .minds = nim_minds,
    .size = sizeof(struct nim_hand),
    .sit = prepare_nothing,
    .look = count_heaps,
    .held = find_held_own_button,
    .choose = choose_take,
    .advise = advise_take,
};
