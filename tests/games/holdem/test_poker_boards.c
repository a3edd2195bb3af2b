/* test_poker_boards.c - the boards that can come, against all of them. */
#include "check.h"

#include "games/holdem/rules/boards.h"
#include "games/holdem/slow_poker.h"
#include "games/holdem/suit_groups.h"

enum { MANY = 2598960, FEW = 50000 };

static struct poker_boards boards;
static cards list[MANY + 1], brute[FEW];
static uint32_t weights[MANY + 1];

/* All boards there are, as a list; the return is how many. */
static int list_all(const char *group, cards given, cards dead)
{
    poker_boards_begin(&boards, given, dead, suit_groups_are_alike, group);
    return poker_boards_next(&boards, list, weights, MANY + 1);
}

static uint64_t weight_of(int count)
{
    uint64_t sum = 0;

    for (int i = 0; i < count; i++)
        sum += weights[i];
    return sum;
}

/* Numbers of boards */

struct whole_deck {
    const char *group;
    int count;
};

/* By Burnside's lemma: 101,608 boards stay as they are when two suits are
 * exchanged, and 2,301 when three are turned round; five cards never do when
 * all four suits move. */
static const struct whole_deck whole_decks[] = {
    {"abcd", 2598960},
    {"abca", (2598960 + 101608) / 2},
    {"abba", (2598960 + 2 * 101608) / 4},
    {"abbb", (2598960 + 3 * 101608 + 2 * 2301) / 6},
    {"aaaa", 134459},
};

CASE(whole_deck)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof whole_decks / sizeof *whole_decks; i++) {
        int count = list_all(whole_decks[i].group, 0, 0);

        assert_int_equal(count, whole_decks[i].count);
        assert_true(weight_of(count) == 2598960);
        assert_true(boards.total == 2598960);
    }
}

/* Against all of a smaller deck */

static void add_all(const char *group, cards set, int from, cards gone,
                    int *count)
{
    if (cards_count(set) == 5) {
        if (suit_groups_lowest(group, set) == set) {
            assert_true(*count < FEW);
            brute[(*count)++] = set;
        }
        return;
    }
    for (int i = from; i < 52; i++)
        if (!(cards_of(i) & (gone | set)))
            add_all(group, set | cards_of(i), i + 1, gone, count);
}

static int by_set(const void *a, const void *b)
{
    cards one = *(const cards *)a, other = *(const cards *)b;

    return (one > other) - (one < other);
}

static void compare_lists(const char *group, cards given, cards dead)
{
    int right = 0, count = list_all(group, given, dead);

    add_all(group, given, 0, dead, &right);
    assert_int_equal(count, right);
    assert_true(boards.total == weight_of(count));
    assert_true(boards.done == boards.total);
    for (int i = 0; i < count; i++) {
        assert_int_equal(cards_count(list[i]), 5);
        assert_true((list[i] & given) == given && !(list[i] & dead));
        assert_int_equal(weights[i], suit_groups_orbit(group, list[i]));
        list[i] = suit_groups_lowest(group, list[i]);
    }
    qsort(list, (size_t)count, sizeof *list, by_set);
    qsort(brute, (size_t)right, sizeof *brute, by_set);
    assert_memory_equal(list, brute, (size_t)count * sizeof *list);
}

static void compare_decks(const char *group, struct rng *rng)
{
    for (int most = 0; most <= 5; most++) {
        cards given = suit_groups_draw(group, rng, CARDS_DECK, most);
        int size = (int)rng_below(rng, 12) + 8;

        compare_lists(group, given,
                      CARDS_DECK & ~suit_groups_draw(group, rng, CARDS_DECK,
                                                     size) & ~given);
    }
}

CASE(small_decks)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "small decks");
    for (int i = 0; i < SUIT_GROUPS; i++)
        for (int round = 0; round < 4; round++)
            compare_decks(suit_groups[i], &rng);
}

/* One to five cards lie there, whatever they are: nothing can be exchanged,
 * or the suits that have none of them. */
CASE(given_cards)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "given cards");
    for (int count = 1; count <= 5; count++) {
        cards given = slow_poker_draw(&rng, CARDS_DECK, count);
        cards dead = slow_poker_draw(&rng, CARDS_DECK & ~given, 20);

        compare_lists("abcd", given, dead);
    }
    compare_lists("abcc", slow_poker_cards("Ah Kh 2d"), 0);
    compare_lists("abbb", slow_poker_cards("Ah Kh 2h"), 0);
    compare_lists("aaaa", slow_poker_cards("Ah Ad Ac As"), 0);
    compare_lists("aabb", slow_poker_cards("Kh Kd 3c 3s"), 0);
}

CASE(full_board)
{
    cards given = slow_poker_cards("Ah Kd 2c 7s 7h");

    BEGIN_CASE;
    assert_int_equal(list_all("abcd", given, 0), 1);
    assert_true(list[0] == given && weights[0] == 1);
    assert_true(boards.total == 1 && boards.done == 1);
    assert_int_equal(poker_boards_next(&boards, list, weights, 1), 0);
}

/* As many as are missing are left: there is one board; with one less,
 * none. */
CASE(last_cards)
{
    cards left = slow_poker_cards("Ah Kd 2c 7s 7h");

    BEGIN_CASE;
    assert_int_equal(list_all("abcd", 0, CARDS_DECK & ~left), 1);
    assert_true(list[0] == left);
    left &= left - 1;
    assert_int_equal(list_all("abcd", 0, CARDS_DECK & ~left), 0);
    assert_true(boards.total == 0);
}

/* Parts */

static void list_in_parts(const char *group, cards dead, int most)
{
    static cards part[1000];
    uint32_t part_weights[1000];
    int at = 0, all = list_all(group, 0, dead), count;
    uint64_t done = 0;

    poker_boards_begin(&boards, 0, dead, suit_groups_are_alike, group);
    while ((count = poker_boards_next(&boards, part, part_weights, most))
           != 0) {
        assert_in_range(count, 1, most);
        assert_true(at + count <= all);
        assert_memory_equal(part, list + at, (size_t)count * sizeof *part);
        for (int i = 0; i < count; i++, at++) {
            assert_int_equal(part_weights[i], weights[at]);
            done += weights[at];
        }
        assert_true(count == most || at == all);
        assert_true(boards.done == done);
    }
    assert_int_equal(at, all);
    assert_true(boards.done == boards.total);
}

CASE(parts)
{
    static const int mosts[] = {1, 2, 3, 5, 8, 13, 100, 127, 128, 1000};
    cards dead = 0;

    BEGIN_CASE;
    for (int suit = 0; suit < 4; suit++)
        dead |= UINT64_C(0x1f83) << 16 * suit;
    for (size_t i = 0; i < sizeof mosts / sizeof *mosts; i++)
        for (int group = 0; group < SUIT_GROUPS; group++)
            list_in_parts(suit_groups[group], dead, mosts[i]);
}

static const struct CMUnitTest tests[] = {
    TEST("poker boards: 134,459 boards stand for 2,598,960, and as many as "
         "there must be if fewer suits are alike", whole_deck),
    TEST("poker boards: of small decks each kind of board is there once, "
         "for as many as there are", small_decks),
    TEST("poker boards: cards that lie there stay", given_cards),
    TEST("poker boards: a full board is one board", full_board),
    TEST("poker boards: the last cards of the deck", last_cards),
    TEST("poker boards: the same list in parts of every size", parts),
};

CHECK_MAIN("poker_boards", tests)
