/* spread.c - groups the hands of a board by how their strength at the end is
 * distributed.
 *
 * All hands are put in order on every whole board; a flop has 1,176 of them,
 * which takes about a hundredth of a second.
 */
#include "games/holdem/solver/spread.h"

#include <string.h>

#include "base/sort.h"
#include "games/holdem/rules/value.h"

/* Order: a board has some two hundred values at most, so that these are put in
 * order rather than the hands. */

/* The number of a value, in the order in which they are met. */
static int number_of_value(struct spread *self, uint32_t value)
{
    uint32_t slot = value * 0x9E3779B1u >> (32 - SPREAD_SLOT_BITS);

    while (self->slot[slot]) {
        int number = self->slot[slot] - 1;

        if (self->distinct[number] == value)
            return number;
        slot = (slot + 1) % SPREAD_SLOTS;
    }
    self->distinct[self->distinct_count] = value;
    self->tied[self->distinct_count++] = 0;
    self->slot[slot] = (uint16_t)self->distinct_count;
    return self->distinct_count - 1;
}

static int list_possible(struct spread *self, cards board)
{
    int count = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        if (self->combo[i] & board)
            continue;
        self->hand[count] = self->combo[i] | board;
        self->possible[count++] = (uint16_t)i;
    }
    return count;
}

/* Hands of seven cards only: poker_values takes all to have as many as the
 * first. */
static void evaluate_listed(struct spread *self, int count)
{
    poker_values(self->hand, (size_t)count, self->listed);
    for (int i = 0; i < count; i++)
        self->value[self->possible[i]] = self->listed[i];
}

/* Hands that tie have the strength of their middle. */
static void judge_values(struct spread *self, int count)
{
    uint64_t keys[POKER_COMBOS];
    int from = 0;

    for (int i = 0; i < self->distinct_count; i++)
        keys[i] = (uint64_t)self->distinct[i] << 16 | (unsigned)i;
    sort_keys(keys, self->distinct_count);
    for (int i = 0; i < self->distinct_count; i++) {
        int number = (int)(keys[i] & 0xffff), to = from + self->tied[number];

        self->strength_of[number] = (uint16_t)((from + to) * SPREAD_STRENGTH
                                               / (2 * count));
        from = to;
    }
}

static void judge_listed(struct spread *self, int count)
{
    self->distinct_count = 0;
    memset(self->slot, 0, sizeof self->slot);
    for (int i = 0; i < count; i++) {
        int number = number_of_value(self, self->listed[i]);

        self->tied[number]++;
        self->number[i] = (uint16_t)number;
    }
    judge_values(self, count);
    for (int i = 0; i < count; i++)
        self->strength[self->possible[i]] =
            self->strength_of[self->number[i]];
}

/* How many hands there are. */
static int judge_whole(struct spread *self, cards board)
{
    int count = list_possible(self, board);

    evaluate_listed(self, count);
    judge_listed(self, count);
    return count;
}

void spread_begin(struct spread *self)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        self->combo[i] = poker_combo_cards(i);
}

void spread_judge(struct spread *self, cards board)
{
    judge_whole(self, board);
}

/* Spreads */

static void count_whole(struct spread *self, cards board)
{
    int count = judge_whole(self, board);

    for (int i = 0; i < count; i++) {
        int combo = self->possible[i];

        self->count[combo][self->strength[combo] * SPREAD_TENTHS
                           / SPREAD_STRENGTH]++;
    }
}

static void count_all_boards(struct spread *self, cards board, int to_come,
                             int from)
{
    if (to_come == 0) {
        count_whole(self, board);
        return;
    }
    for (int card = from; card < CARDS_ALL; card++)
        if (!(cards_of(card) & board))
            count_all_boards(self, board | cards_of(card), to_come - 1,
                             card + 1);
}

static void add_up_marks(struct spread *self, int combo)
{
    unsigned sum = 0, so_far = 0;

    for (int i = 0; i < SPREAD_TENTHS; i++)
        sum += self->count[combo][i];
    for (int i = 0; i < SPREAD_MARKS && sum; i++) {
        so_far += self->count[combo][i];
        self->mark[combo][i] = (uint8_t)((so_far * SPREAD_WHOLE + sum / 2)
                                         / sum);
    }
}

void spread_find(struct spread *self, cards board)
{
    spread_begin(self);
    memset(self->count, 0, sizeof self->count);
    memset(self->mark, 0, sizeof self->mark);
    count_all_boards(self, board, 5 - cards_count(board), 0);
    for (int i = 0; i < POKER_COMBOS; i++)
        add_up_marks(self, i);
}

int spread_nearest(const spread_marks *middle, int count,
                   const spread_marks mark)
{
    int best = 0, least = INT32_MAX;

    for (int i = 0; i < count; i++) {
        int far = 0;

        for (int k = 0; k < SPREAD_MARKS; k++)
            far += (middle[i][k] - mark[k]) * (middle[i][k] - mark[k]);
        if (far < least) {
            least = far;
            best = i;
        }
    }
    return best;
}

/* Suits */

/* The suit with the highest set of ranks comes first. */
cards spread_rename(cards board, uint8_t suit[CARDS_SUITS])
{
    cards renamed = 0;

    for (int i = 0; i < CARDS_SUITS; i++) {
        unsigned own = cards_suit(board, i);
        int place = 0;

        for (int k = 0; k < CARDS_SUITS; k++)
            place += cards_suit(board, k) > own
                  || (cards_suit(board, k) == own && k < i);
        suit[i] = (uint8_t)place;
        renamed |= (cards)own << CARDS_LANE * place;
    }
    return renamed;
}

int spread_renamed(int card, int other, const uint8_t suit[CARDS_SUITS])
{
    return poker_combo(card_of(card_rank(card), suit[card_suit(card)]),
                       card_of(card_rank(other), suit[card_suit(other)]));
}

/* Suited ones are above the diagonal, pairs on it. */
int spread_start(int card, int other)
{
    int a = card_rank(card), b = card_rank(other);
    int high = a > b ? a : b, low = a > b ? b : a;

    return card_suit(card) == card_suit(other) ? high * CARDS_RANKS + low
                                               : low * CARDS_RANKS + high;
}
