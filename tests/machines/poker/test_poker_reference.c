/* test_poker_reference.c - the chip beside a slow model, for thousands of
 * hands by random people: everything after every press. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "machines/poker/poker_driver.h"
#include "machines/poker/poker_model.h"

struct sitting {
    struct poker_driver chip;
    struct poker_model model;
    struct rng rng;
    long presses;
};

/* Hands */

static int below(struct sitting *self, int n)
{
    return (int)rng_below(&self->rng, (uint64_t)n);
}

/* Bets that people make: nothing, a call, a little more, all, too much. */
static int some_amount(struct sitting *self)
{
    const struct poker_model *m = &self->model;
    int player = m->turn < 0 ? 0 : m->turn;
    int call = m->staked[1 - player] - m->staked[player];

    switch (below(self, 9)) {
    case 0:  return below(self, 32768);
    case 1:  return m->purse[player];
    case 2:  return m->purse[player] + 1;
    case 3:  return call > 1 ? call / 2 : 0;
    case 4:  return (call > 0 ? call : 0) + below(self, 1 + m->ante);
    case 5:
    case 6:  return call > 0 ? call : 0;
    default: return m->amount;
    }
}

static void flip(struct sitting *self)
{
    int amount = some_amount(self);
    int fold = below(self, 25) == 0 ? !self->model.fold : self->model.fold;

    if (self->model.fold && below(self, 3) == 0)
        fold = 0;
    self->chip.switches = (pins)amount << POKER_SW
        | (fold ? PIN(POKER_FOLD) : 0);
    poker_driver_clock(&self->chip, 0);
    poker_model_switches(&self->model, amount, fold);
}

static void toggle(struct sitting *self)
{
    poker_driver_clock(&self->chip, PIN(POKER_TOGGLE));
    poker_model_toggle(&self->model);
}

static void press(struct sitting *self)
{
    poker_driver_press(&self->chip);
    poker_model_press(&self->model, self->chip.chip.card);
    self->presses++;
    if (strcmp(poker_driver_lines(&self->chip), self->model.lines) != 0)
        fail_msg("press %ld: the chip writes %s, the model %s",
                 self->presses, self->chip.text, self->model.lines);
}

/* Eyes */

#define SAME(chip_has, model_has)                                       \
    do {                                                                \
        if ((int)(chip_has) != (int)(model_has))                        \
            fail_msg("press %ld, phase %d: %s is %d, not %d",           \
                     self->presses, self->model.next, #chip_has,        \
                     (int)(chip_has), (int)(model_has));                \
    } while (0)

static void compare(struct sitting *self)
{
    static const int leds[] = {0, 1, 2, 3};
    const struct poker_chip *chip = &self->chip.chip;
    const struct poker_model *m = &self->model;

    SAME(chip->phase, m->next);
    SAME(chip->player, m->turn);
    for (int i = 0; i < 2; i++) {
        SAME(chip->wallet[i], m->purse[i]);
        SAME(chip->total[i], m->staked[i]);
        if (m->score[i] >= 0)
            SAME(chip->score[i], m->score[i]);
    }
    SAME(chip->pot, m->pot);
    SAME(chip->paid, m->is_paid);
    SAME(chip->hands, m->hands);
    SAME(chip->item, m->item);
    SAME(poker_driver_leds(&self->chip), leds[m->winner + 1]);
    SAME(poker_driver_eyes(&self->chip), m->eyes);
    SAME(pins_get(self->chip.out, POKER_VALUE, 16), poker_model_digits(m));
}

static void sit_down(struct sitting *self, int seat, const char *options,
                     int community, int is_literal)
{
    char words[120], seed[20];
    int chips = 1 + below(self, 200), ante = 1 + below(self, 20);

    sprintf(seed, "%d", seat);
    snprintf(words, sizeof words, "chips=%d ante=%d cards=%d calls=%s %s",
             chips, ante, community, is_literal ? "literal" : "close",
             options);
    self->chip = poker_driver_open(words, seed);
    self->chip.line_clocks = (unsigned)below(self, 3);
    poker_model_open(&self->model, chips, ante, community, is_literal,
                     strstr(options, "showdown=cards") != NULL);
}

/* What random play must have come across, or it has shown nothing. */
static void add_up(struct poker_model *all, const struct poker_model *one)
{
    all->folds += one->folds;
    all->refusals += one->refusals;
    all->raises += one->raises;
    all->calls += one->calls;
    all->checks += one->checks;
    all->short_bets += one->short_bets;
    all->all_ins += one->all_ins;
    all->returns += one->returns;
    all->ties += one->ties;
    all->showdowns += one->showdowns;
    all->busts += one->busts;
    all->streets_seen += one->streets_seen;
    all->stuck_switches += one->stuck_switches;
}

static void assert_seen(const struct poker_model *all, int community)
{
    assert_true(all->folds > 50 && all->refusals > 200 && all->raises > 200);
    assert_true(all->calls > 200 && all->checks > 200);
    assert_true(all->short_bets > 100 && all->all_ins > 100);
    assert_true(all->returns > 20 && all->ties > 5 && all->busts > 20);
    assert_true(all->showdowns > 500 && all->stuck_switches > 30);
    if (community == 5)
        assert_true(all->streets_seen > 1000);
}

static void play(const char *options, int community, int is_literal)
{
    struct sitting self = {.presses = 0};
    struct poker_model all = {0};

    rng_seed(&self.rng, options);
    for (int seat = 0; seat < 120; seat++) {
        sit_down(&self, seat, options, community, is_literal);
        for (int i = 0; i < 1500; i++) {
            for (int k = below(&self, 3); k > 0; k--)
                flip(&self);
            if (below(&self, 3) == 0)
                toggle(&self);
            compare(&self);
            press(&self);
            compare(&self);
        }
        add_up(&all, &self.model);
    }
    assert_seen(&all, community);
}

CASE(three_cards_fair_and_closed_by_a_call)
{
    BEGIN_CASE;
    play("deal=fair", 3, 0);
}

CASE(three_cards_hashed_and_to_the_letter)
{
    BEGIN_CASE;
    play("deal=hash", 3, 1);
}

CASE(five_cards_fair_and_closed_by_a_call)
{
    BEGIN_CASE;
    play("deal=fair", 5, 0);
}

CASE(five_cards_fair_and_to_the_letter)
{
    BEGIN_CASE;
    play("deal=fair clear=ansi", 5, 1);
}

CASE(three_cards_and_hands_shown)
{
    BEGIN_CASE;
    play("showdown=cards", 3, 0);
}

CASE(five_cards_and_hands_shown)
{
    BEGIN_CASE;
    play("showdown=cards", 5, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: random people see what the model says (M2-079..M2-087)",
         three_cards_fair_and_closed_by_a_call),
    TEST("poker: random people see what the model says, deal=hash "
         "calls=literal (M2-061..M2-073)",
         three_cards_hashed_and_to_the_letter),
    TEST("poker: random people see what the model says, cards=5 (M2-005)",
         five_cards_fair_and_closed_by_a_call),
    TEST("poker: random people see what the model says, cards=5 "
         "calls=literal", five_cards_fair_and_to_the_letter),
    TEST("poker: with showdown=cards both hands follow the winner's name",
         three_cards_and_hands_shown),
    TEST("poker: with showdown=cards cards=5 both hands follow it, too",
         five_cards_and_hands_shown),
};

CHECK_MAIN("poker: reference", tests)
