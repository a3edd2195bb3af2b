/* go_speed.c - how fast Go is played, listed, searched and talked about, each
 * figure beside its goal or a baseline of the same run. What the best public
 * programs reach comes from elsewhere: on one core of another day. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "games/go/commands/measure.h"
#include "os/child.h"
#include "os/clock.h"

enum { ROUNDS = 5, SIZE = 9, LIGHT = 200000, LISTS = 2000000,
       PLAYOUTS = 60000, TALKS = 20000, PATIENCE_MS = 10000 };

static const double light_goal = 250000, light_public = 177000;
static const double heavy_goal = 30000, heavy_public = 28000;

static double best_of(double (*measure)(int, uint64_t), uint64_t times)
{
    double best = 0;

    for (int i = 0; i < ROUNDS; i++) {
        double speed = measure(SIZE, times);

        best = speed > best ? speed : best;
    }
    return best;
}

static void measure_board(void)
{
    double light = best_of(go_measure_light, LIGHT);
    double lists = best_of(go_measure_moves, LISTS);

    printf("light playouts         %8.1f k/s          %.2f of the goal 250; "
           "%.2f times libego's 177\n", light / 1e3, light / light_goal,
           light / light_public);
    printf("legal moves listed     %8.1f k positions/s\n", lists / 1e3);
}

static double search(int threads, struct go_pace *best)
{
    struct go_pace pace;

    best->playouts = 0;
    for (int i = 0; i < ROUNDS; i++)
        if (!go_measure_search(SIZE, threads, PLAYOUTS, &pace)
            && pace.playouts > best->playouts)
            *best = pace;
    return best->playouts;
}

static void measure_search(void)
{
    struct go_pace pace;
    double two = search(2, &pace), one = search(1, &pace);

    printf("mcts, one thread       %8.1f k playouts/s %.2f of the goal 30; "
           "%.2f times michi-c2's 28 (Pachi 10.3, Fuego 5.9)\n", one / 1e3,
           one / heavy_goal, one / heavy_public);
    printf("mcts, two threads      %8.1f k playouts/s %.2f times one\n",
           two / 1e3, two / one);
    printf("mcts, a node           %8zu bytes         %llu nodes after %d "
           "playouts\n", pace.node_bytes, (unsigned long long)pace.nodes,
           PLAYOUTS);
}

/* One command and all of its answer, which an empty line ends. */
static int talk(struct child *child)
{
    int64_t until_ms = clock_ms() + PATIENCE_MS;
    char *line;

    if (!child_tell(child, "name", until_ms))
        return 0;
    do
        if (child_hear(child, &line, until_ms, NULL, NULL))
            return 0;
    while (*line);
    return 1;
}

static void measure_talk(const char *program)
{
    char command[1024];
    struct child child;
    int64_t begun_ms;
    int talks = 0;

    snprintf(command, sizeof command, "exec '%s' go gtp --level 1", program);
    if (child_open(&child, command))
        return;
    talk(&child);                       /* it has started */
    begun_ms = clock_ms();
    while (talks < TALKS && talk(&child))
        talks++;
    printf("GTP, there and back    %8.1f k/s          two processes\n",
           talks / (double)(clock_ms() - begun_ms));
    child_close(&child);
}

int main(int argc, char **argv)
{
    measure_board();
    measure_search();
    if (argc > 1)
        measure_talk(argv[1]);
    return 0;
}
