/* test_poker_deal.c - cards from a deck: by the printed hash, and fairly. */
#include "check.h"

#include <string.h>

#include "base/fair.h"
#include "base/oracle.h"
#include "base/pin_sheet.h"
#include "base/rng.h"
#include "machines/poker/deal.h"

enum { DRAW = 1 << POKER_DEAL_DRAW, SHUFFLE = 1 << POKER_DEAL_SHUFFLE };

static struct poker_dealer fresh(const char *seed, int64_t deal)
{
    struct poker_dealer self;
    struct chip_setup setup = {.seed = seed, .clock_hz = 1,
                               .option = {deal}};

    memset(&self, 0xff, sizeof self);
    poker_deal.reset(&self, &setup);
    return self;
}

/* One card; the clocks it took. */
static int draw(struct poker_dealer *self, uint8_t *card)
{
    pins out = 0;
    int clocks = 0;

    while (!(out & PIN(POKER_DEAL_DRAWN))) {
        out = poker_deal.tick(self, DRAW);
        assert_true(++clocks < 1000);
    }
    *card = (uint8_t)pins_get(out, POKER_DEAL_CARD, 6);
    return clocks;
}

/* A hand of so many cards from a new deck; the clocks it took. */
static int deal(struct poker_dealer *self, uint8_t *cards, int count)
{
    int clocks = 0;

    assert_true(!(poker_deal.tick(self, SHUFFLE) & PIN(POKER_DEAL_DRAWN)));
    for (int i = 0; i < count; i++)
        clocks += draw(self, &cards[i]);
    return clocks;
}

/* The generator once more, with division and all. */
static uint32_t printed_hash(uint32_t s)
{
    s = (s + 36) * 253;
    s = s ^ ((s * 76) >> 13);
    s = (s + 49) * 17;
    return s & 0x7fffffff;
}

/* The hash */

/* Rows of "s card", each of the first seventy draws. */
CASE(the_first_seventy_draws)
{
    struct poker_dealer self = fresh("x", POKER_DEAL_HASH);
    struct oracle row;
    uint8_t card;
    int rows = 0;

    BEGIN_CASE;
    assert_int_equal(self.s, 0);
    oracle_open(&row, "poker/rand_first70_s_and_card.txt");
    do {
        char *rest;
        unsigned long s = strtoul(row.field[0], &rest, 10);

        poker_deal.tick(&self, SHUFFLE);        /* all cards are free */
        assert_int_equal(draw(&self, &card), POKER_DEAL_HASH_CLOCKS);
        assert_int_equal(self.s, s);
        assert_int_equal(card, atoi(rest));
        assert_int_equal(s % 52, card);
        rows++;
    } while (oracle_next(&row));
    assert_int_equal(rows, 70);
}

/* Columns: round, then number and name of seven cards, s_after, probed. */
CASE(the_first_thousand_deals)
{
    struct poker_dealer self = fresh("any", POKER_DEAL_HASH);
    struct oracle row;
    uint8_t cards[7];
    int rows = 0;

    BEGIN_CASE;
    oracle_open(&row, "poker/deals_first1000.csv");
    while (oracle_next(&row)) {
        int clocks, probed = 0;

        poker_deal.tick(&self, SHUFFLE);
        for (int i = 0; i < 7; i++) {
            clocks = draw(&self, &cards[i]);
            probed += clocks > POKER_DEAL_HASH_CLOCKS;
            assert_int_equal(cards[i], atoi(row.field[1 + 2 * i]));
        }
        assert_int_equal(self.s, strtoul(row.field[15], NULL, 10));
        assert_int_equal(probed, atoi(row.field[16]));
        rows++;
    }
    assert_int_equal(rows, 1000);
}

/* The cards that are wanted, taken one by one, force the next one on. */
CASE(a_taken_card_gives_way_to_the_next)
{
    BEGIN_CASE;
    for (unsigned taken = 0; taken <= 6; taken++) {
        struct poker_dealer self = fresh("x", POKER_DEAL_HASH);
        uint8_t card;

        poker_deal.tick(&self, SHUFFLE);
        self.taken = PINS(0, taken) << 1;       /* the hash begins with 1 */
        assert_int_equal(draw(&self, &card),
                         POKER_DEAL_HASH_CLOCKS + (int)taken);
        assert_int_equal(card, 1 + taken);
        assert_true(self.taken == PINS(0, taken + 1) << 1);
    }
}

/* 46 is the seventh draw; the places after it go round to 0. */
CASE(places_go_round)
{
    struct poker_dealer self = fresh("x", POKER_DEAL_HASH);
    uint8_t card;

    BEGIN_CASE;
    for (int i = 0; i < 7; i++) {
        poker_deal.tick(&self, SHUFFLE);
        self.taken = PINS(46, 6);
        draw(&self, &card);
    }
    assert_int_equal(card, 0);
}

