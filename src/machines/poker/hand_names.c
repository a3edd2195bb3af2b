/* hand_names.c - cards and hands of poker by their names. */
#include "machines/poker/hand_names.h"

#include "games/holdem/rules/value.h"

static const char *const rank_names[] = {
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king", "ace",
};

static const char *const suit_names[] = {
    "hearts", "diamonds", "clubs", "spades",
};

void hand_poker_name_card(int card, struct text *to)
{
    text_put(to, rank_names[card_rank(card)]);
    text_put(to, " of ");
    text_put(to, suit_names[card_suit(card)]);
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

static void put_rank(unsigned ranks, struct text *to)
{
    text_put(to, rank_names[highest_of(ranks)]);
}

/* "sixes", "kings". */
static void put_ranks(unsigned ranks, struct text *to)
{
    int rank = highest_of(ranks);

    text_put(to, rank_names[rank]);
    text_put(to, rank_names[rank][0] == 's' && rank_names[rank][1] == 'i'
                 ? "es" : "s");
}

static void put_two_pair(unsigned ranks, struct text *to)
{
    text_put(to, "two pair, ");
    put_ranks(ranks, to);
    text_put(to, " and ");
    put_ranks(ranks & ~(1u << highest_of(ranks)), to);
}

static void put_full_house(uint32_t value, struct text *to)
{
    text_put(to, "a full house, ");
    put_ranks(repeated_ranks(value), to);
    text_put(to, " full of ");
    put_ranks(other_ranks(value), to);
}

/* Hands that are named by their highest card alone. */
static void put_with_top(const char *before, unsigned ranks,
                         const char *after, struct text *to)
{
    text_put(to, before);
    put_rank(ranks, to);
    text_put(to, after);
}

void hand_poker_name_value(uint32_t value, struct text *to)
{
    unsigned several = repeated_ranks(value), others = other_ranks(value);

    switch (poker_category(value)) {
    case POKER_HIGH_CARD:  put_with_top("", others, " high", to); break;
    case POKER_TWO_PAIR:   put_two_pair(several, to); break;
    case POKER_STRAIGHT:
        put_with_top("a straight to the ", others, "", to);
        break;
    case POKER_FLUSH:
        put_with_top("a flush, ", others, " high", to);
        break;
    case POKER_FULL_HOUSE: put_full_house(value, to); break;
    case POKER_STRAIGHT_FLUSH:
        put_with_top("a straight flush to the ", others, "", to);
        break;
    case POKER_ROYAL_FLUSH: text_put(to, "a royal flush"); break;
    default:
        text_put(to, poker_category(value) == POKER_PAIR ? "a pair of "
                   : poker_category(value) == POKER_THREE ? "three "
                   : "four ");
        put_ranks(several, to);
        break;
    }
}
