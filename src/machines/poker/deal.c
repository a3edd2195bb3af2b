/* deal.c - cards from a deck, no card twice.
 *
 *                +------------+
 *       draw  ---| poker_deal |=== card[5:0]
 *    shuffle  ---|            |--- drawn
 *        clk  ---|>           |
 *                +------------+
 *
 * deal=hash is the generator as printed, bit for bit, one line of it a clock
 * (M2-050); what it has made is divided by 52, one bit a clock (M2-051), and
 * a card that is taken gives way to the next free one (M2-055). Its deals are
 * the same after every power-up and repeat themselves (erratum 4).
 *
 * deal=fair reads the top six bits of a free-running register, and reads them
 * again on the next clock if they are no card or one already dealt: all cards
 * are equally likely, and the moment of a press decides (M2-060).
 *
 * deal=AhKh... gives the first cards of every hand as they stand there, one a
 * clock; those behind them are drawn fairly. Every hand, not only the first:
 * so a class plays the same hand again and again, and each bets otherwise.
 *
 * deal=lesson gives sixteen hands one after the other, from power-up on, and
 * then the first one again (lesson.c).
 *
 * While draw is high one card comes after the other, each with one clock of
 * drawn.
 */
#include "machines/poker/deal.h"

#include <string.h>

#include "base/rng.h"
#include "machines/poker/lesson.h"

enum { DIVISOR = POKER_DEAL_CARDS, TOP_SIX = 58, FIRST_LOOK
       = POKER_DEAL_MIX_CLOCKS + POKER_DEAL_DIVIDE_CLOCKS };

static const struct pin_def inputs[] = {
    {"draw", POKER_DEAL_DRAW, 1, ACTIVE_HIGH},
    {"shuffle", POKER_DEAL_SHUFFLE, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"card", POKER_DEAL_CARD, 6, ACTIVE_HIGH},
    {"drawn", POKER_DEAL_DRAWN, 1, ACTIVE_HIGH},
    {0},
};

const struct option_def poker_deal_options[] = {
    {"deal", "fair hash lesson", .standard = POKER_DEAL_FAIR,
     .help = "how cards are drawn", .form = &poker_given_form},
    {0},
};

/* Every dealt card is marked, which the printed code forgot (M2-053, erratum
 * 1). */
static void deal_out_card(struct poker_dealer *self, unsigned card)
{
    self->taken |= PIN(card);
    self->coming = poker_given_next(self->coming);
    self->card = (uint8_t)card;
    self->is_drawn = 1;
    self->at = 0;
}

static int is_card_dealt(const struct poker_dealer *self, unsigned card)
{
    return (self->taken >> card & 1) != 0;
}

/* The hash. One line of the printed generator in a clock; the multiplications
 * are modulo 2^32 (M2-050). */

static void mix_one_line(struct poker_dealer *self)
{
    switch (self->at) {
    case 0: self->s = (self->s + 36) * 253; break;
    case 1: self->s ^= self->s * 76 >> 13; break;
    default:
        self->s = (self->s + 49) * 17 & 0x7fffffff;
        self->dividend = self->s;
        self->place = 0;
        break;
    }
}

/* One bit of a restoring division; only the remainder is kept. */
static void divide_one_bit(struct poker_dealer *self)
{
    unsigned rest = (unsigned)self->place << 1
        | (self->dividend >> (POKER_DEAL_DIVIDE_CLOCKS - 1) & 1);

    self->place = (uint8_t)(rest >= DIVISOR ? rest - DIVISOR : rest);
    self->dividend <<= 1;
}

/* The last of seven cards finds a free one at most six places on (M2-056); of
 * nine it may take two more. */
static void look_at_place(struct poker_dealer *self)
{
    if (!is_card_dealt(self, self->place))
        deal_out_card(self, self->place);
    else
        self->place = (uint8_t)(self->place == DIVISOR - 1
                                ? 0 : self->place + 1);
}

static void clock_hash(struct poker_dealer *self)
{
    if (self->at == FIRST_LOOK) {
        look_at_place(self);
        return;
    }
    if (self->at < POKER_DEAL_MIX_CLOCKS)
        mix_one_line(self);
    else
        divide_one_bit(self);
    self->at++;
}

/* Fair */

static void draw_if_free(struct poker_dealer *self)
{
    unsigned card = (unsigned)(self->stir >> TOP_SIX);

    if (card < POKER_DEAL_CARDS && !is_card_dealt(self, card))
        deal_out_card(self, card);
}

/* Given */

/* Whether one was. A card that is taken cannot be given: another is drawn, so
 * that whatever is on the wires no card comes twice. */
static int deal_given_card(struct poker_dealer *self)
{
    unsigned card = (unsigned)(self->coming & POKER_GIVEN_NONE);

    if (card >= POKER_DEAL_CARDS || is_card_dealt(self, card))
        return 0;
    deal_out_card(self, card);
    return 1;
}

/* Clocks */

static void deal_next_card(struct poker_dealer *self)
{
    if (deal_given_card(self))
        return;
    if (self->is_hash)
        clock_hash(self);
    else
        draw_if_free(self);
}

/* All cards are in the deck (M2-054); s goes on (M2-052). */
static void shuffle_deck(struct poker_dealer *self)
{
    self->taken = self->at = 0;
    self->coming = self->is_lesson ? poker_lesson_hand(self->hand)
                                   : self->given;
    self->hand = (uint8_t)((self->hand + 1) % POKER_LESSON_HANDS);
}

pins poker_deal_show(const struct poker_dealer *self)
{
    return (pins)self->card << POKER_DEAL_CARD
        | (self->is_drawn ? PIN(POKER_DEAL_DRAWN) : 0);
}

pins poker_deal_tick(struct poker_dealer *self, pins in)
{
    poker_deal_rest(self);
    self->is_drawn = 0;
    if (in & PIN(POKER_DEAL_SHUFFLE))
        shuffle_deck(self);
    else if (in & PIN(POKER_DEAL_DRAW))
        deal_next_card(self);
    return poker_deal_show(self);
}

void poker_deal_reset(struct poker_dealer *self, const char *seed,
                      int64_t deal)
{
    struct rng rng;

    memset(self, 0, sizeof *self);
    self->is_hash = deal == POKER_DEAL_HASH;
    self->is_lesson = deal == POKER_DEAL_LESSON;
    self->given = deal > POKER_DEAL_LESSON ? (uint64_t)deal
                                           : POKER_GIVEN_NOTHING;
    self->coming = self->given;
    rng_seed(&rng, seed);
    while (!self->is_hash && self->stir == 0)   /* zero would stay zero */
        self->stir = rng_next(&rng);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    poker_deal_reset(chip, setup->seed, setup->option[0]);
}

static pins tick(void *chip, pins in)
{
    return poker_deal_tick(chip, in);
}

const struct chip_type poker_deal = {
    .name = "poker_deal",
    .size = sizeof(struct poker_dealer),
    .inputs = inputs,
    .outputs = outputs,
    .options = poker_deal_options,
    .reset = reset,
    .tick = tick,
};
