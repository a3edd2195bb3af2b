/* board.c - the hands on a board, and what each wins against a range.
 *
 * Lanes are vectors of the compiler's own: eight floats, which are two
 * registers on any x86-64, one with AVX, and plain numbers elsewhere.
 */
#include "games/holdem/solver/board.h"

#include <string.h>

#include "games/holdem/rules/range.h"
#include "games/holdem/rules/value.h"

typedef float lanes __attribute__((vector_size(SOLVER_LANES * sizeof(float))));

/* Order */

static int is_before(const struct solver_hand *a, const struct solver_hand *b)
{
    return a->value != b->value ? a->value < b->value : a->name < b->name;
}

/* Shell's sort: a thousand hands, once for a board. */
static void sort_hands(struct solver_hand *hands, int count)
{
    static const int gaps[] = {301, 132, 57, 23, 10, 4, 1};

    for (size_t g = 0; g < sizeof gaps / sizeof gaps[0]; g++)
        for (int i = gaps[g]; i < count; i++) {
            struct solver_hand hand = hands[i];
            int at = i;

            for (; at >= gaps[g] && is_before(&hand, &hands[at - gaps[g]]);
                 at -= gaps[g])
                hands[at] = hands[at - gaps[g]];
            hands[at] = hand;
        }
}

void solver_board_make(struct solver_board *self, uint64_t dealt,
                       struct solver_hand *hands, int count)
{
    sort_hands(hands, count);
    self->dealt = dealt;
    self->count = count;
    self->groups = 0;
    for (int i = 0; i < count; i++) {
        if (i == 0 || hands[i].value != hands[i - 1].value)
            self->group[self->groups++] = (uint16_t)i;
        memcpy(self->card[i], hands[i].card, sizeof self->card[i]);
        self->name[i] = hands[i].name;
        self->place[hands[i].name] = (uint16_t)i;
    }
    self->group[self->groups] = (uint16_t)count;
}

/* The set of cards that cards.h has, from numbers. */
static cards set_of_numbers(uint64_t numbers)
{
    cards set = 0;

    for (int card = 0; card < CARDS_ALL; card++)
        if (numbers >> card & 1)
            set |= cards_of(card);
    return set;
}

static void deal_holdem(struct solver_board *self, uint64_t dealt)
{
    struct solver_hand hands[SOLVER_HANDS_MAX];
    cards board = set_of_numbers(dealt);
    int count = 0;

    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        cards two = poker_combo_cards(combo);

        if (two & board)
            continue;
        hands[count++] = (struct solver_hand){
            {(uint8_t)cards_lowest(two),
             (uint8_t)cards_lowest(two & (two - 1))},
            (uint16_t)combo,
            cards_count(board) < 3 ? 0 : poker_value(two | board)};
    }
    solver_board_make(self, dealt, hands, count);
}

const struct solver_deck solver_holdem = {
    .cards = CARDS_ALL, .held = 4, .deal = deal_holdem,
};

/* Sums */

struct sums {                           /* over hands, and those with a card */
    lanes all;
    lanes card[SOLVER_CARDS];
};

static inline void add_hand(struct sums *sums, const uint8_t card[2],
                            const lanes *range)
{
    sums->all += *range;
    sums->card[card[0]] += *range;
    sums->card[card[1]] += *range;
}

/* Adds, of the hands that were added, those that share no card with this one.
 * The hand itself, if it is among them, is subtracted once too often. */
static inline void count_others(const struct sums *sums,
                                const uint8_t card[2], lanes *to)
{
    *to += sums->all - sums->card[card[0]] - sums->card[card[1]];
}

/* Questions side by side */

static void load_ranges(const struct solver_board *self,
                        const struct solver_question *questions, int count,
                        lanes *range)
{
    memset(range, 0, (size_t)self->count * sizeof *range);
    for (int lane = 0; lane < count; lane++)
        for (int i = 0; i < self->count; i++)
            range[i][lane] = questions[lane].range[i];
}

static void store_gains(const struct solver_board *self,
                        const struct solver_question *questions, int count,
                        const lanes *gain)
{
    for (int lane = 0; lane < count; lane++)
        for (int i = 0; i < self->count; i++)
            questions[lane].gain[i] = questions[lane].stake * gain[i][lane];
}

static void sum_all(const struct solver_board *self, const lanes *range,
                    struct sums *sums)
{
    memset(sums, 0, sizeof *sums);
    for (int i = 0; i < self->count; i++)
        add_hand(sums, self->card[i], &range[i]);
}

void solver_board_fold(const struct solver_board *self,
                       const struct solver_question *questions, int count)
{
    lanes range[SOLVER_HANDS_MAX];
    struct sums total;

    load_ranges(self, questions, count, range);
    sum_all(self, range, &total);
    for (int i = 0; i < self->count; i++)
        count_others(&total, self->card[i], &range[i]);
    store_gains(self, questions, count, range);
}

/* The worse hands minus the better ones. With W for the hands up to this
 * group, V for those up to and with it, and T for all, that is W - (T - V):
 * in V and T the hand itself is subtracted once too often, which cancels. */
void solver_board_show(const struct solver_board *self,
                       const struct solver_question *questions, int count)
{
    lanes range[SOLVER_HANDS_MAX], gain[SOLVER_HANDS_MAX];
    struct sums total, so_far;

    load_ranges(self, questions, count, range);
    sum_all(self, range, &total);
    memset(&so_far, 0, sizeof so_far);
    memset(gain, 0, (size_t)self->count * sizeof *gain);
    for (int g = 0; g < self->groups; g++) {
        int from = self->group[g], to = self->group[g + 1];

        for (int i = from; i < to; i++) {
            count_others(&total, self->card[i], &gain[i]);
            gain[i] = -gain[i];
            count_others(&so_far, self->card[i], &gain[i]);
        }
        for (int i = from; i < to; i++)
            add_hand(&so_far, self->card[i], &range[i]);
        for (int i = from; i < to; i++)
            count_others(&so_far, self->card[i], &gain[i]);
    }
    store_gains(self, questions, count, gain);
}
