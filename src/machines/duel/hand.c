/* hand.c - how a robot works the duel machine.
 *
 * It reads digits and LEDs as a person does and knows the rules from the
 * manual. A message has AN3 dark ("_P-A"); where letters come in, AN3 is
 * lit. While the other player makes a code the robot looks away and sees
 * nothing until the next message.
 *
 * bench/robot.c calls it every few ticks: first to look, then, if this seat
 * may act, to choose. What it knows is a function of the looks so far, so
 * that a hand that watches a replay knows the same.
 */
#include <string.h>

#include "base/text.h"
#include "bench/robot.h"
#include "machines/duel/panel.h"
#include "machines/hand_mastermind.h"
#include "machines/hand_read.h"
#include "machines/hand_time.h"

enum {
    READ_MS = 500,                      /* until the LEDs can be trusted */
    START_MS = 1500,                    /* before it begins a match */
    LEAVE_MS = 2000,                    /* a judgement is shown so long */
};

static const char letters[] = "ACEFHLU";        /* colour 0 is SW = 1 */

enum phase {
    PHASE_START,                        /* nobody has begun */
    PHASE_MESSAGE,                      /* something to read */
    PHASE_MAKE,                         /* a code comes in */
    PHASE_BREAK,                        /* a guess comes in */
    PHASE_JUDGED,                       /* the LEDs judge it */
    PHASE_DONE,                         /* read and left behind */
};

/* The chip has more states than a person can tell apart: SCORE, P-A and L-3
 * are one phase here, a message, whose text tells what follows. */
struct duel_hand {
    enum phase phase;
    enum phase next;                    /* behind the message */
    uint64_t since_tick;                /* of this phase */
    struct lights seen_lights;          /* at the last look, and */
    char digits[8];                     /* what the digits said then */
    char on_turn;                       /* whose letters come in */
    int has_score;                      /* shown since the start */
    unsigned has_code;                  /* made in this round: 0 or 1 */
    int entered;                        /* letters, by this seat */
    int down_looks;                     /* the button has been down for */
    unsigned rounds;

    struct hand_mastermind thoughts;
    int is_read;                        /* the judgement, into them */
    char words[24];
};

/* The eye */

/* "_A-b", "_P-A", "_L-3", "_1-0". Anything else, such as digits caught while
 * they change, is not a message. */
static int is_message(const char *digits)
{
    static const char *const lefts = "APL012";
    static const char *const rights[] = {"b", "Ab", "123", "012", "012",
                                         "012"};
    const char *left = digits[1] ? strchr(lefts, digits[1]) : NULL;

    return left && digits[0] == '_' && digits[2] == '-' && digits[3]
        && strchr(rights[left - lefts], digits[3]);
}

/* True from the call on: at the next look the message may be gone and a letter
 * of the code be shown. */
static int others_code_comes_in(const struct duel_hand *self,
                                const struct hand *hand)
{
    int make = self->phase == PHASE_MAKE
        || (self->phase == PHASE_MESSAGE && self->next == PHASE_MAKE);

    return make && self->on_turn != hand->seat;
}

/* Reads the digits; 1 if nothing has changed since the last look. */
static int read_stable_digits(struct duel_hand *self,
                              const struct session *session)
{
    const struct lights *seen = session_seen(session);
    char before[sizeof self->digits];

    if (memcmp(seen, &self->seen_lights, sizeof *seen) == 0)
        return 1;
    self->seen_lights = *seen;
    memcpy(before, self->digits, sizeof before);
    hand_read_part(session, "AN", self->digits, sizeof self->digits);
    return text_same(before, self->digits);
}

/* Whether this seat may look at the digits now. */
static int may_see(const struct duel_hand *self, const struct hand *hand)
{
    return is_message(self->digits) || !others_code_comes_in(self, hand);
}

/* Nothing that it must not see stays in its memory. */
static void look_away(struct duel_hand *self)
{
    memset(&self->seen_lights, 0, sizeof self->seen_lights);
    memset(self->digits, 0, sizeof self->digits);
}

/* What the digits mean */

