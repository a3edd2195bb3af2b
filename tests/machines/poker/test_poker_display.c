/* test_poker_display.c - four items on the digits, one after the other. */
#include "check.h"

#include "base/rng.h"
#include "machines/poker/poker_driver.h"

static unsigned value(const struct poker_driver *d)
{
    return (unsigned)pins_get(d->out, POKER_VALUE, 16);
}

/* After the forced bets and so many more presses. */
static struct poker_driver betting(int presses)
{
    struct poker_driver d = poker_driver_hashed("");

    for (int i = 0; i < 5 + presses; i++)
        poker_driver_press(&d);
    return d;
}

CASE(toggle_counts_to_three_and_begins_again)
{
    static const unsigned shown[] = {5, 5, 10, 95};
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    assert_int_equal(value(&d), 95);
    for (int i = 0; i < 20; i++) {
        poker_driver_do(&d, "d");
        assert_int_equal(d.chip.item, (i + 1) % 4);
        assert_int_equal(value(&d), shown[i % 4]);
    }
}

CASE(every_press_returns_to_item_0)
{
    struct poker_driver d = poker_driver_hashed("");

    BEGIN_CASE;
    for (int press = 0; press < 40; press++) {
        for (int i = 0; i < press % 4; i++)
            poker_driver_do(&d, "d");
        poker_driver_do(&d, ".");
        assert_int_equal(d.chip.item, 0);
    }
}

/* In the very same clock the centre button wins. */
CASE(both_buttons_at_once_return_to_item_0)
{
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    poker_driver_do(&d, "d");
    poker_driver_clock(&d, PIN(POKER_VALID) | PIN(POKER_TOGGLE));
    assert_int_equal(d.chip.item, 0);
}

CASE(item_0_is_the_wallet_of_the_player_on_turn)
{
    struct poker_driver d = betting(0);

    BEGIN_CASE;
    assert_int_equal(value(&d), 0);             /* nobody's turn */
    poker_driver_do(&d, ".");
    assert_int_equal(value(&d), 95);
    poker_driver_do(&d, "10.");
    assert_int_equal(value(&d), 85);
    poker_driver_do(&d, ".");
    assert_int_equal(value(&d), 95);
    poker_driver_do(&d, "10.");
    assert_int_equal(value(&d), 85);
    poker_driver_do(&d, ".");
    assert_int_equal(value(&d), 115);           /* the winner, paid */
    poker_driver_do(&d, ".");
    assert_int_equal(value(&d), 0);
}

CASE(item_0_is_0_in_the_first_five_phases)
{
    struct poker_driver d = poker_driver_hashed("");

    BEGIN_CASE;
    for (int press = 0; press < 5; press++) {
        assert_int_equal(poker_driver_item(&d, 0), 0);
        poker_driver_do(&d, "123.");
        assert_int_equal(poker_driver_item(&d, 0), 0);
    }
}

/* Without any press but those of the left button. */
CASE(the_bet_of_player_1_follows_the_switches)
{
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    poker_driver_do(&d, "d");
    for (unsigned bet = 0; bet < 32768; bet += 7) {
        poker_driver_set(&d, bet);
        assert_int_equal(value(&d), 5 + bet);
    }
    assert_int_equal(poker_driver_item(&d, 2), 5);      /* not the other's */
    assert_int_equal(poker_driver_item(&d, 3), 10);
    assert_int_equal(poker_driver_item(&d, 0), 95);
}

CASE(the_bet_of_player_2_follows_the_switches)
{
    struct poker_driver d = betting(3);

    BEGIN_CASE;
    poker_driver_do(&d, "dd");
    for (unsigned bet = 0; bet < 32768; bet += 7) {
        poker_driver_set(&d, bet);
        assert_int_equal(value(&d), 5 + bet);
    }
    assert_int_equal(poker_driver_item(&d, 1), 5);
}

/* The switch that folds is no part of the amount. */
CASE(the_fold_switch_is_not_added)
{
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    poker_driver_do(&d, "d9F");
    assert_int_equal(value(&d), 14);
}

/* The switches move within the clock, not one later. */
CASE(the_digits_follow_in_the_same_clock)
{
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    poker_driver_do(&d, "d");
    for (unsigned bet = 0; bet < 200; bet++) {
        d.switches = (pins)bet << POKER_SW;
        poker_driver_clock(&d, 0);
        assert_int_equal(value(&d), 5 + bet);
        assert_true(poker_chip_show(&d.chip) == d.out);
    }
}

