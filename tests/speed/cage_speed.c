/* cage_speed.c - what it costs that a design runs in a cage.
 *
 *     cage_speed DESIGN MS
 *
 * Runs a project for so many milliseconds of its board's time, as a session
 * does: once with the engine in this process, once in a process of its own.
 * Prints processor time of both (with that of the child), their ratio, and how
 * long it takes to open one in either way. The goals are 5 % and 20 ms.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "designs/engines/apart.h"
#include "designs/on_board.h"
#include "designs/engines/simulator_inside.h"

enum { ROUNDS = 5, CHANGES = 1 << 14, FRAMES_PER_SECOND = 60 };

static uint64_t changes[CHANGES];

static double cpu_of(int who)
{
    struct rusage used;

    getrusage(who, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
         + (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

/* Of this process and of children that have ended. */
static double spent(void)
{
    return cpu_of(RUSAGE_SELF) + cpu_of(RUSAGE_CHILDREN);
}

/* In slices of a frame, with the inputs at rest. */
static void run_design(struct design *design, uint64_t ticks, uint64_t frame)
{
    uint64_t in[64] = {0}, done = 0;

    if (design->type->power_up(design))
        abort();
    while (done < ticks) {
        struct design_run run = {
            .in = in, .ticks = frame, .changes = changes,
            .room = CHANGES / (1 + (size_t)design->out_words)};

        if (design->type->run(design, &run))
            abort();
        done += run.ticks;
    }
}

static double measure_inside(const struct simulation *simulation,
                             const struct design_clock *clock,
                             uint64_t ticks, uint64_t frame, double *opening)
{
    const struct apart_engine *engine = &simulation->simulator->engine;
    struct design *design;
    double begun = spent();

    if (engine->open(simulation, &design)
        || engine->set_clocks(clock, 1))
        abort();
    *opening = spent() - begun;
    begun = spent();
    run_design(design, ticks, frame);
    return spent() - begun;
}

static double measure_apart(const struct simulation *simulation,
                            const struct design_clock *clock,
                            uint64_t ticks, uint64_t frame, double *opening)
{
    struct design *design;
    double begun = spent(), child;

    if (simulator_open(simulation, &design)
        || apart_set_clocks(design, clock, 1))
        abort();
    child = (double)apart_cpu_ms(design) / 1000;
    *opening = spent() - begun + child;
    begun = spent();
    run_design(design, ticks, frame);
    design->type->close(design);
    return spent() - begun - child;
}

static double least(double a, double b)
{
    return a < b ? a : b;
}

int main(int count, char **words)
{
    const char *paths[] = {count > 1 ? words[1] : "", NULL};
    struct project_spec spec = {0};
    struct on_board *board;
    const char *error = on_board_open(&board, paths, &spec,
        &(struct simulator_spec){.engine = "leap"}, NULL);
    double inside = 1e9, apart = 1e9, open_in = 1e9, open_out = 1e9;
    struct design_clock clock;
    uint64_t ticks, hz;

    if (error || count < 3) {
        fprintf(stderr, "cage_speed: %s\n", error ? error : "DESIGN MS");
        return 1;
    }
    clock = on_board_clock(board);
    hz = on_board_machine(board)->board->clock_hz;
    ticks = strtoull(words[2], NULL, 10) * (hz / 1000);
    for (int i = 0; i < ROUNDS; i++) {
        double opening;

        inside = least(inside, measure_inside(on_board_simulation(board),
                       &clock, ticks, hz / FRAMES_PER_SECOND, &opening));
        open_in = least(open_in, opening);
        apart = least(apart, measure_apart(on_board_simulation(board),
                      &clock, ticks, hz / FRAMES_PER_SECOND, &opening));
        open_out = least(open_out, opening);
    }
    printf("%s: %.3f s inside, %.3f s in the cage: %.3f; opened in %.1f and "
           "%.1f ms\n", on_board_machine(board)->name, inside, apart,
           apart / inside, 1000 * open_in, 1000 * open_out);
    on_board_close(board);
    return 0;
}
