/* poker_watch.c - what must be true of the poker chip after every clock. */
#include "machines/poker/poker_watch.h"

#include <string.h>

#include "check.h"
#include "machines/poker/poker_referee.h"

#define HOLD(what)                                                      \
    do {                                                                \
        if (!(what))                                                    \
            fail_msg("phase %d, step %d, hand %u: not so: %s",          \
                     chip->phase, chip->step, (unsigned)chip->hands,    \
                     #what);                                            \
    } while (0)

static int is_idle(const struct poker_chip *chip)
{
    return chip->step == POKER_STEP_IDLE;
}

/* Wallets and pot are what both began with, but for a pot that was paid and
 * is still shown (erratum 26). */
static void watch_money(const struct poker_chip *chip)
{
    int bets = chip->total[0] + chip->total[1];

    HOLD(chip->wallet[0] + chip->wallet[1] + (chip->paid ? 0 : chip->pot)
         == 2 * chip->chips);
    HOLD(chip->pot == 0 || chip->pot == bets);
    HOLD(!chip->paid || chip->winner != POKER_NOBODY);
}

static void watch_cards(const struct poker_chip *chip)
{
    uint64_t seen = 0;

    HOLD(chip->community == 3 || chip->community == 5);
    HOLD(chip->cards_dealt <= 4 + chip->community);
    for (int i = 0; i < chip->cards_dealt; i++) {
        HOLD(chip->card[i] < 52);
        HOLD(!(seen >> chip->card[i] & 1));
        seen |= UINT64_C(1) << chip->card[i];
    }
    HOLD((seen & ~chip->dealer.taken) == 0);
    HOLD(chip->dealer.taken >> 52 == 0);
}

/* What the digits must show, but for the switches. */
static unsigned item_value(const struct poker_chip *chip)
{
    unsigned items[4] = {0, chip->total[0], chip->total[1], chip->pot};

    if (chip->player >= 0)
        items[0] = chip->wallet[chip->player];
    return items[chip->item & 3];
}

static int follows_switches(const struct poker_chip *chip)
{
    if (chip->phase == POKER_PHASE_BET1)
        return chip->item == 1;
    return chip->phase == POKER_PHASE_BET2 && chip->item == 2;
}

static void watch_outputs(const struct poker_chip *chip)
{
    static const unsigned leds[] = {0, 1, 2, 3};        /* none, 1, 2, tie */
    pins out = chip->out;

    HOLD(pins_get(out, POKER_LED, 4) == leds[chip->winner + 1]);
    HOLD(pins_get(out, POKER_LED + 2, 2) == 0);
    HOLD(pins_get(out, POKER_BUSY, 1) == !is_idle(chip));
    HOLD(pins_get(out, POKER_SEND, 1) == (chip->step == POKER_STEP_SEND));
    HOLD((out & PIN(POKER_SEND)) || !(out & PIN(POKER_CLEAR)));
    HOLD(out >> (POKER_BUSY + 1) == 0);
}

static unsigned byte_of(unsigned card)
{
    return card % 13 << 4 | card / 13;
}

static int has_line_of(const struct poker_chip *chip, int player)
{
    const uint8_t *card = chip->card + 2 * player;

    return chip->cards_dealt > 0
        && chip->word == (byte_of(card[0]) << 16 | byte_of(card[1]) << 8
                          | 0xff);
}

int poker_watch_is_public(const struct poker_chip *chip)
{
    return chip->is_shown && (chip->phase == POKER_PHASE_OVER
                              || chip->phase == POKER_PHASE_BOARD);
}

/* The eyes are asked for while a player's own line is the last on the
 * terminal, and until the next one has cleared the screen. */
static void watch_eyes(const struct poker_chip *chip)
{
    unsigned shown = (has_line_of(chip, 0) ? 1u : 0u)
                   | (has_line_of(chip, 1) ? 2u : 0u);

    if (poker_watch_is_public(chip))
        shown = 0;
    HOLD(chip->eyes == pins_get(chip->out, POKER_EYES, 2));
    HOLD(chip->eyes < 3);
    HOLD((shown & ~(unsigned)chip->eyes) == 0);
    HOLD(!is_idle(chip) || chip->eyes == shown);
    HOLD(chip->eyes == shown || chip->clears);
}

void poker_watch_still(const struct poker_chip *chip)
{
    HOLD(chip->phase <= POKER_PHASE_STREET);
    HOLD(chip->phase != POKER_PHASE_STREET || chip->community == 5);
    HOLD(chip->winner >= POKER_NOBODY && chip->winner <= POKER_TIE);
    HOLD(chip->player >= POKER_NOBODY && chip->player <= 1);
    HOLD(chip->phase >= POKER_PHASE_TURN1 || chip->player == POKER_NOBODY);
    watch_money(chip);
    watch_cards(chip);
    watch_outputs(chip);
    watch_eyes(chip);
}

/* Changes */

static void watch_value(const struct poker_chip *before,
                        const struct poker_chip *chip, pins in)
{
    unsigned value = item_value(chip);

    /* A press for a judgement ends it, before the phase moves on. */
    if (follows_switches(chip)
        && (is_idle(chip) || chip->step >= POKER_STEP_SEND))
        value += (unsigned)pins_get(in, POKER_SW, 15);
    HOLD(pins_get(chip->out, POKER_VALUE, 16) == value);
    HOLD(before->item == chip->item
         || (in & (PIN(POKER_VALID) | PIN(POKER_TOGGLE))));
}

/* Where each phase can lead to (M2-071..M2-087). */
static int can_follow(int before, int after)
{
    static const uint16_t next[] = {
        [0] = 1 << 1, [1] = 1 << 2, [2] = 1 << 3, [3] = 1 << 4,
        [4] = 1 << 5, [5] = 1 << 6, [7] = 1 << 8,
        [6] = 1 << 5 | 1 << 7 | 1 << 9 | 1 << 10 | 1 << 11,
        [8] = 1 << 5 | 1 << 7 | 1 << 9 | 1 << 10 | 1 << 11,
        [9] = 1 << 10, [10] = 1 << 0,
        [11] = 1 << 5 | 1 << 9,         /* or stays: the next street */
    };

    return before == after || (next[before] >> after & 1);
}

/* By itself a chip at rest does nothing but stir its cards. */
static void watch_rest(const struct poker_chip *before,
                       const struct poker_chip *chip)
{
    struct poker_chip now = *chip;

    now.dealer.stir = before->dealer.stir;
    now.fold_armed = before->fold_armed;
    now.out = before->out;
    HOLD(memcmp(&now, before, sizeof now) == 0);
}

static void watch_winner(const struct poker_chip *before,
                         const struct poker_chip *chip)
{
    if (chip->winner == before->winner)
        return;
    if (chip->winner == POKER_NOBODY)
        HOLD(before->phase == POKER_PHASE_OVER);
    else if (before->step == POKER_STEP_COMPARE)
        HOLD(chip->winner == poker_referee_winner(chip->card,
                                                  chip->community));
    else                                /* a fold: the other one wins */
        HOLD(is_idle(before) && chip->winner == !before->player);
}

static void watch_hidden(const struct poker_chip *before,
                         const struct poker_chip *chip, pins in)
{
    if (before->eyes & ~chip->eyes)
        HOLD(before->step == POKER_STEP_WAIT && before->clears
             && (in & PIN(POKER_SENT)));
    if (chip->eyes & ~before->eyes)
        HOLD(is_idle(before) && (in & PIN(POKER_VALID)));
}

void poker_watch(const struct poker_chip *before,
                 const struct poker_chip *after, pins in)
{
    const struct poker_chip *chip = after;

    watch_value(before, after, in);
    if (is_idle(before)
        && !(in & (PIN(POKER_VALID) | PIN(POKER_TOGGLE)))) {
        watch_rest(before, after);
        return;
    }
    poker_watch_still(after);
    HOLD(can_follow(before->phase, after->phase));
    HOLD(!is_idle(before) || (in & PIN(POKER_VALID))
         || before->phase == after->phase);
    if (before->phase != POKER_PHASE_BOARD && after->phase != 0)
        HOLD(memcmp(before->card, after->card, sizeof before->card) == 0);
    watch_winner(before, after);
    watch_hidden(before, after, in);
}