/* Whatever was entered, read or planned belongs to the phase before. */
static void change_phase(struct duel_hand *self, enum phase phase,
                         const struct session *session)
{
    self->phase = phase;
    self->since_tick = session_tick(session);
    self->entered = 0;
    self->is_read = 0;
    hand_mastermind_forget_plan(&self->thoughts);
}

/* A score or the start follows every round, and either may be seen more than
 * once: a round counts only if a code was made in it. */
static void forget_last_round(struct duel_hand *self)
{
    self->rounds += self->has_code;
    self->has_code = 0;
    self->thoughts.seen.tries = 0;
}

/* "P-A" calls the maker after a score, and the breaker once there is a code
 * or if there was no score at all: the game for one. */
static void note_called_player(struct duel_hand *self, char player)
{
    self->on_turn = player;
    if (self->has_score && !self->has_code) {
        self->next = PHASE_MAKE;
    } else {                            /* or the circuit has made one */
        self->next = PHASE_BREAK;
        self->has_code = 1;
    }
}

static void note_start(struct duel_hand *self, const struct session *session)
{
    if (self->phase == PHASE_START)
        return;
    forget_last_round(self);
    self->has_score = 0;
    change_phase(self, PHASE_START, session);
}

static void interpret_message(struct duel_hand *self, const char *digits,
                              const struct session *session)
{
    if (digits[1] == 'A') {
        note_start(self, session);
        return;
    }
    if (self->phase != PHASE_MESSAGE)
        change_phase(self, PHASE_MESSAGE, session);
    if (digits[1] == 'P') {
        note_called_player(self, digits[3]);
    } else if (digits[1] == 'L') {
        self->next = PHASE_BREAK;
    } else {
        forget_last_round(self);
        self->has_score = 1;
    }
}

/* AN3 is lit: the message is over. */
static void see_letters(struct duel_hand *self,
                        const struct session *session)
{
    if (self->phase != PHASE_MESSAGE)
        return;
    change_phase(self, self->next, session);
    if (self->phase == PHASE_MAKE)
        self->has_code = 1;
}

/* The finger: what this seat's own presses did */

/* The fourth letter ends an entry; a press at a judgement leaves it. The dash
 * is not a letter (M0-26, M0-27). */
static void count_own_press(struct duel_hand *self,
                            const struct session *session)
{
    int is_entry = self->phase == PHASE_MAKE || self->phase == PHASE_BREAK;
    pins letter = pins_get(session_in(session), DUEL_SW_LETTER, 3);

    if (self->phase == PHASE_JUDGED)
        self->phase = PHASE_DONE;
    if (!is_entry || letter == 0 || ++self->entered < DUEL_PLACES)
        return;
    change_phase(self, self->phase == PHASE_MAKE ? PHASE_DONE : PHASE_JUDGED,
                 session);
}

/* A press counts when the debouncer believes it, at the second look; with
 * no debouncer, at the first. */
static int looks_to_count(const struct session *session)
{
    return robot_step_ticks(session) > 1 ? 2 : 1;
}

/* The seat's own button, whoever holds it down. */
static int is_down(const struct hand *hand, const struct session *session)
{
    int pin = hand->seat == 'A' ? DUEL_BTN_A : DUEL_BTN_B;

    return (session_in(session) & PIN(pin)) != 0;
}

static void track_own_button(struct duel_hand *self, const struct hand *hand,
                             const struct session *session)
{
    if (!is_down(hand, session))
        self->down_looks = 0;
    else if (++self->down_looks == looks_to_count(session)
             && self->on_turn == hand->seat)
        count_own_press(self, session);
}

/* Reading the judgement */

/* A guess as a code; 0 if the digits show anything else. */
static int colours_of(const char *digits, uint32_t *code)
{
    *code = 0;
    for (int i = 0; i < DUEL_PLACES; i++) {
        const char *at = digits[i] ? strchr(letters, digits[i]) : NULL;

        if (!at)
            return 0;
        *code = *code << MASTERMIND_PEG_BITS | (uint32_t)(at - letters);
    }
    return 1;
}

/* Eight LEDs, LD7 first: two bits for each letter, as the rules have them. */
static uint16_t marks_from_leds(const char *leds)
{
    unsigned marks = 0;

    for (; *leds; leds++)
        marks = marks << 1 | (*leds == '1');
    return (uint16_t)marks;
}

