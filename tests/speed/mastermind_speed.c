/* mastermind_speed.c - how fast Mastermind is judged, played and solved,
 * each figure beside a baseline of the same run or the best public one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/mastermind/engine/campaign.h"
#include "games/mastermind/minds/tree.h"
#include "games/mastermind/rules/bulk.h"

enum { ROUNDS = 5 };

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static uint32_t *all_codes(const struct mastermind_game *game, size_t *count)
{
    uint64_t all = mastermind_codes(game);
    uint32_t *codes = malloc((size_t)all * sizeof *codes);

    *count = 0;
    for (uint64_t n = 0; n < all; n++) {
        uint32_t code = mastermind_code(game, n);

        if (mastermind_may_be_secret(game, code))
            codes[(*count)++] = code;
    }
    return codes;
}

/* Judgements */

static double single_speed(const struct mastermind_game *game,
                           const uint32_t *codes, size_t count)
{
    double begun = seconds();
    volatile unsigned sink = 0;
    unsigned sum = 0;

    for (size_t g = 0; g < count; g += 8)
        for (size_t c = 0; c < count; c++)
            sum += mastermind_marks(game->rule, game->pegs, codes[c],
                                    codes[g]);
    sink = sum;
    (void)sink;
    return (double)(count / 8 * count) / (seconds() - begun);
}

static double bulk_speed(const struct mastermind_game *game,
                         const uint32_t *codes, size_t count)
{
    size_t size = mastermind_blocks(count);
    struct mastermind_block *blocks = malloc(size * sizeof *blocks);
    uint16_t *marks = malloc(size * MASTERMIND_BLOCK * sizeof *marks);
    double best = 0;

    mastermind_lay_out(game->pegs, codes, count, blocks);
    for (int round = 0; round < ROUNDS; round++) {
        double begun = seconds(), speed;

        for (size_t g = 0; g < count; g++)
            mastermind_judge(game, codes[g], blocks, count, marks);
        speed = (double)(count * count) / (seconds() - begun);
        best = speed > best ? speed : best;
    }
    free(blocks);
    free(marks);
    return best;
}

static void measure_judges(void)
{
    static const char *const names[] = {"membership", "counting", "counts"};

    for (int rule = 0; rule < 3; rule++) {
        struct mastermind_game game = {4, 8, (enum mastermind_rule)rule, 0};
        size_t count;
        uint32_t *codes = all_codes(&game, &count);
        double one = single_speed(&game, codes, count);
        double bulk = bulk_speed(&game, codes, count);

        printf("judge 4x8 %-11s %7.0f M/s in bulk   %.1f times one by one; "
               "goal 500 M/s\n", names[rule], bulk / 1e6, bulk / one);
        free(codes);
    }
}

/* Whole trees */

struct greedy {
    enum mastermind_criterion criterion;
    struct mastermind_tree tree;
};

static int choose(void *with, const struct mastermind_choice *choice,
                  int depth, uint32_t *guess)
{
    struct greedy *self = with;

    (void)depth;
    *guess = mastermind_greedy(self->criterion, choice, self->tree.arena);
    return 1;
}

static void measure_tree(int pegs, int colours, double low, double high)
{
    static const char *const names[] = {"knuth", "entropy", "parts"};
    struct mastermind_game game = {pegs, colours, MASTERMIND_COUNTS, 0};
    size_t count, size = (size_t)1 << 24;
    uint32_t *codes = all_codes(&game, &count);
    void *memory = malloc(size);

    for (int criterion = 0; criterion < 3; criterion++) {
        struct greedy greedy = {
            .criterion = (enum mastermind_criterion)criterion,
        };
        double begun = seconds();

        greedy.tree = (struct mastermind_tree){
            .arena = arena_of(memory, size), .choose = choose,
            .with = &greedy,
        };
        mastermind_grow(&greedy.tree, &game, codes, count);
        printf("tree  %dx%d %-8s %8.3f s  %llu/%zu, worst %d; "
               "best public %.2f to %.2f s\n", pegs, colours, names[criterion],
               seconds() - begun, (unsigned long long)greedy.tree.guesses,
               count, greedy.tree.worst, low, high);
    }
    free(memory);
    free(codes);
}

/* Proofs */

struct row {
    const char *name;
    struct mastermind_game game;
    enum mastermind_goal goal;
    int left;
};

static double prove(const struct row *row, int threads, int *cost)
{
    struct mastermind_campaign campaign = {.threads = threads,
                                           .is_quiet = 1};
    size_t count;
    uint32_t *codes = all_codes(&row->game, &count);
    struct mastermind_task task = {&row->game, codes, count, row->goal,
                                   row->left};
    double begun = seconds(), took;

    (void)mastermind_campaign_run(&campaign, &task, MASTERMIND_NEVER, cost);
    took = seconds() - begun;
    mastermind_campaign_end(&campaign);
    free(codes);
    return took;
}

static void measure_proof(const struct row *row, double peer)
{
    int cost = 0;
    double one = prove(row, 1, &cost), two = prove(row, 2, &cost);

    printf("proof %-8s %8.3f s  cost %d; %.1f times as fast as the best "
           "public (%.2f s);\n      with 2 threads %8.3f s, %.2f times "
           "one\n", row->name, one, cost, peer / one, peer, two, one / two);
}

static const struct row duel_rows[] = {
    {"", {4, 7, MASTERMIND_COUNTING, 0}, MASTERMIND_WIN, 3},
    {"", {4, 7, MASTERMIND_COUNTING, 0}, MASTERMIND_MEAN,
     MASTERMIND_UNLIMITED},
    {"", {4, 7, MASTERMIND_MEMBERSHIP, 0}, MASTERMIND_WIN, 3},
    {"", {4, 7, MASTERMIND_MEMBERSHIP, 0}, MASTERMIND_MEAN,
     MASTERMIND_UNLIMITED},
    {"", {4, 7, MASTERMIND_MEMBERSHIP, 1}, MASTERMIND_WIN, 3},
    {"", {4, 7, MASTERMIND_MEMBERSHIP, 1}, MASTERMIND_MEAN,
     MASTERMIND_UNLIMITED},
};

static void measure_duel(double peer)
{
    double took[2] = {0, 0};
    int cost;

    for (size_t i = 0; i < sizeof duel_rows / sizeof *duel_rows; i++)
        for (int threads = 1; threads <= 2; threads++)
            took[threads - 1] += prove(&duel_rows[i], threads, &cost);
    printf("proof duel     %8.3f s  all six rows; %.1f times as fast as the "
           "best public (%.2f s);\n      with 2 threads %8.3f s, %.2f times "
           "one\n", took[0], peer / took[0], peer, took[1],
           took[0] / took[1]);
}

int main(int argc, char **argv)
{
    static const struct row rows[] = {
        {"4x6", {4, 6, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED},
        {"4x7", {4, 7, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED},
        {"4x8", {4, 8, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN,
         MASTERMIND_UNLIMITED},
    };
    static const double peers[] = {0.15, 28.6, 243.6};
    int is_short = argc > 1 && strcmp(argv[1], "--short") == 0;

    setvbuf(stdout, NULL, _IOLBF, 0);
    measure_judges();
    measure_tree(4, 8, 0.05, 0.10);
    if (!is_short)
        measure_tree(5, 8, 3.8, 8.0);
    measure_duel(0.25);
    for (int i = 0; i < (is_short ? 2 : 3); i++)
        measure_proof(&rows[i], peers[i]);
    return 0;
}
