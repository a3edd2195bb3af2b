/* hand_names.c - cards and hands of poker by their names. */
#include "machines/poker/hand_names.h"

#include "base/words.h"
#include "games/holdem/rules/value.h"

/* Other languages have plurals of their own, so that all are written out. */
static const char *const rank_names[] = {
    WORDS("two"), WORDS("three"), WORDS("four"), WORDS("five"), WORDS("six"),
    WORDS("seven"), WORDS("eight"), WORDS("nine"), WORDS("ten"), WORDS("jack"),
    WORDS("queen"), WORDS("king"), WORDS("ace"),
};

static const char *const plural_names[] = {
    WORDS("twos"), WORDS("threes"), WORDS("fours"), WORDS("fives"),
    WORDS("sixes"), WORDS("sevens"), WORDS("eights"), WORDS("nines"),
    WORDS("tens"), WORDS("jacks"), WORDS("queens"), WORDS("kings"),
    WORDS("aces"),
};

static const char *const suit_names[] = {
    WORDS("hearts"), WORDS("diamonds"), WORDS("clubs"), WORDS("spades"),
};

void hand_poker_name_card(int card, struct text *to)
{
    words_put(to, "{2} of {1}", words_of(suit_names[card_suit(card)]),
              words_of(rank_names[card_rank(card)]), (char *)0);
}

/* The two sets of ranks in a value (rules/value.h). */
static unsigned repeated_ranks(uint32_t value)
{
    return value >> 16 & 0x1fff;
}

static unsigned other_ranks(uint32_t value)
{
    return value & 0x1fff;
}

/* No set here is empty. */
static int highest_of(unsigned ranks)
{
    int rank = CARDS_RANKS - 1;

    while (rank > 0 && !(ranks >> rank & 1))
        rank--;
    return rank;
}

/* Hands that are named by their highest card alone. */
static void name_by_top(const char *pattern, unsigned ranks, struct text *to)
{
    words_put(to, pattern, words_of(rank_names[highest_of(ranks)]),
              (char *)0);
}

/* "three nines". */
static void name_by_set(const char *pattern, unsigned ranks, struct text *to)
{
    words_put(to, pattern, words_of(plural_names[highest_of(ranks)]),
              (char *)0);
}

static void name_by_two_sets(const char *pattern, unsigned first,
                             unsigned second, struct text *to)
{
    words_put(to, pattern, words_of(plural_names[highest_of(first)]),
              words_of(plural_names[highest_of(second)]), (char *)0);
}

static unsigned without_highest(unsigned ranks)
{
    return ranks & ~(1u << highest_of(ranks));
}

void hand_poker_name_value(uint32_t value, struct text *to)
{
    unsigned several = repeated_ranks(value), others = other_ranks(value);

    switch (poker_category(value)) {
    case POKER_HIGH_CARD:  name_by_top(WORDS("{1} high"), others, to); break;
    case POKER_PAIR:       name_by_set(WORDS("a pair of {1}"),
                                       several, to); break;
    case POKER_TWO_PAIR:
        name_by_two_sets(WORDS("two pair, {1} and {2}"), several,
                         without_highest(several), to);
        break;
    case POKER_THREE:      name_by_set(WORDS("three {1}"), several, to); break;
    case POKER_STRAIGHT:
        name_by_top(WORDS("a straight to the {1}"), others, to);
        break;
    case POKER_FLUSH:      name_by_top(WORDS("a flush, {1} high"),
                                       others, to); break;
    case POKER_FULL_HOUSE:
        name_by_two_sets(WORDS("a full house, {1} full of {2}"),
                         several, others,
                         to);
        break;
    case POKER_FOUR:       name_by_set(WORDS("four {1}"), several, to); break;
    case POKER_STRAIGHT_FLUSH:
        name_by_top(WORDS("a straight flush to the {1}"), others, to);
        break;
    default:               words_put(to, "a royal flush", (char *)0); break;
    }
}
