/* test_poker_value.c - one hand at a time, each against the slow judge. */
#include "check.h"

#include "games/holdem/rules/value.h"
#include "games/holdem/slow_poker.h"

enum { HANDS = 20000 };

/* What both judges say of a class, learnt from all hands of five. */
static int slow_of[POKER_CLASSES + 1];
static uint32_t value_of[POKER_CLASSES + 1];
static long hands_of[POKER_CATEGORIES];

static void learn_hand(cards hand)
{
    uint32_t value = poker_value(hand);
    int class = poker_class(value), slow = slow_poker_value(hand);

    assert_in_range(class, 1, POKER_CLASSES);
    if (!slow_of[class]) {
        slow_of[class] = slow + 1;
        value_of[class] = value;
    }
    if (slow_of[class] != slow + 1 || value_of[class] != value)
        fail_msg("class %d: values %x and %x, slow ones %x and %x", class,
                 value_of[class], value, slow_of[class] - 1, slow);
    hands_of[poker_category(value)]++;
}

static void learn(void)
{
    if (slow_of[1])
        return;
    for (int a = 0; a < 52; a++)
        for (int b = a + 1; b < 52; b++)
            for (int c = b + 1; c < 52; c++)
                for (int d = c + 1; d < 52; d++)
                    for (int e = d + 1; e < 52; e++)
                        learn_hand(cards_of(a) | cards_of(b) | cards_of(c)
                                   | cards_of(d) | cards_of(e));
}

CASE(five_cards_are_ordered)
{
    BEGIN_CASE;
    learn();
    for (int class = 1; class <= POKER_CLASSES; class++)
        if (!slow_of[class]
            || (class > 1 && (slow_of[class] >= slow_of[class - 1]
                              || value_of[class] >= value_of[class - 1])))
            fail_msg("class %d: value %x, slow %x", class, value_of[class],
                     slow_of[class] - 1);
}

CASE(five_cards_are_counted)
{
    BEGIN_CASE;
    learn();
    for (int i = 0; i < POKER_CATEGORIES; i++)
        assert_int_equal(hands_of[i], slow_poker_counts[0][i]);
    for (int class = 1; class <= POKER_CLASSES; class++)
        assert_int_equal(poker_category(value_of[class]),
                         (slow_of[class] - 1) / SLOW_POKER_CATEGORY);
}

/* Six and seven cards */

static uint8_t is_seen[POKER_CLASSES + 1];

static void compare(cards hand)
{
    uint32_t value = poker_value(hand);
    int class = poker_class(value), slow = slow_poker_value(hand);

    if (class < 1 || class > POKER_CLASSES || slow_of[class] != slow + 1
        || value_of[class] != value)
        fail_msg("%016llx: value %x, class %d, slow %x",
                 (unsigned long long)hand, value, class, slow);
    is_seen[class] = 1;
}

/* Every way that so many cards can have ranks, suits in turn: no flush. */
static void compare_heaps(cards hand, int rank, int used, int left)
{
    cards one = 0;

    if (!left)
        compare(hand);
    if (!left || rank == 13)
        return;
    compare_heaps(hand, rank + 1, used, left);
    for (int i = 1; i <= 4 && i <= left; i++) {
        one |= cards_of(card_of(rank, (used + i) % 4));
        compare_heaps(hand | one, rank + 1, used + i, left - i);
    }
}

/* Every flush, with others beside it. */
static void compare_flushes(struct rng *rng, int size)
{
    for (cards ranks = 0; ranks < 1 << 13; ranks++)
        for (int suit = 0; suit < 4; suit++) {
            cards others = CARDS_DECK & ~(UINT64_C(0x1fff) << 16 * suit);
            int count = cards_count(ranks);

            if (count >= 5 && count <= size)
                compare(ranks << 16 * suit
                        | slow_poker_draw(rng, others, size - count));
        }
}

static void compare_kinds(int size, int classes)
{
    struct rng rng;
    int seen = 0;

    learn();
    rng_seed(&rng, "kinds of hands");
    for (int i = 1; i <= POKER_CLASSES; i++)
        is_seen[i] = 0;
    compare_heaps(0, 0, 0, size);
    compare_flushes(&rng, size);
    for (int i = 1; i <= POKER_CLASSES; i++)
        seen += is_seen[i];
    assert_int_equal(seen, classes);
}

CASE(every_kind_of_five) { BEGIN_CASE; compare_kinds(5, POKER_CLASSES); }
CASE(every_kind_of_six) { BEGIN_CASE; compare_kinds(6, 6075); }

