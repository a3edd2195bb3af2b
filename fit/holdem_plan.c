/* holdem_plan.c - solves Hold'em before the turn.
 *
 *   holdem_plan middles FLOPS SEED >plan_middles.c
 *   holdem_plan GAME BOARDS FLOPS SEED >plan_GAME.c
 *   holdem_plan respond GAME BOARDS FLOPS SEED MEASURED
 *
 * GAME is no_limit, fixed_limit, or machine_20, the poker machine's game with
 * five community cards and stacks of 20 antes (solver/plan.c has them). Plays
 * BOARDS random boards, each with several deals, through the whole tree of
 * solver/plan.h with hands in buckets: counterfactual regret with external
 * sampling (Lanctot et al.). The player whose regrets are found looks at all
 * actions, the other takes one by chance. Early regrets count less: both sums
 * are shrunk between the first parts of the run, as in linear CFR (Brown and
 * Sandholm).
 *
 * FLOPS is how many different flops there are, drawn by chance. The buckets of
 * the flop follow from these and the seed alone: plans that were made with the
 * same share them. With 0 any flop may come, and its buckets are those of
 * solver/plan_middles.c. One thread, and nothing depends on the time: the same
 * command makes the same file.
 *
 * respond finds the same plan, with all its streets, and tells what the best
 * response gains that knows no more of hands than their buckets
 * (holdem_respond.h): found with MEASURED boards, and measured on as many
 * others. Once to the plan as it was found, and once as it is played before the
 * turn, without what is hardly taken.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit/holdem_boards.h"
#include "fit/holdem_respond.h"

enum {
    NODES = 200000,                     /* room for the tree */
    DEALS = 4,                          /* of a board */
    PARTS = 100,                        /* of a run; sums are shrunk in the */
    SHRUNK = 50,                        /* first of them */
    BIG_BLIND = 100,
    MARKS_LINE = 2,                     /* middles */
};

struct run {
    const struct plan_game *game;
    struct rng rng;
    struct plan plan;
    struct boards *boards;
    struct spread *spread;              /* of the whole board */
    float *regret, *sum;                /* by cell */
    int kept_cells;                     /* whose shares are added up */

    /* One deal */
    int bucket[POKER_PLAYERS][POKER_STREETS];
    float won;                          /* by player 0: 1, 0 or -1 */
};

static void *zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    if (!memory) {
        fprintf(stderr, "holdem_plan: out of memory\n");
        exit(1);
    }
    return memory;
}

/* Playing */

static float chance(struct rng *rng)
{
    return (float)(rng_next(rng) >> 40) / (float)(1 << 24);
}

/* By what is regretted; all alike where nothing is. */
static void match_regrets(const float *regret, int actions, float *share)
{
    float total = 0;

    for (int a = 0; a < actions; a++) {
        share[a] = regret[a] > 0 ? regret[a] : 0;
        total += share[a];
    }
    for (int a = 0; a < actions; a++)
        share[a] = total > 0 ? share[a] / total : 1 / (float)actions;
}

/* In big blinds, for one player. */
static float gain_at(const struct run *run, int at, int me)
{
    const struct poker *hand = &run->plan.hands[at];
    float stake;

    if (hand->end == POKER_FOLDED) {
        stake = (float)hand->total[hand->folder] / BIG_BLIND;
        return hand->folder == me ? -stake : stake;
    }
    stake = (float)hand->total[0] / BIG_BLIND * run->won;
    return me == 0 ? stake : -stake;
}

static float play_on(struct run *run, int at, int me);

static float try_all(struct run *run, int at, int me, float *regret,
                     const float *share)
{
    const struct plan_node *node = &run->plan.nodes[at];
    float gain[SOLVER_ACTIONS], mean = 0;

    for (int a = 0; a < node->actions; a++) {
        gain[a] = play_on(run, node->first + a, me);
        mean += share[a] * gain[a];
    }
    for (int a = 0; a < node->actions; a++)
        regret[a] += gain[a] - mean;
    return mean;
}

static float take_one(struct run *run, int at, int me, int cell,
                      const float *share)
{
    const struct plan_node *node = &run->plan.nodes[at];
    float dice = chance(&run->rng);
    int a = 0;

    if (cell < run->kept_cells)
        for (int i = 0; i < node->actions; i++)
            run->sum[cell + i] += share[i];
    for (; a < node->actions - 1 && dice >= share[a]; a++)
        dice -= share[a];
    return play_on(run, node->first + a, me);
}

