/* judge.c - what a hand of five or seven cards is worth.
 *
 *                  +-------------+
 *         start ---| poker_judge |=== value[23:0]   category, five ranks
 *    cards[2:0] ===|             |--- done
 *     card[5:0] ===|             |=== wants[2:0]    which card comes next
 *           clk ---|>            |
 *                  +-------------+
 *
 * One card a clock goes into the masks and counters; then the straights, the
 * groups and the kickers are looked for, one rank a clock from the ace down,
 * so that the first found is the best. It always takes the same time. Kickers
 * are part of the value: two hands of one value are a true tie (erratum 7).
 * Five cards are the hand (M2-006); of seven the best five count.
 */
#include "machines/poker/judge.h"

#include <string.h>

#include "machines/poker/deal.h"

enum { ACE = POKER_JUDGE_RANKS - 1, FIVE = 3, HAND = 5, ALL = 0x1fff,
       RUN_BITS = 14, RUN_MASK = 0x3fff, TOP_FIVE = 0x1f,
       NONE = POKER_JUDGE_NONE };

static const struct pin_def inputs[] = {
    {"start", POKER_JUDGE_START, 1, ACTIVE_HIGH},
    {"cards", POKER_JUDGE_CARDS, 3, ACTIVE_HIGH},
    {"card", POKER_JUDGE_CARD, 6, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"value", POKER_JUDGE_VALUE, 24, ACTIVE_HIGH},
    {"done", POKER_JUDGE_DONE, 1, ACTIVE_HIGH},
    {"wants", POKER_JUDGE_WANTS, 3, ACTIVE_HIGH},
    {0},
};

static void clear_for_hand(struct poker_judge *self, unsigned cards)
{
    memset(self, 0, sizeof *self);
    self->cards = (uint8_t)cards;
    self->flush = self->straight = self->straight_flush = NONE;
    self->four = self->three = self->pair = self->low_pair = NONE;
    self->free = ALL;
}

/* Ways from scan to scan */

static void begin_scan(struct poker_judge *self, enum poker_judge_step step)
{
    self->step = (uint8_t)step;
    self->at = ACE;
}

/* From the ace to the last rank, one per clock, whatever was found: every hand
 * takes the same time. */
static void step_down(struct poker_judge *self, unsigned last,
                      enum poker_judge_step next)
{
    if (self->at == last)
        begin_scan(self, next);
    else
        self->at--;
}

/* Cards */

/* With the ace once more below the two (erratum 16). */
static uint16_t with_low_ace(unsigned ranks)
{
    return (uint16_t)(ranks << 1 | ranks >> ACE);
}

/* Of seven cards only one suit can have five, so that one register for a
 * suited run is enough. */
static void begin_scans(struct poker_judge *self)
{
    unsigned any = 0;

    for (int suit = 0; suit < POKER_JUDGE_SUITS; suit++)
        any |= self->suited[suit];
    self->run = with_low_ace(any);
    self->suited_run = self->flush == NONE
        ? 0 : with_low_ace(self->suited[self->flush]);
    begin_scan(self, POKER_JUDGE_STRAIGHTS);
}

/* Rank by subtraction, as the hardware has it (M2-022, M2-023). */
static void count_card(struct poker_judge *self, unsigned card)
{
    unsigned suit = poker_deal_suit(card);
    unsigned rank = card - POKER_JUDGE_RANKS * suit;

    self->suited[suit] |= (uint16_t)(1u << rank);
    self->of_rank[rank]++;
    if (++self->in_suit[suit] == HAND)
        self->flush = (uint8_t)suit;
}

/* A number that is not a card counts as a card unlike any other. */
static void load_card(struct poker_judge *self, unsigned card)
{
    if (card < POKER_DEAL_CARDS)
        count_card(self, card);
    if (++self->at >= self->cards)
        begin_scans(self);
}

/* Straights: five in a row, the highest of them at the top of the register,
 * which moves up with each clock. */
static int has_five_at_top(unsigned run)
{
    return run >> (RUN_BITS - HAND) == TOP_FIVE;
}

static void look_for_straight(struct poker_judge *self)
{
    if (self->straight == NONE && has_five_at_top(self->run))
        self->straight = self->at;
    if (self->straight_flush == NONE && has_five_at_top(self->suited_run))
        self->straight_flush = self->at;
    self->run = self->run << 1 & RUN_MASK;
    self->suited_run = self->suited_run << 1 & RUN_MASK;
    step_down(self, FIVE, POKER_JUDGE_GROUPS);
}

/* Groups: a second three serves as a pair. */

/* Ranks come from the ace down, so the first two are the highest. */
static void keep_two_highest(uint8_t *first, uint8_t *second, uint8_t rank)
{
    if (*first == NONE)
        *first = rank;
    else if (*second == NONE)
        *second = rank;
}

