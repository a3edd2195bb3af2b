/* bench.c - boardwalk go bench: how fast Go is played here.
 *
 * Only reads the command line and prints; measure.c does the work, and is
 * shared with tests/speed/go_speed.c. docs/figures.md has figures.
 */
#include "cli/command.h"
#include "games/go/commands/args.h"
#include "games/go/commands/measure.h"
#include "games/go/engine/player.h"

enum {
    PLAYOUTS = 20000,                   /* of the search, unless it is said */
    PLAYOUTS_MAX = 1000000000,
    LIGHT_TIMES = 20,                   /* as many light ones */
};

static const struct arg_def options[] = {
    {"playouts", 'n', "N", "playouts of the search (default 20000)"},
    {"threads", 0, "N", "threads of the search (default 1)"},
    GO_ARGS_SIZE,
    {0},
};

struct bench {
    uint64_t playouts;
    int threads, size;
};

/* What is not given keeps its default. A null return is success. */
static const char *read_bench_options(const struct args *args,
                                      struct bench *bench)
{
    const char *wrong = args_number(args, "playouts", 1, PLAYOUTS_MAX,
                                    &bench->playouts);

    if (!wrong)
        wrong = args_int(args, "threads", 1, GO_THREADS_MAX, &bench->threads);
    if (!wrong)
        wrong = args_int(args, "size", GO_SIZE_MIN, GO_SIZE_MAX,
                         &bench->size);
    return wrong;
}

/* Light playouts and lists of moves take so little time that 20 times as many
 * are needed for a steady figure. */
static int print_paces(const struct bench *bench)
{
    uint64_t light = bench->playouts * LIGHT_TIMES;
    struct go_pace pace;
    const char *wrong;

    printf("light playouts  %10.0f /s   one core\n",
           go_measure_light(bench->size, light));
    printf("legal moves     %10.0f /s   positions, one core\n",
           go_measure_moves(bench->size, light));
    wrong = go_measure_search(bench->size, bench->threads, bench->playouts,
                              &pace);
    if (wrong)
        return command_failed(wrong);
    printf("mcts playouts   %10.0f /s   %d thread%s, by processor time\n",
           pace.playouts, bench->threads, bench->threads == 1 ? "" : "s");
    printf("nodes           %10llu      of %zu bytes\n",
           (unsigned long long)pace.nodes, pace.node_bytes);
    return 0;
}

static int bench_go(const struct args *args)
{
    struct bench bench = {.playouts = PLAYOUTS, .threads = 1, .size = 9};
    const char *wrong = args_refuse_words(args, NULL);

    if (!wrong)
        wrong = read_bench_options(args, &bench);
    return wrong ? command_misused(&command_go_bench, wrong)
                 : print_paces(&bench);
}

const struct command command_go_bench = {
    .name = "bench",
    .group = "go",
    .usage = "[OPTION]...",
    .summary = "measure how fast Go is played here",
    .more =
"Light playouts are random games: any legal move that fills no eye, until\n"
"both pass. 20 times as many of them are played as of the search, and as\n"
"many lists of legal moves are made. The playouts of mcts are the ones it\n"
"thinks with. All games begin on an empty board.\n"
"\n"
"Times are processor times, not wall-clock times, so that other programs on\n"
"the machine hardly matter. With several threads the figure is what they do\n"
"together if each has a core to itself.\n",
    .options = options,
    .run = bench_go,
};
