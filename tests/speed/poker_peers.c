/* poker_peers.c - how two well-known evaluators judge one hand. */
#include "speed/poker_peers.h"

enum { SEVEN = 7, COPIES = 4, HEAPS = 49205, SUIT_SUMS = 7 * 512 + 1 };

static const struct poker_lookup *lookup;

/* OMPEval: the key and the set of a card in one register. */

typedef uint64_t words __attribute__((vector_size(16)));

static words two_words[CARDS_ALL];

static inline int judge_two_words(const uint8_t card[SEVEN])
{
    words sum = {POKER_LOOKUP_EMPTY, 0};

    for (int i = 0; i < SEVEN; i++)
        sum += two_words[card[i]];
    return poker_lookup_prepared(lookup, sum[0], sum[1]);
}

/* PokerHandEvaluator: how many numbers of so many digits, 0 to 4 each, have
 * digits of this sum; and what a digit adds to the place of a number. */

static int numbers[CARDS_RANKS + 1][SEVEN + 1];
static int adds[COPIES + 1][CARDS_RANKS][SEVEN + 1];
static uint16_t heap_class[HEAPS];
static uint8_t suit_with_five[SUIT_SUMS];       /* by sum, from 1 */
static uint16_t suit_unit[CARDS_ALL];

static inline int place_of(const uint8_t digit[CARDS_RANKS])
{
    int place = 0, left = SEVEN;

    for (int i = 0; i < CARDS_RANKS && left > 0; i++) {
        place += adds[digit[i]][CARDS_RANKS - 1 - i][left];
        left -= digit[i];
    }
    return place;
}

static inline int judge_counts(const uint8_t card[SEVEN])
{
    uint8_t digit[CARDS_RANKS] = {0};
    unsigned suits = 0, ranks[CARDS_SUITS] = {0};

    for (int i = 0; i < SEVEN; i++)
        suits += suit_unit[card[i]];
    if (suit_with_five[suits]) {
        for (int i = 0; i < SEVEN; i++)
            ranks[card_suit(card[i])] |= 1u << card_rank(card[i]);
        return lookup->flush[ranks[suit_with_five[suits] - 1]];
    }
    for (int i = 0; i < SEVEN; i++)
        digit[card_rank(card[i])]++;
    return heap_class[place_of(digit)];
}

/* Tables */

static void count_numbers(void)
{
    numbers[0][0] = 1;
    for (int length = 1; length <= CARDS_RANKS; length++)
        for (int sum = 0; sum <= SEVEN; sum++)
            for (int i = 0; i <= COPIES && i <= sum; i++)
                numbers[length][sum] += numbers[length - 1][sum - i];
    for (int digit = 1; digit <= COPIES; digit++)
        for (int length = 0; length < CARDS_RANKS; length++)
            for (int sum = digit; sum <= SEVEN; sum++)
                adds[digit][length][sum] = adds[digit - 1][length][sum]
                    + numbers[length][sum - digit + 1];
}

static void fill_classes(uint8_t digit[CARDS_RANKS], int rank, int left,
                         uint32_t sum)
{
    if (left == 0) {
        heap_class[place_of(digit)] =
            (uint16_t)poker_lookup_ranks(lookup, sum);
        return;
    }
    if (rank == CARDS_RANKS)
        return;
    for (int i = 0; i <= COPIES && i <= left; i++) {
        digit[rank] = (uint8_t)i;
        fill_classes(digit, rank + 1, left - i,
                     sum + (uint32_t)i * (uint32_t)poker_lookup_keys[rank]);
    }
    digit[rank] = 0;
}

static void fill_suits(void)
{
    for (unsigned sum = 0; sum < SUIT_SUMS; sum++)
        for (unsigned suit = 0; suit < CARDS_SUITS; suit++)
            if ((sum >> 3 * suit & 7) >= 5)
                suit_with_five[sum] = (uint8_t)(suit + 1);
    for (int i = 0; i < CARDS_ALL; i++)
        suit_unit[i] = (uint16_t)(1 << 3 * card_suit(i));
}

void poker_peers_begin(const struct poker_lookup *tables)
{
    uint8_t digit[CARDS_RANKS] = {0};

    lookup = tables;
    for (int i = 0; i < CARDS_ALL; i++)
        two_words[i] = (words){poker_lookup_keys[i], cards_of(i)};
    count_numbers();
    fill_classes(digit, 0, SEVEN, 0);
    fill_suits();
}

int poker_peers_two_words(const uint8_t card[SEVEN])
{
    return judge_two_words(card);
}

int poker_peers_counts(const uint8_t card[SEVEN])
{
    return judge_counts(card);
}

void poker_peers_two_words_all(const uint8_t (*card)[8], int count,
                               uint16_t *class)
{
    for (int i = 0; i < count; i++)
        class[i] = (uint16_t)judge_two_words(card[i]);
}

void poker_peers_counts_all(const uint8_t (*card)[8], int count,
                            uint16_t *class)
{
    for (int i = 0; i < count; i++)
        class[i] = (uint16_t)judge_counts(card[i]);
}
