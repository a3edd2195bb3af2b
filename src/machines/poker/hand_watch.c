/* hand_watch.c - follows a game at the poker machine from one seat.
 *
 * A look takes in the presses that count by now, passes them to the track, and
 * reads the board once after each, when the line it sends is out. What a seat
 * must not see is never read at all.
 */
#include "machines/poker/hand_watch.h"

#include <string.h>

#include "machines/hand_time.h"

enum {
    SETTLE_MS = 40,                     /* until a press counts */
    LINE_MS = 20,                       /* until its line is out */
    ITEMS = 4,
};

#define BUTTONS (PIN(BASYS3_BTNC) | PIN(BASYS3_BTNL))
#define FOLD PIN(BASYS3_SW + 15)

/* Switches */

/* All events up to a tick. Levels between two events of the same tick are not
 * seen by anybody. */
static void feel_switches(struct hand_poker_watch *self,
                          const struct session *session, uint64_t last_tick)
{
    size_t end = session_events_done(session);

    while (self->felt < end
           && session_event(session, self->felt)->tick <= last_tick) {
        const struct event *event = session_event(session, self->felt++);

        self->levels = (self->levels & ~event->drop) | event->raise;
        if (self->felt < end
            && session_event(session, self->felt)->tick == event->tick)
            continue;
        self->is_armed |= !(self->levels & FOLD);
    }
}

/* Presses, its own or another's */

static void forget_cards(struct hand_poker_watch *self)
{
    self->hole.count = self->board.count = 0;
    self->shown[0].count = self->shown[1].count = 0;
}

void hand_poker_watch_begin(struct hand_poker_watch *self,
                            const struct session *session)
{
    hand_poker_track_begin(&self->track, session_setup(session)->option);
    forget_cards(self);
    self->item = self->is_lost = 0;
    self->bettor = 0;
    self->notes.count = 0;
    self->passes++;
}

/* It has new cards; the notes are those of a match. */
static void begin_notes_of_hand(struct hand_poker_watch *self,
                                int is_new_match)
{
    forget_cards(self);
    if (is_new_match)
        self->notes.count = 0;
}

/* The fold switch must be re-armed after each press:
 * it folds only if it has been off in that turn (erratum 17). */
static void press_centre(struct hand_poker_watch *self,
                         const struct hand_press *press)
{
    struct hand_poker_track *track = &self->track;
    struct hand_poker_track before = *track;
    struct hand_poker_bet bet = {
        .chips = (int32_t)pins_get(press->levels, BASYS3_SW, 15),
        .is_fold = self->is_armed && press->levels & FOLD,
    };

    self->presser = hand_poker_track_due(track);
    if (hand_poker_track_takes_bet(track)) {
        self->bettor = self->presser;
        self->bet = hand_poker_switches(press->levels);
        hand_poker_notes_bet(&self->notes, &before, bet, press->tick);
    }
    hand_poker_track_press(track, bet);
    if (track->phase == POKER_PHASE_HAND1)
        begin_notes_of_hand(self, before.is_broke);
    self->passes += hand_poker_track_due(track) != self->presser;
    self->is_armed = !(press->levels & FOLD);
    self->item = 0;
}

/* A press counts one tick before the tick that hand_touch reports, and the
 * fold switch counts as it was another tick before. */
static void apply_debounced_press(struct hand_poker_watch *self,
                                  const struct hand_press *press,
                                  const struct session *session)
{
    self->since_tick = press->tick;
    self->is_read = 0;
    if (press->is_power) {
        hand_poker_watch_begin(self, session);
        return;
    }
    if (press->buttons & PIN(BASYS3_BTNL))
        self->item = (self->item + 1) % ITEMS;
    if (!(press->buttons & PIN(BASYS3_BTNC)))
        return;
    feel_switches(self, session, press->tick - 2);
    press_centre(self, press);
}

/* What is to be seen after a press */

/* Two things follow from the phase: whose cards are on the terminal, and
 * whether there is a winner. */
static int leds_match_phase(const struct hand_poker_watch *self,
                            const struct session *session)
{
    int phase = self->track.phase;
    char private = (char)(phase == POKER_PHASE_BOARD_AGAIN ? 'A'
                          : phase == POKER_PHASE_FORCED ? 'b' : 0);
    int is_over = hand_poker_eye_winner(session) != POKER_NOBODY;

    return hand_poker_eye_private(session) == private
        && is_over == (phase == POKER_PHASE_OVER);
}

