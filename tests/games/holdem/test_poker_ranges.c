/* test_poker_ranges.c - ranges of hands as words. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "games/holdem/notation/words.h"

static struct poker_range read_range(const char *text)
{
    struct poker_range range;
    int column;
    const char *error = poker_read_range(text, strlen(text), &range,
                                         &column);

    if (error)
        fail_msg("'%s' is refused: %s", text, error);
    return range;
}

static int count(const struct poker_range *range)
{
    int sum = 0;

    for (int i = 0; i < POKER_COMBOS; i++)
        sum += range->weight[i];
    return sum;
}

static void assert_counts(const char *text, int hands)
{
    struct poker_range range = read_range(text);

    if (count(&range) != hands)
        fail_msg("'%s' has %d hands, not %d", text, count(&range), hands);
}

static void assert_same(const char *a, const char *b)
{
    struct poker_range first = read_range(a), second = read_range(b);

    if (memcmp(&first, &second, sizeof first) != 0)
        fail_msg("'%s' and '%s' differ", a, b);
}

static void assert_refuses(const char *text, int column, const char *part)
{
    struct poker_range range;
    int at = 0;
    const char *error = poker_read_range(text, strlen(text), &range, &at);

    if (!error)
        fail_msg("'%s' is accepted", text);
    else if (!strstr(error, part))
        fail_msg("'%s' is told as '%s', not '%s'", text, error, part);
    assert_int_equal(at, column);
}

CASE(kinds_of_hands_have_their_number)
{
    BEGIN_CASE;
    assert_counts("22", 6);
    assert_counts("AKs", 4);
    assert_counts("AKo", 12);
    assert_counts("AK", 16);
    assert_counts("AhKh", 1);
    assert_counts("TT+", 30);
    assert_counts("22+", 78);
    assert_counts("AQs+", 8);
    assert_counts("AQ+", 32);
    assert_counts("A2s+", 48);
    assert_counts("TT-77", 24);
    assert_counts("A5s-A2s", 16);
    assert_counts("T9s-65s", 20);
    assert_counts("random", 1326);
    assert_counts("TT+,AQs+", 38);
}

CASE(the_right_hands_are_meant)
{
    struct poker_range range = read_range("AKo,7h2d");

    BEGIN_CASE;
    assert_int_equal(range.weight[poker_combo(card_of(12, 0),
                                              card_of(11, 1))], 1);
    assert_int_equal(range.weight[poker_combo(card_of(12, 0),
                                              card_of(11, 0))], 0);
    assert_int_equal(range.weight[poker_combo(card_of(5, 0),
                                              card_of(0, 1))], 1);
    assert_int_equal(range.weight[poker_combo(card_of(5, 1),
                                              card_of(0, 0))], 0);
}

CASE(plus_and_dash_are_lists)
{
    BEGIN_CASE;
    assert_same("TT+", "TT JJ QQ KK AA");
    assert_same("AQs+", "AQs,AKs");
    assert_same("KTo+", "KTo,KJo,KQo");
    assert_same("AKs+", "AKs");
    assert_same("AA+", "AA");
    assert_same("TT-77", "77,88,99,TT");
    assert_same("77-TT", "TT-77");
    assert_same("A2s-A5s", "A5s,A4s,A3s,A2s");
    assert_same("T9s-65s", "T9s,98s,87s,76s,65s");
    assert_same("97o-53o", "97o,86o,75o,64o,53o");
    assert_same("KT-K8", "KT,K9,K8");
    assert_same("AKs-AKs", "AKs");
}

CASE(ranges_are_read_as_people_write_them)
{
    static const char *const same[] = {
        "TT+,AQs+", "tt+ aqS+", " TT+ , AQs+ ", "1010+,QAs+",
        "AQs+,TT+,JJ,AKs", "10T+,aqs+,AhKh",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        assert_same(same[i], "TT+,AQs+");
    assert_same("KA", "AK");
    assert_same("Ah Kh", "AhKh");
    assert_same("KhAh", "AhKh");
    assert_same("10h9s", "Th9s");
    assert_same("any", "random");
    assert_same("**", "RANDOM");
    assert_same("AK", "AKs,AKo");
}

CASE(each_hand_counts_once)
{
    struct poker_range range = read_range("AA,AA,AhAs,TT+,random,AA");

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i++)
        assert_int_equal(range.weight[i], 1);
}

/* Weights are whole numbers in the ratio that was written. */