CASE(every_kind_of_seven)
{
    BEGIN_CASE;
    compare_kinds(7, POKER_CLASSES_SEVEN);
}

CASE(random_hands_agree)
{
    struct rng rng;

    BEGIN_CASE;
    learn();
    rng_seed(&rng, "random hands");
    for (int i = 0; i < HANDS; i++) {
        compare(slow_poker_draw(&rng, CARDS_DECK, 5 + i % 3));
        compare(slow_poker_draw(&rng, slow_poker_thin_deck(&rng),
                                5 + i % 3));
    }
}

/* Hands by name */

struct named {
    const char *cards;
    int class;
    enum poker_category category;
    const char *five;                   /* that count */
};

static const struct named named[] = {
    {"Ah Kh Qh Jh Th", 1, POKER_ROYAL_FLUSH, "Ah Kh Qh Jh Th"},
    {"As Ks Qs Js Ts 9s 8s", 1, POKER_ROYAL_FLUSH, "As Ks Qs Js Ts"},
    {"Kd Qd Jd Td 9d Ah Ac", 2, POKER_STRAIGHT_FLUSH, "Kd Qd Jd Td 9d"},
    {"Ac 2c 3c 4c 5c", 10, POKER_STRAIGHT_FLUSH, "Ac 2c 3c 4c 5c"},
    {"Ac 2c 3c 4c 5c 6h Ks", 10, POKER_STRAIGHT_FLUSH, "Ac 2c 3c 4c 5c"},
    {"Ac 2c 3c 4c 5c 6c Ks", 9, POKER_STRAIGHT_FLUSH, "2c 3c 4c 5c 6c"},
    {"Ah Ad Ac As Kh Kd Kc", 11, POKER_FOUR, "Ah Ad Ac As Kh"},
    {"2h 2d 2c 2s 3h", 166, POKER_FOUR, "2h 2d 2c 2s 3h"},
    {"2h 2d 2c 2s 3h 4d Jc", 158, POKER_FOUR, "2h 2d 2c 2s Jc"},
    {"2h 2d 2c 2s 3h 3d 3c", 166, POKER_FOUR, "2h 2d 2c 2s 3h"},
    {"Ah Ad Ac Kh Kd", 167, POKER_FULL_HOUSE, "Ah Ad Ac Kh Kd"},
    {"2h 2d 2c 3h 3d", 322, POKER_FULL_HOUSE, "2h 2d 2c 3h 3d"},
    {"2h 2d 2c 3h 3d 3s Kc", 310, POKER_FULL_HOUSE, "3h 3d 3s 2h 2d"},
    {"2h 2d 2c 5h 5d 4s 4c", 320, POKER_FULL_HOUSE, "2h 2d 2c 5h 5d"},
    {"Ah Kh Qh Jh 9h", 323, POKER_FLUSH, "Ah Kh Qh Jh 9h"},
    {"7s 5s 4s 3s 2s", 1599, POKER_FLUSH, "7s 5s 4s 3s 2s"},
    {"8d 7d 6d 5d 3d 9h Tc", 1582, POKER_FLUSH, "8d 7d 6d 5d 3d"},
    {"9d 8d 6d 5d 3d 2d Ac", 1558, POKER_FLUSH, "9d 8d 6d 5d 3d"},
    {"Ah Kd Qh Jc Ts", 1600, POKER_STRAIGHT, "Ah Kd Qh Jc Ts"},
    {"Ah 2d 3h 4c 5s", 1609, POKER_STRAIGHT, "Ah 2d 3h 4c 5s"},
    {"Ah 2d 3h 4c 5s 6d Ad", 1608, POKER_STRAIGHT, "2d 3h 4c 5s 6d"},
    {"5h 5d 5c 6h 7d 8c 9s", 1605, POKER_STRAIGHT, "5h 6h 7d 8c 9s"},
    {"Ah Ad Ac Kh Qd", 1610, POKER_THREE, "Ah Ad Ac Kh Qd"},
    {"2h 2d 2c 3h 4d", 2467, POKER_THREE, "2h 2d 2c 3h 4d"},
    {"Ah Ad Kc Kh Qd", 2468, POKER_TWO_PAIR, "Ah Ad Kc Kh Qd"},
    {"2h 2d 3c 3h 4d", 3325, POKER_TWO_PAIR, "2h 2d 3c 3h 4d"},
    {"Ah Ad Kc Kh Qd Qs Js", 2468, POKER_TWO_PAIR, "Ah Ad Kc Kh Qd"},
    {"Ah Ad Kc Kh 2d 2s 3s", 2477, POKER_TWO_PAIR, "Ah Ad Kc Kh 3s"},
    {"Ah Ad Kc Qh Jd", 3326, POKER_PAIR, "Ah Ad Kc Qh Jd"},
    {"2h 2d 3c 4h 5d", 6185, POKER_PAIR, "2h 2d 3c 4h 5d"},
    {"Ah Kd Qc Jh 9d", 6186, POKER_HIGH_CARD, "Ah Kd Qc Jh 9d"},
    {"7h 5d 4c 3h 2d", 7462, POKER_HIGH_CARD, "7h 5d 4c 3h 2d"},
    {"9h 8d 7c 5h 4d 3s 2s", 7414, POKER_HIGH_CARD, "9h 8d 7c 5h 4d"},
    {"Ah Kd 2c 3h 4d", 6349, POKER_HIGH_CARD, "Ah Kd 2c 3h 4d"},
};

