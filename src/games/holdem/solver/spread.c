/* spread.c - groups the hands of a board by how their strength at the end is
 * distributed.
 *
 * All hands are put in order on every whole board. A flop has 1,176 of them;
 * those where nobody can have a flush are alike if their ranks are, so that
 * one stands for up to sixteen.
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
    for (int i = 0; i < POKER_COMBOS; i++) {
        cards two = poker_combo_cards(i);
        int low = cards_lowest(two), high = cards_lowest(two & (two - 1));
        int rank = card_rank(low), other = card_rank(high);

        self->combo[i] = two;
        self->card[i][0] = (uint8_t)low;
        self->card[i][1] = (uint8_t)high;
        self->ranks[i] = (uint8_t)(rank < other ? rank * CARDS_RANKS + other
                                                : other * CARDS_RANKS + rank);
    }
}

void spread_judge(struct spread *self, cards board)
{
    judge_whole(self, board);
}

/* Spreads */

static int tenth_of(const struct spread *self, int combo)
{
    return self->strength[combo] * SPREAD_TENTHS / SPREAD_STRENGTH;
}

static void count_whole(struct spread *self, cards board)
{
    int count = judge_whole(self, board);

    for (int i = 0; i < count; i++) {
        int combo = self->possible[i];

        self->count[combo][tenth_of(self, combo)]++;
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

/* Pairs of cards of the same two ranks that come behind a flop, and after which
 * nobody can have a flush. */
struct runs {
    int count;
    uint8_t card[CARDS_SUITS * CARDS_SUITS][2];
    uint8_t with[CARDS_ALL];            /* how many have a card */
};

static int can_be_flush(cards board)
{
    for (int i = 0; i < CARDS_SUITS; i++)
        if (bits_count(cards_suit(board, i)) >= 3)
            return 1;
    return 0;
}

static cards set_of_run(const struct runs *self, int run)
{
    return cards_of(self->card[run][0]) | cards_of(self->card[run][1]);
}

/* How many have no card of a hand. */
static int runs_without(const struct runs *self, const uint8_t card[2])
{
    int count = self->count - self->with[card[0]] - self->with[card[1]];

    if (!self->with[card[0]] || !self->with[card[1]])
        return count;
    for (int i = 0; i < self->count; i++)
        count += set_of_run(self, i)
              == (cards_of(card[0]) | cards_of(card[1]));
    return count;
}

/* Each leaves as many cards of every rank, so that two ranks are worth the same
 * behind all of them, and can be held behind all or none. */
static void count_alike_runs(struct spread *self, cards flop,
                             const struct runs *runs)
{
    int count = judge_whole(self, flop | set_of_run(runs, 0));

    for (int i = 0; i < count; i++) {
        int combo = self->possible[i];

        self->tenth[self->ranks[combo]] = (uint8_t)tenth_of(self, combo);
    }
    for (int i = 0; i < POKER_COMBOS; i++)
        if (!(self->combo[i] & flop))
            self->count[i][self->tenth[self->ranks[i]]] +=
                (uint16_t)runs_without(runs, self->card[i]);
}

static void add_run(struct spread *self, cards flop, int card, int other,
                    struct runs *runs)
{
    cards board = flop | cards_of(card) | cards_of(other);

    if (cards_count(board) != 5)
        return;
    if (can_be_flush(board)) {
        count_whole(self, board);
        return;
    }
    runs->card[runs->count][0] = (uint8_t)card;
    runs->card[runs->count++][1] = (uint8_t)other;
    runs->with[card]++;
    runs->with[other]++;
}

static void count_runs_of(struct spread *self, cards flop, int rank, int other)
{
    struct runs runs = {0};

    for (int i = 0; i < CARDS_SUITS; i++)
        for (int k = rank == other ? i + 1 : 0; k < CARDS_SUITS; k++)
            add_run(self, flop, card_of(rank, i), card_of(other, k), &runs);
    if (runs.count)
        count_alike_runs(self, flop, &runs);
}

static void count_flop(struct spread *self, cards flop)
{
    for (int rank = 0; rank < CARDS_RANKS; rank++)
        for (int other = rank; other < CARDS_RANKS; other++)
            count_runs_of(self, flop, rank, other);
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
    if (cards_count(board) == 3)
        count_flop(self, board);
    else
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
