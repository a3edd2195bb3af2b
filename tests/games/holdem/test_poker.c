/* test_poker.c - the betting of Hold'em, rule by rule. */
#include "check.h"

#include "games/holdem/poker_rig.h"

enum { BUTTON = 0, BIG = 1 };           /* who is who, in most hands here */

static struct poker no_limit(int32_t button_stack, int32_t big_stack)
{
    struct poker_rules rules;
    struct poker hand;

    poker_no_limit(&rules, 1, 2);
    assert_null(poker_begin(&hand, &rules, BUTTON,
                            (int32_t[]){button_stack, big_stack}));
    return hand;
}

static struct poker fixed_limit(int32_t stack)
{
    struct poker_rules rules;
    struct poker hand;

    poker_fixed_limit(&rules, 2);
    assert_null(poker_begin(&hand, &rules, BUTTON,
                            (int32_t[]){stack, stack}));
    return hand;
}

static struct poker on_the_flop(int32_t button_stack, int32_t big_stack)
{
    struct poker hand = no_limit(button_stack, big_stack);

    rig_check_round(&hand);
    assert_int_equal(hand.street, 1);
    return hand;
}

/* Blinds and turns */

CASE(button_posts_small)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 5, 10);
    for (int button = 0; button < POKER_PLAYERS; button++) {
        assert_null(poker_begin(&hand, &rules, button,
                                (int32_t[]){100, 100}));
        assert_int_equal(hand.round[button], 5);
        assert_int_equal(hand.round[button ^ 1], 10);
        assert_int_equal(hand.turn, button);
        assert_int_equal(poker_pot(&hand), 15);
        rig_may(&hand, 5, 20, 100);
        rig_call(&hand, button);
        rig_call(&hand, button ^ 1);
        for (int street = 1; street < 4; street++) {
            assert_int_equal(hand.street, street);
            assert_int_equal(poker_board(&hand), 2 + street);
            rig_call(&hand, button ^ 1);
            rig_call(&hand, button);
        }
        assert_int_equal(hand.end, POKER_SHOWDOWN);
    }
}

CASE(big_blind_has_its_option)
{
    struct poker hand = no_limit(100, 100);

    BEGIN_CASE;
    rig_call(&hand, BUTTON);
    rig_may(&hand, 0, 4, 100);
    rig_raise(&hand, BIG, 6);
    rig_may(&hand, 4, 10, 100);
    rig_call(&hand, BUTTON);
    assert_int_equal(hand.street, 1);
    rig_stacks(&hand, 94, 94);
}

CASE(antes_are_no_bets)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    rules.ante = 3;
    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){50, 50}));
    assert_int_equal(poker_pot(&hand), 9);
    rig_may(&hand, 1, 4, 47);
    rig_raise(&hand, BUTTON, 47);
    rig_may(&hand, 45, 0, 0);
    rig_call(&hand, BIG);
    assert_int_equal(poker_pot(&hand), 100);
}

/* Blinds that stacks do not reach */

CASE(short_small_blind)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 5, 10);
    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){4, 100}));
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(hand.returned[BIG], 6);
    assert_int_equal(poker_pot(&hand), 8);
    assert_int_equal(poker_board(&hand), 5);
}

/* He calls what is at stake, not the blind that it should have been. */
CASE(short_big_blind)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 5, 10);
    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){100, 8}));
    rig_may(&hand, 3, 0, 0);
    rig_refuse(&hand, POKER_RAISES, 20,
               "no raise is possible: the other player is all-in");
    rig_call(&hand, BUTTON);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(poker_pot(&hand), 16);

    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){100, 8}));
    rig_fold(&hand, BUTTON);
    rig_stacks(&hand, 95, 13);
    assert_int_equal(hand.returned[BIG], 3);
}

CASE(big_blind_below_the_small)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 5, 10);
    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){100, 3}));
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(hand.returned[BUTTON], 2);
    assert_int_equal(poker_pot(&hand), 6);
}

CASE(short_ante)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    rules.ante = 5;
    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){3, 100}));
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(poker_pot(&hand), 6);
    assert_int_equal(hand.returned[BIG], 4);
    assert_int_equal(hand.round[BIG], 0);
}

/* A call with the last chips ends it: the big blind has no option then. */
CASE(last_chips_call_the_blind)
{
    struct poker hand = no_limit(2, 100);

    BEGIN_CASE;
    rig_may(&hand, 1, 0, 0);
    rig_refuse(&hand, POKER_RAISES, 2,
               "no raise is possible: a call takes all the chips");
    rig_call(&hand, BUTTON);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
}

/* Raises */

CASE(least_raise_is_the_last)
{
    struct poker hand = no_limit(200, 200);

    BEGIN_CASE;
    rig_may(&hand, 1, 4, 200);              /* the blind counts as a bet of 2 */
    rig_refuse(&hand, POKER_RAISES, 3, "a raise must be to 4..200");
    rig_refuse(&hand, POKER_RAISES, 201, "a raise must be to 4..200");
    rig_raise(&hand, BUTTON, 12);          /* by 10 */
    rig_may(&hand, 10, 22, 200);
    rig_raise(&hand, BIG, 30);             /* by 18 */
    rig_may(&hand, 18, 48, 200);
    rig_raise(&hand, BUTTON, 48);
    rig_may(&hand, 18, 66, 200);
    rig_call(&hand, BIG);
    rig_may(&hand, 0, 2, 152);              /* the next round begins anew */
}

