/* suit_groups.c - suits that may be exchanged, slowly. */
#include "games/holdem/suit_groups.h"

enum { ORDERS = 24 };

const char *const suit_groups[SUIT_GROUPS] = {
    "abcd", "aabc", "abac", "abca", "abbc", "abcb", "abcc", "aabb", "abab",
    "abba", "aaab", "aaba", "abaa", "abbb", "aaaa",
};

static const char orders[ORDERS][CARDS_SUITS + 1] = {
    "0123", "0132", "0213", "0231", "0312", "0321", "1023", "1032",
    "1203", "1230", "1302", "1320", "2013", "2031", "2103", "2130",
    "2301", "2310", "3012", "3021", "3102", "3120", "3201", "3210",
};

int suit_groups_are_alike(const void *with, int suit, int other)
{
    const char *group = with;

    return group[suit] == group[other];
}

static int is_allowed(const char *group, const char *order)
{
    for (int i = 0; i < CARDS_SUITS; i++)
        if (group[order[i] - '0'] != group[i])
            return 0;
    return 1;
}

static cards exchanged(cards set, const char *order)
{
    cards other = 0;

    for (int i = 0; i < CARDS_SUITS; i++)
        other |= (set >> 16 * i & 0x1fff) << 16 * (order[i] - '0');
    return other;
}

cards suit_groups_lowest(const char *group, cards set)
{
    cards lowest = set;

    for (int i = 0; i < ORDERS; i++) {
        cards other = exchanged(set, orders[i]);

        if (is_allowed(group, orders[i]) && other < lowest)
            lowest = other;
    }
    return lowest;
}

int suit_groups_orbit(const char *group, cards set)
{
    cards found[ORDERS];
    int count = 0;

    for (int i = 0; i < ORDERS; i++) {
        cards other = exchanged(set, orders[i]);
        int k = 0;

        while (k < count && found[k] != other)
            k++;
        if (k == count && is_allowed(group, orders[i]))
            found[count++] = other;
    }
    return count;
}

cards suit_groups_draw(const char *group, struct rng *rng, cards deck,
                       int most)
{
    cards drawn = 0;

    for (int tries = 0; tries < 100; tries++) {
        char letter = group[rng_below(rng, CARDS_SUITS)];
        int rank = (int)rng_below(rng, CARDS_RANKS);
        cards some = 0;

        for (int suit = 0; suit < CARDS_SUITS; suit++)
            if (group[suit] == letter)
                some |= cards_of(card_of(rank, suit));
        if (!(some & ~deck) && cards_count(drawn | some) <= most)
            drawn |= some;
    }
    return drawn;
}