static void look_for_group(struct poker_judge *self)
{
    switch (self->of_rank[self->at]) {
    case 4: self->four = self->at; break;
    case 3: keep_two_highest(&self->three, &self->pair, self->at); break;
    case 2: keep_two_highest(&self->pair, &self->low_pair, self->at); break;
    }
    step_down(self, 0, POKER_JUDGE_COMPOSE);
}

/* The category, and the ranks that make it */

/* The next free place of the value, from the highest down. */
static void add_rank(struct poker_judge *self, unsigned rank)
{
    self->value |= (uint32_t)rank << (POKER_JUDGE_FIRST - 4 * self->ranks);
    self->free &= (uint16_t)~(1u << rank);
    self->ranks++;
}

/* The ranks that make the category go first and are not kickers. */
static void set_category(struct poker_judge *self,
                         enum poker_judge_category category, unsigned first,
                         unsigned second, unsigned kickers)
{
    self->value = (uint32_t)category << POKER_JUDGE_CATEGORY;
    self->kickers = (uint8_t)kickers;
    if (first != NONE)
        add_rank(self, first);
    if (second != NONE)
        add_rank(self, second);
}

/* All five ranks of a flush are kickers, and only those of its suit. */
static void found_flush(struct poker_judge *self)
{
    self->free = self->suited[self->flush];
    set_category(self, POKER_JUDGE_FLUSH, NONE, NONE, HAND);
}

/* Ten tests, the best first (M2-088). */
static void compose(struct poker_judge *self)
{
    int has_pair = self->pair != NONE;

    if (self->straight_flush == ACE)
        set_category(self, POKER_JUDGE_ROYAL_FLUSH, ACE, NONE, 0);
    else if (self->straight_flush != NONE)
        set_category(self, POKER_JUDGE_STRAIGHT_FLUSH, self->straight_flush,
                     NONE, 0);
    else if (self->four != NONE)
        set_category(self, POKER_JUDGE_FOUR, self->four, NONE, 1);
    else if (self->three != NONE && has_pair)
        set_category(self, POKER_JUDGE_FULL_HOUSE, self->three, self->pair, 0);
    else if (self->flush != NONE)
        found_flush(self);
    else if (self->straight != NONE)
        set_category(self, POKER_JUDGE_STRAIGHT, self->straight, NONE, 0);
    else if (self->three != NONE)
        set_category(self, POKER_JUDGE_THREE, self->three, NONE, 2);
    else if (self->low_pair != NONE)
        set_category(self, POKER_JUDGE_TWO_PAIR, self->pair, self->low_pair, 1);
    else if (has_pair)
        set_category(self, POKER_JUDGE_PAIR, self->pair, NONE, 3);
    else
        set_category(self, POKER_JUDGE_HIGH_CARD, NONE, NONE, HAND);
    begin_scan(self, POKER_JUDGE_KICKERS);
}

/* Kickers: the highest of what is left. */
static void look_for_kicker(struct poker_judge *self)
{
    if (self->kickers && self->of_rank[self->at]
        && (self->free >> self->at & 1)) {
        add_rank(self, self->at);
        self->kickers--;
    }
    step_down(self, 0, POKER_JUDGE_REST);
}

/* Clocks */

pins poker_judge_show(const struct poker_judge *self)
{
    pins out = (pins)self->value << POKER_JUDGE_VALUE;

    if (self->step == POKER_JUDGE_REST)
        out |= PIN(POKER_JUDGE_DONE);
    if (self->step == POKER_JUDGE_LOAD)
        out |= (pins)self->at << POKER_JUDGE_WANTS;
    return out;
}

static void advance_scan(struct poker_judge *self, unsigned card)
{
    switch (self->step) {
    case POKER_JUDGE_LOAD:      load_card(self, card); break;
    case POKER_JUDGE_STRAIGHTS: look_for_straight(self); break;
    case POKER_JUDGE_GROUPS:    look_for_group(self); break;
    case POKER_JUDGE_COMPOSE:   compose(self); break;
    case POKER_JUDGE_KICKERS:   look_for_kicker(self); break;
    default:                    break;
    }
}

pins poker_judge_tick(struct poker_judge *self, pins in)
{
    if (in & PIN(POKER_JUDGE_START))
        clear_for_hand(self, (unsigned)pins_get(in, POKER_JUDGE_CARDS, 3));
    else
        advance_scan(self, (unsigned)pins_get(in, POKER_JUDGE_CARD, 6));
    return poker_judge_show(self);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct poker_judge *self = chip;

    (void)setup;
    clear_for_hand(self, 0);
    self->step = POKER_JUDGE_REST;
}

static pins tick(void *chip, pins in)
{
    return poker_judge_tick(chip, in);
}

const struct chip_type poker_judge = {
    .name = "poker_judge",
    .size = sizeof(struct poker_judge),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