CASE(least_bet_is_the_big_blind)
{
    struct poker hand = on_the_flop(100, 100);

    BEGIN_CASE;
    rig_may(&hand, 0, 2, 98);
    rig_refuse(&hand, POKER_RAISES, 1, "a raise must be to 2..98");
    rig_raise(&hand, BIG, 2);
    rig_may(&hand, 2, 4, 98);
}

CASE(short_all_in)
{
    struct poker hand = on_the_flop(52, 17);

    BEGIN_CASE;
    rig_call(&hand, BIG);
    rig_raise(&hand, BUTTON, 10);
    rig_may(&hand, 10, 15, 15);             /* 20 would be the least */
    rig_refuse(&hand, POKER_RAISES, 20, "a raise must be to 15");
    rig_raise(&hand, BIG, 15);
    assert_int_equal(hand.acted, 3);    /* as it was no full raise */
    assert_int_equal(hand.aggressor, BIG);
    rig_may(&hand, 5, 0, 0);                /* and opens nothing */
    rig_refuse(&hand, POKER_RAISES, 50,
               "no raise is possible: the other player is all-in");
    rig_call(&hand, BUTTON);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(poker_pot(&hand), 34);
}

CASE(full_raise_opens_again)
{
    struct poker hand = on_the_flop(100, 100);

    BEGIN_CASE;
    rig_raise(&hand, BIG, 10);
    assert_int_equal(hand.acted, 1 << BIG);
    rig_raise(&hand, BUTTON, 20);
    assert_int_equal(hand.acted, 1 << BUTTON);
    rig_may(&hand, 10, 30, 98);
}

CASE(short_bet)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 5, 10);
    assert_null(poker_begin(&hand, &rules, BUTTON, (int32_t[]){14, 100}));
    rig_check_round(&hand);
    rig_call(&hand, BIG);
    rig_may(&hand, 0, 4, 4);                /* less than the least bet of 10 */
    rig_raise(&hand, BUTTON, 4);
    rig_may(&hand, 4, 0, 0);
    rig_call(&hand, BIG);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
}

CASE(raise_beyond_the_other)
{
    struct poker hand = no_limit(100, 20);

    BEGIN_CASE;
    rig_may(&hand, 1, 4, 100);
    rig_raise(&hand, BUTTON, 100);
    rig_may(&hand, 18, 0, 0);
    rig_call(&hand, BIG);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(hand.returned[BUTTON], 80);
    rig_stacks(&hand, 80, 0);
    assert_int_equal(poker_pot(&hand), 40);
}

/* Fixed limit */

CASE(limit_sizes)
{
    struct poker hand = fixed_limit(200);
    static const int32_t size[] = {2, 2, 4, 4};

    BEGIN_CASE;
    rig_may(&hand, 1, 4, 4);
    rig_refuse(&hand, POKER_RAISES, 6, "a raise must be to 4");
    rig_check_round(&hand);
    for (int street = 1; street < 4; street++) {
        assert_int_equal(hand.street, street);
        rig_may(&hand, 0, size[street], size[street]);
        rig_raise(&hand, BIG, size[street]);
        rig_may(&hand, size[street], 2 * size[street], 2 * size[street]);
        rig_call(&hand, BUTTON);
    }
    assert_int_equal(poker_pot(&hand), 4 + 4 + 8 + 8);
}

CASE(limit_is_capped)
{
    struct poker hand = fixed_limit(200);

    BEGIN_CASE;
    rig_raise(&hand, BUTTON, 4);           /* the blind was the first bet */
    rig_raise(&hand, BIG, 6);
    rig_raise(&hand, BUTTON, 8);
    rig_may(&hand, 2, 0, 0);
    rig_refuse(&hand, POKER_RAISES, 10,
               "no raise is possible: this round has reached its cap");
    rig_call(&hand, BIG);
    for (int32_t bet = 1; bet <= 4; bet++)      /* no blind, and four */
        rig_raise(&hand, bet % 2 ? BIG : BUTTON, 2 * bet);
    rig_may(&hand, 2, 0, 0);
}

CASE(limit_without_a_cap)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 2);
    rules.raises_max = 0;
    assert_null(poker_begin(&hand, &rules, BUTTON,
                            (int32_t[]){2000, 2000}));
    for (int32_t bet = 2; bet <= 1000; bet++)
        rig_raise(&hand, bet % 2 ? BIG : BUTTON, 2 * bet);
    assert_int_equal(hand.raises, 255);         /* and it counts no further */
    rig_may(&hand, 2, 0, 0);
}

CASE(limit_short_all_in)
{
    struct poker hand = fixed_limit(3);

    BEGIN_CASE;
    rig_may(&hand, 1, 3, 3);
    rig_raise(&hand, BUTTON, 3);
    rig_may(&hand, 1, 0, 0);
    rig_call(&hand, BIG);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
}

