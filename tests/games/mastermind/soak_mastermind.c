/* soak_mastermind.c - the figures of whole games of Mastermind, found again:
 * strategies are searched, grown for all codes, and counted.
 *
 * Takes some minutes; `make soak` runs it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "games/mastermind/minds/best.h"
#include "games/mastermind/minds/tree.h"
#include "games/minds_rig.h"

#define ANY MASTERMIND_UNLIMITED

/* What is wanted of each game, and what comes out. */
static const struct exact {
    struct mastermind_game game;
    enum mastermind_goal goal;
    int left;
    int cost, worst;
} exact[] = {
    {{4, 5, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, ANY, 2463, 5},
    {{4, 6, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, ANY, 5625, 6},
    {{4, 6, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, 5, 5626, 5},
    {{4, 7, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, ANY, 11228, 6},
    {{4, 8, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, ANY, 20471, 7},
    {{4, 8, MASTERMIND_COUNTS, 0}, MASTERMIND_MEAN, 6, 20473, 6},
    {{4, 7, MASTERMIND_COUNTING, 0}, MASTERMIND_WIN, 3, 1187, 3},
    {{4, 7, MASTERMIND_MEMBERSHIP, 0}, MASTERMIND_WIN, 3, 1230, 3},
    {{4, 7, MASTERMIND_MEMBERSHIP, 1}, MASTERMIND_WIN, 3, 211, 3},
    {{4, 7, MASTERMIND_COUNTING, 0}, MASTERMIND_MEAN, ANY, 8406, 4},
    {{4, 7, MASTERMIND_MEMBERSHIP, 0}, MASTERMIND_MEAN, ANY, 8555, 5},
    {{4, 7, MASTERMIND_MEMBERSHIP, 1}, MASTERMIND_MEAN, ANY, 2682, 4},
};

static const struct greedy {
    int colours;
    enum mastermind_criterion criterion;
    int cost, worst;
} greedy[] = {
    {6, MASTERMIND_MINIMAX, 5801, 5},
    {8, MASTERMIND_MINIMAX, 21230, 6},
    {8, MASTERMIND_MAX_ENTROPY, 20688, 7},
    {8, MASTERMIND_MOST_PARTS, 20896, 7},
};

enum {
    EXACTS = sizeof exact / sizeof *exact,
    GREEDIES = sizeof greedy / sizeof *greedy,
};

static _Alignas(16) char memory[1 << 22];
static uint32_t codes[RIG_CODES_MAX];
static int number, failures;

static void tell(int is_ok, const struct mastermind_game *game,
                 const char *what, int cost, int worst)
{
    static const char *const rules[] = {"membership", "counting", "counts"};

    failures += !is_ok;
    printf("%sok %d - %d pegs, %d colours%s, %s, %s: %d, worst %d\n",
           is_ok ? "" : "not ", ++number, game->pegs, game->colours,
           game->is_distinct ? " (distinct)" : "", rules[game->rule], what,
           cost, worst);
    fflush(stdout);
}

/* Exact searches */

static int choose_best(void *with, const struct mastermind_choice *choice,
                       int depth, uint32_t *guess)
{
    int cost;

    return mastermind_best(with, choice, depth - 1, guess, &cost);
}

static void run_exact(const struct exact *row)
{
    static struct rig rig;
    int is_win = row->goal == MASTERMIND_WIN, cost, its;
    struct mastermind_task task = {&row->game, codes,
                                   rig_codes(&row->game, codes), row->goal,
                                   row->left};
    struct mastermind_tree tree = {
        .limit = row->left == ANY ? 0 : row->left,
        .arena = arena_of(memory, sizeof memory),
        .choose = choose_best, .with = &rig.worker,
    };
    char what[40];

    rig_begin(&rig, &task);
    cost = rig_cost(&rig);
    its = mastermind_grow(&tree, &row->game, codes, task.count)
        ? (int)(is_win ? tree.missed : tree.guesses) : -1;
    rig_end(&rig);
    snprintf(what, sizeof what, row->left == ANY ? "%s" : "%s in %d",
             is_win ? "missed" : "guesses", row->left);
    tell(cost == row->cost && its == cost && tree.worst == row->worst,
         &row->game, what, cost, tree.worst);
}

/* One step ahead */

static int choose_greedily(void *with,
                           const struct mastermind_choice *choice, int depth,
                           uint32_t *guess)
{
    static _Alignas(16) char sheet[MASTERMIND_GREEDY_SCRATCH];
    const struct greedy *row = with;

    (void)depth;
    *guess = mastermind_greedy(row->criterion, choice,
                               arena_of(sheet, sizeof sheet));
    return 1;
}

static void run_greedy(const struct greedy *from)
{
    static const char *const tastes[] = {"small worst", "much news",
                                         "many parts"};
    struct greedy row = *from;
    struct mastermind_game game = {4, row.colours, MASTERMIND_COUNTS, 0};
    struct mastermind_tree tree = {
        .arena = arena_of(memory, sizeof memory),
        .choose = choose_greedily, .with = &row,
    };
    int is_grown = mastermind_grow(&tree, &game, codes,
                                   rig_codes(&game, codes));

    tell(is_grown && (int)tree.guesses == row.cost
         && tree.worst == row.worst, &game, tastes[row.criterion],
         (int)tree.guesses, tree.worst);
}

int main(void)
{
    printf("1..%d\n", EXACTS + GREEDIES);
    for (int i = 0; i < GREEDIES; i++)
        run_greedy(&greedy[i]);
    for (int i = 0; i < EXACTS; i++)
        run_exact(&exact[i]);
    return failures > 0;
}
