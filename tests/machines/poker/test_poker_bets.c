/* test_poker_bets.c - bets on switches: taken, refused, matched, folded. */
#include "check.h"

#include "machines/poker/poker_driver.h"

/* Player 1 is asked; so far only the forced bets are in the pot. */
static struct poker_driver betting(const char *options)
{
    struct poker_driver d = poker_driver_hashed(options);

    poker_driver_do(&d, "......");
    assert_phase(&d, POKER_PHASE_BET1);
    return d;
}

static struct poker_driver after(const char *options, const char *words)
{
    struct poker_driver d = betting(options);

    poker_driver_do(&d, words);
    return d;
}

CASE(a_bet_is_plain_binary_on_fifteen_switches)
{
    BEGIN_CASE;
    for (unsigned bit = 0; bit < 15; bit++) {
        struct poker_driver d = betting("chips=4999 ante=1");
        unsigned bet = 1u << bit;

        d.switches = PIN(POKER_SW + bit);
        poker_driver_press(&d);
        assert_int_equal(d.chip.pot, bet < 4998 ? 2 + bet : 2);
    }
}

CASE(a_bet_goes_from_the_wallet_to_the_pot)
{
    struct poker_driver d = after("", "10.");

    BEGIN_CASE;
    assert_money(&d, 85, 95, 20);
    assert_totals(&d, 15, 5);
    assert_phase(&d, POKER_PHASE_TURN2);
}

CASE(a_bet_above_the_wallet_changes_nothing)
{
    static const char *const bets[] = {"96.", "105.", "32767."};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        struct poker_driver d = after("", bets[i]);

        assert_money(&d, 95, 95, 10);
        assert_totals(&d, 5, 5);
        assert_phase(&d, POKER_PHASE_TURN1);
        assert_int_equal(d.chip.player, 0);
        assert_int_equal(d.chip.acted, 0);
        poker_driver_do(&d, ".0...");           /* again, and both check */
        assert_phase(&d, POKER_PHASE_SHOWDOWN);
    }
}

CASE(the_whole_wallet_is_not_too_much)
{
    struct poker_driver d = after("", "95.");

    BEGIN_CASE;
    assert_money(&d, 0, 95, 105);
    assert_phase(&d, POKER_PHASE_TURN2);
}

