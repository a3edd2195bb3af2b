/* test_poker_time.c - how many clocks everything takes; docs/poker.md has
 * the same numbers, and a circuit shall have them, too. */
#include "check.h"

#include "machines/poker/poker_driver.h"

static struct poker_driver at(const char *options, int phase)
{
    struct poker_driver d = poker_driver_hashed(options);

    while (d.chip.phase < phase)
        poker_driver_press(&d);
    assert_phase(&d, phase);
    return d;
}

/* Clocks between the press and that of send, of the next press. */
static unsigned clocks_of(struct poker_driver *d)
{
    poker_driver_press(d);
    assert_true(d->lines > 0);
    return d->send_clocks;
}

CASE(most_phases_send_with_the_press)
{
    static const int phases[] = {1, 2, 3, 4, 5, 7};

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        struct poker_driver d = at("", phases[i]);

        assert_int_equal(clocks_of(&d), 0);
        assert_int_equal(d.press_clocks, 2);    /* send, and wait */
    }
}

/* 35 for each card, two more, and one for each place that was passed. */
CASE(a_hash_deal_takes_247_clocks_and_the_places_passed)
{
    static const unsigned passed[] = {0, 1, 0, 0, 0, 0, 0, 0, 1};
    struct poker_driver d = at("", 0);

    BEGIN_CASE;
    assert_int_equal(POKER_CLOCKS_DEAL_3, 247);
    for (int hand = 0; hand < 9; hand++) {
        assert_int_equal(clocks_of(&d), 247 + passed[hand]);
        while (d.chip.phase != POKER_PHASE_OVER)
            poker_driver_press(&d);
    }
    d = at("cards=5", 0);
    assert_int_equal(POKER_CLOCKS_DEAL_5, 317);
    assert_int_equal(clocks_of(&d), 317);
}

/* A clock for each card at least; the register may be unlucky. */
CASE(a_fair_deal_takes_nine_clocks_or_a_few_more)
{
    unsigned least = 1000, sum = 0;

    BEGIN_CASE;
    for (int i = 0; i < 2000; i++) {
        char seed[] = {(char)('a' + i % 26), (char)('a' + i / 26 % 26),
                       (char)('a' + i / 676), 0};
        struct poker_driver d = poker_driver_open("", seed);
        unsigned clocks = clocks_of(&d);

        least = clocks < least ? clocks : least;
        sum += clocks;
    }
    assert_int_equal(least, 9);
    assert_true(sum / 2000 == 11);              /* 2 and 9.2 */
}

CASE(a_judgement_takes_one_to_three_clocks)
{
    struct poker_driver d = at("", 6);

    BEGIN_CASE;
    poker_driver_set(&d, 500);
    assert_int_equal(clocks_of(&d), POKER_CLOCKS_REFUSED);
    assert_int_equal(POKER_CLOCKS_REFUSED, 1);
    poker_driver_do(&d, ".10");
    assert_int_equal(clocks_of(&d), POKER_CLOCKS_BET);
    assert_int_equal(POKER_CLOCKS_BET, 2);
    poker_driver_do(&d, ".4");
    assert_int_equal(clocks_of(&d), POKER_CLOCKS_BET);  /* too little */
    poker_driver_do(&d, ".6");
    assert_int_equal(clocks_of(&d), POKER_CLOCKS_CLOSED);
    assert_int_equal(POKER_CLOCKS_CLOSED, 3);
    d = at("", 6);
    poker_driver_do(&d, "F");
    assert_int_equal(clocks_of(&d), POKER_CLOCKS_FOLD);
    assert_int_equal(POKER_CLOCKS_FOLD, 1);
}

/* Two hands of 42 or 44 clocks and one to note each, compare, pay. */
CASE(a_showdown_takes_88_or_92_clocks)
{
    struct poker_driver d = at("", 9), five = at("cards=5", 11);

    BEGIN_CASE;
    assert_int_equal(clocks_of(&d), POKER_CLOCKS_SHOWDOWN_3);
    assert_int_equal(POKER_CLOCKS_SHOWDOWN_3, 88);
    while (five.chip.phase != POKER_PHASE_SHOWDOWN)
        poker_driver_press(&five);
    assert_int_equal(clocks_of(&five), POKER_CLOCKS_SHOWDOWN_5);
    assert_int_equal(POKER_CLOCKS_SHOWDOWN_5, 92);
}

/* Whatever the cards are. */
CASE(a_showdown_takes_as_long_for_every_hand)
{
    struct poker_driver d = poker_driver_open("ante=1", "long");

    BEGIN_CASE;
    for (int hand = 0; hand < 300; hand++) {
        while (d.chip.phase != POKER_PHASE_SHOWDOWN)
            poker_driver_press(&d);
        assert_int_equal(clocks_of(&d), 88);
    }
}

/* The second line begins when the first is out. */
CASE(two_lines_follow_each_other)
{
    struct poker_driver d = at("cards=5", 11);

    BEGIN_CASE;
    poker_driver_do(&d, ". ....");
    d.line_clocks = 30;
    poker_driver_press(&d);
    assert_int_equal(d.lines, 2);
    assert_int_equal(d.send_clocks, 0);
    assert_int_equal(d.press_clocks, 2 * 31);
}

/* Paying is a clock of its own, and only then the pot is paid. */
CASE(the_winner_is_known_a_clock_before_he_is_paid)
{
    struct poker_driver d = at("", 9);

    BEGIN_CASE;
    poker_driver_clock(&d, PIN(POKER_VALID));
    while (d.chip.winner == POKER_NOBODY)
        poker_driver_clock(&d, 0);
    assert_money(&d, 95, 95, 10);
    assert_int_equal(d.chip.paid, 0);
    assert_int_equal(poker_driver_leds(&d), 2);
    poker_driver_clock(&d, 0);
    assert_money(&d, 95, 105, 10);
    assert_int_equal(d.chip.paid, 1);
    assert_true(d.out & PIN(POKER_SEND));
}

static const struct CMUnitTest tests[] = {
    TEST("poker: phases 1 to 5 and 7 send with the press",
         most_phases_send_with_the_press),
    TEST("poker: a hash deal takes 247 clocks and the places passed",
         a_hash_deal_takes_247_clocks_and_the_places_passed),
    TEST("poker: a fair deal takes nine clocks or a few more",
         a_fair_deal_takes_nine_clocks_or_a_few_more),
    TEST("poker: a judgement takes one to three clocks",
         a_judgement_takes_one_to_three_clocks),
    TEST("poker: a showdown takes 88 clocks, with cards=5 92",
         a_showdown_takes_88_or_92_clocks),
    TEST("poker: a showdown takes as long for every hand",
         a_showdown_takes_as_long_for_every_hand),
    TEST("poker: two lines follow each other", two_lines_follow_each_other),
    TEST("poker: the winner is known a clock before he is paid",
         the_winner_is_known_a_clock_before_he_is_paid),
};

CHECK_MAIN("poker: time", tests)