CASE(the_deck_is_full_again_and_s_goes_on)
{
    struct poker_dealer self = fresh("x", POKER_DEAL_HASH);
    uint8_t cards[7];
    uint32_t s = 0;

    BEGIN_CASE;
    for (int hand = 0; hand < 100; hand++) {
        deal(&self, cards, 7);
        for (int i = 0; i < 7; i++)
            s = printed_hash(s);
        assert_int_equal(self.s, s);
        poker_deal.tick(&self, SHUFFLE);
        assert_true(self.taken == 0);
        assert_int_equal(self.s, s);
    }
}

/* Seed and waiting change nothing: the same deals after every power-up. */
CASE(the_hash_does_not_hear_time)
{
    struct poker_dealer one = fresh("one", POKER_DEAL_HASH);
    struct poker_dealer two = fresh("two", POKER_DEAL_HASH);
    uint8_t first[7], second[7];

    BEGIN_CASE;
    for (int hand = 0; hand < 200; hand++) {
        for (int t = 0; t < hand; t++) {
            poker_deal.tick(&two, 0);
            poker_deal_rest(&two);
        }
        deal(&one, first, 7);
        deal(&two, second, 7);
        assert_memory_equal(first, second, 7);
    }
    assert_memory_equal(&one, &two, sizeof one);
}

/* 150,334 draws, and then 4,723 that come again and again (erratum 4). */
CASE(the_hash_runs_into_a_short_circle)
{
    uint32_t slow = 0, fast = 0;
    long tail = 0, circle = 0;

    BEGIN_CASE;
    do {
        slow = printed_hash(slow);
        fast = printed_hash(printed_hash(fast));
    } while (slow != fast);
    for (slow = 0; slow != fast; tail++) {
        slow = printed_hash(slow);
        fast = printed_hash(fast);
    }
    assert_int_equal(slow, 1345539429);
    do {
        fast = printed_hash(fast);
        circle++;
    } while (slow != fast);
    assert_int_equal(tail, 150334);
    assert_int_equal(circle, 4723);
}

/* The chip itself goes round with it. */
CASE(the_chip_goes_round_with_the_hash)
{
    struct poker_dealer self = fresh("x", POKER_DEAL_HASH);
    unsigned counts[52] = {0};
    long sum = 0;
    uint8_t card;

    BEGIN_CASE;
    for (int i = 0; i < 150334; i++) {
        poker_deal.tick(&self, SHUFFLE);
        draw(&self, &card);
        counts[card]++;
        sum += card;
    }
    assert_int_equal(self.s, 1345539429);
    for (int i = 0; i < 4723; i++) {
        poker_deal.tick(&self, SHUFFLE);
        draw(&self, &card);
        counts[card]++;
        sum += card;
    }
    assert_int_equal(self.s, 1345539429);
    assert_int_equal(counts[30], 2843);         /* the rarest */
    assert_int_equal(counts[26], 3124);         /* the most frequent */
    assert_true(fair_chi_square(counts, 52) > 59.1
                && fair_chi_square(counts, 52) < 59.3);
    assert_int_equal(sum * 1000 / 155057, 25489);
}

/* How far cards were moved in the 22,151 hands of that run. */
CASE(how_often_the_hash_must_look_on)
{
    static const int known[7] = {146076, 8146, 751, 76, 7, 1, 0};
    struct poker_dealer self = fresh("x", POKER_DEAL_HASH);
    int moved[7] = {0}, neighbours = 0;

    BEGIN_CASE;
    for (int hand = 0; hand < 22151; hand++) {
        uint8_t cards[7];

        poker_deal.tick(&self, SHUFFLE);
        for (int i = 0; i < 7; i++)
            moved[draw(&self, &cards[i]) - POKER_DEAL_HASH_CLOCKS]++;
        neighbours += cards[1] == (cards[0] + 1) % 52;
    }
    assert_memory_equal(moved, known, sizeof known);
    assert_int_equal(neighbours, 911);          /* twice the fair share */
}

/* Both */

static void deal_often(long kind, int count, int hands)
{
    struct poker_dealer self = fresh("often", kind);

    for (int hand = 0; hand < hands; hand++) {
        uint8_t cards[9];
        uint64_t seen = 0;

        deal(&self, cards, count);
        for (int i = 0; i < count; i++) {
            assert_true(cards[i] < 52);
            assert_true(!(seen >> cards[i] & 1));
            seen |= UINT64_C(1) << cards[i];
        }
        assert_true(self.taken == seen);
    }
}

CASE(no_card_is_dealt_twice)
{
    BEGIN_CASE;
    deal_often(POKER_DEAL_HASH, 7, 100000);
    deal_often(POKER_DEAL_FAIR, 7, 100000);
    deal_often(POKER_DEAL_HASH, 9, 20000);
    deal_often(POKER_DEAL_FAIR, 9, 100000);
}

