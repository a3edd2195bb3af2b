/* poker_one.c - how fast hands are judged one at a time, from the numbers of
 * seven cards: hands at random in memory, a few thousand in the cache, and
 * each hand chosen by the result before it, which shows the latency.
 *
 * Every figure stands beside those of poker_peers.h in the same run. */
#include <stdio.h>
#include <stdlib.h>

#include "base/rng.h"
#include "speed/poker_peers.h"
#include "speed/poker_runs.h"

enum { HANDS = 10000000, FEW = 4096, RUNS = 9, SEVEN = 7 };

struct pile {
    uint8_t (*card)[8];
    cards *set;
    uint64_t *sum_of_keys;
    uint16_t *class;
    int count;                          /* hands in a round */
    uint32_t sum;                       /* so that nothing is left out */
};

static struct poker_lookup lookup;

static void deal_cards(struct pile *pile)
{
    struct rng rng;

    rng_seed(&rng, "one by one");
    for (int i = 0; i < HANDS; i++) {
        cards set = 0;

        for (int k = 0; k < SEVEN;) {
            int card = (int)rng_below(&rng, CARDS_ALL);

            pile->card[i][k] = (uint8_t)card;
            k += !(set & cards_of(card));
            set |= cards_of(card);
        }
        pile->set[i] = set;
        pile->sum_of_keys[i] = POKER_LOOKUP_EMPTY;
        for (int k = 0; k < SEVEN; k++)
            pile->sum_of_keys[i] += poker_lookup_keys[pile->card[i][k]];
    }
}

/* Ways. All have HANDS hands to judge, in rounds. */

static void by_table(void *with)
{
    struct pile *pile = with;

    for (int done = 0; done < HANDS; done += pile->count)
        for (int i = 0; i < pile->count; i++)
            pile->class[i] = (uint16_t)poker_lookup_class(
                &lookup, pile->card[i], SEVEN);
}

static void prepared(void *with)
{
    struct pile *pile = with;

    for (int done = 0; done < HANDS; done += pile->count)
        for (int i = 0; i < pile->count; i++)
            pile->class[i] = (uint16_t)poker_lookup_prepared(
                &lookup, pile->sum_of_keys[i], pile->set[i]);
}

static void by_two_words(void *with)
{
    struct pile *pile = with;

    for (int done = 0; done < HANDS; done += pile->count)
        poker_peers_two_words_all((const uint8_t (*)[8])pile->card,
                                  pile->count, pile->class);
}

static void by_counts(void *with)
{
    struct pile *pile = with;

    for (int done = 0; done < HANDS; done += pile->count)
        poker_peers_counts_all((const uint8_t (*)[8])pile->card, pile->count,
                               pile->class);
}

static void without_table(void *with)
{
    struct pile *pile = with;

    for (int done = 0; done < HANDS; done += pile->count)
        for (int i = 0; i < pile->count; i++)
            pile->sum += poker_value(pile->set[i]);
}

/* The next hand is known when this one is judged. */
#define CHAIN(name, judge)                                              \
    static void name(void *with)                                        \
    {                                                                   \
        struct pile *pile = with;                                       \
        uint32_t at = 0;                                                \
                                                                        \
        for (uint32_t i = 0; i < HANDS; i++)                            \
            at = (i ^ (uint32_t)(judge)) % FEW;                         \
        pile->sum += at;                                                \
    }

CHAIN(chain_table, poker_lookup_class(&lookup, pile->card[at], SEVEN))
CHAIN(chain_prepared, poker_lookup_prepared(&lookup, pile->sum_of_keys[at],
                                            pile->set[at]))
CHAIN(chain_two_words, poker_peers_two_words(pile->card[at]))
CHAIN(chain_counts, poker_peers_counts(pile->card[at]))
CHAIN(chain_without, poker_value(pile->set[at]) >> 16)

static const struct way {
    const char *name;
    void (*all)(void *), (*chain)(void *);
} ways[] = {
    {"as PokerHandEvaluator", by_counts, chain_counts},
    {"as OMPEval", by_two_words, chain_two_words},
    {"without a table, from a set", without_table, chain_without},
    {"by table", by_table, chain_table},
    {"by table, keys added before", prepared, chain_prepared},
};

/* Every way is wrong or right with all others. */
static int are_classes_same(const struct pile *pile)
{
    for (int i = 0; i < HANDS; i += 7) {
        int class = poker_class(poker_value(pile->set[i]));

        if (class != poker_lookup_class(&lookup, pile->card[i], SEVEN)
            || class != poker_lookup_prepared(&lookup, pile->sum_of_keys[i],
                                             pile->set[i])
            || class != poker_peers_two_words(pile->card[i])
            || class != poker_peers_counts(pile->card[i]))
            return 0;
    }
    return 1;
}

static void measure_ways(struct pile *pile)
{
    double peer[3] = {0};

    puts("one by one, seven cards  in memory  in cache  latency   times as "
         "OMPEval");
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        double speed[3];

        pile->count = HANDS;
        speed[0] = HANDS / poker_runs_best(RUNS, ways[i].all, pile) / 1e6;
        pile->count = FEW;
        speed[1] = HANDS / poker_runs_best(RUNS, ways[i].all, pile) / 1e6;
        speed[2] = HANDS / poker_runs_best(RUNS, ways[i].chain, pile) / 1e6;
        for (int k = 0; i == 1 && k < 3; k++)
            peer[k] = speed[k];
        printf("%-27s %5.0f M/s %5.0f M/s %5.2f ns", ways[i].name, speed[0],
               speed[1], 1e3 / speed[2]);
        if (i > 0)
            printf("   %.2f %.2f %.2f", speed[0] / peer[0],
                   speed[1] / peer[1], speed[2] / peer[2]);
        putchar('\n');
    }
}

int main(void)
{
    struct pile pile = {malloc(HANDS * sizeof *pile.card),
                        malloc(HANDS * sizeof(cards)),
                        malloc(HANDS * sizeof(uint64_t)),
                        malloc(HANDS * sizeof(uint16_t)), 0, 0};
    double begun = poker_runs_seconds();

    poker_lookup_begin(&lookup);
    printf("table of one hand        %6.0f KiB  made in %.1f ms\n",
           (double)sizeof lookup / 1024, 1e3 * (poker_runs_seconds() - begun));
    poker_peers_begin(&lookup);
    if (!pile.card || !pile.set || !pile.sum_of_keys || !pile.class)
        return 1;
    deal_cards(&pile);
    if (!are_classes_same(&pile)) {
        puts("the ways do not agree");
        return 1;
    }
    measure_ways(&pile);
    free(pile.card);
    free(pile.set);
    free(pile.sum_of_keys);
    free(pile.class);
    return 0;
}
