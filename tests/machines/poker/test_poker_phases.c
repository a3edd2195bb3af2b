/* test_poker_phases.c - ten phases, one press for each: what each of them
 * writes, who is on turn, and how a hand leads to the next. */
#include "check.h"

#include <string.h>

#include "base/bits.h"
#include "machines/poker/poker_driver.h"
#include "machines/poker/poker_referee.h"

/* The hash's first hand: 3H 5C against 8H 7D, and 9D QC 9S for both. */
static struct poker_driver at(int phase)
{
    struct poker_driver d = poker_driver_hashed("");

    while (d.chip.phase < phase)
        poker_driver_press(&d);
    assert_phase(&d, phase);
    return d;
}

CASE(nothing_happens_before_the_first_press)
{
    struct poker_driver d = poker_driver_open("", "quiet");

    BEGIN_CASE;
    for (int t = 0; t < 5000; t++)
        poker_driver_clock(&d, 0);
    assert_phase(&d, 0);
    assert_int_equal(d.lines, 0);
    assert_int_equal(d.chip.cards_dealt, 0);
    assert_money(&d, 100, 100, 0);
    assert_true(d.out == PINS(POKER_WORD, 24));
}

CASE(the_first_press_deals_and_shows_the_community)
{
    struct poker_driver d = at(0);
    static const uint8_t cards[] = {1, 29, 6, 18, 20, 36, 46};

    BEGIN_CASE;
    poker_driver_press(&d);
    assert_phase(&d, 1);
    assert_int_equal(d.chip.cards_dealt, 7);
    assert_memory_equal(d.chip.card, cards, 7);
    assert_lines(&d, "<clear>9D QC 9S");
    assert_int_equal(d.chip.player, -1);
}

CASE(each_press_is_the_next_phase)
{
    static const char *const lines[] = {
        "<clear>9D QC 9S", "3H 5C", "<clear>9D QC 9S", "8H 7D", "<clear>",
        "<clear>1P 1P 1P", "<clear>1P 1P 1P", "<clear>2P 2P 2P",
        "<clear>2P 2P 2P", "<clear>2P 2P 2P", "<clear>KC JC 6H",
    };
    static const int players[] = {-1, -1, -1, -1, -1, 0, 0, 1, 1, 1, -1};
    struct poker_driver d = at(0);

    BEGIN_CASE;
    for (int press = 0; press < 11; press++) {
        assert_phase(&d, press);
        poker_driver_press(&d);
        assert_int_equal(d.lines, 1);
        assert_lines(&d, lines[press]);
        assert_int_equal(d.chip.player, players[press]);
    }
    assert_phase(&d, 1);
}

CASE(player_1_sees_two_cards_and_a_blank)
{
    struct poker_driver d = at(1);

    BEGIN_CASE;
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0x1032ff);
    assert_int_equal(d.clears[0], 0);
}

CASE(player_1_s_cards_scroll_away)
{
    struct poker_driver d = at(2);

    BEGIN_CASE;
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0x71a273);
    assert_int_equal(d.clears[0], 1);
}

CASE(player_2_sees_two_cards_and_a_blank)
{
    struct poker_driver d = at(3);

    BEGIN_CASE;
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0x6051ff);
    assert_int_equal(d.clears[0], 0);
}

CASE(forced_bets_and_an_empty_line)
{
    struct poker_driver d = at(4);

    BEGIN_CASE;
    assert_money(&d, 100, 100, 0);
    poker_driver_press(&d);
    assert_money(&d, 95, 95, 10);
    assert_totals(&d, 5, 5);
    assert_int_equal(d.word[0], 0xffffff);
    assert_int_equal(d.clears[0], 1);
    assert_int_equal(d.chip.player, -1);
}

CASE(player_1_is_asked_and_judged)
{
    struct poker_driver d = at(5);

    BEGIN_CASE;
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0xeeeeee);
    assert_int_equal(d.chip.player, 0);
    assert_phase(&d, 6);
    poker_driver_do(&d, "10");
    assert_money(&d, 95, 95, 10);
    poker_driver_do(&d, ".");
    assert_money(&d, 85, 95, 20);
    assert_phase(&d, 7);
}

CASE(player_2_is_asked_and_judged)
{
    struct poker_driver d = at(7);

    BEGIN_CASE;
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0x0e0e0e);
    assert_int_equal(d.chip.player, 1);
    assert_phase(&d, 8);
    poker_driver_do(&d, "10");
    assert_money(&d, 95, 95, 10);
    poker_driver_do(&d, ".");
    assert_money(&d, 95, 85, 20);
    assert_phase(&d, 5);
}

CASE(the_winner_gets_the_pot)
{
    struct poker_driver d = at(9);

    BEGIN_CASE;
    assert_money(&d, 95, 95, 10);
    assert_int_equal(poker_driver_leds(&d), 0);
    poker_driver_press(&d);
    assert_money(&d, 95, 105, 10);
    assert_int_equal(poker_driver_leds(&d), 2);
    assert_lines(&d, "<clear>2P 2P 2P");
    assert_phase(&d, 10);
}

