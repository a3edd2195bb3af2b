/* test_poker_range.c - two cards as a number, and ranges of them. */
#include "check.h"

#include "games/holdem/rules/range.h"

CASE(every_two_cards_have_a_number)
{
    int is_used[POKER_COMBOS] = {0};

    BEGIN_CASE;
    for (int a = 0; a < 52; a++)
        for (int b = 0; b < 52; b++) {
            int combo = a == b ? 0 : poker_combo(a, b);

            if (a == b)
                continue;
            assert_in_range(combo, 0, POKER_COMBOS - 1);
            assert_int_equal(combo, poker_combo(b, a));
            assert_true(poker_combo_cards(combo)
                        == (cards_of(a) | cards_of(b)));
            assert_int_equal(combo,
                             poker_combo_of(cards_of(a) | cards_of(b)));
            is_used[combo]++;
        }
    for (int i = 0; i < POKER_COMBOS; i++)
        assert_int_equal(is_used[i], 2);
}

CASE(hands_are_added)
{
    struct poker_range range = {0};

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i++)
        poker_range_add(&range, poker_combo_cards(i), (uint16_t)(i % 1001));
    for (int i = 0; i < POKER_COMBOS; i++)
        assert_int_equal(range.weight[i], i % 1001);
}

/* A card by number, rank and suit, and as a set. */
CASE(cards_by_number_and_as_sets)
{
    cards all = 0;

    BEGIN_CASE;
    for (int rank = 0; rank < CARDS_RANKS; rank++)
        for (int suit = 0; suit < CARDS_SUITS; suit++) {
            int card = card_of(rank, suit);

            assert_int_equal(card_rank(card), rank);
            assert_int_equal(card_suit(card), suit);
            assert_int_equal(card, rank + 13 * suit);
            assert_int_equal(cards_lowest(cards_of(card)), card);
            assert_int_equal(cards_suit(cards_of(card), suit), 1 << rank);
            assert_int_equal(cards_suit(~cards_of(card), suit),
                             0x1fff & ~(1 << rank));
            all |= cards_of(card);
        }
    assert_true(all == CARDS_DECK);
    assert_int_equal(cards_count(all), 52);
}

static const struct CMUnitTest tests[] = {
    TEST("poker range: every two cards have a number of their own",
         every_two_cards_have_a_number),
    TEST("poker range: hands are added with their weights", hands_are_added),
    TEST("cards: by number, by rank and suit, and as sets",
         cards_by_number_and_as_sets),
};

CHECK_MAIN("poker_range", tests)