CASE(named_hands)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        cards hand = slow_poker_cards(named[i].cards);
        uint32_t value = poker_value(hand);

        if (poker_class(value) != named[i].class
            || poker_category(value) != named[i].category
            || poker_best_five(hand) != slow_poker_cards(named[i].five))
            fail_msg("%s: class %d, category %d, five %016llx",
                     named[i].cards, poker_class(value),
                     poker_category(value),
                     (unsigned long long)poker_best_five(hand));
    }
}

CASE(categories_have_names)
{
    static const char *const names[POKER_CATEGORIES] = {
        "high card", "pair", "two pair", "three of a kind", "straight",
        "flush", "full house", "four of a kind", "straight flush",
        "royal flush",
    };

    BEGIN_CASE;
    for (int i = 0; i < POKER_CATEGORIES; i++)
        assert_string_equal(poker_category_names[i], names[i]);
}

CASE(best_five_are_worth_the_same)
{
    long seen[POKER_CATEGORIES] = {0};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "best five");
    for (int i = 0; i < 5 * HANDS; i++) {
        cards hand = slow_poker_draw(&rng, slow_poker_thin_deck(&rng),
                                     5 + i % 3);
        cards five = poker_best_five(hand);

        if (cards_count(five) != 5 || (five & ~hand)
            || slow_poker_value(five) != slow_poker_value(hand))
            fail_msg("%016llx: %016llx", (unsigned long long)hand,
                     (unsigned long long)five);
        seen[poker_category(poker_value(hand))]++;
    }
    for (int i = 0; i < POKER_CATEGORIES; i++)
        assert_true(seen[i] > 5);
}

/* The same once more from the side of the cards: one of each category, the
 * better one first. */
CASE(categories_beat_each_other)
{
    static const char *const hands[] = {
        "Th Jh Qh Kh Ah", "9h Th Jh Qh Kh", "Ah Ad Ac As Kh",
        "Ah Ad Ac Kh Kd", "Ah Kh Qh Jh 9h", "Ah Kd Qh Jc Ts",
        "Ah Ad Ac Kh Qd", "Ah Ad Kc Kh Qd", "Ah Ad Kc Qh Jd",
        "Ah Kd Qc Jh 9d",
    };

    BEGIN_CASE;
    for (int i = 0; i + 1 < POKER_CATEGORIES; i++)
        assert_true(poker_value(slow_poker_cards(hands[i]))
                    > poker_value(slow_poker_cards(hands[i + 1])));
}

static const struct CMUnitTest tests[] = {
    TEST("poker value: five cards have 7462 classes, in the order of the "
         "slow judge", five_cards_are_ordered),
    TEST("poker value: all 2,598,960 hands of five, counted by category",
         five_cards_are_counted),
    TEST("poker value: every kind of five cards agrees with the slow "
         "judge", every_kind_of_five),
    TEST("poker value: every kind of six cards agrees with the slow "
         "judge, in 6075 classes", every_kind_of_six),
    TEST("poker value: every kind of seven cards agrees with the slow "
         "judge, in 4824 classes", every_kind_of_seven),
    TEST("poker value: random hands, also of thin decks, agree with the "
         "slow judge", random_hands_agree),
    TEST("poker value: named hands have their class, category and best "
         "five", named_hands),
    TEST("poker value: categories have names", categories_have_names),
    TEST("poker value: the best five are five of the hand and worth the "
         "same", best_five_are_worth_the_same),
    TEST("poker value: categories beat each other in the document's "
         "order (M2-088)", categories_beat_each_other),
};

CHECK_MAIN("poker_value", tests)