static int weight_of(const struct poker_range *range, const char *two)
{
    struct poker_range one = read_range(two);

    for (int i = 0; i < POKER_COMBOS; i++)
        if (one.weight[i])
            return range->weight[i];
    return -1;
}

static void assert_weights(const char *text, const char *two, int weight,
                           int whole)
{
    struct poker_range range = read_range(text);

    if (weight_of(&range, two) != weight || range.whole != whole)
        fail_msg("'%s' has %s as %d of %d, not %d of %d", text, two,
                 weight_of(&range, two), range.whole, weight, whole);
}

CASE(weights_are_kept_in_their_ratio)
{
    BEGIN_CASE;
    assert_weights("AA", "AhAs", 1, 1);
    assert_weights("AA:1,KK:1.0", "AhAs", 1, 1);
    assert_weights("AA:0.5", "AhAs", 1, 2);
    assert_weights("AA:.5,KQs:0.25,AhKh", "AhAs", 2, 4);
    assert_weights("AA:.5,KQs:0.25,AhKh", "KhQh", 1, 4);
    assert_weights("AA:.5,KQs:0.25,AhKh", "AhKh", 4, 4);
    assert_weights("AA:.5,KQs:0.25,AhKh", "KhQs", 0, 4);
    assert_weights("AA:0.333 KK", "AhAs", 333, 1000);
    assert_weights("AA:0.33349999 KK", "AhAs", 333, 1000);
    assert_weights("AA:0.3335 KK", "AhAs", 167, 500);
    assert_weights("TT+:0.2,A5s-A2s:0.4", "JhJs", 1, 5);
    assert_weights("TT+:0.2,A5s-A2s:0.4", "Ah3h", 2, 5);
    assert_weights("Ah Kh:0.75", "AhKh", 3, 4);
}

CASE(the_last_weight_of_a_hand_counts)
{
    BEGIN_CASE;
    assert_weights("AA:0.5,AA", "AhAs", 1, 1);
    assert_weights("AA,AA:0.5", "AhAs", 1, 2);
    assert_weights("random:0.1,AA:0.5", "KhKs", 1, 10);
    assert_weights("random:0.1,AA:0.5", "AhAs", 5, 10);
    assert_weights("random,AA:0", "AhAs", 0, 1);
    assert_counts("random,AA:0", 1320);
}

CASE(shares_of_hands_are_those_written)
{
    struct poker_range range = read_range("AA:.5,KQs:0.25,AhKh");
    float sum = 0;

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i++)
        sum += poker_range_share(&range, i);
    assert_true(sum == 6 * 0.5f + 4 * 0.25f + 1);
}

/* Kinds are added whole: the smallest that reach the share. */
CASE(percentages_are_the_best_hands)
{
    BEGIN_CASE;
    assert_same("0.1%", "AA");
    assert_same("0.4%", "AA");
    assert_same("0.5%", "KK+");
    assert_same("2.7%", "99+");
    assert_same("100%", "random");
    assert_same("100.0%", "random");
    assert_same("99.99%", "random");
    assert_same("99%", "random,32o:0");
    assert_same("3%:0.5", "88+:0.5");
    assert_same("3.2%,72o", "88+,AKs,72o");
    for (int percent = 1; percent <= 100; percent++) {
        char text[8];
        struct poker_range range;

        snprintf(text, sizeof text, "%d%%", percent);
        range = read_range(text);
        assert_true(count(&range) * 100 >= percent * POKER_COMBOS);
        assert_true((count(&range) - 12) * 100 < percent * POKER_COMBOS);
    }
}

