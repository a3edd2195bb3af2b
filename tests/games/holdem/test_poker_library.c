/* test_poker_library.c - the library as other programs use it. */
#include "check.h"

#include <string.h>

#include "games/holdem/library/boardwalk-poker.h"
#include "games/holdem/rules/value.h"

static struct boardwalk_poker *poker;

static int class_of(const char *names)
{
    uint8_t card[8];
    int count = 0;

    for (; *names; names += 2 + (names[2] == ' ')) {
        char name[3] = {names[0], names[1], '\0'};

        card[count++] = (uint8_t)boardwalk_poker_card(name);
    }
    return boardwalk_poker_class(poker, card, count);
}

CASE(names_of_cards)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "hdcs";

    BEGIN_CASE;
    for (int i = 0; i < 52; i++) {
        char name[] = {ranks[i % 13], suits[i / 13], '\0'};

        assert_int_equal(boardwalk_poker_card(name), i);
    }
    assert_int_equal(boardwalk_poker_card("10c"), 34);
    assert_int_equal(boardwalk_poker_card(""), -1);
    assert_int_equal(boardwalk_poker_card("A"), -1);
    assert_int_equal(boardwalk_poker_card("Ahh"), -1);
    assert_int_equal(boardwalk_poker_card("1h"), -1);
}

CASE(classes)
{
    BEGIN_CASE;
    assert_int_equal(class_of("Ah Kh Qh Jh Th"), 1);
    assert_int_equal(class_of("7h 5d 4c 3s 2h"), 7462);
    assert_int_equal(class_of("Ah Kh Qh Jh Th 2c 2d"), 1);
    assert_int_equal(class_of("5h 4d 3c 2s Ah 9d"), 1609);
}

/* What is no hand has no class, and nothing is read beyond a table. */
CASE(not_a_hand)
{
    static const uint8_t high[] = {0, 1, 2, 3, 52}, far[] = {0, 1, 2, 3, 255};
    static const uint8_t same[] = {0, 1, 2, 3, 3}, few[] = {0, 1, 2, 3};
    static const uint8_t wrapped[] = {0, 1, 2, 3, 64};
    static const uint8_t many[] = {0, 1, 2, 3, 4, 5, 6, 7};

    BEGIN_CASE;
    assert_int_equal(boardwalk_poker_class(poker, high, 5), 0);
    assert_int_equal(boardwalk_poker_class(poker, far, 5), 0);
    assert_int_equal(boardwalk_poker_class(poker, same, 5), 0);
    assert_int_equal(boardwalk_poker_class(poker, wrapped, 5), 0);
    assert_int_equal(boardwalk_poker_class(poker, few, 4), 0);
    assert_int_equal(boardwalk_poker_class(poker, many, 8), 0);
    assert_int_equal(boardwalk_poker_class(poker, many, -1), 0);
}

/* As poker_category has it, for a hand of each class. */
CASE(categories)
{
    const char *name[POKER_CLASSES + 1] = {NULL};

    BEGIN_CASE;
    for (cards hand = 0; hand < 1 << 13; hand++)
        if (cards_count(hand) == 5) {       /* flushes */
            uint32_t value = poker_value(hand);

            name[poker_class(value)] =
                poker_category_names[poker_category(value)];
        }
    for (int i = 1; i <= POKER_CLASSES; i++)
        if (name[i])
            assert_string_equal(boardwalk_poker_category(i), name[i]);
    assert_string_equal(boardwalk_poker_category(11), "four of a kind");
    assert_string_equal(boardwalk_poker_category(166), "four of a kind");
    assert_string_equal(boardwalk_poker_category(167), "full house");
    assert_string_equal(boardwalk_poker_category(322), "full house");
    assert_string_equal(boardwalk_poker_category(1600), "straight");
    assert_string_equal(boardwalk_poker_category(1610), "three of a kind");
    assert_string_equal(boardwalk_poker_category(2467), "three of a kind");
    assert_string_equal(boardwalk_poker_category(2468), "two pair");
    assert_string_equal(boardwalk_poker_category(3326), "pair");
    assert_string_equal(boardwalk_poker_category(6185), "pair");
    assert_string_equal(boardwalk_poker_category(6186), "high card");
    assert_string_equal(boardwalk_poker_category(7462), "high card");
    assert_null(boardwalk_poker_category(0));
    assert_null(boardwalk_poker_category(7463));
}

