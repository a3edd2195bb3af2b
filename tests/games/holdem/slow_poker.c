/* slow_poker.c - what hands of poker are worth once more, in plain arrays. */
#include "games/holdem/slow_poker.h"

#include <string.h>

#include "check.h"

enum { FIVE = 5, ACE = 12, FIVE_HIGH = 3 };

const long slow_poker_counts[3][POKER_CATEGORIES] = {
    {1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4},
    {6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656,
     188},
    {23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184,
     224848, 37260, 4324},
};

/* Those of the most frequent rank first, then the higher ranks. */
struct hand {
    int rank[FIVE], suit[FIVE], times[FIVE];
};

static int comes_before(const struct hand *hand, int a, int b)
{
    return hand->times[a] != hand->times[b]
         ? hand->times[a] > hand->times[b]
         : hand->rank[a] > hand->rank[b];
}

static void swap(int *a, int *b)
{
    int kept = *a;

    *a = *b;
    *b = kept;
}

static void sort(struct hand *hand)
{
    for (int round = 0; round < FIVE; round++)
        for (int i = 0; i + 1 < FIVE; i++)
            if (comes_before(hand, i + 1, i)) {
                swap(&hand->rank[i], &hand->rank[i + 1]);
                swap(&hand->suit[i], &hand->suit[i + 1]);
                swap(&hand->times[i], &hand->times[i + 1]);
            }
}

static struct hand hand_of(const int card[FIVE])
{
    struct hand hand = {{0}, {0}, {0}};

    for (int i = 0; i < FIVE; i++) {
        hand.rank[i] = card[i] % 13;
        hand.suit[i] = card[i] / 13;
        for (int k = 0; k < FIVE; k++)
            hand.times[i] += card[k] % 13 == hand.rank[i];
    }
    sort(&hand);
    return hand;
}

/* The ten tests */

static int is_wheel(const struct hand *hand)
{
    static const int wheel[FIVE] = {ACE, 3, 2, 1, 0};

    return memcmp(hand->rank, wheel, sizeof wheel) == 0;
}

static int is_straight(const struct hand *hand)
{
    for (int i = 0; i < FIVE; i++)
        if (hand->rank[i] != hand->rank[0] - i)
            return is_wheel(hand);
    return 1;
}

static int is_flush(const struct hand *hand)
{
    for (int i = 1; i < FIVE; i++)
        if (hand->suit[i] != hand->suit[0])
            return 0;
    return 1;
}

static int is_royal(const struct hand *hand)
{
    return is_flush(hand) && is_straight(hand) && hand->rank[0] == ACE
        && !is_wheel(hand);
}

/* The first group of as many cards, and the one behind it. */
static int has_groups(const struct hand *hand, int first, int second)
{
    return hand->times[0] == first && hand->times[first] == second;
}

static enum poker_category category_of(const struct hand *hand)
{
    if (is_royal(hand))
        return POKER_ROYAL_FLUSH;
    if (is_flush(hand) && is_straight(hand))
        return POKER_STRAIGHT_FLUSH;
    if (has_groups(hand, 4, 1))
        return POKER_FOUR;
    if (has_groups(hand, 3, 2))
        return POKER_FULL_HOUSE;
    if (is_flush(hand))
        return POKER_FLUSH;
    if (is_straight(hand))
        return POKER_STRAIGHT;
    if (has_groups(hand, 3, 1))
        return POKER_THREE;
    if (has_groups(hand, 2, 2))
        return POKER_TWO_PAIR;
    return has_groups(hand, 2, 1) ? POKER_PAIR : POKER_HIGH_CARD;
}

static int value_of_five(const int card[FIVE])
{
    struct hand hand = hand_of(card);
    int value = (int)category_of(&hand);

    if (is_straight(&hand))
        return value * SLOW_POKER_CATEGORY
             + (is_wheel(&hand) ? FIVE_HIGH : hand.rank[0]);
    for (int i = 0; i < FIVE; i++)
        value = value * 16 + hand.rank[i];
    return value;
}

/* Five to seven cards */

static int cards_in(cards hand, int card[CARDS_ALL])
{
    int count = 0;

    for (int i = 0; i < CARDS_ALL; i++)
        if (hand >> (i / 13 * 16 + i % 13) & 1)
            card[count++] = i;
    return count;
}

/* Judges every choice of as many cards as are still wanted. */
static int best_of(const int *card, int count, int taken[FIVE], int size)
{
    int best, other;

    if (size == FIVE)
        return value_of_five(taken);
    if (count < FIVE - size)
        return -1;
    other = best_of(card + 1, count - 1, taken, size);
    taken[size] = card[0];
    best = best_of(card + 1, count - 1, taken, size + 1);
    return best > other ? best : other;
}

int slow_poker_value(cards hand)
{
    int card[CARDS_ALL] = {0}, taken[FIVE] = {0};
    int count = cards_in(hand, card);

    assert_in_range(count, 5, 7);
    return best_of(card, count, taken, 0);
}

/* Cards for tests */

static int place_in(const char *letters, char letter)
{
    const char *found = strchr(letters, letter);

    assert_true(letter && found);
    return (int)(found - letters);
}

cards slow_poker_cards(const char *text)
{
    cards set = 0;

    for (; *text; text += text[2] ? 3 : 2) {
        cards one = (cards)1 << (place_in("23456789TJQKA", text[0])
                                 + 16 * place_in("hdcs", text[1]));

        assert_true(text[2] == ' ' || !text[2]);
        assert_false(set & one);
        set |= one;
    }
    return set;
}

cards slow_poker_draw(struct rng *rng, cards deck, int count)
{
    int card[CARDS_ALL] = {0}, left = cards_in(deck, card);
    cards drawn = 0;

    assert_true(left >= count);
    for (; count; count--) {
        int at = (int)rng_below(rng, (uint64_t)left);

        drawn |= (cards)1 << (card[at] / 13 * 16 + card[at] % 13);
        card[at] = card[--left];
    }
    return drawn;
}

cards slow_poker_thin_deck(struct rng *rng)
{
    cards ranks = 0, deck = 0;

    if (rng_below(rng, 2))              /* two suits, and some more cards */
        return UINT64_C(0x1fff) << 16 * rng_below(rng, 4)
             | UINT64_C(0x1fff) << 16 * rng_below(rng, 4)
             | slow_poker_draw(rng, CARDS_DECK, 6);
    while (cards_count(ranks) < 5)
        ranks |= UINT64_C(1) << rng_below(rng, 13);
    for (int suit = 0; suit < 4; suit++)
        deck |= ranks << 16 * suit;
    return deck;
}
