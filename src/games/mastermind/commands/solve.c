/* solve.c - boardwalk mastermind solve: the best strategy for a
 * game, or that of a mind.
 *
 * In three steps: the search proves the cost, the tree is grown from what it
 * has learned, and the figures of the tree are printed and, with --tree,
 * written to a file together with its lines. A greedy mind needs no search.
 * The figures come from the tree and not from the search, so the two check
 * each other.
 */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/command.h"
#include "disk/file.h"
#include "games/mastermind/commands/exact.h"
#include "games/mastermind/minds/best.h"
#include "games/mastermind/minds/tree.h"

enum { GREEDY_CODES_MAX = 1 << 18 };

static const char no_memory[] = "out of memory for the strategy";

static const struct arg_def options[] = {
    MASTERMIND_GAME_OPTIONS,
    MASTERMIND_GOAL_OPTION("mean (default), worst, or win=K tries"),
    MASTERMIND_LIMIT_OPTION,
    {"strategy", 's', "MIND", "optimal (default), entropy, parts or knuth"},
    {"tree", 't', "FILE", "write the whole strategy"},
    MASTERMIND_EXACT_THREADS,
    {"fresh", 0, NULL, "forget what an interrupted search has proven"},
    {"quiet", 'q', NULL, "print no progress bar"},
    {0},
};

static const struct {
    const char *name;
    enum mastermind_criterion criterion;
} greedy_minds[] = {
    {"entropy", MASTERMIND_MAX_ENTROPY},
    {"parts", MASTERMIND_MOST_PARTS},
    {"knuth", MASTERMIND_MINIMAX},
};

enum { OPTIMAL = -1, GREEDY = sizeof greedy_minds / sizeof *greedy_minds };

struct solve {
    struct mastermind_setup setup;
    int strategy;                       /* OPTIMAL, or a greedy mind */
    const char *tree_path;
    struct mastermind_exact exact;
    struct mastermind_tree tree;        /* grown from what was found */
    FILE *lines;                        /* of the file, while it grows */
    struct mastermind_strategy head;
    const char *error;
};

/* What is asked for */

static const char *strategy_name(const void *at, int i)
{
    (void)at;
    if (i == 0)
        return "optimal";
    return i <= GREEDY ? greedy_minds[i - 1].name : NULL;
}

static const char *read_strategy(struct solve *self, const char *name)
{
    if (!name)
        name = "optimal";
    for (int i = 0; strategy_name(NULL, i); i++)
        if (text_same(strategy_name(NULL, i), name)) {
            self->strategy = i + OPTIMAL;
            return NULL;
        }
    return text_unknown("strategy", name, "", strategy_name, NULL,
                        "there are optimal, entropy, parts and knuth");
}

static const char *read_solve_args(struct solve *self, const struct args *args)
{
    const char *error = args_refuse_words(args, NULL);

    self->setup = mastermind_game_usual;
    if (error || (error = mastermind_game_read(&self->setup, args))
        || (error = read_strategy(self, args_value(args, "strategy"))))
        return error;
    if (self->strategy != OPTIMAL && args_value(args, "goal"))
        return "--goal: only the optimal strategy has a goal";
    self->tree_path = args_value(args, "tree");
    self->exact.campaign.is_fresh = args_has(args, "fresh");
    self->exact.campaign.is_quiet = args_has(args, "quiet");
    return mastermind_exact_threads(&self->exact, args);
}

static const char *check_code_count(const struct solve *self)
{
    uint64_t codes = mastermind_codes(&self->setup.game);

    if (self->strategy == OPTIMAL)
        return mastermind_table_check(&self->setup.game, (size_t)codes);
    return codes > GREEDY_CODES_MAX ? "too many codes: at most 262144" : NULL;
}

/* Lists the codes in any case; searches only for the optimal strategy. For the
 * goal worst the search finds the limit. */
