/* follow.c - the hands that are played on the poker machine. */
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

static void finish(struct poker_follow *self)
{
    if (!self->is_on)
        return;
    self->is_on = 0;
    if (self->note)
        add_field(&self->record.hand, "_note", self->note);
    self->tell(self->context, &self->record);
}

static void begin(struct poker_follow *self, const struct poker_chip *chip)
{
    uint8_t hole[POKER_PLAYERS][2], board[POKER_BOARD_MAX] = {0};
    const int32_t stack[POKER_PLAYERS] = {chip->wallet[0], chip->wallet[1]};
    struct poker_rules rules;

    finish(self);
    memcpy(hole, chip->card, sizeof hole);
    memcpy(board, chip->card + sizeof hole, chip->community);
    poker_machine(&rules, chip->community, chip->ante);
    if (poker_begin(&self->poker, &rules, 0, stack))
        return;                         /* never: both have chips */
    self->is_on = 1;
    self->is_called = 0;
    self->note = NULL;
    poker_record_begin(&self->record, &self->poker,
                       (const uint8_t (*)[2])hole, board);
    for (int i = 0; i < POKER_PLAYERS; i++)
        poker_record_name(&self->record, i, names[i]);
    add_field(&self->record.hand, "_session", self->id);
}

/* Stacks are told only if the chip has paid the same. */
static void end(struct poker_follow *self, const struct poker_chip *chip)
{
    struct phh_hand *hand = &self->record.hand;

    if (!self->note && poker_record_end(&self->record))
        self->note = "\"the machine played this in a way of its own\"";
    for (int i = 0; !self->note && i < POKER_PLAYERS; i++)
        if (hand->finish[i] != chip->wallet[i])
            self->note = "\"the machine paid this in a way of its own\"";
    if (self->note)
        hand->has &= ~(UINT32_C(1) << PHH_FINISH);
    finish(self);
}

/* Actions */

static void act(struct poker_follow *self, int player,
                struct poker_action action)
{
    if (self->note || self->poker.end != POKER_GOES_ON)
        return;
    if (self->poker.turn != player || poker_act(&self->poker, &action))
        self->note = "\"from here on the machine's own rules were played\"";
    else
        poker_record_act(&self->record, player, &action, &self->poker);
}

static void call(struct poker_follow *self, int player)
{
    act(self, player, (struct poker_action){.kind = POKER_CALLS});
}

/* In the format a bet is counted from the beginning of the round. */
static void raise_to(struct poker_follow *self, int player, int32_t total)
{
    const struct poker *poker = &self->poker;
    int32_t before = poker->total[player] - poker->round[player];

    act(self, player, (struct poker_action){.kind = POKER_RAISES,
                                            .to = total - before});
}

static void fold(struct poker_follow *self, int player,
                 const struct poker_chip *chip)
{
    int has_paid = chip->total[player] != self->poker.total[player];

    if (self->poker.end != POKER_GOES_ON)
        self->note = "\"folded where there was nothing left to bet\"";
    act(self, player, (struct poker_action){.kind = POKER_FOLDS});
    if (has_paid && !self->note)
        self->note = "\"chips that were too few to call are in the pot\"";
}

/* The betting goes on: a check, a call that player 2 is asked about, or a
 * raise. */
static void pass_turn(struct poker_follow *self, int player,
                      const struct poker_chip *chip)
{
    int both_acted = chip->acted == 3;

    if (chip->total[player] > chip->total[!player])
        raise_to(self, player, chip->total[player]);
    else if (both_acted)
        self->is_called = 1;
    else
        call(self, player);
}

/* Player 2 after a call that closes the betting everywhere else: a check is
 * nothing, and for more there is no word. */
static void answer_call(struct poker_follow *self,
                        const struct poker_chip *chip)
{
    self->is_called = 0;
    if (chip->phase == POKER_PHASE_SHOWDOWN
        || chip->phase == POKER_PHASE_STREET)
        call(self, 0);
    else
        self->note = "\"bet again behind a call, for calls=literal\"";
}

static void judge(struct poker_follow *self, int player,
                  const struct poker_chip *chip)
{
    enum poker_phase again = player ? POKER_PHASE_TURN2 : POKER_PHASE_TURN1;

    if (chip->phase == again)
        return;                         /* refused, or not yet enough */
    if (self->is_called)
        answer_call(self, chip);
    else if (chip->phase == POKER_PHASE_OVER)
        fold(self, player, chip);
    else if (chip->phase == POKER_PHASE_SHOWDOWN
             || chip->phase == POKER_PHASE_STREET)
        call(self, player);
    else
        pass_turn(self, player, chip);
}

/* A press has done its work when its line is sent. */
static void look(struct poker_follow *self, const struct poker_chip *chip)
{
    uint8_t before = self->phase;

    self->phase = chip->phase;
    if (chip->phase == POKER_PHASE_HAND1) {
        begin(self, chip);
        return;
    }
    if (!self->is_on)
        return;
    if (before == POKER_PHASE_BET1 || before == POKER_PHASE_BET2)
        judge(self, before == POKER_PHASE_BET2, chip);
    if (chip->phase == POKER_PHASE_OVER && before != POKER_PHASE_OVER)
        end(self, chip);
}

static void watch(void *with, const struct session *session)
{
    const struct poker_chip *chip = chip_of(session);

    if (chip->step == POKER_STEP_SEND)
        look(with, chip);
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
    session_watch(session, watch, self);
    session_run(session, session_end(session));
    session_watch(session, NULL, NULL);
    finish(self);
}
