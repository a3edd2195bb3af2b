/* poker_speed.c - how fast hands are judged and ranges compared: one core,
 * processor time, the best of a few runs, each figure beside a baseline of
 * the same run. What the best public programs reach comes from elsewhere. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "games/holdem/rules/equity.h"
#include "games/holdem/rules/order.h"
#include "games/holdem/notation/words.h"
#include "games/holdem/rules/duels.h"
#include "games/holdem/rules/sides.h"
#include "games/holdem/solver/cfr.h"
#include "games/holdem/solver/rows.h"
#include "speed/poker_runs.h"

enum { RUNS = 7, HANDS = 10000000, SAMPLES = 20000000, FEW = 4096 };

/* Hands at random, from memory */

struct pile {
    cards *hand;
    uint32_t *value;
    uint64_t sum;                       /* so that nothing is left out */
};

static void deal(struct pile *pile, int size)
{
    struct rng rng;

    rng_seed(&rng, "speed");
    for (int i = 0; i < HANDS; i++) {
        cards hand = 0;

        while (cards_count(hand) < size)
            hand |= cards_of((int)rng_below(&rng, CARDS_ALL));
        pile->hand[i] = hand;
    }
}

static void judge_each(void *with)
{
    struct pile *pile = with;

    for (int i = 0; i < HANDS; i++)
        pile->value[i] = poker_value(pile->hand[i]);
    pile->sum += pile->value[HANDS - 1];
}

static void judge_all(void *with)
{
    struct pile *pile = with;

    poker_values(pile->hand, HANDS, pile->value);
    pile->sum += pile->value[HANDS - 1];
}

/* As many hands from a few thousand, which stay in the cache. */
static void judge_few(void *with)
{
    struct pile *pile = with;

    for (int i = 0; i < HANDS; i += FEW)
        poker_values(pile->hand, FEW, pile->value);
    pile->sum += pile->value[FEW - 1];
}

static double measure_random(struct pile *pile, int size, double public)
{
    static const char *const bits[] = {"128", "256", "512"};
    double one;

    deal(pile, size);
    one = HANDS / poker_runs_best(2, judge_each, pile) / 1e6;
    printf("%d cards, one by one    %8.1f M hands/s    1.00 (baseline)\n",
           size, one);
    for (int width = 0; width < POKER_WIDTHS; width++) {
        double speed, near;

        if (!poker_values_use((enum poker_width)width))
            break;
        speed = HANDS / poker_runs_best(RUNS, judge_all, pile) / 1e6;
        near = HANDS / poker_runs_best(RUNS, judge_few, pile) / 1e6;
        printf("the same, %s bits     %8.1f M hands/s    %.1f times one by "
               "one; in cache %.0f; best public %.0f%s\n", bits[width], speed,
               speed / one, near, public, size == 7 ? ", goal 450" : "");
    }
    return one;
}

/* All hands in order */

static void run_in_order(void *with)
{
    static uint16_t classes[POKER_ORDER_MOST + POKER_ORDER_SLACK];
    struct poker_order *order = with;
    uint64_t sum = 0;
    int count;

    poker_order_rewind(order);
    while ((count = poker_order_step(order, classes))) {
        uint32_t some = 0;

        for (int i = 0; i < count; i++)
            some += classes[i];
        sum += some;
    }
    if (!sum)
        puts("no hands");
}

static void measure_order(int size, double hands, double one,
                          const char *beside)
{
    struct poker_order *order = malloc(sizeof *order);
    double begun, ready, speed;

    if (!order)
        return;
    begun = poker_runs_seconds();
    poker_order_begin(order, size);
    ready = poker_runs_seconds() - begun;
    speed = hands / poker_runs_best(RUNS, run_in_order, order) / 1e6;
    printf("%d cards, all in order  %8.1f M hands/s    %.1f times one by "
           "one; %s\n", size, speed, speed / one, beside);
    if (size == 7)
        printf("its tables             %8.1f KiB          ready in %.1f ms; "
               "the other ways have none\n",
               (double)sizeof *order / 1024, ready * 1e3);
    free(order);
}

/* Equity */

struct contest {
    struct poker_equity *equity;
    struct poker_sides *sides;
    struct poker_duels *duels;
    struct poker_lookup *lookup;
    struct poker_duel duel;
    struct poker_range side[2];
};