static const char *find_best_strategy(struct solve *self)
{
    struct mastermind_exact *exact = &self->exact;
    const char *error = check_code_count(self);

    exact->game = self->setup.game;
    exact->goal = self->setup.goal;
    exact->limit = self->setup.limit;
    exact->keeps_notes = 1;
    if (!error)
        error = mastermind_exact_list(exact);
    if (!error && self->strategy == OPTIMAL)
        error = mastermind_exact_search(exact);
    self->setup.limit = exact->limit;
    return error;
}

/* The tree */

/* The chooser for the optimal strategy; the depth counts from 1. */
static int choose_best(void *with, const struct mastermind_choice *choice,
                       int depth, uint32_t *guess)
{
    struct solve *self = with;
    int cost;

    return mastermind_best(&self->exact.campaign.worker, choice, depth - 1,
                           guess, &cost);
}

static int choose_greedy(void *with, const struct mastermind_choice *choice,
                         int depth, uint32_t *guess)
{
    struct solve *self = with;

    (void)depth;
    *guess = mastermind_greedy(greedy_minds[self->strategy].criterion, choice,
                               self->tree.arena);
    return 1;
}

/* Called for each node in the order of the file. */
static void write_line(void *with, int depth, unsigned marks,
                       uint32_t guess)
{
    struct solve *self = with;
    char line[MASTERMIND_STRATEGY_LINE_MAX];
    struct text to;

    text_begin(&to, line, sizeof line);
    mastermind_strategy_line(&self->head, depth - 1, marks, guess, &to);
    fputs(line, self->lines);
}

/* For one greedy choice, and 64 bytes a code: sets shrink quickly, so the sum
 * over the levels of a path stays below that. */
static size_t tree_memory(const struct solve *self)
{
    return mastermind_greedy_need(&self->setup.game, self->exact.count)
         + 64 * self->exact.count + ((size_t)1 << 20);
}

/* The tree takes its memory from one block, freed as soon as it is grown. */
static void grow_tree(struct solve *self)
{
    size_t size = tree_memory(self);
    void *memory = malloc(size);
    int is_optimal = self->strategy == OPTIMAL;

    self->tree = (struct mastermind_tree){
        .limit = self->setup.limit,
        .arena = arena_of(memory, memory ? size : 0),
        .choose = is_optimal ? choose_best : choose_greedy,
        .tell = self->lines ? write_line : NULL,
        .with = self,
    };
    if (!mastermind_grow(&self->tree, &self->setup.game, self->exact.codes,
                         self->exact.count))
        self->error = no_memory;
    free(memory);
}

/* A strategy that misses codes can only claim the goal win, whatever was asked
 * for. */
static void fill_head(struct solve *self)
{
    struct mastermind_strategy *head = &self->head;

    if (self->tree.missed)
        head->goal = MASTERMIND_STRATEGY_WIN;   /* all that can be said */
    head->codes = self->exact.count;
    head->cost = self->tree.guesses;
    head->found = self->exact.count - self->tree.missed;
    head->worst = self->tree.worst;
}

/* Atomically: an old file stays if the disk is full. */
static void write_strategy_file(struct solve *self, const char *lines)
{
    char text[MASTERMIND_STRATEGY_LINE_MAX * 12];
    struct text to;
    struct file_draft draft;

    text_begin(&to, text, sizeof text);
    mastermind_strategy_head(&self->head, &to);
    self->error = file_begin(&draft, self->tree_path);
    if (self->error)
        return;
    fputs(text, draft.stream);          /* file_commit tells of failures */
    fputs(lines, draft.stream);
    self->error = file_commit(&draft);
}

/* The head has the figures of the whole, so the lines wait for it. */
static void grow_to_file(struct solve *self)
{
    char *lines = NULL;
    size_t length;
    int is_short;

    self->head.game = self->setup.game;
    self->head.goal = self->setup.goal;
    self->head.limit = self->setup.goal == MASTERMIND_STRATEGY_WORST
        ? 0 : self->setup.limit;
    if (self->tree_path) {
        self->lines = open_memstream(&lines, &length);
        if (!self->lines) {
            self->error = no_memory;
            return;
        }
    }
    grow_tree(self);
    fill_head(self);
    if (!self->lines)
        return;
    is_short = ferror(self->lines);
    is_short |= fclose(self->lines) != 0;
    if (is_short || !lines)
        self->error = no_memory;
    if (!self->error)
        write_strategy_file(self, lines);
    free(lines);
}

