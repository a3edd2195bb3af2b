/* value.c - what five, six or seven cards are worth, one hand at a
 * time; and what a value says. */
#include "games/holdem/rules/value.h"

enum { WHEEL_TOP = 3, ACE = 12, HAND = 5 };

#define RUN   0x1fu                     /* 6-5-4-3-2 */
#define WHEEL 0x100fu                   /* 5-4-3-2-A */

const char *const poker_category_names[] = {
    "high card", "pair", "two pair", "three of a kind", "straight", "flush",
    "full house", "four of a kind", "straight flush", "royal flush",
};

/* Sets of ranks */

static unsigned without_lowest(unsigned set)
{
    return set & (set - 1);
}

/* The highest so many of a set. */
static unsigned top(unsigned set, int count)
{
    for (int left = bits_count(set); left > count; left--)
        set = without_lowest(set);
    return set;
}

static int only(unsigned one)
{
    return bits_lowest(one);
}

/* The top rank of the best straight in a set of ranks, as a set; 0: none.
 * An ace counts below the two as well (erratum 16). */
static unsigned straight_top(unsigned ranks)
{
    unsigned low = ranks << 1 | ranks >> ACE;
    unsigned runs = low & low >> 1 & low >> 2 & low >> 3 & low >> 4;

    return top(runs, 1) << WHEEL_TOP;
}

/* Values */

static uint32_t value_of(enum poker_floor floor, unsigned several,
                         unsigned others)
{
    return (uint32_t)floor << 29 | (uint32_t)several << 16 | others;
}

static uint32_t suited_value(unsigned ranks)
{
    unsigned straight = straight_top(ranks);

    return straight ? value_of(POKER_FLOOR_STRAIGHT_FLUSH, 0, straight)
                    : value_of(POKER_FLOOR_FLUSH, 0, top(ranks, HAND));
}

/* Ranks by how often they are there. */
struct heap {
    unsigned any, pairs, trips, quads;
};

static struct heap heap_of(const unsigned suit[CARDS_SUITS])
{
    unsigned both = suit[0] & suit[1], one = suit[0] ^ suit[1];
    unsigned both2 = suit[2] & suit[3], one2 = suit[2] ^ suit[3];
    unsigned odd = one ^ one2, several = both | both2 | (one & one2);

    return (struct heap){
        .any = odd | several,
        .pairs = several & ~odd,        /* or quads, which beat them */
        .trips = several & odd,
        .quads = both & both2,
    };
}

static uint32_t full_house_value(const struct heap *heap)
{
    unsigned trips = top(heap->trips, 1);

    return value_of(POKER_FLOOR_FULL_HOUSE, trips,
                    top((heap->trips | heap->pairs) & ~trips, 1));
}

static uint32_t mixed_value(const struct heap *heap)
{
    unsigned straight, pairs;

    if (heap->quads)
        return value_of(POKER_FLOOR_FOUR, heap->quads,
                        top(heap->any & ~heap->quads, 1));
    if (heap->trips && (heap->pairs || without_lowest(heap->trips)))
        return full_house_value(heap);
    straight = straight_top(heap->any);
    if (straight)
        return value_of(POKER_FLOOR_STRAIGHT, 0, straight);
    if (heap->trips)
        return value_of(POKER_FLOOR_THREE, heap->trips,
                        top(heap->any & ~heap->trips, HAND - 3));
    pairs = top(heap->pairs, 2);
    return value_of(without_lowest(pairs) ? POKER_FLOOR_TWO_PAIR
                                          : POKER_FLOOR_HIGH_CARD,
                    pairs, top(heap->any & ~pairs,
                               HAND - 2 * bits_count(pairs)));
}

uint32_t poker_value(cards hand)
{
    unsigned suit[CARDS_SUITS];
    struct heap heap;

    for (int i = 0; i < CARDS_SUITS; i++) {
        suit[i] = cards_suit(hand, i);
        if (bits_count(suit[i]) >= HAND)
            return suited_value(suit[i]);       /* seven cards with five of a
                                                 * suit hold nothing better */
    }
    heap = heap_of(suit);
    return mixed_value(&heap);
}

/* What a value says */

static enum poker_floor floor_of(uint32_t value)
{
    return (enum poker_floor)(value >> 29);
}

static unsigned several_of(uint32_t value) { return value >> 16 & 0x1fff; }
static unsigned others_of(uint32_t value) { return value & 0x1fff; }