static void count_all(void *with)
{
    struct contest *contest = with;

    if (poker_equity_begin(contest->equity, &contest->side[0],
                           &contest->side[1], 0, 0))
        return;
    while (poker_equity_step(contest->equity, 1 << 20))
        ;
}

static void count_pairs(void *with)
{
    struct contest *contest = with;
    struct poker_counts counts = {0, 0, 0};

    poker_duels_begin(contest->duels, contest->lookup, &contest->side[0],
                      &contest->side[1], 0);
    for (int i = 0; i < contest->duels->count; i++)
        poker_duels_count(contest->duels, i, &contest->duel, &counts);
}

static void sample(void *with)
{
    struct contest *contest = with;
    struct rng rng;

    rng_seed(&rng, "speed");
    if (!poker_sides_begin(contest->sides, contest->side, 2, 0, 0))
        poker_sides_sample(contest->sides, &rng, SAMPLES);
}

static void measure_contest(struct contest *contest, const char *a,
                            const char *b, int runs, const char *public)
{
    double pairs;
    int column;

    if (poker_read_range(a, strlen(a), &contest->side[0], &column)
        || poker_read_range(b, strlen(b), &contest->side[1], &column))
        return;
    pairs = poker_runs_best(runs, count_pairs, contest);
    printf("%4s v %-6s exact     %9.3f ms           best public %s\n", a, b,
           pairs * 1e3, public);
    for (int width = 0; width < POKER_WIDTHS; width++) {
        double took;

        if (!poker_values_use((enum poker_width)width))
            break;
        took = poker_runs_best(runs, count_all, contest);
        printf("  by boards, %3d bits  %9.3f ms           pairs take %.2f of "
               "it\n", 128 << width, took * 1e3, pairs / took);
    }
}

static void measure_equity(void)
{
    struct contest contest = {
        .equity = malloc(sizeof *contest.equity),
        .sides = malloc(sizeof *contest.sides),
        .duels = malloc(sizeof *contest.duels),
        .lookup = malloc(sizeof *contest.lookup),
    };

    if (contest.equity && contest.sides && contest.duels && contest.lookup) {
        poker_lookup_begin(contest.lookup);
        measure_contest(&contest, "AhAs", "KhKs", 50, "1.08 ms");
        measure_contest(&contest, "AhKh", "QsQd", 50, "4.0 ms");
        printf("the same by chance     %8.1f M deals/s    best public 32\n",
               SAMPLES / poker_runs_best(3, sample, &contest) / 1e6);
        measure_contest(&contest, "AA", "KK", 20, "9.4 ms");
        measure_contest(&contest, "AA", "random", 3, "1220 ms");
    }
    free(contest.equity);
    free(contest.sides);
    free(contest.duels);
    free(contest.lookup);
}

/* Solving */

struct spot {
    const char *what, *board, *range[2], *public;
    int pot, stack;
    int sizes, permille[3];             /* of bets and raises, and all-in */
    double percent;                     /* of the pot to come within */
};

static const struct spot spots[] = {
    {"river, all hands, to 0.43 %", "KsTh7s4d2c", {"random", "random"},
     "best public 35 ms", 180, 910, 3, {500, 1000, 2000}, 0.43},
    {"the same to 0.01 %", "KsTh7s4d2c", {"random", "random"},
     "best public 500 ms", 180, 910, 3, {500, 1000, 2000}, 0.01},
    {"turn, 15 % against 20 % of hands, to 0.3 %", "KsTh7s4d",
     {"15%", "20%"}, "no public figure", 60, 180, 2, {500, 1000}, 0.3},
    {"flop, 8 % against 10 % of hands, to 0.5 %", "KsTh7s",
     {"8%", "10%"}, "no public figure", 60, 120, 1, {750}, 0.5},
};

static void set_bets(struct solver_spot *to, const struct spot *from)
{
    struct solver_sizes sizes = {.count = from->sizes,
                                 .all_in_pots = SOLVER_ALL_IN_ALWAYS};

    memcpy(sizes.permille, from->permille, sizeof from->permille);
    for (int i = 0; i < POKER_STREETS; i++)
        to->bets[i] = (struct solver_bets){
            .bet = {sizes, sizes}, .raise = {sizes, sizes}, .raises_max = 4,
            .commits = 150};
}