/* Half a second after the fourth letter digits and LEDs belong together. */
static void record_judged_guess(struct duel_hand *self, const char *digits,
                                const struct session *session)
{
    char leds[16];
    uint32_t guess;

    if (self->is_read
        || !hand_time_has_passed(session, self->since_tick, READ_MS)
        || !colours_of(digits, &guess))
        return;
    hand_read_part(session, "LD", leds, sizeof leds);
    hand_mastermind_add(&self->thoughts, guess, marks_from_leds(leds));
    self->is_read = 1;
}

/* One look. Digits that have just changed may be misread, so a text counts
 * only if two looks in a row agree. */
static void follow_round(void *state, const struct hand *hand,
                         const struct session *session)
{
    struct duel_hand *self = state;
    int is_clear = read_stable_digits(self, session);

    track_own_button(self, hand, session);
    if (!may_see(self, hand)) {
        if (self->phase == PHASE_MESSAGE)
            see_letters(self, session); /* that they come in, not which */
        look_away(self);
        return;
    }
    if (!is_clear)
        return;
    if (is_message(self->digits))
        interpret_message(self, self->digits, session);
    else
        see_letters(self, session);
    if (self->phase == PHASE_JUDGED)
        record_judged_guess(self, self->digits, session);
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
    return is_down(hand, session) ? own_button(hand) : NULL;
}

/* A code is ready at once; a guess may take several looks. */
static void think_of_code_or_guess(struct duel_hand *self,
                                   const struct hand *hand,
                                   const struct session *session)
{
    if (self->phase == PHASE_MAKE)
        hand_mastermind_make(&self->thoughts, hand, session, self->rounds);
    else
        hand_mastermind_think(&self->thoughts, hand, session, self->rounds);
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

/* During a message it waits, because the board ignores buttons. A letter is
 * entered only when the whole word is planned. */
static enum hand_action choose_letter_or_press(void *state,
                                               const struct hand *hand,
                                               const struct session *session,
                                               const char **words)
{
    struct duel_hand *self = state;

    if (self->phase == PHASE_START)
        return hand->may_start
            && hand_time_has_passed(session, self->since_tick, START_MS)
            ? press_own_enter(hand, words) : HAND_WAITS;
    if (self->on_turn != hand->seat)
        return HAND_WAITS;
    if (self->phase == PHASE_JUDGED)
        return self->is_read
            && hand_time_has_passed(session, self->since_tick, LEAVE_MS)
            ? press_own_enter(hand, words) : HAND_WAITS;
    if (self->phase != PHASE_MAKE && self->phase != PHASE_BREAK)
        return HAND_WAITS;
    think_of_code_or_guess(self, hand, session);
    return self->thoughts.has_plan
        ? enter_letter(self, hand, session, words) : HAND_WAITS;
}

/* Whether this seat enters a guess now, or will after the current message. */
static int is_to_guess(const struct duel_hand *self, const struct hand *hand)
{
    return self->on_turn == hand->seat
        && (self->phase == PHASE_BREAK
            || (self->phase == PHASE_MESSAGE && self->has_code
                && self->next == PHASE_BREAK));
}

static const char *advise_letter_guess(const void *state,
                                       const struct hand *hand, struct text *to)
{
    const struct duel_hand *self = state;

    if (!is_to_guess(self, hand))
        return "no hint now: ask when it is your turn to guess";
    return hand_mastermind_advise(&self->thoughts, hand, letters, to);
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
            .colours = (int)strlen(letters),
            .rule = session_setup(session)->option[DUEL_REPEAT]
                ? MASTERMIND_COUNTING : MASTERMIND_MEMBERSHIP,
        },
        .goal = MASTERMIND_WIN,
        .limit = DUEL_TRIES,
    };
}

const struct hand_type duel_hand = {
    .machine = "duel",
    .minds = mastermind_minds,
    .size = sizeof(struct duel_hand),
    .sit = learn_duel_rules,
    .look = follow_round,
    .held = find_held_enter,
    .choose = choose_letter_or_press,
    .advise = advise_letter_guess,
    .advice_scratch_size = MASTERMIND_ADVICE_SCRATCH,
};
