/* hand_follow.c - how a robot follows a duel: what digits and LEDs mean, and
 * what fingers did.
 *
 * A message has AN3 dark ("_P-A"); where letters come in, AN3 is lit. While
 * the other player makes a code the robot looks away and sees nothing until
 * the next message.
 *
 * What it knows is a function of the looks so far, so that a hand that watches
 * a replay knows the same.
 */
#include "machines/duel/hand_follow.h"

#include <string.h>

#include "base/text.h"
#include "bench/robot.h"
#include "games/mastermind/minds/seen.h"
#include "machines/duel/panel.h"
#include "machines/hand_read.h"
#include "machines/hand_time.h"

enum { READ_MS = 200 };                 /* until the LEDs can be trusted */

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
    int make = self->phase == HAND_DUEL_MAKE
        || (self->phase == HAND_DUEL_MESSAGE && self->next == HAND_DUEL_MAKE);

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
static void change_phase(struct duel_hand *self, enum hand_duel_phase phase,
                         const struct session *session)
{
    self->phase = phase;
    self->since_tick = session_tick(session);
    self->entered = 0;
    memset(self->word, 0, sizeof self->word);
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

static void begin_match(struct duel_hand *self)
{
    self->matches++;
    self->guesses = 0;
    self->first_round = self->rounds;
    self->has_round = 0;
    self->knows_code = 0;
    memset(self->score, 0, sizeof self->score);
}

/* The table shows the last round until a player is called for the next. */
static void show_round(struct duel_hand *self, char maker)
{
    if (self->shown_round != self->rounds)
        self->knows_code = 0;
    self->shown_round = self->rounds;
    self->has_round = 1;
    self->maker = maker;
}

/* "P-A" calls the maker after a score, and the breaker once there is a code
 * or if there was no score at all: the game for one. */
static void note_called_player(struct duel_hand *self, char player)
{
    self->on_turn = player;
    if (self->has_score && !self->has_code) {
        self->next = HAND_DUEL_MAKE;
        show_round(self, player);
    } else {                            /* or the circuit has made one */
        if (!self->has_score)
            show_round(self, 0);
        self->next = HAND_DUEL_BREAK;
        self->has_code = 1;
    }
}

static void note_start(struct duel_hand *self, const struct session *session)
{
    if (self->phase == HAND_DUEL_START)
        return;
    forget_last_round(self);
    self->has_score = 0;
    change_phase(self, HAND_DUEL_START, session);
}

static void note_points(struct duel_hand *self, char a, char b)
{
    forget_last_round(self);
    self->has_score = 1;
    self->score[DUEL_A] = a;
    self->score[DUEL_B] = b;
}

static int is_score(const char *digits)
{
    return digits[1] >= '0' && digits[1] <= '2';
}

/* The final score stays on the digits while the LEDs blink. */
static void interpret_message(struct duel_hand *self, const char *digits,
                              const struct session *session)
{
    if (digits[1] == 'A') {
        note_start(self, session);
        return;
    }
    if (self->phase == HAND_DUEL_OVER && is_score(digits))
        return;
    if (self->phase == HAND_DUEL_START)
        begin_match(self);
    if (self->phase != HAND_DUEL_MESSAGE)
        change_phase(self, HAND_DUEL_MESSAGE, session);
    self->message = digits[1];
    if (digits[1] == 'P')
        note_called_player(self, digits[3]);
    else if (digits[1] == 'L')
        self->next = HAND_DUEL_BREAK;
    else
        note_points(self, digits[1], digits[3]);
}

/* AN3 is lit: the message is over. */
static void see_letters(struct duel_hand *self,
                        const struct session *session)
{
    if (self->phase != HAND_DUEL_MESSAGE)
        return;
    change_phase(self, self->next, session);
    if (self->phase == HAND_DUEL_MAKE)
        self->has_code = 1;
}

/* The fingers: what presses did */

/* A code that this seat has made itself. */
static void note_own_code(struct duel_hand *self)
{
    memcpy(self->code, self->word, sizeof self->code);
    self->knows_code = 1;
}

/* The fourth letter ends an entry. */
static void finish_entry(struct duel_hand *self, const struct session *session)
{
    int is_code = self->phase == HAND_DUEL_MAKE;

    if (is_code)
        note_own_code(self);
    change_phase(self, is_code ? HAND_DUEL_DONE : HAND_DUEL_JUDGED, session);
}

/* By the player on turn. A press at a judgement leaves it. The dash is not a
 * letter (M0-26, M0-27). */
static void count_press(struct duel_hand *self, const struct session *session)
{
    int is_entry = self->phase == HAND_DUEL_MAKE
                || self->phase == HAND_DUEL_BREAK;
    pins letter = pins_get(session_in(session), DUEL_SW_LETTER, 3);

    if (self->phase == HAND_DUEL_JUDGED)
        self->phase = HAND_DUEL_DONE;
    if (!is_entry || letter == 0)
        return;
    self->word[self->entered++] = (uint8_t)letter;
    if (self->entered == DUEL_PLACES)
        finish_entry(self, session);
}

/* A press counts when the debouncer believes it, at the second look; with
 * no debouncer, at the first. */
static int looks_to_count(const struct session *session)
{
    return robot_step_ticks(session) > 1 ? 2 : 1;
}

/* What the other enters as a guess is there for all to see; what he enters as
 * a code is not looked at, not even how much of it. */
static int may_count(const struct duel_hand *self, const struct hand *hand)
{
    return self->on_turn == hand->seat || self->phase != HAND_DUEL_MAKE;
}

static void track_button(struct duel_hand *self, const struct hand *hand,
                         const struct session *session, int player)
{
    char seat = player == DUEL_A ? 'A' : 'b';
    int *looks = &self->down_looks[player];

    if (!hand_duel_is_down(seat, session))
        *looks = 0;
    else if (++*looks == looks_to_count(session) && self->on_turn == seat
             && may_count(self, hand))
        count_press(self, session);
}

static int is_finger_on(const struct duel_hand *self)
{
    return self->down_looks[DUEL_A] || self->down_looks[DUEL_B];
}

/* A press while the letters were not yet seen to come in was not counted. The
 * digits tell: as many are lit as there are letters, and the next. */
static void count_missed_letters(struct duel_hand *self)
{
    int lit = 0;

    while (lit < DUEL_PLACES && self->digits[lit]
           && self->digits[lit] != '_')
        lit++;
    while (self->entered < lit - 1) {
        const char *at = strchr(HAND_DUEL_LETTERS,
                                self->digits[self->entered]);

        self->word[self->entered++] =
            (uint8_t)(at ? at - HAND_DUEL_LETTERS + 1 : 0);
    }
}

/* Reading the judgement */

/* A guess as a code; 0 if the digits show anything else. */
static int colours_of(const char *digits, uint32_t *code)
{
    *code = 0;
    for (int i = 0; i < DUEL_PLACES; i++) {
        const char *at = digits[i] ? strchr(HAND_DUEL_LETTERS, digits[i])
                                   : NULL;

        if (!at)
            return 0;
        *code = *code << MASTERMIND_PEG_BITS
              | (uint32_t)(at - HAND_DUEL_LETTERS);
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

static void log_guess(struct duel_hand *self, uint32_t guess, uint16_t marks,
                      const struct session *session)
{
    struct hand_duel_guess *to;

    if (self->guesses == HAND_DUEL_GUESSES)
        return;                         /* no match has so many */
    to = &self->log[self->guesses++];
    to->tick = session_tick(session);
    to->guess = guess;
    to->marks = marks;
    to->left = (uint16_t)mastermind_left(&self->thoughts.seen, NULL, 0);
    to->seat = self->on_turn;
    to->round = self->rounds;
}

/* A moment after the fourth letter digits and LEDs belong together. */
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
    log_guess(self, guess, marks_from_leds(leds), session);
    self->is_read = 1;
}

/* A code that was not found is shown to both. It is not the last guess, which
 * may still be there for a moment. */
static void read_revealed_code(struct duel_hand *self)
{
    const struct mastermind_seen *seen = &self->thoughts.seen;
    uint32_t code;

    if (seen->tries < DUEL_TRIES || !colours_of(self->digits, &code)
        || code == seen->past[seen->tries - 1].guess)
        return;
    for (int i = 0; i < DUEL_PLACES; i++)
        self->code[i] = (uint8_t)(mastermind_peg(code, DUEL_PLACES, i) + 1);
    self->knows_code = 1;
}

/* The LEDs */

static int are_leds(const struct session *session, const char *wanted)
{
    char leds[16];

    hand_read_part(session, "LD", leds, sizeof leds);
    return text_same(leds, wanted);
}

/* Where a match, or the game for one, can end. */
static int may_be_over(const struct duel_hand *self)
{
    if (self->phase == HAND_DUEL_MESSAGE)
        return self->score[DUEL_A] == '2' || self->score[DUEL_B] == '2';
    return self->phase == HAND_DUEL_DONE && !self->has_score;
}

/* While no finger moves: the end, and a judgement that came early because a
 * press was missed. */
static void notice_by_leds(struct duel_hand *self,
                           const struct session *session)
{
    if (may_be_over(self) && are_leds(session, "11111111"))
        change_phase(self, HAND_DUEL_OVER, session);
    else if (self->phase == HAND_DUEL_BREAK
             && !are_leds(session, "00000000"))
        change_phase(self, HAND_DUEL_JUDGED, session);
}

/* What is open to this seat, where letters stand on the digits. */
static void read_open_letters(struct duel_hand *self,
                              const struct session *session)
{
    see_letters(self, session);
    if (!is_finger_on(self)
        && (self->phase == HAND_DUEL_MAKE || self->phase == HAND_DUEL_BREAK))
        count_missed_letters(self);
    if (self->phase == HAND_DUEL_DONE)
        read_revealed_code(self);
}

/* One look. Digits that have just changed may be misread, so a text counts
 * only if two looks in a row agree. */
void hand_duel_follow(struct duel_hand *self, const struct hand *hand,
                      const struct session *session)
{
    int is_clear = read_stable_digits(self, session);

    track_button(self, hand, session, DUEL_A);
    track_button(self, hand, session, DUEL_B);
    if (!may_see(self, hand)) {
        if (self->phase == HAND_DUEL_MESSAGE)
            see_letters(self, session); /* that they come in, not which */
        look_away(self);
        return;
    }
    if (!is_clear)
        return;
    if (is_message(self->digits))
        interpret_message(self, self->digits, session);
    else
        read_open_letters(self, session);
    if (!is_finger_on(self))
        notice_by_leds(self, session);
    if (self->phase == HAND_DUEL_JUDGED)
        record_judged_guess(self, self->digits, session);
}

/* What a finger does, and when a judgement can be read, depend on time. */
int hand_duel_is_calm(const struct duel_hand *self)
{
    return !is_finger_on(self)
        && (self->phase != HAND_DUEL_JUDGED || self->is_read);
}
