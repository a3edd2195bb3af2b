/* test_poker_words.c - cards and hands of poker as words, both ways. */
#include "check.h"

#include <string.h>

#include "games/holdem/rules/value.h"
#include "games/holdem/notation/words.h"

enum { ROOM = 256 };

static const char *read_list(const char *text, int least, int most,
                             struct poker_list *list, int *column)
{
    return poker_read_cards(text, strlen(text), least, most, list, column);
}

static cards set_of(const char *text)
{
    struct poker_list list;
    int column;

    assert_null(read_list(text, 0, CARDS_ALL, &list, &column));
    return list.set;
}

static void assert_refuses(const char *text, int least, int most,
                           int column, const char *part)
{
    struct poker_list list;
    int at = 0;
    const char *error = read_list(text, least, most, &list, &at);

    assert_non_null(error);
    if (!strstr(error, part))
        fail_msg("'%s' is told as '%s', not '%s'", text, error, part);
    assert_int_equal(at, column);
}

static const char *best_five(const char *text)
{
    static char buffer[ROOM];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    poker_write_best_five(set_of(text), &to);
    return buffer;
}

CASE(every_card_is_written_and_read)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "hdcs";
    char word[POKER_CARD_MAX], wanted[3] = "";

    BEGIN_CASE;
    for (int card = 0; card < CARDS_ALL; card++) {
        const char *at = word;
        struct text to;

        text_begin(&to, word, sizeof word);
        poker_write_card(card, &to);
        wanted[0] = ranks[card % 13];
        wanted[1] = suits[card / 13];
        assert_string_equal(word, wanted);
        assert_int_equal(poker_scan_card(&at, word + 2), card);
        assert_ptr_equal(at, word + 2);
    }
}

CASE(cards_are_read_as_people_write_them)
{
    static const char *const same[] = {
        "AhTd2c", "Ah Td 2c", "Ah,Td,2c", "ah td 2C", "AH10D2c",
        " Ah,  10d\t2c \r", "aHtD2c,",
    };
    cards wanted = cards_of(card_of(12, 0)) | cards_of(card_of(8, 1))
                 | cards_of(card_of(0, 2));

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        assert_true(set_of(same[i]) == wanted);
}

CASE(cards_keep_their_order)
{
    struct poker_list list;
    int column = 0;

    BEGIN_CASE;
    assert_null(read_list("2c Ah Td", 3, 3, &list, &column));
    assert_int_equal(list.count, 3);
    assert_int_equal(list.card[0], card_of(0, 2));
    assert_int_equal(list.card[1], card_of(12, 0));
    assert_int_equal(list.card[2], card_of(8, 1));
    assert_int_equal(column, 1);
}

CASE(what_is_no_card_is_told_with_its_place)
{
    BEGIN_CASE;
    assert_refuses("AhXd", 0, 7, 3, "'Xd' is not a card");
    assert_refuses("Ah 1d", 0, 7, 4, "'1d' is not a card");
    assert_refuses("Ah K", 0, 7, 4, "'K' is not a card");
    assert_refuses("A0h", 0, 7, 1, "'A0h' is not a card");
    assert_refuses("11h", 0, 7, 1, "'11h' is not a card");
    assert_refuses("hA", 0, 7, 1, "'hA' is not a card");
    assert_refuses("Ah;Kh", 0, 7, 3, "';Kh' is not a card");
    assert_refuses("AhKx Qh", 0, 7, 3, "'Kx' is not a card");
    assert_refuses("\xc3\xa9 Ah", 0, 7, 1, "is not a card");
    assert_refuses("Ah,\xe2\x99\xa5K", 0, 7, 4, "is not a card");
    assert_refuses("Ah,Kh,Qh\xe2\x99\xa5", 0, 7, 9, "is not a card");
    assert_refuses("Ah \x1b[2J", 0, 7, 4, "'?[2J' is not a card");
    assert_refuses("zzzzzzzzzzzzzzzzzzzzzzzzzz", 0, 7, 1,
                   "'zzzzzzzzzzzzzzzz...' is not a card");
}

CASE(a_card_twice_is_told)
{
    BEGIN_CASE;
    assert_refuses("AhKhAh", 0, 7, 5, "the card Ah appears twice");
    assert_refuses("Th 10h", 0, 7, 4, "the card Th appears twice");
}

CASE(the_number_of_cards_is_told)
{
    struct poker_list list;
    int column;

    BEGIN_CASE;
    assert_refuses("AhKhQhJh", 5, 7, 9, "5 to 7 cards needed, 4 found");
    assert_refuses("", 5, 7, 1, "5 to 7 cards needed, 0 found");
    assert_refuses("AhKhQhJhTh9h8h7h", 5, 7, 15,
                   "one card too many, 5 to 7 cards needed");
    assert_refuses("", 1, 1, 1, "1 card needed, 0 found");
    assert_refuses("Ah", 2, 2, 3, "2 cards needed, 1 found");
    assert_null(read_list("AhKhQhJhTh", 5, 7, &list, &column));
    assert_null(read_list("AhKhQhJhTh9h8h", 5, 7, &list, &column));
    assert_int_equal(list.count, 7);
}