static int begin_spot(struct solver_spot *to, struct poker *hand,
                      const struct spot *from,
                      float weight[2][POKER_COMBOS])
{
    struct poker_rules rules;
    struct poker_range range;
    struct poker_list board;
    int32_t stack[2] = {from->stack, from->stack};
    int column;

    poker_no_limit(&rules, 0, 1);
    rules.blind[1] = 0;
    if (poker_begin(hand, &rules, 1, stack)
        || poker_read_cards(from->board, strlen(from->board), 3, 5, &board,
                            &column))
        return 0;
    *to = (struct solver_spot){.deck = &solver_holdem, .hand = hand,
                               .dead = from->pot,
                               .range = {weight[0], weight[1]}};
    for (int i = 0; i < board.count; i++)
        to->board |= UINT64_C(1) << board.card[i];
    hand->street = (uint8_t)(board.count - 2);
    hand->turn = 0;
    for (int side = 0; side < 2; side++) {
        if (poker_read_range(from->range[side], strlen(from->range[side]),
                             &range, &column))
            return 0;
        for (int i = 0; i < POKER_COMBOS; i++)
            weight[side][i] = poker_range_share(&range, i);
    }
    set_bets(to, from);
    return 1;
}

/* Steps until it is near enough; how near is looked at as the command does.
 * Returns the steps. */
static int solve(struct solver *solver, const struct spot *spot)
{
    double gain[2];
    int next = 8;

    do {
        while (solver_steps(solver) < next)
            solver_step(solver);
        next += (next + 3) / 4;
        solver_best(solver, gain);
    } while ((gain[0] + gain[1]) / 2 * 100 > spot->percent * spot->pot);
    return solver_steps(solver);
}

/* Seconds for one spot from the beginning; *steps and *bytes tell more. */
static double solve_once(const struct spot *spot, void *memory, size_t size,
                         int *steps, double *bytes)
{
    static float weight[2][POKER_COMBOS];
    struct arena arena = arena_of(memory, size);
    struct solver_spot asked;
    struct poker hand;
    struct solver *solver;
    void *numbers = NULL;
    double begun = poker_runs_seconds(), took = -1;

    if (!begin_spot(&asked, &hand, spot, weight))
        return -1;
    solver = solver_begin(&asked, &arena);
    if (solver)
        numbers = calloc((size_t)solver_need(solver), 1);
    if (numbers) {
        solver_bring(solver, numbers);
        *steps = solve(solver, spot);
        *bytes = solver_need(solver);
        took = poker_runs_seconds() - begun;
    }
    free(numbers);
    return took;
}

static void measure_spot(const struct spot *spot, void *memory, size_t size,
                         int runs)
{
    double best = 1e9, bytes = 0;
    int steps = 0;

    for (int i = 0; i < runs; i++) {
        double took = solve_once(spot, memory, size, &steps, &bytes);

        best = took >= 0 && took < best ? took : best;
    }
    printf("%-42s %9.1f ms   %d steps, %.1f MB; %s\n", spot->what,
           best * 1e3, steps, bytes / 1e6, spot->public);
}

static void measure_solver(void)
{
    const size_t size = (size_t)64 << 20;
    void *memory = malloc(size);

    for (size_t i = 0; memory && i < sizeof spots / sizeof *spots; i++)
        measure_spot(&spots[i], memory, size, i < 2 ? 3 : 1);
    if (memory && solver_rows_use(POKER_128)) {
        struct spot narrow = spots[0];

        narrow.what = "the first with 128 bits";
        measure_spot(&narrow, memory, size, 3);
    }
    free(memory);
}

int main(void)
{
    struct pile pile = {malloc(HANDS * sizeof(cards)),
                        malloc(HANDS * sizeof(uint32_t)), 0};
    double seven, five;

    if (!pile.hand || !pile.value)
        return 1;
    seven = measure_random(&pile, 7, 308);
    measure_order(7, 133784560, seven, "best public 1149, goal 1200");
    five = measure_random(&pile, 5, 464);
    measure_order(5, 2598960, five, "best public 2044");
    measure_equity();
    measure_solver();
    free(pile.hand);
    free(pile.value);
    return 0;
}