/* Erratum 12: from the press that judges, the totals alone. */
CASE(a_judged_bet_is_not_added_again)
{
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    poker_driver_do(&d, "10.");
    assert_int_equal(poker_driver_item(&d, 1), 15);
    poker_driver_do(&d, ".7.");
    assert_int_equal(poker_driver_item(&d, 1), 15);
    assert_int_equal(poker_driver_item(&d, 2), 12);
    poker_driver_do(&d, ".500.");               /* refused */
    assert_int_equal(poker_driver_item(&d, 2), 12);
    poker_driver_do(&d, ".");
    assert_int_equal(poker_driver_item(&d, 2), 512);
}

/* Not even for the clocks in which the bet is judged. */
CASE(no_clock_shows_a_bet_twice)
{
    struct poker_driver d = betting(1);
    static const unsigned shown[] = {5, 15, 15, 15, 15};

    BEGIN_CASE;
    poker_driver_do(&d, "10");
    poker_driver_clock(&d, PIN(POKER_VALID));
    poker_driver_clock(&d, PIN(POKER_TOGGLE));
    for (int t = 1; d.out & PIN(POKER_BUSY); t++) {
        assert_int_equal(value(&d), shown[t]);
        poker_driver_clock(&d, 0);
    }
    assert_int_equal(value(&d), 15);
}

CASE(item_3_is_the_pot_until_the_next_hand)
{
    struct poker_driver d = betting(1);

    BEGIN_CASE;
    poker_driver_do(&d, "10. .10.");
    assert_int_equal(poker_driver_item(&d, 3), 30);
    poker_driver_do(&d, ".");
    assert_int_equal(d.chip.paid, 1);
    assert_int_equal(poker_driver_item(&d, 3), 30);
    poker_driver_do(&d, ".");
    assert_int_equal(poker_driver_item(&d, 3), 0);
    assert_int_equal(poker_driver_item(&d, 1), 15);     /* as before */
}

/* The largest sum that the digits can be asked for. */
CASE(sixteen_bits_are_enough)
{
    struct poker_driver d = poker_driver_hashed("chips=4999 ante=999");

    BEGIN_CASE;
    poker_driver_do(&d, "......4000. .");
    assert_int_equal(poker_driver_item(&d, 1), 4999);
    poker_driver_do(&d, "32767");
    assert_int_equal(poker_driver_item(&d, 2), 999 + 32767);
    poker_driver_do(&d, "4000..");
    assert_int_equal(poker_driver_item(&d, 3), 9998);
    assert_int_equal(poker_driver_item(&d, 0), 9998);
}

/* While it deals, judges or sends, the left button is heard. */
CASE(toggle_works_while_the_chip_is_busy)
{
    struct poker_driver d = betting(4);

    BEGIN_CASE;
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    poker_driver_clock(&d, PIN(POKER_VALID));
    for (int t = 1; t < 60; t++) {
        poker_driver_clock(&d, PIN(POKER_TOGGLE));
        assert_true(d.out & PIN(POKER_BUSY));
        assert_int_equal(d.chip.item, t % 4);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("poker: toggle counts 0 1 2 3 0 (M2-014, M2-042)",
         toggle_counts_to_three_and_begins_again),
    TEST("poker: every press returns to item 0 (M2-043)",
         every_press_returns_to_item_0),
    TEST("poker: both buttons at once return to item 0 (M2-043)",
         both_buttons_at_once_return_to_item_0),
    TEST("poker: item 0 is the wallet of the player on turn (M2-044, "
         "M2-104)", item_0_is_the_wallet_of_the_player_on_turn),
    TEST("poker: item 0 is 0 while nobody is on turn (M2-044, M2-073)",
         item_0_is_0_in_the_first_five_phases),
    TEST("poker: item 1 is player 1's bet and follows the switches (M2-045, "
         "M2-048, M2-066)", the_bet_of_player_1_follows_the_switches),
    TEST("poker: item 2 is player 2's bet and follows the switches (M2-046, "
         "M2-048, M2-068)", the_bet_of_player_2_follows_the_switches),
    TEST("poker: the fold switch is not added (M2-015)",
         the_fold_switch_is_not_added),
    TEST("poker: the digits follow in the same clock (M2-048)",
         the_digits_follow_in_the_same_clock),
    TEST("poker: a judged bet is not added again (M2-104)",
         a_judged_bet_is_not_added_again),
    TEST("poker: no clock shows a bet twice", no_clock_shows_a_bet_twice),
    TEST("poker: item 3 is the pot, until the next hand (M2-047)",
         item_3_is_the_pot_until_the_next_hand),
    TEST("poker: sixteen bits are enough for every sum",
         sixteen_bits_are_enough),
    TEST("poker: toggle works while the chip is busy (M2-014)",
         toggle_works_while_the_chip_is_busy),
};

CHECK_MAIN("poker: display", tests)