/* The end */

CASE(fold_gives_back)
{
    struct poker hand = no_limit(100, 100);

    BEGIN_CASE;
    rig_raise(&hand, BUTTON, 40);
    rig_fold(&hand, BIG);
    assert_int_equal(hand.end, POKER_FOLDED);
    assert_int_equal(hand.folder, BIG);
    assert_int_equal(hand.returned[BUTTON], 38);
    assert_int_equal(hand.won[BUTTON], 4);
    rig_stacks(&hand, 102, 98);
    assert_int_equal(poker_pot(&hand), 0);
    assert_int_equal(poker_board(&hand), 0);
    rig_refuse(&hand, POKER_CALLS, 0, "the hand is over");
    poker_show(&hand, (uint32_t[]){1, 2});      /* too late for that */
    rig_stacks(&hand, 102, 98);
}

CASE(fold_of_nothing)
{
    struct poker hand = on_the_flop(100, 100);

    BEGIN_CASE;
    rig_fold(&hand, BIG);
    rig_stacks(&hand, 102, 98);
    assert_int_equal(poker_board(&hand), 3);
}

CASE(pot_is_paid_once)
{
    struct poker hand = no_limit(50, 50);

    BEGIN_CASE;
    rig_raise(&hand, BUTTON, 50);
    poker_show(&hand, (uint32_t[]){4, 9});      /* too early */
    rig_stacks(&hand, 0, 48);
    rig_call(&hand, BIG);
    assert_int_equal(poker_pot(&hand), 100);
    poker_show(&hand, (uint32_t[]){4, 9});
    rig_stacks(&hand, 0, 100);
    poker_show(&hand, (uint32_t[]){9, 4});
    rig_stacks(&hand, 0, 100);
}

/* Two who have put in the same never leave an odd chip; one that lay there
 * already does. */
CASE(odd_chip_out_of_position)
{
    struct poker hand = no_limit(50, 50);

    BEGIN_CASE;
    rig_raise(&hand, BUTTON, 50);
    rig_call(&hand, BIG);
    hand.total[BUTTON]++;
    poker_show(&hand, (uint32_t[]){9, 9});
    rig_stacks(&hand, 50, 51);
}

CASE(last_aggressor_shows)
{
    struct poker hand = no_limit(100, 100);

    BEGIN_CASE;
    rig_raise(&hand, BUTTON, 4);
    rig_call(&hand, BIG);
    rig_check_round(&hand);
    rig_check_round(&hand);
    rig_call(&hand, BIG);
    rig_raise(&hand, BUTTON, 10);
    rig_call(&hand, BIG);
    assert_int_equal(poker_shows_first(&hand), BUTTON);

    hand = no_limit(100, 100);          /* an earlier round is forgotten */
    rig_raise(&hand, BUTTON, 4);
    rig_call(&hand, BIG);
    rig_check_round(&hand);
    rig_check_round(&hand);
    rig_check_round(&hand);
    assert_int_equal(poker_shows_first(&hand), BIG);
}

static const struct CMUnitTest tests[] = {
    TEST("poker: the button posts the small blind, is first before the flop"
         " and last after it", button_posts_small),
    TEST("poker: the big blind may raise when it is only called",
         big_blind_has_its_option),
    TEST("poker: an ante is in the pot, but no bet of the round",
         antes_are_no_bets),
    TEST("poker: who cannot pay the small blind is all-in, and the rest is"
         " returned", short_small_blind),
    TEST("poker: a short big blind is called as it is, and cannot be raised",
         short_big_blind),
    TEST("poker: a big blind below the small one leaves nothing to decide",
         big_blind_below_the_small),
    TEST("poker: who cannot pay the ante plays for what he has",
         short_ante),
    TEST("poker: the big blind has no option against an all-in call",
         last_chips_call_the_blind),
    TEST("poker: a raise is at least as large as the last one of the round",
         least_raise_is_the_last),
    TEST("poker: a bet is at least the big blind",
         least_bet_is_the_big_blind),
    TEST("poker: a short all-in is allowed and does not open the betting",
         short_all_in),
    TEST("poker: a full raise opens the betting again",
         full_raise_opens_again),
    TEST("poker: a bet of the last chips may be below the least bet",
         short_bet),
    TEST("poker: who bets more than the other has gets the rest back",
         raise_beyond_the_other),
    TEST("poker: fixed limit has one size, twice as large from the turn on",
         limit_sizes),
    TEST("poker: fixed limit allows four bets a round, the blind is one",
         limit_is_capped),
    TEST("poker: fixed limit without a cap goes on to the last chip",
         limit_without_a_cap),
    TEST("poker: fixed limit allows a short all-in", limit_short_all_in),
    TEST("poker: after a fold the bet that was not called is returned",
         fold_gives_back),
    TEST("poker: one may fold though one could check", fold_of_nothing),
    TEST("poker: the pot is paid once, at the end", pot_is_paid_once),
    TEST("poker: an odd chip goes out of position",
         odd_chip_out_of_position),
    TEST("poker: the last to raise in the last round shows first",
         last_aggressor_shows),
};

CHECK_MAIN("poker", tests)