/* Two lights are unambiguous: player 1's eyes, and a winner. Until one of them
 * is on the watcher stays lost. */
static void find_place_in_hand(struct hand_poker_watch *self,
                               const struct session *session)
{
    self->is_lost = 1;
    if (hand_poker_eye_private(session) == 'A') {
        hand_poker_track_resume(&self->track);
        forget_cards(self);
        self->passes++;
        self->is_lost = 0;
    } else if (hand_poker_eye_winner(session) != POKER_NOBODY) {
        hand_poker_track_give_up(&self->track);
        self->is_lost = 0;
    }
}

/* Cards are taken only if there are as many as the street has. */
static void read_board(struct hand_poker_watch *self, char seat,
                       const struct session *session)
{
    struct hand_poker_cards lying;

    hand_poker_eye_board(session, seat, &lying);
    if (lying.count == hand_poker_track_board(&self->track))
        self->board = lying;
}

/* Called only while the light says that the cards are this seat's. */
static void read_hole(struct hand_poker_watch *self, char seat,
                      const struct session *session)
{
    hand_poker_eye_hole(session, seat, &self->hole);
    if (self->hole.count != 2)
        self->hole.count = 0;
}

/* The player on turn has his wallet on the digits, until somebody selects
 * another item. */
static void read_wallet(struct hand_poker_watch *self,
                        const struct session *session)
{
    int32_t chips = hand_poker_eye_digits(session);

    if (self->item == 0 && chips >= 0)
        hand_poker_track_wallet(&self->track, chips);
}

/* Who has won; and both hands, where the machine shows them. */
static void read_showdown(struct hand_poker_watch *self,
                          const struct session *session)
{
    int winner = hand_poker_eye_winner(session);

    if (!self->track.is_open)
        return;
    hand_poker_notes_win(&self->notes, &self->track, winner,
                         self->since_tick);
    hand_poker_track_win(&self->track, winner);
    for (int i = 0; i < POKER_PLAYERS; i++) {
        hand_poker_eye_shown(session, i, &self->shown[i]);
        if (self->shown[i].count != 2)
            self->shown[i].count = 0;
    }
}

/* What the last press has brought, by the phase that comes next. */
static void read_after_press(struct hand_poker_watch *self, char seat,
                             const struct session *session)
{
    switch (self->track.phase) {
    case POKER_PHASE_BOARD_AGAIN:
    case POKER_PHASE_FORCED:
        if (hand_poker_eye_private(session) == seat)
            read_hole(self, seat, session);
        break;
    case POKER_PHASE_BET1:
    case POKER_PHASE_BET2:
        read_wallet(self, session);
        break;
    case POKER_PHASE_OVER:
        read_showdown(self, session);
        break;
    default:
        if (self->track.player == POKER_NOBODY)
            read_board(self, seat, session);
        break;
    }
}

/* Presses first, then the switches up to now, then the board, once. */
void hand_poker_watch_look(struct hand_poker_watch *self, char seat,
                           const struct session *session)
{
    struct hand_press press;

    while (hand_touch_next(&self->touch, session, BUTTONS,
                           hand_time_ticks(session, SETTLE_MS), &press))
        apply_debounced_press(self, &press, session);
    if (session_tick(session) > 0)
        feel_switches(self, session, session_tick(session) - 1);
    if (self->is_read
        || !hand_time_has_passed(session, self->since_tick, LINE_MS))
        return;
    self->is_read = 1;
    if (!leds_match_phase(self, session))
        find_place_in_hand(self, session);
    if (!self->is_lost)
        read_after_press(self, seat, session);
}

int hand_poker_watch_has_cards(const struct hand_poker_watch *self)
{
    return self->hole.count == 2
        && self->board.count == hand_poker_track_board(&self->track);
}

void hand_poker_watch_see(const struct hand_poker_watch *self, int player,
                          struct poker_seen *seen)
{
    hand_poker_track_see(&self->track, player, seen);
    seen->hole = cards_of(self->hole.card[0]) | cards_of(self->hole.card[1]);
    seen->board_count = (uint8_t)self->board.count;
    memcpy(seen->board, self->board.card, sizeof seen->board);
}
