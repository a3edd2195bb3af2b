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
                                    PHH_FINISH};
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

/* Amounts were read in ten-thousandths; they are divided by the largest power
 * of ten that leaves all of them whole. */
typedef void visit(int64_t *amount, void *with);

static void visit_amounts(struct phh_hand *hand, visit *each, void *with)
{
    for (int i = 0; i < PHH_PLAYERS_MAX; i++) {
        each(&hand->ante[i], with);
        each(&hand->blind[i], with);
        each(&hand->stack[i], with);
        each(&hand->finish[i], with);
    }
    each(&hand->bring_in, with);
    each(&hand->small_bet, with);
    each(&hand->big_bet, with);
    each(&hand->min_bet, with);
    for (int i = 0; i < hand->action_count; i++)
        each(&hand->action[i].amount, with);
}

/* Raises *decimals to what this amount needs. */
static void visit_for_decimals(int64_t *amount, void *with)
{
    int *decimals = with, own = PHH_DECIMALS_MAX;
    int64_t rest = *amount > 0 ? *amount : 0;

    for (; own > *decimals && rest % 10 == 0; own--)
        rest /= 10;
    *decimals = own;
}

/* Infinity is -1 and stays. */
static void visit_to_divide(int64_t *amount, void *with)
{
    if (*amount > 0)
        *amount /= *(int64_t *)with;
}

static void settle_decimals(struct phh_hand *hand)
{
    int decimals = 0;
    int64_t divisor = 1;

    visit_amounts(hand, visit_for_decimals, &decimals);
    for (int i = decimals; i < PHH_DECIMALS_MAX; i++)
        divisor *= 10;
    visit_amounts(hand, visit_to_divide, &divisor);
    hand->decimals = (uint8_t)decimals;
}

/* After the division: the bound is in the hand's own units. */
static void check_total_chips(struct phh_reading *self)
{
    struct phh_hand *hand = self->hand;
    int64_t sum = 0;

    for (int i = 0; i < hand->players; i++)
        sum += hand->stack[i];
    if (sum > PHH_CHIPS_MAX)
        report_hand_fault(self, PHH_STACKS,
                          "all stacks together may be 1000000000 at most, or "
                          "less with decimals");
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
    settle_decimals(self->hand);
    check_total_chips(self);
    if (self->hand->players == 2) {
        swap_amounts(self->hand->ante);
        swap_amounts(self->hand->blind);
    }
}
