/* test_poker_lookup.c - one hand by table: every hand of five, and many of six
 * and seven, against the judge that needs no table. */
#include "check.h"

#include "games/holdem/rules/lookup.h"
#include "games/holdem/slow_poker.h"

enum { ROUNDS = 100000, MOST = 7 };

static struct poker_lookup lookup;

static cards set_of(const uint8_t *card, int count)
{
    cards set = 0;

    for (int i = 0; i < count; i++)
        set |= cards_of(card[i]);
    return set;
}

static void check(const uint8_t *card, int count)
{
    cards set = set_of(card, count);
    int class = poker_lookup_class(&lookup, card, count);
    uint64_t sum = POKER_LOOKUP_EMPTY;

    for (int i = 0; i < count; i++)
        sum += poker_lookup_keys[card[i]];
    assert_int_equal(poker_lookup_prepared(&lookup, sum, set), class);
    if (class != poker_class(poker_value(set)))
        fail_msg("%016llx: %d, not %d", (unsigned long long)set, class,
                 poker_class(poker_value(set)));
}

CASE(every_five)
{
    uint8_t c[5];

    BEGIN_CASE;
    for (c[0] = 0; c[0] < 48; c[0]++)
        for (c[1] = c[0] + 1; c[1] < 49; c[1]++)
            for (c[2] = c[1] + 1; c[2] < 50; c[2]++)
                for (c[3] = c[2] + 1; c[3] < 51; c[3]++)
                    for (c[4] = c[3] + 1; c[4] < 52; c[4]++)
                        check(c, 5);
}

/* The cards of a set in random order. */
static void shuffle(cards set, uint8_t *card, struct rng *rng)
{
    int count = 0;

    for (; set; set &= set - 1) {
        int at = (int)rng_below(rng, (uint64_t)count + 1);

        card[count++] = card[at];
        card[at] = (uint8_t)cards_lowest(set);
    }
}

/* Thin decks have the rare ones: flushes, full houses, four of a kind. */
CASE(six_and_seven)
{
    uint8_t card[MOST] = {0};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "six and seven");
    for (int i = 0; i < ROUNDS; i++) {
        cards deck = i % 2 ? slow_poker_thin_deck(&rng) : CARDS_DECK;
        int count = 6 + i / 2 % 2;

        shuffle(slow_poker_draw(&rng, deck, count), card, &rng);
        check(card, count);
    }
}

/* Each multiset of ranks has a place of its own: as many places are taken as
 * there are multisets of five, six and seven, and as many flushes as sets. */
CASE(a_place_for_each)
{
    int places = 0, flushes = 0;

    BEGIN_CASE;
    for (int i = 0; i < POKER_LOOKUP_CLASSES; i++)
        places += lookup.class[i] != 0;
    for (int i = 0; i < 1 << CARDS_RANKS; i++)
        flushes += lookup.flush[i] != 0;
    assert_int_equal(places, 6175 + 18395 + 49205);
    assert_int_equal(flushes, 1287 + 1716 + 1716);
    assert_true(sizeof lookup <= 256 * 1024);
}

/* A wrong key is noticed: with the deuce's for the trey some hands of one rank
 * count as hands of another. */
CASE(a_wrong_card_is_another_hand)
{
    static const uint8_t deuces[] = {0, 13, 26, 39, 7, 21, 50};
    static const uint8_t treys[] = {1, 14, 27, 40, 7, 21, 50};

    BEGIN_CASE;
    assert_int_equal(poker_lookup_class(&lookup, deuces, 7)
                     - poker_lookup_class(&lookup, treys, 7), 12);
}

static const struct CMUnitTest tests[] = {
    TEST("poker lookup: all 2598960 hands of five", every_five),
    TEST("poker lookup: hands of six and seven, in any order of cards",
         six_and_seven),
    TEST("poker lookup: each of 73775 multisets of ranks has a place, in 256 "
         "KiB", a_place_for_each),
    TEST("poker lookup: another rank is twelve classes away",
         a_wrong_card_is_another_hand),
};

int main(void)
{
    poker_lookup_begin(&lookup);
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("poker_lookup", tests, NULL, NULL);
}