CASE(wrong_weights_and_percentages_are_told_with_their_place)
{
    BEGIN_CASE;
    assert_refuses("AA:", 4, "is not a weight");
    assert_refuses("AA:x", 4, "'x' is not a weight");
    assert_refuses("KK,AA:1.5", 7, "'1.5' is not a weight");
    assert_refuses("AA:0.5x", 4, "'0.5x' is not a weight");
    assert_refuses("AA:0.5:0.5", 4, "'0.5:0.5' is not a weight");
    assert_refuses("AA:-1", 4, "weights are from 0 to 1");
    assert_refuses("AA:1.", 4, "is not a weight");
    assert_refuses("AA:18446744073709551617", 4, "is not a weight");
    assert_refuses("AA: 0.5", 4, "is not a weight");
    assert_refuses(":0.5", 1, "is not a range");
    assert_refuses("AA:0,KK:0.0", 1, "weight 0");
    assert_refuses("KK,0%", 4, "'0%' is not a percentage");
    assert_refuses("101%", 1, "up to 100%");
    assert_refuses("1.2.3%", 1, "is not a percentage");
    assert_refuses(".%", 1, "is not a percentage");
    assert_refuses("5%%", 1, "is not a range");
    assert_refuses("99999999999999999999999%", 1, "is not a percentage");
}

CASE(what_is_no_range_is_told_with_its_place)
{
    BEGIN_CASE;
    assert_refuses("", 1, "at least one hand");
    assert_refuses(" , ", 4, "at least one hand");
    assert_refuses("TT+,XX", 5, "'XX' is not a range");
    assert_refuses("AK AKx", 4, "'AKx' is not a range");
    assert_refuses("A", 1, "'A' is not a range");
    assert_refuses("TT+AQs", 1, "'TT+AQs' is not a range");
    assert_refuses("AhKhQh", 1, "'AhKhQh' is not a range");
    assert_refuses("TT-", 3, "'-' is not a range");
    assert_refuses("TT-7", 3, "'-7' is not a range");
    assert_refuses("randomly", 1, "'randomly' is not a range");
    assert_refuses("TT+,Ah", 7, "two cards");
    assert_refuses("Ah,Kh", 3, "two cards");
    assert_refuses("QQ,AhAh", 6, "same card twice");
    assert_refuses("TTs", 1, "pair");
    assert_refuses("TT-A5s", 3, "both ends");
    assert_refuses("A5s-A2o", 4, "same letter");
    assert_refuses("A5s-A2", 4, "same letter");
    assert_refuses("A5s-K2s", 4, "nothing is between");
    assert_refuses("\xc3\xa9,TT", 1, "is not a range");
    assert_refuses("TT,\xc3\xa9", 4, "is not a range");
    assert_refuses("TT,\x1b[2J", 4, "'?[2J' is not a range");
}

static uint64_t next(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + 1442695040888963407;
    return *state >> 33;
}

CASE(any_bytes_are_answered)
{
    static const char bytes[] = "AKQT1098765432shdco+-*,:.%0 anyrdm\xc3";
    uint64_t state = 11;

    BEGIN_CASE;
    for (int i = 0; i < 20000; i++) {
        struct poker_range range;
        size_t length = (size_t)(i % 12);
        char *text = malloc(length + 1);
        int column = 0;

        for (size_t j = 0; j < length; j++)
            text[j] = bytes[next(&state) % (sizeof bytes - 1)];
        poker_read_range(text, length, &range, &column);
        assert_in_range(column, 1, length + 1);
        free(text);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("poker ranges: each kind of hands has its number",
         kinds_of_hands_have_their_number),
    TEST("poker ranges: the right hands are meant",
         the_right_hands_are_meant),
    TEST("poker ranges: plus and dash stand for lists",
         plus_and_dash_are_lists),
    TEST("poker ranges: they are read as people write them",
         ranges_are_read_as_people_write_them),
    TEST("poker ranges: each hand counts once, however often it is named",
         each_hand_counts_once),
    TEST("poker ranges: weights are kept in their ratio",
         weights_are_kept_in_their_ratio),
    TEST("poker ranges: the last weight of a hand counts",
         the_last_weight_of_a_hand_counts),
    TEST("poker ranges: shares of hands are those written",
         shares_of_hands_are_those_written),
    TEST("poker ranges: percentages are the best hands",
         percentages_are_the_best_hands),
    TEST("poker ranges: wrong weights and percentages are told with their "
         "place", wrong_weights_and_percentages_are_told_with_their_place),
    TEST("poker ranges: what is none is told with its place",
         what_is_no_range_is_told_with_its_place),
    TEST("poker ranges: any bytes are answered", any_bytes_are_answered),
};

CHECK_MAIN("poker_ranges", tests)