static float play_on(struct run *run, int at, int me)
{
    const struct plan_node *node = &run->plan.nodes[at];
    const struct poker *hand = &run->plan.hands[at];
    float share[SOLVER_ACTIONS];
    int cell;

    if (hand->end != POKER_GOES_ON)
        return gain_at(run, at, me);
    cell = node->cell
         + run->bucket[hand->turn][hand->street] * node->actions;
    match_regrets(run->regret + cell, node->actions, share);
    return hand->turn == me
         ? try_all(run, at, me, run->regret + cell, share)
         : take_one(run, at, me, cell, share);
}

/* Dealing */

struct board {
    cards flop, turn, all;
    const uint8_t *bucket[2];
    uint8_t suit[2][CARDS_SUITS];
};

static void draw_board(struct run *run, struct board *board)
{
    board->flop = boards_flop(run->boards, &run->rng);
    board->turn = board->flop | boards_draw(&run->rng, board->flop, 1);
    board->all = board->turn | boards_draw(&run->rng, board->turn, 1);
    board->bucket[0] = boards_buckets(run->boards, board->flop,
                                      board->suit[0]);
    board->bucket[1] = boards_buckets(run->boards, board->turn,
                                      board->suit[1]);
    spread_judge(run->spread, board->all);
}

static void deal_to(struct run *run, const struct board *board, int player,
                    cards two)
{
    int card = cards_lowest(two), other = cards_lowest(two & (two - 1));
    int *bucket = run->bucket[player];

    bucket[0] = spread_start(card, other);
    for (int i = 0; i < 2; i++)
        bucket[1 + i] = board->bucket[i][spread_renamed(card, other,
                                                        board->suit[i])];
    bucket[3] = run->spread->strength[poker_combo(card, other)]
              * PLAN_BUCKETS / SPREAD_STRENGTH;
}

static void play_deal(struct run *run, const struct board *board)
{
    cards two[POKER_PLAYERS];
    uint32_t value[POKER_PLAYERS];

    two[0] = boards_draw(&run->rng, board->all, 2);
    two[1] = boards_draw(&run->rng, board->all | two[0], 2);
    for (int i = 0; i < POKER_PLAYERS; i++) {
        deal_to(run, board, i, two[i]);
        value[i] = run->spread->value[poker_combo_of(two[i])];
    }
    run->won = (float)((value[0] > value[1]) - (value[0] < value[1]));
    for (int me = 0; me < POKER_PLAYERS; me++)
        play_on(run, 0, me);
}

static void shrink_sums(struct run *run, int part)
{
    float kept = (float)part / (float)(part + 1);

    for (int i = 0; i < run->plan.cells; i++)
        run->regret[i] *= kept;
    for (int i = 0; i < run->kept_cells; i++)
        run->sum[i] *= kept;
}

static void play_boards(struct run *run, int boards)
{
    struct board board;

    for (int i = 0; i < boards; i++) {
        int part = (int)((int64_t)(i + 1) * PARTS / boards);

        draw_board(run, &board);
        for (int deal = 0; deal < DEALS; deal++)
            play_deal(run, &board);
        if (part == (int)((int64_t)i * PARTS / boards))
            continue;
        if (part <= SHRUNK)
            shrink_sums(run, part);
        fprintf(stderr, "\r%d %%", part * 100 / PARTS);
    }
}

/* Writing */

/* The parts of PLAN_LEVELS, rounded so that they add up. */
static void round_shares(const float *sum, int actions, int *level)
{
    float total = 0, done = 0;
    int so_far = 0;

    for (int a = 0; a < actions; a++)
        total += sum[a];
    for (int a = 0; a < actions; a++) {
        int until;

        done += total > 0 ? sum[a] / total : 1 / (float)actions;
        until = (int)(done * PLAN_LEVELS + 0.5f);
        until = until > PLAN_LEVELS ? PLAN_LEVELS : until;
        level[a] = until - so_far;
        so_far = until;
    }
}

static void print_letter(int *column, int level)
{
    printf("%s%c%s", *column ? "" : "    \"", plan_letter(level),
           *column == PLAN_LINE - 1 ? "\",\n" : "");
    *column = (*column + 1) % PLAN_LINE;
}

