/* follow.c - extracts the hands played on the poker machine.
 *
 * The chip has phases and totals, not actions: an action is inferred from the
 * phase that follows a bet and from the totals. struct poker judges whether
 * poker has such an action; once it does not, a note is kept and the rest of
 * the hand is not recorded.
 */
#include "games/holdem/commands/follow.h"

#include <string.h>

#include "boards/board.h"
#include "machines/poker/on_basys3.h"

static const char *const names[POKER_PLAYERS] = {"player 1", "player 2"};

static const struct poker_chip *chip_of(const struct session *session)
{
    const struct poker_basys3 *machine = session_chip(session);

    return &machine->game;
}

/* A hand begins and ends */

/* Adds a field of our own, with a name that begins with _; dropped if there is
 * no room. */
static void add_field(struct phh_hand *hand, const char *name,
                      const char *value)
{
    if (hand->field_count == PHH_FIELDS_MAX)
        return;
    hand->field[hand->field_count].name =
        (struct slice){name, strlen(name)};
    hand->field[hand->field_count++].value =
        (struct slice){value, strlen(value)};
}

/* Also for a hand that a new match or the end of the session cut off. */
static void deliver_record(struct poker_follow *self)
{
    if (!self->is_on)
        return;
    self->is_on = 0;
    if (self->note)
        add_field(&self->record.hand, "_note", self->note);
    self->tell(self->context, &self->record);
}

/* Called when the chip has dealt. Wallets are read before the antes are
 * posted. poker_begin cannot fail here: the machine starts no hand without
 * chips. */
static void begin_followed_hand(struct poker_follow *self,
                                const struct poker_chip *chip)
{
    uint8_t hole[POKER_PLAYERS][2], board[POKER_BOARD_MAX] = {0};
    const int32_t stack[POKER_PLAYERS] = {chip->wallet[0], chip->wallet[1]};
    struct poker_rules rules;

    deliver_record(self);
    memcpy(hole, chip->card, sizeof hole);
    memcpy(board, chip->card + sizeof hole, chip->community);
    poker_machine(&rules, chip->community, chip->ante);
    if (poker_begin(&self->poker, &rules, 0, stack))
        return;
    self->is_on = 1;
    self->is_called = 0;
    self->note = NULL;
    poker_record_begin(&self->record, &self->poker,
                       (const uint8_t (*)[2])hole, board);
    for (int i = 0; i < POKER_PLAYERS; i++)
        poker_record_name(&self->record, i, names[i]);
    add_field(&self->record.hand, "_session", self->id);
}

/* Finishing stacks are recorded only if the chip has paid exactly what the
 * rules pay. */
static void end_followed_hand(struct poker_follow *self,
                              const struct poker_chip *chip)
{
    struct phh_hand *hand = &self->record.hand;

    if (!self->note && poker_record_end(&self->record))
        self->note = "\"the machine did not play this by the rules\"";
    for (int i = 0; !self->note && i < POKER_PLAYERS; i++)
        if (hand->finish[i] != chip->wallet[i])
            self->note = "\"the machine did not pay this by the rules\"";
    if (self->note)
        hand->has &= ~(UINT32_C(1) << PHH_FINISH);
    deliver_record(self);
}

/* Actions */

/* Nothing is recorded after the first action that the rules do not have. */
static void follow_action(struct poker_follow *self, int player,
                          struct poker_action action)
{
    if (self->note || self->poker.end != POKER_GOES_ON)
        return;
    if (self->poker.turn != player || poker_act(&self->poker, &action))
        self->note = "\"from here on the machine's own rules apply\"";
    else
        poker_record_act(&self->record, player, &action, &self->poker);
}

static void follow_call(struct poker_follow *self, int player)
{
    follow_action(self, player, (struct poker_action){.kind = POKER_CALLS});
}

/* The chip counts a total for the hand; the rules count a raise from the
 * beginning of the round. */
static void follow_raise(struct poker_follow *self, int player, int32_t total)
{
    const struct poker *poker = &self->poker;
    int32_t before = poker->total[player] - poker->round[player];

    follow_action(self, player, (struct poker_action){.kind = POKER_RAISES,
                                                      .to = total - before});
}

