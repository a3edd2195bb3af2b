/* bench.c - boardwalk go bench: how fast Go is played here. */
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
    {"playouts", 'n', "N", "of the search; else 20000"},
    {"threads", 0, "N", "of the search; else 1"},
    GO_ARGS_SIZE,
    {0},
};

struct bench {
    uint64_t playouts;
    int threads, size;
};

static const char *read_args(const struct args *args, struct bench *bench)
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

static int measure(const struct bench *bench)
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

static int run(const struct args *args)
{
    struct bench bench = {.playouts = PLAYOUTS, .threads = 1, .size = 9};
    const char *wrong = read_args(args, &bench);

    if (args->word_count)
        wrong = "it takes options only";
    return wrong ? command_misused(&command_go_bench, wrong)
                 : measure(&bench);
}

const struct command command_go_bench = {
    .name = "bench",
    .group = "go",
    .usage = "[OPTION]...",
    .summary = "measure how fast Go is played here",
    .more = "Light playouts are games at random: any legal move that fills no "
            "eye, until\nboth pass; there are 20 times as many of them, and "
            "of lists of legal moves.\nThose of mcts are the ones it thinks "
            "with. All begin with an empty board.\n\nSeconds are those of "
            "the processor, not of the wall clock: what else runs on the\n"
            "machine hardly counts. With several threads it is what they do "
            "together if\neach has a core to itself.\n",
    .options = options,
    .run = run,
};