/* Down to the last one, so that every card is met taken. */
CASE(a_whole_deck_has_52_cards)
{
    BEGIN_CASE;
    for (long kind = POKER_DEAL_FAIR; kind <= POKER_DEAL_HASH; kind++) {
        struct poker_dealer self = fresh("deck", kind);
        uint8_t cards[52];

        deal(&self, cards, 52);
        assert_true(self.taken == PINS(0, 52));
    }
}

/* Without draw nothing is drawn; drawn lasts one clock. */
CASE(drawn_is_one_clock)
{
    BEGIN_CASE;
    for (long kind = POKER_DEAL_FAIR; kind <= POKER_DEAL_HASH; kind++) {
        struct poker_dealer self = fresh("clock", kind);
        uint8_t card;

        for (int i = 0; i < 20; i++) {
            uint64_t taken = self.taken;

            for (int t = 0; t < 50; t++)
                assert_true(!(poker_deal.tick(&self, 0)
                              & PIN(POKER_DEAL_DRAWN)));
            assert_true(self.taken == taken);
            draw(&self, &card);
            assert_true(!(poker_deal.tick(&self, 0)
                          & PIN(POKER_DEAL_DRAWN)));
        }
    }
}

/* Fair */

CASE(fair_cards_are_equally_likely)
{
    static unsigned counts[9][52];
    struct poker_dealer self = fresh("fair", POKER_DEAL_FAIR);
    uint8_t cards[9];

    BEGIN_CASE;
    for (int hand = 0; hand < 100000; hand++) {
        deal(&self, cards, 9);
        for (int i = 0; i < 9; i++)
            counts[i][cards[i]]++;
    }
    for (int i = 0; i < 9; i++)
        assert_true(fair_enough(counts[i], 52));
}

/* No card is likelier after another: how far the second is from the first.
 * The hash fails this very test. */
static double distance_chi_square(long kind, int first, int second)
{
    unsigned counts[51] = {0};
    struct poker_dealer self = fresh("near", kind);
    uint8_t cards[9];

    for (int hand = 0; hand < 100000; hand++) {
        deal(&self, cards, 9);
        counts[(cards[second] + 51 - cards[first]) % 52]++;
    }
    return fair_chi_square(counts, 51);
}

CASE(fair_neighbours_are_equally_likely)
{
    BEGIN_CASE;
    assert_true(distance_chi_square(POKER_DEAL_FAIR, 0, 1) < 112);
    assert_true(distance_chi_square(POKER_DEAL_FAIR, 1, 2) < 112);
    assert_true(distance_chi_square(POKER_DEAL_FAIR, 3, 4) < 112);
    assert_true(distance_chi_square(POKER_DEAL_FAIR, 0, 8) < 112);
    assert_true(distance_chi_square(POKER_DEAL_HASH, 0, 1) > 1000);
}

/* The step is linear, so if the bits that ten clocks look at are independent
 * functions of the register, all their patterns come equally often over its
 * states: the deals are exactly fair, not only in samples. Rank of 60 rows
 * of 64 bits, found by elimination. */
CASE(sixty_bits_of_the_register_are_independent)
{
    uint64_t row[60] = {0};
    int rank = 0;

    BEGIN_CASE;
    for (unsigned bit = 0; bit < 64; bit++) {
        struct poker_dealer self = fresh("x", POKER_DEAL_FAIR);

        self.stir = PIN(bit);
        for (int clock = 0; clock < 10; clock++) {
            poker_deal.tick(&self, 0);
            for (int i = 0; i < 6; i++)
                row[6 * clock + i] |= (self.stir >> (58 + i) & 1) << bit;
        }
    }
    for (int i = 0; i < 60; i++) {
        if (row[i] == 0)
            continue;
        rank++;
        for (int k = i + 1; k < 60; k++)
            if (row[k] & (row[i] & (~row[i] + 1)))
                row[k] ^= row[i];
    }
    assert_int_equal(rank, 60);
}

/* Some clocks more before the press, and another deal comes. */
CASE(a_fair_deal_depends_on_the_clock_of_the_press)
{
    int same = 0;
    uint8_t first[7], second[7];

    BEGIN_CASE;
    for (int wait = 0; wait < 300; wait++) {
        struct poker_dealer one = fresh("press", POKER_DEAL_FAIR);
        struct poker_dealer two = one;

        for (int t = 0; t < 20 + wait; t++)
            poker_deal_rest(&two);
        deal(&one, first, 7);
        deal(&two, second, 7);
        same += memcmp(first, second, 7) == 0;
    }
    assert_int_equal(same, 0);
}