CASE(a_refused_turn_costs_two_presses)
{
    struct poker_driver d = after("", "10. .105.");

    BEGIN_CASE;
    assert_phase(&d, POKER_PHASE_TURN2);
    poker_driver_press(&d);
    assert_phase(&d, POKER_PHASE_BET2);
    assert_money(&d, 85, 95, 20);
    poker_driver_do(&d, "10.");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

/* 15 against 5; 7 more are 12: kept, and asked again; 3 more are a call. */
CASE(too_little_stays_in_the_pot)
{
    struct poker_driver d = after("", "10. .7.");

    BEGIN_CASE;
    assert_money(&d, 85, 88, 27);
    assert_totals(&d, 15, 12);
    assert_phase(&d, POKER_PHASE_TURN2);
    poker_driver_do(&d, ".3.");
    assert_money(&d, 85, 85, 30);
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

CASE(player_1_is_asked_again_too)
{
    struct poker_driver d = after("", "0. .20. .15.");

    BEGIN_CASE;
    assert_totals(&d, 20, 25);
    assert_phase(&d, POKER_PHASE_TURN1);
    poker_driver_do(&d, ".5.");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

CASE(a_raise_goes_to_the_other)
{
    struct poker_driver d = after("", "10. .");

    BEGIN_CASE;
    assert_phase(&d, POKER_PHASE_BET2);
    poker_driver_do(&d, "15.");
    assert_phase(&d, POKER_PHASE_TURN1);
    poker_driver_do(&d, ".20.");
    assert_phase(&d, POKER_PHASE_TURN2);
    poker_driver_do(&d, ".40.");
    assert_phase(&d, POKER_PHASE_TURN1);
    assert_totals(&d, 35, 60);
}

CASE(two_checks_are_a_showdown)
{
    struct poker_driver d = after("", "0.");

    BEGIN_CASE;
    assert_phase(&d, POKER_PHASE_TURN2);        /* not before both acted */
    poker_driver_do(&d, "..");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    assert_money(&d, 95, 95, 10);
}

CASE(equal_totals_after_player_2_are_a_showdown)
{
    struct poker_driver d = after("", "10. .10.");

    BEGIN_CASE;
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    d = after("calls=literal", "10. .10.");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

/* Erratum 5. A switch left on would raise by accident: the reason. */
CASE(player_1_s_call_closes_or_asks_once_more)
{
    struct poker_driver d = after("", "0. .10. .10.");
    struct poker_driver literal = after("calls=literal", "0. .10. .10.");

    BEGIN_CASE;
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    assert_phase(&literal, POKER_PHASE_TURN2);
    poker_driver_do(&literal, "..");
    assert_totals(&literal, 15, 25);
    assert_phase(&literal, POKER_PHASE_TURN1);
}

CASE(bets_go_back_and_forth_until_they_match)
{
    struct poker_driver d = betting("chips=4000");

    BEGIN_CASE;
    poker_driver_do(&d, "1.");
    for (int i = 0; i < 50; i++) {
        assert_phase(&d, i % 2 ? POKER_PHASE_TURN1 : POKER_PHASE_TURN2);
        poker_driver_do(&d, ".2.");             /* match, and one more */
    }
    assert_totals(&d, 5 + 1 + 50, 5 + 50);
    poker_driver_do(&d, ".1.");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

/* Folds */

CASE(a_fold_gives_the_pot_to_the_other)
{
    struct poker_driver d = after("", "20. .F.");

    BEGIN_CASE;
    assert_money(&d, 105, 95, 30);
    assert_int_equal(d.chip.winner, 0);
    assert_int_equal(poker_driver_leds(&d), 1);
    assert_lines(&d, "<clear>1P 1P 1P");
    assert_phase(&d, POKER_PHASE_OVER);
    poker_driver_do(&d, ".");
    assert_phase(&d, POKER_PHASE_HAND1);        /* no showdown */
    assert_int_equal(poker_driver_leds(&d), 0);
}

/* The better cards do not matter, nor what else the switches say. */
CASE(player_1_can_fold)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_give(&d, "AH KH 3D 6C QH TH JH");
    poker_driver_do(&d, "3F.");
    assert_money(&d, 95, 105, 10);
    assert_int_equal(poker_driver_leds(&d), 2);
    assert_lines(&d, "<clear>2P 2P 2P");
    assert_phase(&d, POKER_PHASE_OVER);
    assert_int_equal(d.chip.score[0], 20);
}

/* Erratum 17: left on, it folds nobody; off and on again, it does. */
CASE(a_fold_switch_left_on_folds_once)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "F.");
    assert_int_equal(d.chip.winner, 1);
    poker_driver_do(&d, "......");              /* the next hand */
    assert_phase(&d, POKER_PHASE_BET1);
    poker_driver_do(&d, "7.");
    assert_int_equal(d.chip.winner, -1);
    assert_phase(&d, POKER_PHASE_TURN2);
    poker_driver_do(&d, ".0.");
    assert_phase(&d, POKER_PHASE_TURN2);
    assert_int_equal(d.chip.winner, -1);
    poker_driver_do(&d, ".fF.");
    assert_int_equal(d.chip.winner, 0);
}

/* Off for a single clock since the turn began is enough. */
CASE(a_clock_of_off_arms_the_switch)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "10.F.");
    assert_phase(&d, POKER_PHASE_BET2);
    assert_int_equal(d.chip.fold_armed, 0);
    d.switches &= ~PIN(POKER_FOLD);
    poker_driver_clock(&d, 0);
    d.switches |= PIN(POKER_FOLD);
    poker_driver_press(&d);
    assert_int_equal(d.chip.winner, 0);
}

/* The switch is off in the clock that asks: that counts. */
CASE(off_when_the_turn_begins_arms_too)
{
    struct poker_driver d = poker_driver_hashed("");

    BEGIN_CASE;
    poker_driver_do(&d, ".....");
    d.line_clocks = 0;
    poker_driver_press(&d);
    d.switches |= PIN(POKER_FOLD);
    poker_driver_press(&d);
    assert_int_equal(d.chip.winner, 1);
}

/* All in */

/* 150 against 50: who has less calls with all of it. */
CASE(all_in_for_less_is_a_call)
{
    struct poker_driver d = poker_driver_hashed("");

    BEGIN_CASE;
    poker_driver_do(&d, "....");
    d.chip.wallet[0] = 50;
    d.chip.wallet[1] = 150;
    poker_driver_do(&d, "..0. .100. .44.");
    assert_phase(&d, POKER_PHASE_TURN1);        /* one is left: not all */
    assert_money(&d, 1, 45, 154);
    poker_driver_do(&d, ".1.");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    assert_money(&d, 0, 100, 100);
    assert_totals(&d, 50, 50);
}

/* Player 1 with 3 chips, player 2 with 197: forced bets are 3 and 5. */
static struct poker_driver poor(int player, const char *options)
{
    struct poker_driver d = poker_driver_hashed(options);

    poker_driver_do(&d, "....");
    d.chip.wallet[player] = 3;
    d.chip.wallet[!player] = 197;
    poker_driver_do(&d, ".");
    return d;
}