/* Royal flush for player 1. */
CASE(player_1_wins_with_led_0)
{
    struct poker_driver d = at(9);

    BEGIN_CASE;
    poker_driver_give(&d, "AH KH 3D 6C QH TH JH");
    poker_driver_press(&d);
    assert_money(&d, 105, 95, 10);
    assert_int_equal(poker_driver_leds(&d), 1);
    assert_lines(&d, "<clear>1P 1P 1P");
    assert_int_equal(d.chip.score[0], 12);
    assert_int_equal(d.chip.score[1], 20);
}

CASE(a_flush_wins_for_player_2)
{
    struct poker_driver d = at(9);

    BEGIN_CASE;
    poker_driver_give(&d, "3D 6C 9H 5H QH TH JH");
    poker_driver_press(&d);
    assert_money(&d, 95, 105, 10);
    assert_int_equal(poker_driver_leds(&d), 2);
    assert_int_equal(d.chip.score[0], 20);
    assert_int_equal(d.chip.score[1], 10);
}

/* Erratum 7: the same five cards for both. */
CASE(a_tie_splits_the_pot)
{
    struct poker_driver d = at(9);

    BEGIN_CASE;
    poker_driver_give(&d, "2H 3H 2S 3S AC KD QH");
    poker_driver_press(&d);
    assert_money(&d, 100, 100, 10);
    assert_int_equal(poker_driver_leds(&d), 3);
    assert_lines(&d, "<clear>1P 2P");
    assert_int_equal(d.chip.winner, POKER_TIE);
}

/* It cannot come to that, as both have bet the same; the logic is there. */
CASE(the_odd_chip_is_player_1_s)
{
    struct poker_driver d = at(9);

    BEGIN_CASE;
    poker_driver_give(&d, "2H 3H 2S 3S AC KD QH");
    d.chip.pot = 11;
    d.chip.total[0] = 6;
    d.chip.wallet[0] = 94;
    poker_driver_press(&d);
    assert_money(&d, 100, 100, 11);
}

/* What decides and what it is worth; who has it not has 20. */
CASE(scores_are_of_the_category_that_decides)
{
    static const struct {
        const char *cards;
        int first, second, winner;
    } deals[] = {
        {"AC 2D KC QD AS 7H 8C", 12, 20, 0},    /* a pair, none */
        {"KH 3C KD 4C KS 7D 7H", 11, 11, 1},    /* kings up; four kicks */
        {"QH 3C QD 4C 9S 9D 9C", 7, 7, 1},      /* three nines each */
        {"AC 5D 6C 5S 2H 3S 4D", 3, 4, 1},      /* five high, six high */
        {"2H 7H 3H 6H AH KH QH", 12, 12, 0},    /* flushes, ace high */
        {"AC 2D KC 3D 7H 9C JS", 12, 11, 0},    /* high cards */
        {"5C 5D AS KC 5H AH AD", 3, 20, 0},     /* full house, three */
        {"4C 3D 9C 9D 4H 4D 4S", 2, 20, 0},     /* four, full house */
        {"9S 8S AD AC 7S 6S 5S", 7, 20, 0},     /* straight flush */
    };

    BEGIN_CASE;
    for (int i = 0; i < 9; i++) {
        struct poker_driver d = at(9);

        poker_driver_give(&d, deals[i].cards);
        poker_driver_press(&d);
        assert_int_equal(d.chip.score[0], deals[i].first);
        assert_int_equal(d.chip.score[1], deals[i].second);
        assert_int_equal(d.chip.winner, deals[i].winner);
    }
}

CASE(a_new_hand_begins_clean)
{
    struct poker_driver d = at(10);

    BEGIN_CASE;
    assert_int_equal(d.chip.score[0], 7);
    assert_int_equal(poker_driver_leds(&d), 2);
    assert_int_equal(poker_driver_item(&d, 3), 10);
    poker_driver_press(&d);
    assert_phase(&d, 1);
    assert_int_equal(d.chip.score[0], 20);
    assert_int_equal(d.chip.score[1], 20);
    assert_int_equal(d.chip.winner, -1);
    assert_int_equal(poker_driver_leds(&d), 0);
    assert_money(&d, 95, 105, 0);
    assert_lines(&d, "<clear>KC JC 6H");
}

/* LEDs go off and the pot is gone with the very clock of the press. */
CASE(the_next_press_clears_at_once)
{
    struct poker_driver d = at(10);

    BEGIN_CASE;
    poker_driver_clock(&d, PIN(POKER_VALID));
    assert_int_equal(poker_driver_leds(&d), 0);
    assert_int_equal(d.chip.pot, 0);
    assert_int_equal(d.chip.phase, 0);
}

