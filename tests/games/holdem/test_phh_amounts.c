/* test_phh_amounts.c - the numbers in files of poker hands: amounts, however
 * they are written, and the numbers of hands. */
#include "check.h"

#include <string.h>

#include "games/holdem/phh_rig.h"

#define RULES "variant = \"NT\"\nantes = [0, 0]\n" \
              "blinds_or_straddles = [1, 2]\nmin_bet = 2\n" \
              "starting_stacks = [200, 100]\n"          /* five lines */
#define DEALT "\"d dh p1 AhKh\", \"d dh p2 2c2d\", "
#define HAND RULES "actions = [" DEALT "\"p2 f\"]\n"
#define ACTION(text) RULES "actions = [\"" text "\"]\n"

CASE(amounts_have_one_scale)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand("variant = \"NT\"\nantes = [0, 0.0]\n"
             "blinds_or_straddles = [0.25, 0.5]\nmin_bet = 0.50\n"
             "starting_stacks = [1_000, 42.1]\nactions = [" DEALT
             "\"p2 cbr 1.5\"]\nfinishing_stacks = [999.50, 40.6]\n", &hand);
    assert_int_equal(hand.decimals, 2);
    assert_int_equal(hand.blind[0], 50);
    assert_int_equal(hand.blind[1], 25);
    assert_int_equal(hand.min_bet, 50);
    assert_int_equal(hand.stack[0], 100000);
    assert_int_equal(hand.stack[1], 4210);
    assert_int_equal(rig_actions[2].amount, 150);
    assert_int_equal(hand.finish[0], 99950);
    rig_hand("variant = \"NT\"\nantes = [0.0, 0.0]\n"
             "blinds_or_straddles = [1.0, 2.00]\nmin_bet = 2.00000\n"
             "starting_stacks = [+200.0, 000000000000100]\n"
             "actions = []\n", &hand);
    assert_int_equal(hand.decimals, 0);
    assert_int_equal(hand.stack[0], 200);
    assert_int_equal(hand.stack[1], 100);
}

/* Every way to write a number that TOML has for decimal ones; play money and
 * parts of a coin. */
CASE(amounts_are_exact_however_they_are_written)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand("variant = \"NT\"\nantes = [1.5e3, 15E+2]\n"
             "blinds_or_straddles = [1500e0, 3_000.00]\nmin_bet = 3e3\n"
             "starting_stacks = [9_000_000_000_000, 90000000000000000e-4]\n"
             "actions = []\n", &hand);
    assert_int_equal(hand.decimals, 0);
    assert_int_equal(hand.ante[0], 1500);
    assert_int_equal(hand.ante[1], 1500);
    assert_int_equal(hand.blind[1], 1500);
    assert_int_equal(hand.min_bet, 3000);
    assert_true(hand.stack[0] == INT64_C(9000000000000));
    assert_true(hand.stack[1] == INT64_C(9000000000000));
    rig_hand("variant = \"NT\"\nantes = [0, 0]\n"
             "blinds_or_straddles = [5e-8, 0.0000001]\nmin_bet = 1e-7\n"
             "starting_stacks = [1, 0.10000005000]\nactions = []\n", &hand);
    assert_int_equal(hand.decimals, 8);
    assert_int_equal(hand.blind[1], 5);
    assert_int_equal(hand.stack[0], 100000000);
    assert_int_equal(hand.stack[1], 10000005);
}

/* Sites number their hands beyond 32 and 64 bits. */
CASE(any_number_of_a_hand_is_kept)
{
    static struct phh_hand hand;
    static const char longest[] = "1234567890123456789012345678901234567890";

    BEGIN_CASE;
    rig_hand(HAND "hand = 59937793578\n", &hand);
    assert_string_equal(hand.number, "59937793578");
    rig_hand(HAND "hand = 99_999_999_999_999_999_999\n", &hand);
    assert_string_equal(hand.number, "99999999999999999999");
    assert_non_null(strstr(rig_written(&hand, 0),
                           "hand = 99999999999999999999\n"));
    rig_hand(HAND "hand = 1234567890123456789012345678901234567890\n", &hand);
    assert_non_null(strstr(rig_written(&hand, 0), longest));
    rig_hand(HAND "hand = -3\n", &hand);
    assert_non_null(strstr(rig_written(&hand, 0), "hand = -3\n"));
}

/* A post is below 0: of a player who comes late, and not a blind. */
CASE(posts_are_read_and_written)
{
    static struct phh_hand hand;

    BEGIN_CASE;
    rig_hand("variant = 'NT'\nantes = [0, 0, 0]\n"
             "blinds_or_straddles = [0.25, 0.5, -0.5]\nmin_bet = 0.5\n"
             "starting_stacks = [9, 8, inf]\nactions = []\n", &hand);
    assert_int_equal(hand.blind[2], -50);
    assert_non_null(strstr(rig_written(&hand, 0),
                           "blinds_or_straddles = [0.25, 0.50, -0.50]\n"));
    assert_non_null(strstr(rig_written(&hand, 0), "[9.00, 8.00, inf]\n"));
}

CASE(amounts_that_are_none_are_told)
{
    BEGIN_CASE;
    rig_assert_told(RULES "actions = []\nfinishing_stacks = [-1, 5]\n",
                    "7:21: an amount cannot be below 0\n");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = [1e, 5]\n",
                    "7:21: an amount is a number such as 200");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = [1e-16, 5]\n",
                    "7:21: an amount may have 15 decimals at most");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = "
                    "[123456789012345678, 5]\n",
                    "7:21: an amount may have 17 digits at most");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = [1e17, 5]\n",
                    "7:21: an amount may have 17 digits at most");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = "
                    "[9999999999999999, 0.001]\n",
                    "5:19: an amount of this hand has more than 17 digits");
    rig_assert_told(RULES "actions = []\nwinnings = [inf, 5]\n",
                    "7:13: this cannot be infinite\n");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = [-inf, 5]\n",
                    "7:21: an amount is a number such as 200");
    rig_assert_told(RULES "actions = []\nwinnings = [1, -5]\n",
                    "7:16: an amount cannot be below 0\n");
    rig_assert_told(RULES "actions = []\nfinishing_stacks = [nan, 5]\n",
                    "7:21: an amount is a number such as 200");
    rig_assert_told(ACTION("p2 cbr x"), "6:20: an amount is a number");
    rig_assert_told(ACTION("p2 cbr 0"), "6:20: an amount to bet must be");
    rig_assert_told(ACTION("p2 cbr inf"), "6:20: an amount to bet must be");
    rig_assert_told(ACTION("p2 cbr"), "6:19: an amount is missing");
    rig_assert_told("variant = \"NT\"\nantes = [0, 0]\n"
                    "blinds_or_straddles = [1, 2]\nmin_bet = 0\n"
                    "starting_stacks = [0, 100]\nactions = []\n",
                    "4:11: this must be above 0\n"
                    "5:20: this must be above 0\n");
}

static const struct CMUnitTest tests[] = {
    TEST("phh amounts: amounts with decimals have one scale",
         amounts_have_one_scale),
    TEST("phh amounts: amounts are exact, however they are written",
         amounts_are_exact_however_they_are_written),
    TEST("phh amounts: any number of a hand is kept",
         any_number_of_a_hand_is_kept),
    TEST("phh amounts: posts are below 0", posts_are_read_and_written),
    TEST("phh amounts: amounts that are none are told",
         amounts_that_are_none_are_told),
};

CHECK_MAIN("phh_amounts", tests)