static void print_node(const struct run *run, int at, int *column)
{
    const struct plan_node *node = &run->plan.nodes[at];
    int buckets = plan_buckets(run->plan.hands[at].street);
    int level[SOLVER_ACTIONS];

    for (int b = 0; b < buckets; b++) {
        round_shares(run->sum + node->cell + b * node->actions, node->actions,
                     level);
        for (int a = 0; a < node->actions - 1; a++)
            print_letter(column, level[a]);
    }
}

/* In the order of cells: street by street. */
static void print_shares(const struct run *run)
{
    int column = 0;

    printf("const plan_line plan_%s[] = {\n", run->game->name);
    for (int street = 0; street < PLAN_KEPT_STREETS; street++)
        for (int at = 0; at < run->plan.count; at++)
            if (run->plan.nodes[at].actions
                && run->plan.hands[at].street == street)
                print_node(run, at, &column);
    printf("%s};\n", column ? "\",\n" : "");
}

static void print_middles(const spread_marks *middle)
{
    printf("const spread_marks plan_middles[PLAN_BUCKETS] = {\n");
    for (int i = 0; i < PLAN_BUCKETS; i++) {
        printf("%s{", i % MARKS_LINE ? "" : "    ");
        for (int k = 0; k < SPREAD_MARKS; k++)
            printf("%s%d", k ? "," : "", middle[i][k]);
        printf("},%s", i % MARKS_LINE == MARKS_LINE - 1 ? "\n" : "");
    }
    printf("};\n");
}

/* The command is the words behind the program's name. */
static void print_head(const char *what, char **words)
{
    printf("/* %s\n *\n *   fit/holdem_plan", what);
    for (words++; *words; words++)
        printf(" %s", *words);
    printf("\n *\n * Do not edit by hand. */\n"
           "#include \"games/holdem/solver/plan.h\"\n\n");
}

static void print_plan(const struct run *run, char **words)
{
    char what[80];

    snprintf(what, sizeof what, "plan_%s.c - the plan as it was found; made "
             "by fit/holdem_plan.", run->game->name);
    print_head(what, words);
    print_shares(run);
}

/* Responding */

static uint64_t numbers_of(cards set)
{
    uint64_t numbers = 0;

    for (; set; set &= set - 1)
        numbers |= UINT64_C(1) << cards_lowest(set);
    return numbers;
}

static void name_buckets(struct run *run, const struct board *board,
                         struct respond_deal *to)
{
    for (int i = 0; i < to->sides[0].count; i++) {
        deal_to(run, board, 0, poker_combo_cards(to->sides[0].hand[i].name));
        for (int street = 0; street < POKER_STREETS; street++)
            to->bucket[street][i] = (uint8_t)run->bucket[0][street];
    }
}

/* A board by its number, whatever was dealt before. */
static void deal_by_number(void *context, int number, struct respond_deal *to)
{
    struct run *run = context;
    struct board board;
    char seed[40];

    snprintf(seed, sizeof seed, "respond %d", number);
    rng_seed(&run->rng, seed);
    draw_board(run, &board);
    respond_lay(to, &solver_holdem, numbers_of(board.all));
    name_buckets(run, &board, to);
}

/* How often a bucket takes each action, by cell; those below hardly are left
 * out where the table is played by it. */
static void share_bucket(const float *sum, int actions, float hardly,
                         float *share)
{
    float total = 0;

    match_regrets(sum, actions, share);
    for (int a = 0; a < actions; a++) {
        share[a] = share[a] < hardly ? 0 : share[a];
        total += share[a];
    }
    for (int a = 0; a < actions; a++)
        share[a] /= total;
}

static void find_shares(const struct run *run, float hardly, float *share)
{
    for (int at = 0; at < run->plan.count; at++) {
        const struct plan_node *node = &run->plan.nodes[at];
        int street = run->plan.hands[at].street;

        for (int b = 0; node->actions && b < plan_buckets(street); b++) {
            int cell = node->cell + b * node->actions;

            share_bucket(run->sum + cell, node->actions,
                         street < PLAN_KEPT_STREETS ? hardly : 0,
                         share + cell);
        }
    }
}

static void print_gain(const char *on, struct respond_gain gain)
{
    const double mbb = 1000.0 / BIG_BLIND;

    printf("  %.1f mbb/hand on %s (95 %%: %.1f to %.1f)\n", mbb * gain.mean,
           on, mbb * (gain.mean - gain.error), mbb * (gain.mean + gain.error));
}

