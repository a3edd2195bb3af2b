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

/* The highest count ranks of a set, or all if there are fewer. */
static unsigned highest_ranks(unsigned set, int count)
{
    for (int left = bits_count(set); left > count; left--)
        set = without_lowest(set);
    return set;
}

/* The lowest rank of a set that is not empty. */
static int lowest_rank(unsigned one)
{
    return bits_lowest(one);
}

/* The top rank of the best straight in a set of ranks, as a set; 0 if there is
 * none. The word is shifted up by one so that the ace also stands below the
 * two (erratum 16); a bit survives the four ands where five ranks in a row
 * begin. */
static unsigned straight_top(unsigned ranks)
{
    unsigned low = ranks << 1 | ranks >> ACE;
    unsigned runs = low & low >> 1 & low >> 2 & low >> 3 & low >> 4;

    return highest_ranks(runs, 1) << WHEEL_TOP;
}

/* Values */

static uint32_t pack_value(enum poker_floor floor, unsigned several,
                           unsigned others)
{
    return (uint32_t)floor << 29 | (uint32_t)several << 16 | others;
}

/* Five or more ranks of one suit: a straight flush, else a flush. */
static uint32_t suited_value(unsigned ranks)
{
    unsigned straight = straight_top(ranks);

    return straight ? pack_value(POKER_FLOOR_STRAIGHT_FLUSH, 0, straight)
                    : pack_value(POKER_FLOOR_FLUSH, 0,
                                 highest_ranks(ranks, HAND));
}

/* Sets of ranks by how many cards each has. */
struct heap {
    unsigned any, pairs, trips, quads;
};

/* A bitwise adder over the four suits: odd is the low bit of each rank's
 * count, several is set where the count is two or more. */
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

/* Of two three-of-a-kinds the lower serves as the pair. */
static uint32_t full_house_value(const struct heap *heap)
{
    unsigned trips = highest_ranks(heap->trips, 1);

    return pack_value(POKER_FLOOR_FULL_HOUSE, trips,
                      highest_ranks((heap->trips | heap->pairs) & ~trips, 1));
}

/* The best hand without a flush, from the strongest category down. Seven cards
 * may hold three pairs: the lowest of them counts only as a kicker. */
static uint32_t mixed_value(const struct heap *heap)
{
    unsigned straight, pairs;

    if (heap->quads)
        return pack_value(POKER_FLOOR_FOUR, heap->quads,
                          highest_ranks(heap->any & ~heap->quads, 1));
    if (heap->trips && (heap->pairs || without_lowest(heap->trips)))
        return full_house_value(heap);
    straight = straight_top(heap->any);
    if (straight)
        return pack_value(POKER_FLOOR_STRAIGHT, 0, straight);
    if (heap->trips)
        return pack_value(POKER_FLOOR_THREE, heap->trips,
                          highest_ranks(heap->any & ~heap->trips, HAND - 3));
    pairs = highest_ranks(heap->pairs, 2);
    return pack_value(without_lowest(pairs) ? POKER_FLOOR_TWO_PAIR
                                            : POKER_FLOOR_HIGH_CARD,
                      pairs, highest_ranks(heap->any & ~pairs,
                                           HAND - 2 * bits_count(pairs)));
}

/* A flush can be answered at once: with five cards of one suit, all of
 * different ranks, the two others cannot make a full house or four of a
 * kind. */
uint32_t poker_value(cards hand)
{
    unsigned suit[CARDS_SUITS];
    struct heap heap;

    for (int i = 0; i < CARDS_SUITS; i++) {
        suit[i] = cards_suit(hand, i);
        if (bits_count(suit[i]) >= HAND)
            return suited_value(suit[i]);
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

/* Classes: a category's worst class, less the hands below this one */

/* How many sets of as many ranks are lower as numbers: the combinatorial
 * number system, a sum of binomial coefficients. */
static int count_lower_sets(unsigned set)
{
    int below = 0;

    for (int i = 1; set; i++, set = without_lowest(set))
        below += cards_choose(lowest_rank(set), i);
    return below;
}

/* The same among the ranks outside another set: its ranks are squeezed out,
 * highest first, so that the lower ones keep their places. */
static int count_lower_beside(unsigned set, unsigned gone)
{
    while (gone) {
        unsigned high = highest_ranks(gone, 1);

        set = (set & (high - 1)) | (set & ~(high - 1)) >> 1;
        gone &= ~high;
    }
    return count_lower_sets(set);
}

/* For high cards and flushes, which have no five ranks in a row: the straights
 * below are not counted. */
static int count_lower_broken(unsigned set)
{
    int below = count_lower_sets(set);

    below -= WHEEL < set;
    for (unsigned run = RUN; run < set; run <<= 1)
        below--;
    return below;
}

/* How many classes of its category are below a value. For pairs and better,
 * all kickers of a lower repeated rank come before. */
static int place_in_category(uint32_t value)
{
    unsigned several = several_of(value), others = others_of(value);
    int multiple = bits_count(several);

    switch (poker_category(value)) {
    case POKER_HIGH_CARD:
    case POKER_FLUSH:
        return count_lower_broken(others);
    case POKER_STRAIGHT:
    case POKER_STRAIGHT_FLUSH:
    case POKER_ROYAL_FLUSH:
        return lowest_rank(others) - WHEEL_TOP;
    default:
        return count_lower_sets(several)
               * cards_choose(CARDS_RANKS - multiple, bits_count(others))
             + count_lower_beside(others, several);
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

/* Up to count cards of a rank, lowest suits first. */
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
        kept |= some_of_rank(hand, lowest_rank(ranks), count);
    return kept;
}

/* The five ranks of a straight by its top rank. */
static unsigned straight_ranks(unsigned top_rank)
{
    return top_rank == 1u << WHEEL_TOP ? WHEEL : RUN * top_rank >> 4;
}

/* All cards of the suit that has five or more. */
static cards flush_suit(cards hand)
{
    for (int i = 0; i < CARDS_SUITS; i++)
        if (bits_count(cards_suit(hand, i)) >= HAND)
            return hand & cards_lane(i);
    return 0;
}

/* The value names the ranks; what is left is to pick cards of those ranks. The
 * repeated ranks of pairs, trips and quads are taken with all their cards,
 * those of a full house by three and two. */
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