/* Equity */

static struct boardwalk_poker_side side[BOARDWALK_POKER_SIDES];

static void count(const char *a, const char *b, const char *c,
                  const char *board, uint64_t sample)
{
    const char *ranges[] = {a, b, c};

    assert_null(boardwalk_poker_equity(poker, ranges, c ? 3 : 2, board, NULL,
                                       sample, "seed", side));
}

CASE(counts)
{
    BEGIN_CASE;
    count("AhAs", "KhKs", NULL, NULL, 0);
    assert_int_equal(side[0].win, 1410336);
    assert_int_equal(side[1].win, 292660);
    assert_int_equal(side[0].lose, 292660);
    assert_int_equal(side[1].tie, 9308);
    assert_true(side[0].margin == 0);
    count("AhKh", "QsQd", NULL, "2h3h4cQc", 0);
    assert_int_equal(side[0].win + side[0].lose + side[0].tie, 44);
    count("AhKh", "AdKd", "AcKc", "2h3d4c5s9h", 0);
    for (int i = 0; i < 3; i++)
        assert_true(side[i].equity > 0.3333 && side[i].equity < 0.3334);
}

/* More kinds of pairs than are listed: it goes by boards. */
CASE(wide_ranges)
{
    BEGIN_CASE;
    count("random", "random", NULL, "2h3h4c5d", 0);
    assert_true(side[0].equity == 0.5 && side[1].equity == 0.5);
}

CASE(samples)
{
    BEGIN_CASE;
    count("AA:0.5,KK", "QQ", "random", NULL, 20000);
    assert_int_equal(side[0].win + side[0].lose + side[0].tie, 20000);
    assert_true(side[0].margin > 0 && side[0].margin < 0.01);
    assert_true(side[0].equity > side[1].equity);
    assert_true(side[0].equity + side[1].equity + side[2].equity > 0.999);
}

static void refuse(const char *a, const char *b, int players,
                   const char *board, const char *why)
{
    const char *ranges[10] = {a, b, a, b, a, b, a, b, a, b};
    const char *error = boardwalk_poker_equity(poker, ranges, players, board,
                                               NULL, 0, NULL, side);

    assert_non_null(error);
    if (strncmp(error, why, strlen(why)) != 0)
        fail_msg("%s, not %s", error, why);
}

CASE(refusals)
{
    BEGIN_CASE;
    refuse("AA", "KK", 1, NULL, "two to nine sides");
    refuse("AA", "KK", 10, NULL, "two to nine sides");
    refuse("AA", "KK,X", 2, NULL, "KK,X, column 4: 'X' is not a range");
    refuse("AA", "KK", 2, "2h2h", "2h2h, column 3: ");
    refuse("AA", "KK", 2, "2h3h4h5h6h7h", "2h3h4h5h6h7h, column ");
    refuse("AA", "KK", 5, NULL, "the sides always share a card");
    refuse("random", "random", 3, NULL, "there are too many deals");
}

static const struct CMUnitTest tests[] = {
    TEST("poker library: cards by name", names_of_cards),
    TEST("poker library: classes", classes),
    TEST("poker library: what is no hand has no class", not_a_hand),
    TEST("poker library: categories of all classes", categories),
    TEST("poker library: two and three sides, counted", counts),
    TEST("poker library: wide ranges", wide_ranges),
    TEST("poker library: sampled sides", samples),
    TEST("poker library: what cannot be is refused", refusals),
};

int main(void)
{
    int failed;

    poker = boardwalk_poker_open();
    cmocka_set_message_output(CM_OUTPUT_TAP);
    failed = cmocka_run_group_tests_name("poker_library", tests, NULL, NULL);
    boardwalk_poker_close(poker);
    return failed;
}