CASE(a_seed_is_a_deal)
{
    struct poker_dealer one = fresh("seed", POKER_DEAL_FAIR);
    struct poker_dealer two = fresh("seed", POKER_DEAL_FAIR);
    struct poker_dealer other = fresh("sown", POKER_DEAL_FAIR);
    uint8_t cards[3][7];

    BEGIN_CASE;
    assert_true(one.stir != 0);
    deal(&one, cards[0], 7);
    deal(&two, cards[1], 7);
    deal(&other, cards[2], 7);
    assert_memory_equal(cards[0], cards[1], 7);
    assert_memory_not_equal(cards[0], cards[2], 7);
    assert_memory_equal(&one, &two, sizeof one);
}

/* Marsaglia's generator with shifts 13, 7 and 17, from 1. */
CASE(the_register_is_the_published_one)
{
    struct poker_dealer self = fresh("x", POKER_DEAL_FAIR);

    BEGIN_CASE;
    self.stir = 1;
    poker_deal.tick(&self, 0);
    assert_true(self.stir == 1082269761);
    poker_deal_rest(&self);
    assert_true(self.stir == 1152992998833853505);
}

/* A clock for each card, and one for each unlucky look: 64/52 each and a
 * little more, as the deck grows thinner. */
CASE(a_fair_card_takes_a_clock_or_a_few)
{
    struct poker_dealer self = fresh("time", POKER_DEAL_FAIR);
    uint8_t cards[7];
    long clocks = 0;

    BEGIN_CASE;
    for (int hand = 0; hand < 10000; hand++) {
        int taken = deal(&self, cards, 7);

        assert_true(taken >= 7);
        clocks += taken;
    }
    assert_true(clocks > 90500 && clocks < 92500);      /* 91,571 */
}

CASE(the_pins)
{
    BEGIN_CASE;
    assert_string_equal(poker_deal.name, "poker_deal");
    assert_int_equal(poker_deal.size, sizeof(struct poker_dealer));
    assert_string_equal(pin_sheet(poker_deal.inputs),
                        " draw@0:1 shuffle@1:1");
    assert_string_equal(pin_sheet(poker_deal.outputs),
                        " card@0:6 drawn@6:1");
    assert_int_equal(POKER_DEAL_HASH_CLOCKS, 3 + 31 + 1);
}

static const struct CMUnitTest tests[] = {
    TEST("poker_deal: the hash's first seventy draws, 35 clocks each "
         "(M2-049, M2-050, M2-051)", the_first_seventy_draws),
    TEST("poker_deal: the hash's first thousand deals (M2-050, M2-052, "
         "M2-055, M2-057)", the_first_thousand_deals),
    TEST("poker_deal: a taken card gives way to one of the next six, a clock "
         "each (M2-055, M2-056)", a_taken_card_gives_way_to_the_next),
    TEST("poker_deal: after 51 comes 0 (M2-055)", places_go_round),
    TEST("poker_deal: a new deck, and s goes on (M2-052, M2-054)",
         the_deck_is_full_again_and_s_goes_on),
    TEST("poker_deal: the hash hears neither seed nor time",
         the_hash_does_not_hear_time),
    TEST("poker_deal: the hash has a tail of 150334 and a circle of 4723",
         the_hash_runs_into_a_short_circle),
    TEST("poker_deal: the chip goes round with it, card counts known",
         the_chip_goes_round_with_the_hash),
    TEST("poker_deal: how far the hash must look on in 22151 hands (M2-055)",
         how_often_the_hash_must_look_on),
    TEST("poker_deal: no card is dealt twice (M2-021, M2-053, M2-058, "
         "M2-103)", no_card_is_dealt_twice),
    TEST("poker_deal: a whole deck has 52 cards (M2-021)",
         a_whole_deck_has_52_cards),
    TEST("poker_deal: drawn is one clock, and only when asked for",
         drawn_is_one_clock),
    TEST("poker_deal: fair cards are equally likely (M2-103)",
         fair_cards_are_equally_likely),
    TEST("poker_deal: fair neighbours are equally likely, the hash's are not "
         "(M2-103)", fair_neighbours_are_equally_likely),
    TEST("poker_deal: sixty bits of the register are independent",
         sixty_bits_of_the_register_are_independent),
    TEST("poker_deal: the register is the published one",
         the_register_is_the_published_one),
    TEST("poker_deal: a fair deal depends on the clock of the press "
         "(M2-060)", a_fair_deal_depends_on_the_clock_of_the_press),
    TEST("poker_deal: a seed is a deal", a_seed_is_a_deal),
    TEST("poker_deal: a fair card takes a clock or a few",
         a_fair_card_takes_a_clock_or_a_few),
    TEST("poker_deal: its name and pins", the_pins),
};

CHECK_MAIN("poker_deal", tests)
