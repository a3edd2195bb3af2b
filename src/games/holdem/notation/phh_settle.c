/* phh_settle.c - the end of a replay: who wins the pots, and whether the file
 * says the same.
 *
 * Files of poker rooms say it in their own ways, all of which are right: a
 * rake is missing from what the winners get; what nobody called is in the
 * winnings or not; an odd chip goes to this winner or that; the winnings are
 * left at 0. Only what none of these explains is a defect.
 */
#include "games/holdem/notation/phh_replay.h"

#include "games/holdem/rules/value.h"

enum {
    RAKE_PARTS = 10,                    /* a rake is at most a tenth; where */
    DROP_PARTS = 4,                     /* rooms note winnings, a drop for
                                         * their jackpot may come on top */
    LIST_MAX = PHH_PLAYERS_MAX * 24,
};

/* Who wins */

static int knows_board(const struct phh_outcome *out)
{
    for (int i = 0; i < out->board_count; i++)
        if (out->board[i] == PHH_UNKNOWN)
            return 0;
    return 1;
}

static uint32_t known_hand_value(const struct phh_outcome *out, int player)
{
    cards hand = cards_of(out->hole[player][0])
               | cards_of(out->hole[player][1]);

    for (int i = 0; i < out->board_count; i++)
        hand |= cards_of(out->board[i]);
    return poker_value(hand);
}

/* Values that decide the showdown; 0 if it cannot be decided. Known cards need
 * not be shown. The last player who has not mucked needs no cards. */
static int find_values(const struct phh_replay *self, unsigned seats,
                       uint32_t value[PHH_PLAYERS_MAX])
{
    const struct phh_outcome *out = self->out;
    int is_alone = (seats & (seats - 1)) == 0;

    if (out->board_count < ring_board(&out->ring))
        return 0;
    for (int i = 0; i < self->hand->players; i++) {
        value[i] = 0;
        if (!(seats & phh_seat(i)) || is_alone)
            continue;
        if (!phh_knows_hole(self, i) || !knows_board(out))
            return 0;
        value[i] = known_hand_value(out, i);
    }
    return 1;
}

/* A muck gives up the pot, whatever the cards. */
void phh_settle(struct phh_replay *self)
{
    struct phh_outcome *out = self->out;
    unsigned showing = out->ring.in & ~(unsigned)self->has_mucked;
    uint32_t value[PHH_PLAYERS_MAX];

    out->is_over = out->ring.end == POKER_FOLDED;
    if (out->ring.end == POKER_SHOWDOWN
        && find_values(self, showing, value)) {
        ring_show(&out->ring, value, showing);
        out->is_over = 1;
    }
}

/* What the file says */

static int is_known_stack(const struct phh_replay *self, int player)
{
    return self->hand->stack[player] != PHH_INFINITE
        && self->hand->finish[player] != PHH_INFINITE;
}

/* Whether each player got what he won from the pots: less by a rake of that
 * part, more by an odd chip or by what is spare for him. */
static int is_paid(const struct phh_replay *self, const int64_t *got,
                   const int64_t *spare, int parts)
{
    const struct ring *ring = &self->out->ring;
    int64_t rake = -ring->odd, pot = 0;

    for (int i = 0; i < self->hand->players; i++) {
        int64_t won = ring->won[i], odd = won > 0 ? ring->odd : 0;

        if (got[i] < 0 || got[i] > won + spare[i] + odd)
            return 0;
        rake += won > got[i] ? won - got[i] : 0;
        pot += won;
    }
    return rake <= pot / parts;
}

/* While it is not known who wins, nobody gets more than there is, and nothing
 * goes to players who have given up. */
static int is_possible(const struct phh_replay *self, const int64_t *got,
                       const int64_t *spare)
{
    const struct ring *ring = &self->out->ring;
    unsigned seats = ring->in & ~(unsigned)self->has_mucked;
    int64_t left = ring_pot(ring);

    for (int i = 0; i < self->hand->players; i++) {
        if (got[i] > spare[i] && !(seats & phh_seat(i)))
            return 0;
        left += spare[i] - got[i];
    }
    return left >= 0;
}

/* What a player got is what he has beyond the chips he kept. */
static void find_takings(const struct phh_replay *self,
                       int64_t got[PHH_PLAYERS_MAX])
{
    const struct ring *ring = &self->out->ring;

    for (int i = 0; i < self->hand->players; i++)
        got[i] = is_known_stack(self, i)
               ? self->hand->finish[i] - (ring->stack[i] - ring->won[i])
               : ring->won[i];
}

/* A history that ends before the showdown may give the stacks without the
 * pot. */
static int is_unpaid(const struct phh_replay *self, const int64_t *got)
{
    if (self->out->ring.end != POKER_SHOWDOWN || self->has_shown
        || self->has_mucked)
        return 0;
    for (int i = 0; i < self->hand->players; i++)
        if (got[i] != 0)
            return 0;
    return 1;
}

/* Messages */

/* "winnings must be [0, 1.35]", and what else would be right. */
static const char *wrong_list(const struct phh_replay *self,
                              enum phh_field field, const int64_t *amount,
                              const char *or_else)
{
    char wanted[LIST_MAX];
    struct text to;

    text_begin(&to, wanted, sizeof wanted);
    for (int i = 0; i < self->hand->players; i++) {
        int is_hidden = field == PHH_FINISH && !is_known_stack(self, i);

        text_put(&to, i ? ", " : "");
        phh_write_amount(is_hidden ? PHH_INFINITE : amount[i],
                         self->hand->decimals, &to);
    }
    return text_error(phh_fields[field].name, " must be [", wanted, "]",
                      or_else, (char *)0);
}

static const char *check_finish(const struct phh_replay *self)
{
    static const int64_t none[PHH_PLAYERS_MAX];
    const struct phh_outcome *out = self->out;
    int64_t got[PHH_PLAYERS_MAX];

    find_takings(self, got);
    if (out->ring.end == POKER_SHOWDOWN && !out->is_over)
        return is_possible(self, got, none) ? NULL
             : "finishing_stacks are more than starting_stacks, or chips went "
               "to a player who had given up";
    if (is_paid(self, got, none, RAKE_PARTS) || is_unpaid(self, got))
        return NULL;
    return wrong_list(self, PHH_FINISH, out->ring.stack, "");
}

/* Many files have zeros where nobody noted what was won. */
static int is_won_noted(const struct phh_hand *hand)
{
    for (int i = 0; i < hand->players; i++)
        if (hand->winnings[i] != 0)
            return 1;
    return 0;
}

static const char *check_winnings(const struct phh_replay *self)
{
    const struct phh_outcome *out = self->out;
    const int64_t *got = self->hand->winnings;

    if (out->ring.end == POKER_GOES_ON || !is_won_noted(self->hand))
        return NULL;
    if (out->ring.end == POKER_SHOWDOWN && !out->is_over)
        return is_possible(self, got, out->ring.returned) ? NULL
             : "winnings are more than the pot, or went to a player who had "
               "given up";
    if (is_paid(self, got, out->ring.returned, DROP_PARTS))
        return NULL;
    return wrong_list(self, PHH_WINNINGS, out->ring.won,
                      ", or less by a rake");
}

const char *phh_settle_check(const struct phh_replay *self,
                             enum phh_field *field)
{
    uint32_t has = self->hand->has;
    const char *error = NULL;

    *field = PHH_FINISH;
    if (has & phh_bit(PHH_FINISH))
        error = check_finish(self);
    if (error || !(has & phh_bit(PHH_WINNINGS)))
        return error;
    *field = PHH_WINNINGS;
    return check_winnings(self);
}
