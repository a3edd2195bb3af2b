/* test_poker_lines.c - the lines for the terminal, and whose cards stand on
 * it. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/poker/poker_driver.h"

static struct poker_driver at(int phase)
{
    struct poker_driver d = poker_driver_hashed("");

    while (d.chip.phase < phase)
        poker_driver_press(&d);
    return d;
}

/* Every card, as player 1's first: value above suit. */
CASE(a_card_is_value_and_suit)
{
    BEGIN_CASE;
    for (unsigned card = 0; card < 52; card++) {
        struct poker_driver d = at(1);

        memset(d.chip.card, 0, sizeof d.chip.card);
        d.chip.card[0] = (uint8_t)card;
        for (int i = 1; i < 7; i++)             /* the others: any */
            d.chip.card[i] = (uint8_t)((card + (unsigned)i) % 52);
        d.chip.dealer.taken = PINS(0, 52);
        poker_driver_press(&d);
        assert_int_equal(d.word[0] >> 16, (card % 13) << 4 | card / 13);
    }
}

CASE(the_rank_number_is_the_value_and_two)
{
    struct poker_driver d = at(1);

    BEGIN_CASE;
    poker_driver_give(&d, "2H TD JC QS KH AD 9S");
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0x0081ff);
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0xb0c173);
    poker_driver_press(&d);
    assert_int_equal(d.word[0], 0x92a3ff);
}

/* Three cards clear, two do not, and phase 4 does though it is empty. */
CASE(which_lines_clear_the_screen)
{
    static const int clears[] = {1, 0, 1, 0, 1, 1, 1, 1, 1, 1};
    struct poker_driver d = at(0);

    BEGIN_CASE;
    for (int hand = 0; hand < 5; hand++)
        for (int press = 0; press < 10; press++) {
            poker_driver_press(&d);
            assert_int_equal(d.lines, 1);
            assert_int_equal(d.clears[0], clears[press]);
        }
}

/* Send is one clock, the word with it; then it waits until that is out. */
CASE(send_is_one_clock)
{
    struct poker_driver d = at(1);

    BEGIN_CASE;
    d.line_clocks = 50;
    poker_driver_clock(&d, PIN(POKER_VALID));
    assert_true(d.out & PIN(POKER_SEND));
    assert_int_equal(pins_get(d.out, POKER_WORD, 24), 0x1032ff);
    for (int t = 0; t < 50; t++) {
        poker_driver_clock(&d, 0);
        assert_true(!(d.out & PIN(POKER_SEND)));
        assert_true(d.out & PIN(POKER_BUSY));
        assert_int_equal(pins_get(d.out, POKER_WORD, 24), 0x1032ff);
    }
    poker_driver_clock(&d, 0);
    assert_true(!(d.out & PIN(POKER_BUSY)));
}

/* A sender whose answer comes one clock late is waited for all the same. */
CASE(a_late_answer_is_waited_for)
{
    struct poker_chip chip = at(1).chip;
    pins out = poker_chip.tick(&chip, PIN(POKER_VALID) | PIN(POKER_SENT));

    BEGIN_CASE;
    assert_true(out & PIN(POKER_SEND));
    out = poker_chip.tick(&chip, PIN(POKER_SENT));      /* not yet low */
    for (int t = 0; t < 20; t++) {
        assert_true(out & PIN(POKER_BUSY));
        out = poker_chip.tick(&chip, 0);
    }
    assert_true(out & PIN(POKER_BUSY));
    out = poker_chip.tick(&chip, PIN(POKER_SENT));
    assert_true(!(out & PIN(POKER_BUSY)));
}

/* A press while it is busy: as if nobody had pressed. */
CASE(a_press_while_busy_is_not_heard)
{
    struct poker_driver d = at(0), other = d;

    BEGIN_CASE;
    d.line_clocks = other.line_clocks = 20;
    for (int press = 0; press < 30; press++) {
        poker_driver_press(&d);
        other.lines = 0;
        poker_driver_clock(&other, PIN(POKER_VALID));
        while (other.out & PIN(POKER_BUSY))
            poker_driver_clock(&other, PIN(POKER_VALID));
        assert_int_equal(other.lines, 1);
        assert_memory_equal(&d.chip, &other.chip, sizeof d.chip);
    }
}

/* Eyes */

CASE(eyes_are_asked_for_while_cards_stand_there)
{
    static const unsigned eyes[] = {0, 1, 0, 2, 0, 0, 0, 0, 0, 0};
    struct poker_driver d = at(0);

    BEGIN_CASE;
    d.line_clocks = 7;
    for (int hand = 0; hand < 5; hand++)
        for (int press = 0; press < 10; press++) {
            poker_driver_press(&d);
            assert_int_equal(poker_driver_eyes(&d), eyes[press]);
        }
}

