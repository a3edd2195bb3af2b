/* spread.c - how strong hands may become: the hands of a board by how their
 * strength at the end is spread.
 *
 * All hands are put in order on every whole board; a flop has 1,176 of them,
 * which takes a few hundredths of a second.
 */
#include "games/holdem/solver/spread.h"

#include <string.h>

#include "games/holdem/rules/value.h"

/* Order: the digits of values, lowest first. A value has 29 bits that differ,
 * of which three are between its two sets of ranks. */
enum { DIGIT = 11, DIGITS = 3, DIGIT_VALUES = 1 << DIGIT };

static const uint16_t *sort_by_value(struct spread *self, uint16_t *from,
                                     uint16_t *to, int count)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        uint16_t at[DIGIT_VALUES + 1] = {0}, *swapped = from;
        int shift = digit * DIGIT;

        for (int i = 0; i < count; i++)
            at[(self->value[from[i]] >> shift) % DIGIT_VALUES + 1]++;
        for (int i = 0; i < DIGIT_VALUES; i++)
            at[i + 1] = (uint16_t)(at[i + 1] + at[i]);
        for (int i = 0; i < count; i++)
            to[at[(self->value[from[i]] >> shift) % DIGIT_VALUES]++] = from[i];
        from = to;
        to = swapped;
    }
    return from;
}

static int list_possible(struct spread *self, cards board)
{
    int count = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        if (self->combo[i] & board)
            continue;
        self->hand[count] = self->combo[i] | board;
        self->order[0][count++] = (uint16_t)i;
    }
    return count;
}

/* Hands of seven cards only: poker_values takes all to have as many as the
 * first. */
static void evaluate_listed(struct spread *self, int count)
{
    poker_values(self->hand, (size_t)count, self->listed);
    for (int i = 0; i < count; i++)
        self->value[self->order[0][i]] = self->listed[i];
}

/* Hands that tie have the strength of their middle. */
static void judge_listed(struct spread *self, int count)
{
    const uint16_t *order = sort_by_value(self, self->order[0],
                                          self->order[1], count);
    int from = 0;

    for (int to = 1; to <= count; to++) {
        if (to < count && self->value[order[to]] == self->value[order[from]])
            continue;
        for (int i = from; i < to; i++)
            self->strength[order[i]] = (uint16_t)((from + to)
                                       * SPREAD_STRENGTH / (2 * count));
        from = to;
    }
}

static void judge_whole(struct spread *self, cards board)
{
    int count = list_possible(self, board);

    evaluate_listed(self, count);
    judge_listed(self, count);
}

static void fill_combos(struct spread *self)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        self->combo[i] = poker_combo_cards(i);
}

void spread_judge(struct spread *self, cards board)
{
    fill_combos(self);
    judge_whole(self, board);
}

/* Spreads */

static void count_whole(struct spread *self, cards board)
{
    judge_whole(self, board);
    for (int i = 0; i < POKER_COMBOS; i++)
        if (!(self->combo[i] & board))
            self->count[i][self->strength[i] * SPREAD_TENTHS
                           / SPREAD_STRENGTH]++;
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
    fill_combos(self);
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