/* On the machine chips may be added in steps before a fold; poker has no
 * action for that. */
static void follow_fold(struct poker_follow *self, int player,
                        const struct poker_chip *chip)
{
    int has_paid = chip->total[player] != self->poker.total[player];

    if (self->poker.end != POKER_GOES_ON)
        self->note = "\"folded with nothing left to bet\"";
    follow_action(self, player, (struct poker_action){.kind = POKER_FOLDS});
    if (has_paid && !self->note)
        self->note = "\"the pot has chips that were too few to call\"";
}

/* The turn passes to the other player: after a raise, a check, or, with
 * calls=literal, a call that player 2 is still asked about. */
static void pass_turn(struct poker_follow *self, int player,
                      const struct poker_chip *chip)
{
    int both_acted = chip->acted == 3;

    if (chip->total[player] > chip->total[!player])
        follow_raise(self, player, chip->total[player]);
    else if (both_acted)
        self->is_called = 1;
    else
        follow_call(self, player);
}

/* Player 2 acts after a call that closes the betting everywhere else. A check
 * adds nothing to the record; anything more cannot be expressed. */
static void answer_call(struct poker_follow *self,
                        const struct poker_chip *chip)
{
    self->is_called = 0;
    if (chip->phase == POKER_PHASE_SHOWDOWN
        || chip->phase == POKER_PHASE_STREET)
        follow_call(self, 0);
    else
        self->note = "\"bet again after a call: calls=literal\"";
}

/* Called after a bet phase, with the phase that follows it: the same player's
 * turn means that the bet was refused or not enough yet. */
static void infer_action(struct poker_follow *self, int player,
                         const struct poker_chip *chip)
{
    enum poker_phase again = player ? POKER_PHASE_TURN2 : POKER_PHASE_TURN1;

    if (chip->phase == again)
        return;
    if (self->is_called)
        answer_call(self, chip);
    else if (chip->phase == POKER_PHASE_OVER)
        follow_fold(self, player, chip);
    else if (chip->phase == POKER_PHASE_SHOWDOWN
             || chip->phase == POKER_PHASE_STREET)
        follow_call(self, player);
    else
        pass_turn(self, player, chip);
}

/* The chip sends a line when it has finished with a press; phases between two
 * lines are not looked at. */
static void follow_phase(struct poker_follow *self,
                         const struct poker_chip *chip)
{
    uint8_t before = self->phase;

    self->phase = chip->phase;
    if (chip->phase == POKER_PHASE_HAND1) {
        begin_followed_hand(self, chip);
        return;
    }
    if (!self->is_on)
        return;
    if (before == POKER_PHASE_BET1 || before == POKER_PHASE_BET2)
        infer_action(self, before == POKER_PHASE_BET2, chip);
    if (chip->phase == POKER_PHASE_OVER && before != POKER_PHASE_OVER)
        end_followed_hand(self, chip);
}

static void watch_chip(void *with, const struct session *session)
{
    const struct poker_chip *chip = chip_of(session);

    if (chip->step == POKER_STEP_SEND)
        follow_phase(with, chip);
}

/* Sessions */

const char *poker_follow_check(const struct session *session)
{
    const struct machine_type *machine = session_machine(session);

    if (machine == &poker_on_basys3)
        return NULL;
    return text_error("this is a session of ", machine->name,
                      ", and only hands of poker can be written as PHH",
                      (char *)0);
}

static void write_id(struct poker_follow *self,
                     const struct session *session)
{
    char id[160];
    struct text to;

    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    text_begin(&to, self->id, sizeof self->id);
    text_put_quoted(&to, id);
}

void poker_follow_run(struct poker_follow *self, struct session *session)
{
    self->is_on = 0;
    self->phase = POKER_PHASE_BOARD;
    write_id(self, session);
    session_seek(session, 0);
    session_watch(session, watch_chip, self);
    session_run(session, session_end(session));
    session_watch(session, NULL, NULL);
    deliver_record(self);
}
