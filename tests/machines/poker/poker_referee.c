/* poker_referee.c - hands of poker judged slowly, by ten tests. */
#include "machines/poker/poker_referee.h"

#include <string.h>

enum { NOT_MET = REFEREE_NOT_MET };

const char *const poker_referee_names[REFEREE_TESTS] = {
    "royal flush", "straight flush", "four of a kind", "full house", "flush",
    "straight", "three of a kind", "two pair", "pair", "high card",
};

struct hand {
    int value[5];                       /* sorted, the lowest first */
    int suit[5];
};

static void swap(int *a, int *b)
{
    int kept = *a;

    *a = *b;
    *b = kept;
}

/* A bubble sort, as the document has it (M2-094). */
static struct hand sorted(const uint8_t *cards)
{
    struct hand hand;

    for (int i = 0; i < 5; i++) {
        hand.value[i] = cards[i] % 13;
        hand.suit[i] = cards[i] / 13;
    }
    for (int round = 0; round < 4; round++)
        for (int i = 0; i < 4 - round; i++)
            if (hand.value[i] > hand.value[i + 1]) {
                swap(&hand.value[i], &hand.value[i + 1]);
                swap(&hand.suit[i], &hand.suit[i + 1]);
            }
    return hand;
}

/* The tests */

static int high_card(const struct hand *h)
{
    return h->value[4];
}

static int pair(const struct hand *h)
{
    for (int i = 3; i >= 0; i--)
        if (h->value[i] == h->value[i + 1])
            return h->value[i];
    return NOT_MET;
}

static int two_pair(const struct hand *h)
{
    const int *v = h->value;

    if ((v[0] == v[1] && v[2] == v[3]) || (v[0] == v[1] && v[3] == v[4])
        || (v[1] == v[2] && v[3] == v[4]))
        return v[3];
    return NOT_MET;
}

/* The first three, the middle three or the last three. */
static int three(const struct hand *h)
{
    const int *v = h->value;

    if (v[0] == v[2] || v[1] == v[3] || v[2] == v[4])
        return v[2];
    return NOT_MET;
}

static int straight(const struct hand *h)
{
    const int *v = h->value;
    int steps = 0;

    for (int i = 0; i < 4; i++)
        steps += v[i + 1] == v[i] + 1;
    if (steps == 4)
        return v[4];
    return steps == 3 && v[4] == 12 && v[3] == 3 && v[0] == 0 ? 3 : NOT_MET;
}

static int flush(const struct hand *h)
{
    for (int i = 0; i < 4; i++)
        if (h->suit[i] != h->suit[i + 1])
            return NOT_MET;
    return h->value[4];
}

static int full_house(const struct hand *h)
{
    const int *v = h->value;

    if (v[0] == v[1] && v[3] == v[4] && (v[2] == v[0] || v[2] == v[4]))
        return v[2];
    return NOT_MET;
}

static int four(const struct hand *h)
{
    const int *v = h->value;

    return v[0] == v[3] || v[1] == v[4] ? v[2] : NOT_MET;
}

static int straight_flush(const struct hand *h)
{
    return flush(h) == NOT_MET ? NOT_MET : straight(h);
}

static int royal_flush(const struct hand *h)
{
    return straight_flush(h) == 12 ? 12 : NOT_MET;
}

static int (*const tests[REFEREE_TESTS])(const struct hand *h) = {
    royal_flush, straight_flush, four, full_house, flush,
    straight, three, two_pair, pair, high_card,
};

int poker_referee_test(int test, const uint8_t *cards)
{
    struct hand hand = sorted(cards);

    return tests[test](&hand);
}

static int times_of(const struct hand *h, int value)
{
    int times = 0;

    for (int i = 0; i < 5; i++)
        times += h->value[i] == value;
    return times;
}

/* All of a hand as one number: the test it meets first, the value that says,
 * and then its cards, those that come most often before the others. */
static long key_of(const uint8_t *cards)
{
    struct hand hand = sorted(cards);
    int test = 0;
    long key;

    while (tests[test](&hand) == NOT_MET)
        test++;
    key = (REFEREE_TESTS - test) * 32L + tests[test](&hand);
    if (test == 5 || test <= 1)
        return key * 371293;            /* a straight: its top says it all */
    for (int times = 4; times > 0; times--)
        for (int i = 4; i >= 0; i--)
            if (times_of(&hand, hand.value[i]) == times)
                key = key * 13 + hand.value[i];
    return key;
}

static long best_key(const uint8_t *cards, int count)
{
    long best = -1;

    if (count == 5)
        return key_of(cards);
    for (int leave = 0; leave < 7; leave++)
        for (int too = leave + 1; too < 7; too++) {
            uint8_t five[5] = {0};
            long key;

            for (int i = 0, n = 0; i < 7; i++)
                if (i != leave && i != too)
                    five[n++] = cards[i];
            key = key_of(five);
            best = key > best ? key : best;
        }
    return best;
}

int poker_referee_first(const uint8_t *cards, int count)
{
    return (int)(REFEREE_TESTS - best_key(cards, count) / 371293 / 32);
}

int poker_referee_compare(const uint8_t *a, const uint8_t *b, int count)
{
    long first = best_key(a, count), second = best_key(b, count);

    return (first > second) - (first < second);
}

int poker_referee_winner(const uint8_t *cards, int community)
{
    uint8_t hand[2][7] = {{0}};
    int order;

    for (int player = 0; player < 2; player++) {
        memcpy(hand[player], cards + 2 * player, 2);
        memcpy(hand[player] + 2, cards + 4, (size_t)community);
    }
    order = poker_referee_compare(hand[0], hand[1], 2 + community);
    return order > 0 ? 0 : order < 0 ? 1 : 2;
}

int poker_referee_card(const char *name)
{
    static const char values[] = "23456789TJQKA", suits[] = "HDCS";
    char first = name[0];
    const char *value, *suit;

    if (name[0] == '1' && name[1] == '0') {
        first = 'T';
        name++;
    }
    value = strchr(values, first & ~(first >= 'a' ? 32 : 0));
    suit = first ? strchr(suits, name[1] & ~(name[1] >= 'a' ? 32 : 0)) : NULL;
    if (!value || !*value || !suit || !*suit)
        return -1;
    return (int)(13 * (suit - suits) + (value - values));
}
