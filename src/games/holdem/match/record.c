/* record.c - records a hand as it is played, to be written as PHH.
 *
 * The record is kept in the numbering of the format from the start: every
 * player is translated once, on entry. The actions are in the record itself,
 * so nothing is allocated.
 */
#include "games/holdem/match/record.h"

/* The format's last player has the button. The machine's game has no button,
 * and its players keep their order. */
static int seat_in_format(const struct poker_record *self, int player)
{
    return self->hand.variant == PHH_BW3 || self->hand.variant == PHH_BW5
         ? player : player == self->button;
}

/* The functions of phh_hand.c return 0 when the list of actions is full. */
static void note_overflow(struct poker_record *self, int is_kept)
{
    self->is_full |= !is_kept;
}

/* One deal per street, even if no betting was possible in between. */
static void record_board(struct poker_record *self, const struct poker *poker,
                         int dealt)
{
    for (int i = 0; i < poker->rules.streets; i++) {
        int until = poker->rules.board[i];

        if (until <= self->board_told || until > dealt)
            continue;
        note_overflow(self, phh_hand_board(&self->hand,
                                           self->board + self->board_told,
                                           until - self->board_told));
        self->board_told = until;
    }
}

/* The blind, or what is left of the stack for it after the ante. */
static int32_t posted_blind(const struct poker *poker, int player)
{
    int32_t blind = poker->rules.blind[player != poker->button];
    int32_t rest = poker->start[player] - poker->rules.ante;

    return rest < blind ? rest : blind;
}

/* If a player is all-in before the flop without a raise, other PHH programs
 * expect the button to show first when the other's posted blind is the
 * larger. */
static int shows_first(const struct poker *poker)
{
    int button = poker->button;

    return poker->street == 0 && poker->aggressor < 0
        && posted_blind(poker, !button) > posted_blind(poker, button)
         ? button : poker_shows_first(poker);
}

static void record_showdown(struct poker_record *self,
                            const struct poker *poker)
{
    int first = shows_first(poker);

    for (int i = 0; i < POKER_PLAYERS; i++) {
        int player = i ? first ^ 1 : first;
        const uint8_t *card = self->hole[player];

        note_overflow(self,
                      phh_hand_show(&self->hand, seat_in_format(self, player),
                                    card[0], card[1]));
    }
}

/* In the format both players show as soon as the betting is over; the rest of
 * the board follows. */
static void record_visible(struct poker_record *self,
                           const struct poker *poker)
{
    record_board(self, poker, poker->rules.board[poker->street]);
    if (poker->end != POKER_SHOWDOWN)
        return;
    record_showdown(self, poker);
    record_board(self, poker, poker_board(poker));
}

static void record_hole_cards(struct poker_record *self)
{
    for (int place = 0; place < POKER_PLAYERS; place++) {
        int player = seat_in_format(self, 0) == place ? 0 : 1;
        const uint8_t *card = self->hole[player];

        note_overflow(self,
                      phh_hand_hole(&self->hand, place, card[0], card[1]));
    }
}

void poker_record_begin(struct poker_record *self, const struct poker *poker,
                        const uint8_t hole[POKER_PLAYERS][2],
                        const uint8_t board[POKER_BOARD_MAX])
{
    int is_turned = !poker->rules.is_machine && poker->button == 0;
    int32_t stack[POKER_PLAYERS] = {poker->start[is_turned],
                                    poker->start[!is_turned]};

    self->button = poker->button;
    self->board_told = 0;
    self->is_full = 0;
    for (int i = 0; i < POKER_PLAYERS * 2; i++)
        self->hole[i / 2][i % 2] = hole[i / 2][i % 2];
    for (int i = 0; i < POKER_BOARD_MAX; i++)
        self->board[i] = board[i];
    phh_hand_begin(&self->hand, &poker->rules, stack, self->action,
                   POKER_RECORD_MAX);
    record_hole_cards(self);
    record_visible(self, poker);
}

void poker_record_name(struct poker_record *self, int player,
                       const char *name)
{
    phh_hand_name(&self->hand, seat_in_format(self, player), name);
}

void poker_record_act(struct poker_record *self, int player,
                      const struct poker_action *action,
                      const struct poker *after)
{
    note_overflow(self, phh_hand_act(&self->hand,
                                     seat_in_format(self, player), action));
    record_visible(self, after);
}

const char *poker_record_end(struct poker_record *self)
{
    if (self->is_full)
        return "a hand has more actions than a record can hold";
    return phh_hand_end(&self->hand);
}

static void write_to_stream(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

void poker_record_write(struct poker_record *self, uint32_t number,
                        FILE *out)
{
    struct phh_writer writer = {write_to_stream, out};

    phh_hand_number(&self->hand, number);
    phh_write(&writer, &self->hand, number);
}
