/* test_poker_machine.c - the betting of the machine's game, and what cannot
 * be played at all. */
#include "check.h"

#include "games/holdem/poker_rig.h"

static struct poker machine(int community, int32_t a, int32_t b)
{
    struct poker_rules rules;
    struct poker hand;

    poker_machine(&rules, community, 5);
    assert_null(poker_begin(&hand, &rules, 0, (int32_t[]){a, b}));
    return hand;
}

CASE(machine_round)
{
    struct poker hand = machine(3, 100, 100);

    BEGIN_CASE;
    assert_int_equal(poker_board(&hand), 3);
    assert_int_equal(poker_pot(&hand), 10);
    rig_stacks(&hand, 95, 95);
    rig_may(&hand, 0, 1, 95);
    rig_raise(&hand, 0, 10);
    rig_may(&hand, 10, 11, 95);             /* a raise by one is enough */
    rig_raise(&hand, 1, 15);
    rig_may(&hand, 5, 16, 95);
    rig_call(&hand, 0);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(poker_pot(&hand), 40);
}

CASE(machine_check)
{
    struct poker hand = machine(3, 100, 100);

    BEGIN_CASE;
    rig_call(&hand, 0);
    assert_int_equal(hand.end, POKER_GOES_ON);
    rig_call(&hand, 1);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(poker_shows_first(&hand), 0);
}

CASE(machine_streets)
{
    struct poker_rules rules;
    struct poker hand;
    static const int board[] = {0, 3, 4, 5};

    BEGIN_CASE;
    poker_machine(&rules, 5, 5);
    for (int button = 0; button < POKER_PLAYERS; button++) {
        assert_null(poker_begin(&hand, &rules, button,
                                (int32_t[]){100, 100}));
        for (int street = 0; street < 4; street++) {
            assert_int_equal(hand.street, street);
            assert_int_equal(poker_board(&hand), board[street]);
            rig_call(&hand, 0);
            rig_raise(&hand, 1, 1);
            rig_call(&hand, 0);
        }
        assert_int_equal(hand.end, POKER_SHOWDOWN);
        assert_int_equal(poker_pot(&hand), 18);
    }
}

CASE(machine_call_for_less)
{
    struct poker hand = machine(3, 100, 30);

    BEGIN_CASE;
    rig_raise(&hand, 0, 60);
    rig_may(&hand, 25, 0, 0);
    rig_call(&hand, 1);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(hand.returned[0], 35);
    assert_int_equal(poker_pot(&hand), 60);
}

CASE(machine_short_ante)
{
    struct poker hand = machine(5, 3, 197);

    BEGIN_CASE;
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    assert_int_equal(poker_board(&hand), 5);
    assert_int_equal(poker_pot(&hand), 6);
    assert_int_equal(hand.returned[1], 2);
}

CASE(machine_odd_chip)
{
    struct poker hand = machine(3, 50, 50);

    BEGIN_CASE;
    rig_check_round(&hand);
    hand.total[1]++;                    /* one that lay there already */
    poker_show(&hand, (uint32_t[]){9, 9});
    rig_stacks(&hand, 51, 50);
}

/* What cannot be played */

static const char *begin(const struct poker_rules *rules, int button,
                         int32_t a, int32_t b)
{
    struct poker hand;

    return poker_begin(&hand, rules, button, (int32_t[]){a, b});
}

CASE(bad_stacks)
{
    static const char *const why =
        "each player must have 1 to 1000000000 chips";
    struct poker_rules rules;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    assert_string_equal(begin(&rules, 0, 0, 5), why);
    assert_string_equal(begin(&rules, 0, 5, -1), why);
    assert_string_equal(begin(&rules, 0, 5, POKER_STACK_MAX + 1), why);
    assert_null(begin(&rules, 1, POKER_STACK_MAX, 1));
    assert_string_equal(begin(&rules, 2, 5, 5),
                        "the button must be with player 0 or 1");
}