/* On with the press, before a single character is out. */
CASE(eyes_are_asked_for_at_the_press)
{
    struct poker_driver d = at(1);

    BEGIN_CASE;
    d.line_clocks = 50;
    poker_driver_clock(&d, PIN(POKER_VALID));
    assert_int_equal(poker_driver_eyes(&d), 1);
    assert_true(d.out & PIN(POKER_SEND));
}

/* Off not with the press, but when the screen has been cleared. */
CASE(eyes_are_free_when_the_cards_are_gone)
{
    BEGIN_CASE;
    for (int phase = 2; phase <= 4; phase += 2) {
        struct poker_driver d = at(phase);
        unsigned eyes = phase == 2 ? 1 : 2;

        d.line_clocks = 50;
        poker_driver_clock(&d, PIN(POKER_VALID));
        for (int t = 0; t <= 50; t++) {
            assert_int_equal(poker_driver_eyes(&d), eyes);
            poker_driver_clock(&d, 0);
        }
        assert_int_equal(poker_driver_eyes(&d), 0);
        assert_true(!(d.out & PIN(POKER_BUSY)));
    }
}

/* Half an hour between two presses changes nothing. */
CASE(eyes_stay_as_long_as_the_cards)
{
    struct poker_driver d = at(2);

    BEGIN_CASE;
    for (int t = 0; t < 100000; t++) {
        poker_driver_clock(&d, t % 1000 ? 0 : PIN(POKER_TOGGLE));
        assert_int_equal(poker_driver_eyes(&d), 1);
    }
}

/* The winner's name clears; the hands of both are below it. */
CASE(a_showdown_may_show_both_hands)
{
    static const char *const options[] = {"", "cards=5"};
    struct poker_driver d;

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        char words[40] = "showdown=cards ";

        d = poker_driver_hashed(strcat(words, options[i]));
        while (d.chip.phase != POKER_PHASE_OVER)
            poker_driver_press(&d);
        assert_int_equal(d.lines, 3);
        assert_int_equal(d.word[1], 0x1032ff);
        assert_int_equal(d.word[2], 0x6051ff);
        assert_true(d.clears[0] && !d.clears[1] && !d.clears[2]);
        assert_int_equal(poker_driver_eyes(&d), 0);
    }
}

/* A fold shows nobody's cards, whatever the option. */
CASE(a_fold_shows_no_hand)
{
    struct poker_driver d = poker_driver_hashed("showdown=cards");

    BEGIN_CASE;
    while (d.chip.phase != POKER_PHASE_BET1)
        poker_driver_press(&d);
    d.switches = PIN(POKER_FOLD);
    poker_driver_clock(&d, 0);
    poker_driver_press(&d);
    assert_int_equal(d.chip.phase, POKER_PHASE_OVER);
    assert_int_equal(d.lines, 1);
    assert_int_equal(d.word[0], 0x0e0e0e);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: a card is its value and its suit, div and mod 13 (M2-021, "
         "M2-022, M2-023, M2-024)", a_card_is_value_and_suit),
    TEST("poker: 0 is a two, 8 a ten, 12 an ace (M2-022)",
         the_rank_number_is_the_value_and_two),
    TEST("poker: three cards clear the screen, two do not, an empty line of "
         "phase 4 does (M2-034, M2-035)", which_lines_clear_the_screen),
    TEST("poker: send is one clock, with its word (M2-038, M2-039)",
         send_is_one_clock),
    TEST("poker: a late answer of the line is waited for",
         a_late_answer_is_waited_for),
    TEST("poker: a press while busy is not heard (M2-009)",
         a_press_while_busy_is_not_heard),
    TEST("poker: eyes are asked for while private cards stand there "
         "(M2-007)", eyes_are_asked_for_while_cards_stand_there),
    TEST("poker: eyes are asked for at the press (M2-007)",
         eyes_are_asked_for_at_the_press),
    TEST("poker: eyes are free only when the cards are gone (M2-007)",
         eyes_are_free_when_the_cards_are_gone),
    TEST("poker: eyes stay as long as the cards do",
         eyes_stay_as_long_as_the_cards),
    TEST("poker: with showdown=cards both hands are below the winner's name",
         a_showdown_may_show_both_hands),
    TEST("poker: with showdown=cards a fold shows no hand",
         a_fold_shows_no_hand),
};

CHECK_MAIN("poker: lines", tests)