static void respond_to(struct run *run, const char *what, float hardly,
                       int boards)
{
    float *share = zeroed((size_t)run->plan.cells, sizeof *share);
    struct respond to = {
        .plan = &run->plan, .share = share, .streets = POKER_STREETS,
        .deal = deal_by_number, .context = run,
    };
    struct responder *responder;

    find_shares(run, hardly, share);
    responder = respond_open(&to);
    if (!responder)
        exit(1);
    respond_learn(responder, boards);
    printf("%s, %s: the best response gains\n", run->game->name, what);
    print_gain("the boards it was found on",
               respond_measure(responder, 0, boards));
    print_gain("others", respond_measure(responder, boards, boards));
    respond_close(responder);
    free(share);
}

/* The whole */

static void prepare(struct run *run, int flops, int keeps_all)
{
    struct plan *plan = &run->plan;

    plan->room = NODES;
    plan->nodes = zeroed(NODES, sizeof *plan->nodes);
    plan->hands = zeroed(NODES, sizeof *plan->hands);
    if (!plan_grow(plan, run->game, PLAN_KEPT_STREETS)) {
        fprintf(stderr, "holdem_plan: the tree is too large\n");
        exit(1);
    }
    fprintf(stderr, "%d nodes, %d letters kept; ", plan->count,
            plan->letters);
    run->kept_cells = plan->cells;
    if (!plan_grow(plan, run->game, POKER_STREETS))
        exit(1);
    fprintf(stderr, "%d nodes, %d cells\n", plan->count, plan->cells);
    if (keeps_all)
        run->kept_cells = plan->cells;
    run->regret = zeroed((size_t)plan->cells, sizeof *run->regret);
    run->sum = zeroed((size_t)run->kept_cells, sizeof *run->sum);
    run->spread = zeroed(1, sizeof *run->spread);
    spread_begin(run->spread);
    run->boards = boards_open(flops, &run->rng);
}

/* Only the buckets that all plans share. */
static int find_buckets(char **words)
{
    struct rng rng;
    int flops = atoi(words[2]);

    if (flops < 1)
        return 2;
    rng_seed(&rng, words[3]);
    print_head("plan_middles.c - the buckets of the flop, of all plans; made "
               "by\n * fit/holdem_plan.", words);
    print_middles(boards_middles(boards_open(flops, &rng)));
    return 0;
}

static const struct plan_game *game_named(const char *name)
{
    static const struct plan_game *const lists[] = {
        plan_for_no_limit, plan_for_fixed_limit, plan_for_machine};

    for (int i = 0; i < 3; i++)
        for (const struct plan_game *game = lists[i]; game->name; game++)
            if (strcmp(game->name, name) == 0)
                return game;
    return NULL;
}

static int find_plan(struct run *run, char **words, int keeps_all)
{
    int boards = atoi(words[1]), flops = atoi(words[2]);

    run->game = game_named(words[0]);
    if (boards < 1 || flops < 0 || !run->game)
        return 0;
    rng_seed(&run->rng, words[3]);
    prepare(run, flops, keeps_all);
    play_boards(run, boards);
    return 1;
}

static int make_plan(char **words)
{
    static struct run run;

    if (!find_plan(&run, words + 1, 0))
        return 2;
    print_plan(&run, words);
    return 0;
}

static int respond_to_plan(char **words)
{
    static struct run run;
    int boards = atoi(words[6]);

    if (boards < 2 || !find_plan(&run, words + 2, 1))
        return 2;
    respond_to(&run, "as it was found", 0, boards);
    respond_to(&run, "as it is played before the turn", PLAN_HARDLY, boards);
    return 0;
}

int main(int count, char **words)
{
    int status = 2;

    if (count == 4 && strcmp(words[1], "middles") == 0)
        status = find_buckets(words);
    else if (count == 5)
        status = make_plan(words);
    else if (count == 7 && strcmp(words[1], "respond") == 0)
        status = respond_to_plan(words);
    if (status == 2)
        fprintf(stderr, "usage: holdem_plan middles FLOPS SEED\n"
                        "       holdem_plan GAME BOARDS FLOPS SEED\n"
                        "       holdem_plan respond GAME BOARDS FLOPS SEED "
                        "MEASURED\n");
    return status ? status : ferror(stdout) || fflush(stdout) ? 1 : 0;
}