CASE(largest_stacks)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, POKER_STACK_MAX, POKER_STACK_MAX);
    assert_null(poker_begin(&hand, &rules, 0,
                            (int32_t[]){POKER_STACK_MAX, POKER_STACK_MAX}));
    assert_int_equal(poker_pot(&hand), 2 * POKER_STACK_MAX);
    poker_no_limit(&rules, 1, 2);
    assert_null(poker_begin(&hand, &rules, 0,
                            (int32_t[]){POKER_STACK_MAX, POKER_STACK_MAX}));
    rig_raise(&hand, 0, POKER_STACK_MAX - 1);
    rig_may(&hand, POKER_STACK_MAX - 3, POKER_STACK_MAX, POKER_STACK_MAX);
    rig_raise(&hand, 1, POKER_STACK_MAX);
    rig_call(&hand, 0);
    poker_show(&hand, (uint32_t[]){2, 1});
    rig_stacks(&hand, 2 * POKER_STACK_MAX, 0);
}

CASE(bad_rules)
{
    struct poker_rules rules, good;

    BEGIN_CASE;
    poker_no_limit(&good, 1, 2);
    rules = good;
    rules.limit = 2;
    assert_string_equal(begin(&rules, 0, 9, 9),
                        "the game must be no-limit or fixed-limit");
    rules = good;
    rules.ante = -1;
    assert_string_equal(begin(&rules, 0, 9, 9),
                        "an ante or blind must be 0 to 1000000000 chips");
    rules = good;
    rules.blind[0] = -1;
    assert_string_equal(begin(&rules, 0, 9, 9),
                        "an ante or blind must be 0 to 1000000000 chips");
    rules = good;
    rules.blind[1] = POKER_STACK_MAX + 1;
    assert_string_equal(begin(&rules, 0, 9, 9),
                        "an ante or blind must be 0 to 1000000000 chips");
    rules = good;
    rules.blind[0] = 3;
    assert_string_equal(begin(&rules, 0, 9, 9),
                        "the small blind must not be above the big blind");
}

CASE(bad_streets)
{
    struct poker_rules rules, good;

    BEGIN_CASE;
    poker_no_limit(&good, 1, 2);
    for (int streets = 0; streets <= 5; streets += 5) {
        rules = good;
        rules.streets = (uint8_t)streets;
        assert_string_equal(begin(&rules, 0, 9, 9),
                            "there must be one to four rounds of betting");
    }
    rules = good;
    rules.bet[3] = 0;
    assert_string_equal(begin(&rules, 0, 9, 9),
                        "a bet must be 1 to 1000000000 chips");
    rules.streets = 3;                  /* then it is of no matter */
    assert_null(begin(&rules, 0, 9, 9));
    for (int board = 2; board <= 6; board += 4) {
        rules = good;
        rules.board[3] = (uint8_t)board;
        assert_string_equal(begin(&rules, 0, 9, 9),
                            "the board must grow from round to round, up to"
                            " five cards");
    }
}

CASE(bad_actions)
{
    struct poker_rules rules;
    struct poker hand;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    assert_null(poker_begin(&hand, &rules, 0, (int32_t[]){100, 100}));
    rig_refuse(&hand, (enum poker_kind)3, 10,
               "an action must be a fold, a call or a raise");
    rig_refuse(&hand, POKER_RAISES, -10, "a raise must be to 4..100");
    rig_refuse(&hand, POKER_RAISES, INT32_MAX, "a raise must be to 4..100");
    rig_refuse(&hand, POKER_RAISES, INT32_MIN, "a raise must be to 4..100");
}

static const struct CMUnitTest tests[] = {
    TEST("poker: the machine's round has antes, and raises by one chip",
         machine_round),
    TEST("poker: the machine's round is not over before both acted",
         machine_check),
    TEST("poker: the machine's first player is first on every street",
         machine_streets),
    TEST("poker: a call for less in the machine's game returns the rest",
         machine_call_for_less),
    TEST("poker: a short ante in the machine's game is all-in",
         machine_short_ante),
    TEST("poker: an odd chip of the machine goes to the first player",
         machine_odd_chip),
    TEST("poker: nobody plays without chips, or with too many", bad_stacks),
    TEST("poker: the largest stacks do not overflow", largest_stacks),
    TEST("poker: antes, blinds and limits that cannot be are named",
         bad_rules),
    TEST("poker: rounds, bets and boards that cannot be are named",
         bad_streets),
    TEST("poker: actions that cannot be are named", bad_actions),
};

CHECK_MAIN("poker_machine", tests)