/* A hand is dealt once: its cards stay until the next one begins. */
CASE(cards_stay_for_the_whole_hand)
{
    struct poker_driver d = at(1);
    uint8_t cards[9];

    BEGIN_CASE;
    memcpy(cards, d.chip.card, 9);
    while (d.chip.phase != 10) {
        poker_driver_press(&d);
        assert_memory_equal(d.chip.card, cards, 9);
        assert_int_equal(d.chip.hands, 1);
    }
    poker_driver_press(&d);
    assert_memory_not_equal(d.chip.card, cards, 7);
    assert_int_equal(d.chip.hands, 2);
}

/* Twelve hands of checks: nine presses and one that begins the next. */
CASE(hands_follow_each_other_and_wallets_carry_over)
{
    struct poker_driver d = at(0);
    int wallet[2] = {100, 100};

    BEGIN_CASE;
    for (int hand = 1; hand <= 12; hand++) {
        int winner;

        for (int press = 0; press < 10; press++)
            poker_driver_press(&d);
        assert_phase(&d, 10);
        winner = poker_referee_winner(d.chip.card, 3);
        assert_int_equal(d.chip.winner, winner);
        if (winner < 2) {
            wallet[winner] += 5;
            wallet[!winner] -= 5;
        }
        assert_money(&d, wallet[0], wallet[1], 10);
        assert_int_equal(d.chip.hands, hand);
    }
}

/* Each has his two, and both share three: seven different cards, on the
 * lines that each of them sees. */
CASE(two_private_cards_each_and_three_for_both)
{
    struct poker_driver d = poker_driver_open("deal=fair", "seven");

    BEGIN_CASE;
    for (int hand = 0; hand < 500; hand++) {
        uint64_t seen = 0;
        int cards = 0;

        while (d.chip.phase != POKER_PHASE_FORCED) {
            poker_driver_press(&d);
            for (int i = 0; i < 3; i++) {
                unsigned byte = d.word[0] >> (16 - 8 * i) & 0xff;

                if (d.chip.phase == 3 || byte == 0xff)
                    continue;           /* the community once more */
                assert_true(byte >> 4 < 13 && (byte & 15) < 4);
                seen |= PIN(13 * (byte & 15) + (byte >> 4));
                cards++;
            }
        }
        assert_int_equal(cards, 7);
        assert_int_equal(bits_count(seen), 7);
        while (d.chip.phase != POKER_PHASE_OVER)
            poker_driver_press(&d);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("poker: nothing happens before the first press (M2-009, M2-074)",
         nothing_happens_before_the_first_press),
    TEST("poker: the first press deals in order and shows the community "
         "cards (M2-057, M2-059, M2-061)",
         the_first_press_deals_and_shows_the_community),
    TEST("poker: each press is the next phase and one line (M2-009, M2-013, "
         "M2-038, M2-071, M2-073)", each_press_is_the_next_phase),
    TEST("poker: phase 1 shows player 1's cards and a blank (M2-002, M2-024, "
         "M2-062)", player_1_sees_two_cards_and_a_blank),
    TEST("poker: phase 2 clears them away (M2-007, M2-063)",
         player_1_s_cards_scroll_away),
    TEST("poker: phase 3 shows player 2's cards (M2-002, M2-064)",
         player_2_sees_two_cards_and_a_blank),
    TEST("poker: phase 4 takes 5 of each and clears (M2-065, M2-075)",
         forced_bets_and_an_empty_line),
    TEST("poker: phases 5 and 6 are player 1's (M2-066, M2-067, M2-080)",
         player_1_is_asked_and_judged),
    TEST("poker: phases 7 and 8 are player 2's (M2-068, M2-069, M2-083)",
         player_2_is_asked_and_judged),
    TEST("poker: phase 9 pays the winner (M2-010, M2-070, M2-097)",
         the_winner_gets_the_pot),
    TEST("poker: a royal flush wins for player 1, LED0 (M2-018, M2-099)",
         player_1_wins_with_led_0),
    TEST("poker: a flush wins for player 2, LED1 (M2-018, M2-100)",
         a_flush_wins_for_player_2),
    TEST("poker: a tie splits the pot, both LEDs", a_tie_splits_the_pot),
    TEST("poker: the odd chip is player 1's", the_odd_chip_is_player_1_s),
    TEST("poker: scores are of the category that decides (M2-089, M2-090, "
         "M2-091, M2-092)", scores_are_of_the_category_that_decides),
    TEST("poker: a new hand begins clean (M2-020, M2-072, M2-098)",
         a_new_hand_begins_clean),
    TEST("poker: LEDs and pot are cleared with the press itself (M2-020, "
         "M2-072)", the_next_press_clears_at_once),
    TEST("poker: cards are dealt once for a hand (M2-059)",
         cards_stay_for_the_whole_hand),
    TEST("poker: hands follow each other, wallets carry over (M2-004, "
         "M2-010, M2-012)", hands_follow_each_other_and_wallets_carry_over),
    TEST("poker: two private cards each, three for both, all different "
         "(M2-001, M2-002, M2-003, M2-006, M2-058)",
         two_private_cards_each_and_three_for_both),
};

CHECK_MAIN("poker: phases", tests)