/* Telling */

/* In the words of a player, not of the option. */
static const char *rule_words(enum mastermind_rule rule)
{
    switch (rule) {
    case MASTERMIND_MEMBERSHIP: return "marks for each place, by membership";
    case MASTERMIND_COUNTING:   return "marks for each place, counted";
    default:                    return "marks counted together";
    }
}

/* How many codes are found with the first, second, ... guess. */
static void print_found(const struct solve *self)
{
    const struct mastermind_tree *tree = &self->tree;

    printf("guesses");
    for (int i = 1; i <= tree->worst; i++)
        printf(" %6d", i);
    printf("\ncodes  ");
    for (int i = 1; i <= tree->worst; i++)
        printf(" %6" PRIu64, tree->found[i]);
    printf("\n");
}

static void print_mean(const char *what, uint64_t guesses, uint64_t codes,
                       int worst)
{
    printf("%s: %" PRIu64 "/%" PRIu64 " = %.6f, at most %d\n", what, guesses,
           codes, (double)guesses / (double)codes, worst);
}

/* What the figures mean depends on the goal; a strategy that misses codes is
 * always reported by what it finds. */
static void print_solution(const struct solve *self)
{
    const struct mastermind_setup *setup = &self->setup;
    const struct mastermind_tree *tree = &self->tree;
    uint64_t found = self->exact.count - tree->missed;

    printf("%d peg%s, %d colours, %zu codes%s; %s\n", setup->game.pegs,
           setup->game.pegs == 1 ? "" : "s", setup->game.colours,
           self->exact.count,
           setup->game.is_distinct ? " of distinct colours" : "",
           rule_words(setup->game.rule));
    if (tree->missed || setup->goal == MASTERMIND_STRATEGY_WIN)
        printf("found within %d guesses: %" PRIu64 " of %zu = %.2f %%\n",
               setup->limit, found, self->exact.count,
               100.0 * (double)found / (double)self->exact.count);
    else if (self->strategy != OPTIMAL)
        print_mean("guesses expected", tree->guesses, found, tree->worst);
    else if (setup->goal == MASTERMIND_STRATEGY_WORST)
        printf("least worst case: %d guesses\n", tree->worst);
    else
        print_mean("least expected guesses", tree->guesses, found,
                   tree->worst);
    print_found(self);
}

static void solve(struct solve *self)
{
    self->error = find_best_strategy(self);
    if (!self->error)
        grow_to_file(self);
    if (!self->error)
        print_solution(self);
    mastermind_exact_end(&self->exact);
}

static int solve_game(const struct args *args)
{
    struct solve *self = calloc(1, sizeof *self);
    const char *error;
    int status = 0;

    if (!self)
        return command_failed("out of memory");
    error = read_solve_args(self, args);
    if (error) {
        status = command_misused(&command_mastermind_solve, error);
    } else {
        solve(self);
        if (self->error)
            status = command_failed(self->error);
    }
    free(self);
    return status;
}

const struct command command_mastermind_solve = {
    .name = "solve",
    .group = "mastermind",
    .usage = "[OPTION]...",
    .summary = "find the best strategy and prove it",
    .more = "The goal mean is the least number of guesses on average, worst "
            "the least in the\nworst case, win=K the best chance within K "
            "tries. A long search saves what it\nhas proven in the folder "
            "of games, sealed with a key of yours; after Ctrl-C the\nsame "
            "command resumes. Notes that were changed, or that somebody else "
            "wrote, are\nignored; a second search of the same game at the "
            "same time keeps none.\n"
            "\n"
            "'boardwalk mastermind verify FILE' checks what --tree wrote, "
            "and with --optimal\nproves again that it is the best. A "
            "strategy other than optimal is that of the\nmind with this "
            "name.\n",
    .options = options,
    .run = solve_game,
};