CASE(sets_are_written_from_the_top)
{
    char buffer[ROOM];
    struct text to;

    BEGIN_CASE;
    text_begin(&to, buffer, sizeof buffer);
    poker_write_cards(set_of("2s Kc Ah 2h Kd"), &to);
    assert_string_equal(buffer, "AhKdKc2h2s");
}

CASE(the_best_five_stand_in_the_order_of_the_game)
{
    static const char *const hands[][2] = {
        {"Kc 7s Kd 7d Kh", "KhKdKc7d7s"},
        {"2c Th 9d Jc Qs Kh 3d", "KhQsJcTh9d"},
        {"Ah 2s 4d 3c 5h", "5h4d3c2sAh"},
        {"Ah 2s 4d 3c 5h 5d Ac", "5h4d3c2sAh"},
        {"Ad 2d 4d 3d 5d 6h 7s", "5d4d3d2dAd"},
        {"Ad 2d 4d 3d 5d Kh Ks", "5d4d3d2dAd"},
        {"Ah Kh Qh Jh Th", "AhKhQhJhTh"},
        {"9c 9s 9d 9h 2c 2d 3s", "9h9d9c9s3s"},
        {"2h 2d Kc Ks 7h 7d 4c", "KcKs7h7d4c"},
        {"2h 9h Kh 5h 3h Ac As", "Kh9h5h3h2h"},
        {"3c 3d 3h As 7d Kc 9h", "3h3d3cAsKc"},
        {"4c 4d 9s 8h 2c", "4d4c9s8h2c"},
        {"Kc 9d 7s 4h 2d 3c Jh", "KcJh9d7s4h"},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++)
        assert_string_equal(best_five(hands[i][0]), hands[i][1]);
}

/* Whatever the hand, five of its own cards are written, and they are worth
 * the same. */
CASE(the_best_five_are_worth_the_hand)
{
    uint64_t state = 1;

    BEGIN_CASE;
    for (int i = 0; i < 20000; i++) {
        char buffer[ROOM];
        struct poker_list list;
        struct text to;
        cards hand = 0;
        int column, wanted = 5 + i % 3;

        while (cards_count(hand) < wanted) {
            state = state * UINT64_C(6364136223846793005) + 1;
            hand |= cards_of((int)((state >> 33) % CARDS_ALL));
        }
        text_begin(&to, buffer, sizeof buffer);
        poker_write_best_five(hand, &to);
        assert_null(read_list(buffer, 5, 5, &list, &column));
        assert_true((list.set & ~hand) == 0);
        assert_int_equal(poker_value(list.set), poker_value(hand));
    }
}

/* No byte beyond the end is looked at, and none before it is forgotten. */
CASE(any_bytes_are_answered)
{
    uint64_t state = 7;

    BEGIN_CASE;
    for (int i = 0; i < 20000; i++) {
        static const char bytes[] = "AKQT10987hdcs ,\xc3\t!x";
        struct poker_list list;
        size_t length = (size_t)(i % 20);
        char *text = malloc(length + 1);
        int column = 0;
        const char *error;

        for (size_t j = 0; j < length; j++) {
            state = state * UINT64_C(6364136223846793005) + 1;
            text[j] = bytes[(state >> 33) % (sizeof bytes - 1)];
        }
        error = poker_read_cards(text, length, 0, 7, &list, &column);
        assert_in_range(column, 1, length + 1);
        assert_true(error || cards_count(list.set) == list.count);
        free(text);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("poker words: every card is written and read back",
         every_card_is_written_and_read),
    TEST("poker words: cards are read as people write them",
         cards_are_read_as_people_write_them),
    TEST("poker words: cards keep their order", cards_keep_their_order),
    TEST("poker words: what is no card is told with its place",
         what_is_no_card_is_told_with_its_place),
    TEST("poker words: a card twice is told", a_card_twice_is_told),
    TEST("poker words: too few and too many cards are told",
         the_number_of_cards_is_told),
    TEST("poker words: sets are written from the top",
         sets_are_written_from_the_top),
    TEST("poker words: the best five stand in the order of the game",
         the_best_five_stand_in_the_order_of_the_game),
    TEST("poker words: the best five are worth the whole hand",
         the_best_five_are_worth_the_hand),
    TEST("poker words: any bytes are answered", any_bytes_are_answered),
};

CHECK_MAIN("poker_words", tests)