CASE(who_has_less_than_the_forced_bet_is_all_in)
{
    struct poker_driver d = poor(0, "");

    BEGIN_CASE;
    assert_money(&d, 0, 192, 8);
    assert_totals(&d, 3, 5);
    poker_driver_do(&d, "..");                  /* all he can do */
    assert_money(&d, 0, 194, 6);
    assert_totals(&d, 3, 3);
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

CASE(nobody_can_bet_against_an_empty_wallet)
{
    struct poker_driver d = poor(1, "calls=literal");

    BEGIN_CASE;
    assert_totals(&d, 5, 3);
    poker_driver_do(&d, ".50.");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    assert_money(&d, 194, 0, 6);
    assert_totals(&d, 3, 3);
}

CASE(what_was_not_matched_comes_back)
{
    struct poker_driver d = poker_driver_hashed("");

    BEGIN_CASE;
    poker_driver_do(&d, "....");
    d.chip.wallet[0] = 150;
    d.chip.wallet[1] = 50;
    poker_driver_do(&d, "..145.");
    assert_money(&d, 0, 45, 155);
    poker_driver_do(&d, ".45.");
    assert_money(&d, 100, 0, 100);
    assert_totals(&d, 50, 50);
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

/* A bust: everything in one wallet; the next press begins a new match. */
CASE(a_bust_ends_the_match)
{
    struct poker_driver d = after("", "95. .95. .");

    BEGIN_CASE;
    assert_money(&d, 0, 200, 200);
    assert_lines(&d, "<clear>2P 2P 2P");
    poker_driver_press(&d);
    assert_money(&d, 100, 100, 0);
    assert_phase(&d, POKER_PHASE_HAND1);
    assert_lines(&d, "<clear>KC JC 6H");
}

CASE(a_bust_restarts_with_the_chips_of_the_option)
{
    struct poker_driver d = after("chips=7 ante=2", "5. .5. . .");

    BEGIN_CASE;
    assert_money(&d, 7, 7, 0);
}

/* Totals keep what they had until phase 4 assigns them (erratum 11). */
CASE(totals_are_assigned_not_added)
{
    struct poker_driver d = after("", "20. .20. .");

    BEGIN_CASE;
    poker_driver_do(&d, "0....");
    assert_totals(&d, 25, 25);
    poker_driver_do(&d, ".");
    assert_totals(&d, 5, 5);
    assert_int_equal(d.chip.pot, 10);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: a bet is plain binary on SW14..0 (M2-015)",
         a_bet_is_plain_binary_on_fifteen_switches),
    TEST("poker: a bet goes from the wallet to the pot (M2-080, M2-082)",
         a_bet_goes_from_the_wallet_to_the_pot),
    TEST("poker: a bet above the wallet changes nothing (M2-079)",
         a_bet_above_the_wallet_changes_nothing),
    TEST("poker: the whole wallet is not too much",
         the_whole_wallet_is_not_too_much),
    TEST("poker: a refused turn costs two presses (M2-087)",
         a_refused_turn_costs_two_presses),
    TEST("poker: too little stays in the pot, and he is asked again "
         "(M2-081)", too_little_stays_in_the_pot),
    TEST("poker: player 1 is asked again, too (M2-081)",
         player_1_is_asked_again_too),
    TEST("poker: a raise goes to the other (M2-082, M2-083)",
         a_raise_goes_to_the_other),
    TEST("poker: two checks are a showdown, one is not (M2-085)",
         two_checks_are_a_showdown),
    TEST("poker: equal totals after player 2 are a showdown (M2-084)",
         equal_totals_after_player_2_are_a_showdown),
    TEST("poker: player 1's call closes, or with calls=literal asks player 2 "
         "once more", player_1_s_call_closes_or_asks_once_more),
    TEST("poker: bets go back and forth until they match (M2-086)",
         bets_go_back_and_forth_until_they_match),
    TEST("poker: a fold gives the pot to the other at once (M2-016, M2-076, "
         "M2-077, M2-078)", a_fold_gives_the_pot_to_the_other),
    TEST("poker: player 1 can fold, whatever his cards and bet (M2-016, "
         "M2-076)", player_1_can_fold),
    TEST("poker: a fold switch left on folds once",
         a_fold_switch_left_on_folds_once),
    TEST("poker: a clock of off arms the fold switch",
         a_clock_of_off_arms_the_switch),
    TEST("poker: off when the turn begins arms it, too",
         off_when_the_turn_begins_arms_too),
    TEST("poker: all in for less is a call", all_in_for_less_is_a_call),
    TEST("poker: who has less than the forced bet is all in",
         who_has_less_than_the_forced_bet_is_all_in),
    TEST("poker: nobody can bet against an empty wallet",
         nobody_can_bet_against_an_empty_wallet),
    TEST("poker: what was not matched comes back",
         what_was_not_matched_comes_back),
    TEST("poker: a bust ends the match, the next press restarts with 100",
         a_bust_ends_the_match),
    TEST("poker: a bust restarts with the chips of the option",
         a_bust_restarts_with_the_chips_of_the_option),
    TEST("poker: totals are assigned by phase 4, not added (M2-065)",
         totals_are_assigned_not_added),
};

CHECK_MAIN("poker: bets", tests)
