/* slow_equity.c - how often one range beats another, once more. */
#include "games/holdem/slow_equity.h"

#include <string.h>

#include "games/holdem/slow_poker.h"
#include "games/holdem/suit_groups.h"

struct hand {
    cards two;
    uint64_t weight[2];                 /* on either side */
    uint32_t value;
};

struct table {
    int count;
    struct hand hand[POKER_COMBOS];
    struct poker_counts counts;
};

/* Hands that are there are side by side in the table. */
static void seat_hands(struct table *table, const struct poker_range *a,
                       const struct poker_range *b, cards gone)
{
    for (int low = 0; low < CARDS_ALL; low++)
        for (int high = low + 1; high < CARDS_ALL; high++) {
            int combo = poker_combo(high, low);
            struct hand hand = {
                cards_of(low) | cards_of(high),
                {a->weight[combo], b->weight[combo]}, 0,
            };

            if (!(hand.two & gone) && (hand.weight[0] || hand.weight[1]))
                table->hand[table->count++] = hand;
        }
}

static void meet(struct table *table, const struct hand *a,
                 const struct hand *b)
{
    uint64_t weight = a->weight[0] * b->weight[1];

    if ((a->two & b->two) || !a->value || !b->value)
        return;
    if (a->value > b->value)
        table->counts.win += weight;
    else if (a->value < b->value)
        table->counts.lose += weight;
    else
        table->counts.tie += weight;
}

static void play(struct table *table, cards board)
{
    for (int i = 0; i < table->count; i++) {
        struct hand *hand = &table->hand[i];

        hand->value = hand->two & board ? 0 : poker_value(hand->two | board);
    }
    for (int a = 0; a < table->count; a++)
        for (int b = 0; table->hand[a].weight[0] && b < table->count; b++)
            meet(table, &table->hand[a], &table->hand[b]);
}

static void play_all(struct table *table, cards board, int from, cards dead)
{
    if (cards_count(board) == 5) {
        play(table, board);
        return;
    }
    for (int i = from; i < CARDS_ALL; i++)
        if (!(cards_of(i) & (board | dead)))
            play_all(table, board | cards_of(i), i + 1, dead);
}

struct poker_counts slow_equity(const struct poker_range *a,
                                const struct poker_range *b,
                                cards board, cards dead)
{
    static struct table table;

    memset(&table, 0, sizeof table);
    seat_hands(&table, a, b, board | dead);
    play_all(&table, board, 0, dead);
    return table.counts;
}

/* Ranges */

struct poker_range slow_equity_hand(const char *two)
{
    struct poker_range range = {0};

    poker_range_add(&range, slow_poker_cards(two), 1);
    return range;
}

struct poker_range slow_equity_range(struct rng *rng, int hands,
                                     int heaviest)
{
    struct poker_range range = {0};

    for (int i = 0; i < hands; i++)
        range.weight[rng_below(rng, POKER_COMBOS)] =
            (uint16_t)(1 + rng_below(rng, (uint64_t)heaviest));
    return range;
}

struct poker_range slow_equity_group(const char *group, struct rng *rng,
                                     unsigned missing, unsigned heaviest)
{
    struct poker_range range = {0};
    uint64_t salt = rng_next(rng);

    for (int i = 0; i < POKER_COMBOS; i++) {
        cards lowest = suit_groups_lowest(group, poker_combo_cards(i));
        uint64_t random = bits_mix(lowest ^ salt);

        if (random % 8 >= missing)
            range.weight[i] = (uint16_t)(1 + random / 8 % heaviest);
    }
    return range;
}
