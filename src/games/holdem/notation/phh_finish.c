/* phh_finish.c - the checks of a hand after its last field is read.
 *
 * What no single field can show: missing fields, lists of different lengths,
 * the common unit of all amounts.
 */
#include "games/holdem/notation/phh_scan.h"

/* What must be there */

/* At the field's value, or at the start of the hand if it has no such
 * field. */
static void report_hand_fault(struct phh_reading *self, int field,
                              const char *message)
{
    struct phh_hand *hand = self->hand;

    hand->is_unclear = 1;
    phh_tell(self->file, hand->has & phh_bit(field) ? hand->place[field]
                                                : hand->start, message, 0);
}

/* Without a known variant only what all variants need is required. */
static void check_needs(struct phh_reading *self)
{
    struct phh_hand *hand = self->hand;
    uint32_t needs = phh_bit(PHH_VARIANT) | phh_bit(PHH_ANTES)
                   | phh_bit(PHH_STACKS) | phh_bit(PHH_ACTIONS);

    for (int i = 0; phh_variants[i].code; i++)
        if (text_same(phh_variants[i].code, hand->code))
            needs |= phh_variants[i].needs;
    for (int i = 0; i < PHH_KNOWN; i++)
        if (needs & ~hand->has & phh_bit(i))
            report_hand_fault(self, i,
                              text_error("this hand has no field ",
                                         phh_fields[i].name, (char *)0));
}

/* starting_stacks tells how many players there are. */
static void check_counts(struct phh_reading *self)
{
    static const uint8_t lists[] = {PHH_ANTES, PHH_BLINDS, PHH_PLAYERS,
                                    PHH_FINISH, PHH_WINNINGS};
    struct phh_hand *hand = self->hand;
    int count = self->count[PHH_STACKS];

    if (!(hand->has & phh_bit(PHH_STACKS)))
        return;
    if (count < 2)
        report_hand_fault(self, PHH_STACKS,
                          "a hand needs at least two players");
    for (size_t i = 0; i < sizeof lists; i++)
        if (hand->has & phh_bit(lists[i]) && self->count[lists[i]] != count)
            report_hand_fault(self, lists[i],
                              text_error(phh_fields[lists[i]].name,
                                         " must have as many elements as "
                                         "starting_stacks", (char *)0));
    hand->players = (uint8_t)(count < PHH_PLAYERS_MAX ? count
                                                      : PHH_PLAYERS_MAX);
}

/* Reported once: one missing stack would give a message for every action. */
static void check_players(struct phh_reading *self)
{
    struct phh_hand *hand = self->hand;

    for (int i = 0; i < hand->action_count && hand->players; i++)
        if (hand->action[i].player >= hand->players) {
            phh_tell(self->file, hand->action[i].place, "this player has no "
                                                        "stack", 0);
            hand->is_unclear = 1;
            return;
        }
}

/* Amounts were read with decimals of their own; now all get the number of
 * decimals that the longest has. */
typedef void visit(int64_t *amount, void *with);

static void visit_list(int64_t *amount, int count, visit *each, void *with)
{
    for (int i = 0; i < count; i++)
        each(&amount[i], with);
}

static void visit_amounts(struct phh_hand *hand, visit *each, void *with)
{
    visit_list(hand->ante, hand->players, each, with);
    visit_list(hand->blind, hand->players, each, with);
    visit_list(hand->stack, hand->players, each, with);
    visit_list(hand->finish, hand->players, each, with);
    visit_list(hand->winnings, hand->players, each, with);
    each(&hand->bring_in, with);
    each(&hand->small_bet, with);
    each(&hand->big_bet, with);
    each(&hand->min_bet, with);
    for (int i = 0; i < hand->action_count; i++)
        each(&hand->action[i].amount, with);
}

static int64_t without_sign(int64_t amount)
{
    return amount < 0 ? -amount : amount;
}

/* Raises *decimals to what this amount needs. */
static void visit_for_decimals(int64_t *amount, void *with)
{
    int own = (int)(without_sign(*amount) & PHH_DECIMALS_MAX);
    int *decimals = with;

    if (*amount != PHH_INFINITE && own > *decimals)
        *decimals = own;
}

struct unit {
    int decimals;
    int is_lost;                        /* an amount has too many digits */
};

static void visit_to_scale(int64_t *amount, void *with)
{
    int64_t digits = without_sign(*amount) >> PHH_DECIMAL_BITS;
    int own = (int)(without_sign(*amount) & PHH_DECIMALS_MAX);
    struct unit *unit = with;

    if (*amount == PHH_INFINITE || *amount == 0)
        return;
    for (; own < unit->decimals; own++) {
        unit->is_lost |= digits >= PHH_CHIPS_MAX / 10;
        digits = unit->is_lost ? 0 : digits * 10;
    }
    *amount = *amount < 0 ? -digits : digits;
}

static void settle_decimals(struct phh_reading *self)
{
    struct phh_hand *hand = self->hand;
    struct unit unit = {0, 0};

    visit_amounts(hand, visit_for_decimals, &unit.decimals);
    visit_amounts(hand, visit_to_scale, &unit);
    hand->decimals = (uint8_t)unit.decimals;
    if (unit.is_lost)
        report_hand_fault(self, PHH_STACKS,
                          "an amount of this hand has more than 17 digits, "
                          "with as many decimals as the others");
}

static void swap_amounts(int64_t *pair)
{
    int64_t first = pair[0];

    pair[0] = pair[1];
    pair[1] = first;
}

/* The swap undoes the format's reversed order of antes and blinds for two
 * players. */
void phh_finish(struct phh_reading *self)
{
    check_needs(self);
    check_counts(self);
    check_players(self);
    settle_decimals(self);
    if (self->hand->players == 2) {
        swap_amounts(self->hand->ante);
        swap_amounts(self->hand->blind);
    }
}
