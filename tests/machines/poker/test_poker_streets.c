/* test_poker_streets.c - five community cards: flop, turn and river, each
 * with betting of its own. */
#include "check.h"

#include <string.h>

#include "machines/poker/poker_driver.h"

/* All cards known, and the forced bets in the pot; player 1 is asked. */
static struct poker_driver betting(const char *options)
{
    struct poker_driver d;
    char all[80] = "cards=5 ";

    strcat(all, options);
    d = poker_driver_hashed(all);
    poker_driver_do(&d, ".");
    poker_driver_give(&d, "2H 7D AS KS 3C 8H JD QC 4S");
    poker_driver_do(&d, ".....");
    assert_phase(&d, POKER_PHASE_BET1);
    return d;
}

CASE(the_board_lies_face_down_at_first)
{
    static const char *const lines[] = {
        "<clear>", "2H 7D", "<clear>", "AS KS", "<clear>", "<clear>1P 1P 1P",
    };
    struct poker_driver d = poker_driver_hashed("cards=5");

    BEGIN_CASE;
    for (int press = 0; press < 6; press++) {
        poker_driver_press(&d);
        if (press == 0)
            poker_driver_give(&d, "2H 7D AS KS 3C 8H JD QC 4S");
        assert_lines(&d, lines[press]);
        assert_int_equal(d.lines, 1);
        assert_int_equal(poker_driver_eyes(&d),
                         press == 1 ? 1 : press == 3 ? 2 : 0);
    }
    assert_int_equal(d.chip.cards_dealt, 9);
}

CASE(flop_turn_and_river)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "...");                 /* two checks */
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ".");
    assert_lines(&d, "<clear>3C 8H JD");
    assert_int_equal(d.chip.player, -1);
    assert_phase(&d, POKER_PHASE_TURN1);
    poker_driver_do(&d, "....");
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ".");
    assert_lines(&d, "<clear>3C 8H JD/QC");
    poker_driver_do(&d, "....");
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ".");
    assert_lines(&d, "<clear>3C 8H JD/QC 4S");
    poker_driver_do(&d, "....");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    poker_driver_do(&d, ".");
    assert_int_equal(d.chip.winner, 1);
    assert_phase(&d, POKER_PHASE_OVER);
}

/* Player 1 speaks first on every street, and both must. */
CASE(each_street_asks_both_again)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "... .");
    for (int street = 1; street <= 3; street++) {
        assert_int_equal(d.chip.street, street);
        assert_phase(&d, POKER_PHASE_TURN1);
        poker_driver_do(&d, "..");
        assert_phase(&d, POKER_PHASE_TURN2);
        poker_driver_do(&d, "..");
        if (street < 3)
            poker_driver_do(&d, ".");
    }
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
}

/* Totals are of the whole hand. */
CASE(totals_go_on_from_street_to_street)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "10. .10. .");
    assert_totals(&d, 15, 15);
    poker_driver_do(&d, ".20. .20. .");
    assert_totals(&d, 35, 35);
    assert_money(&d, 65, 65, 70);
    assert_int_equal(d.chip.street, 2);
}

CASE(a_fold_ends_it_on_any_street)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "10. .10. . .0F.");
    assert_money(&d, 85, 115, 30);
    assert_lines(&d, "<clear>2P 2P 2P");
    assert_phase(&d, POKER_PHASE_OVER);
    poker_driver_do(&d, "f.");
    assert_lines(&d, "<clear>");
    assert_int_equal(d.chip.street, 0);
}

/* Nobody is asked any more; the board is shown, press by press. */
CASE(all_in_the_board_runs_out)
{
    struct poker_driver d = betting("");

    BEGIN_CASE;
    poker_driver_do(&d, "95. .95.");
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ".");
    assert_lines(&d, "<clear>3C 8H JD");
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ".");
    assert_lines(&d, "<clear>3C 8H JD/QC");
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ".");
    assert_lines(&d, "<clear>3C 8H JD/QC 4S");
    assert_phase(&d, POKER_PHASE_SHOWDOWN);
    poker_driver_do(&d, ".");
    assert_money(&d, 0, 200, 200);
}

CASE(what_was_not_matched_comes_back_on_a_street)
{
    struct poker_driver d = poker_driver_hashed("cards=5");

    BEGIN_CASE;
    poker_driver_do(&d, "....");
    d.chip.wallet[0] = 150;
    d.chip.wallet[1] = 50;
    poker_driver_do(&d, "..0. .0. . .100. .45.");
    assert_money(&d, 100, 0, 100);
    assert_totals(&d, 50, 50);
    assert_phase(&d, POKER_PHASE_STREET);
    assert_int_equal(d.chip.street, 1);
}

/* The best five of seven: the board alone is a tie, kickers and all. */
CASE(the_best_five_of_seven_win)
{
    static const struct {
        const char *cards;
        int winner;
    } deals[] = {
        {"2H 7D 3S 8S AH KD QC JS TH", POKER_TIE},
        {"2H 7D AS KS AC 7S 7C KD 4S", 0},      /* three; two pair */
        {"AH 7D AS KS AC 3S 9C KD 4S", 1},      /* a pair; two pair */
        {"AH 7D AS 8D AC QS 9C KD 4S", POKER_TIE},      /* K Q 9 kick */
        {"AH 7D AS TD AC QS 9C KD 4S", 1},      /* the ten kicks */
        {"2H 3H AS AD 4H 5H 6H AC AH", 0},      /* straight flush, four */
    };

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        struct poker_driver d = betting("");

        while (d.chip.phase != POKER_PHASE_SHOWDOWN)
            poker_driver_press(&d);
        poker_driver_give(&d, deals[i].cards);
        poker_driver_press(&d);
        assert_int_equal(d.chip.winner, deals[i].winner);
    }
}

/* Player 2's word is the last of each street, as printed. */
CASE(to_the_letter_player_2_closes_each_street)
{
    struct poker_driver d = betting("calls=literal");

    BEGIN_CASE;
    poker_driver_do(&d, "0. .10. .10.");
    assert_phase(&d, POKER_PHASE_TURN2);
    poker_driver_do(&d, ".0.");
    assert_phase(&d, POKER_PHASE_STREET);
    poker_driver_do(&d, ". ..");
    assert_phase(&d, POKER_PHASE_TURN2);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: with cards=5 the board lies face down at first (M2-005)",
         the_board_lies_face_down_at_first),
    TEST("poker: with cards=5 flop, turn and river are shown (M2-005)",
         flop_turn_and_river),
    TEST("poker: with cards=5 each street asks both again",
         each_street_asks_both_again),
    TEST("poker: with cards=5 totals go on from street to street",
         totals_go_on_from_street_to_street),
    TEST("poker: with cards=5 a fold ends the hand on any street (M2-078)",
         a_fold_ends_it_on_any_street),
    TEST("poker: with cards=5 an all-in lets the board run out",
         all_in_the_board_runs_out),
    TEST("poker: with cards=5 what was not matched comes back",
         what_was_not_matched_comes_back_on_a_street),
    TEST("poker: with cards=5 the best five of seven win",
         the_best_five_of_seven_win),
    TEST("poker: with cards=5 calls=literal player 2 closes each street",
         to_the_letter_player_2_closes_each_street),
};

CHECK_MAIN("poker: streets", tests)