enum poker_category poker_category(uint32_t value)
{
    switch (floor_of(value)) {
    case POKER_FLOOR_HIGH_CARD:
        return several_of(value) ? POKER_PAIR : POKER_HIGH_CARD;
    case POKER_FLOOR_TWO_PAIR:   return POKER_TWO_PAIR;
    case POKER_FLOOR_THREE:      return POKER_THREE;
    case POKER_FLOOR_STRAIGHT:   return POKER_STRAIGHT;
    case POKER_FLOOR_FLUSH:      return POKER_FLUSH;
    case POKER_FLOOR_FULL_HOUSE: return POKER_FULL_HOUSE;
    case POKER_FLOOR_FOUR:       return POKER_FOUR;
    default:
        return others_of(value) == 1u << ACE ? POKER_ROYAL_FLUSH
                                             : POKER_STRAIGHT_FLUSH;
    }
}

/* Classes: each category counted from its best hand */

/* How many sets of as many ranks are lower. */
static int place(unsigned set)
{
    int below = 0;

    for (int i = 1; set; i++, set = without_lowest(set))
        below += cards_choose(only(set), i);
    return below;
}

/* The same among the ranks that are not in another set. */
static int place_beside(unsigned set, unsigned gone)
{
    while (gone) {
        unsigned high = top(gone, 1);

        set = (set & (high - 1)) | (set & ~(high - 1)) >> 1;
        gone &= ~high;
    }
    return place(set);
}

/* Five ranks in a row are not among the high cards and flushes. */
static int place_broken(unsigned set)
{
    int below = place(set);

    below -= WHEEL < set;
    for (unsigned run = RUN; run < set; run <<= 1)
        below--;
    return below;
}

static int place_in_category(uint32_t value)
{
    unsigned several = several_of(value), others = others_of(value);
    int multiple = bits_count(several);

    switch (poker_category(value)) {
    case POKER_HIGH_CARD:
    case POKER_FLUSH:
        return place_broken(others);
    case POKER_STRAIGHT:
    case POKER_STRAIGHT_FLUSH:
    case POKER_ROYAL_FLUSH:
        return only(others) - WHEEL_TOP;
    default:
        return place(several) * cards_choose(CARDS_RANKS - multiple,
                                       bits_count(others))
             + place_beside(others, several);
    }
}

int poker_class(uint32_t value)
{
    static const int worst[] = {        /* of each category */
        7462, 6185, 3325, 2467, 1609, 1599, 322, 166, 10, 10,
    };

    return worst[poker_category(value)] - place_in_category(value);
}

/* The best five */

static cards some_of_rank(cards hand, int rank, int count)
{
    cards kept = 0;

    for (int suit = 0; suit < CARDS_SUITS && count; suit++) {
        cards one = hand & cards_of(card_of(rank, suit));

        kept |= one;
        count -= one != 0;
    }
    return kept;
}

static cards some_of_ranks(cards hand, unsigned ranks, int count)
{
    cards kept = 0;

    for (; ranks; ranks = without_lowest(ranks))
        kept |= some_of_rank(hand, only(ranks), count);
    return kept;
}

static unsigned straight_ranks(unsigned top_rank)
{
    return top_rank == 1u << WHEEL_TOP ? WHEEL : RUN * top_rank >> 4;
}

static cards flush_suit(cards hand)
{
    for (int i = 0; i < CARDS_SUITS; i++)
        if (bits_count(cards_suit(hand, i)) >= HAND)
            return hand & (cards)0xffff << CARDS_LANE * i;
    return 0;
}

cards poker_best_five(cards hand)
{
    uint32_t value = poker_value(hand);
    unsigned several = several_of(value), others = others_of(value);

    switch (floor_of(value)) {
    case POKER_FLOOR_STRAIGHT:
        return some_of_ranks(hand, straight_ranks(others), 1);
    case POKER_FLOOR_FLUSH:
        return some_of_ranks(flush_suit(hand), others, 1);
    case POKER_FLOOR_STRAIGHT_FLUSH:
        return some_of_ranks(flush_suit(hand), straight_ranks(others), 1);
    case POKER_FLOOR_FULL_HOUSE:
        return some_of_ranks(hand, several, 3)
             | some_of_ranks(hand, others, 2);
    default:
        return some_of_ranks(hand, several, CARDS_SUITS)
             | some_of_ranks(hand, others, 1);
    }
}
