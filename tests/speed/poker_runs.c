/* poker_runs.c - the time of the quickest of some runs. */
#include "speed/poker_runs.h"

#include <time.h>

double poker_runs_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double poker_runs_best(int runs, void (*run)(void *), void *with)
{
    double best = 1e9;

    for (int i = 0; i < runs; i++) {
        double begun = poker_runs_seconds(), took;

        run(with);
        took = poker_runs_seconds() - begun;
        best = took < best ? took : best;
    }
    return best;
}
