/* solve_team.c - lets a solver play several places at a time, on threads.
 *
 * The solver knows no threads: it is given a function that does a number of
 * jobs and returns when all are done (solver_team). Here that function is
 * os/pool.h, used once for each pass; helpers are told apart by a number,
 * because each has memory of its own inside the solver.
 */
#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

#include "games/holdem/commands/solve.h"
#include "os/pool.h"

/* What is shared at the moment. */
struct shift_work {
    solver_work *work;
    void *with;
    atomic_int opened;                  /* threads so far */
    char helper[POOL_THREADS_MAX];      /* their addresses are their numbers */
};

/* The pool opens one context for each of its threads and no more, so the
 * numbers are below solve->threads. */
static const char *open_helper(void *context, void **own)
{
    struct shift_work *self = context;
    int helper = atomic_fetch_add(&self->opened, 1);

    *own = &self->helper[helper];
    return NULL;
}

static void close_helper(void *own)
{
    (void)own;
}

static const char *work_as_helper(void *context, void *own, int number,
                                  void *result)
{
    struct shift_work *self = context;

    (void)result;
    self->work(self->with, number, (int)((char *)own - self->helper));
    return NULL;
}

/* Jobs write their results into the solver themselves, each to a place of its
 * own. */
static const char *tell_nothing(void *context, int number, void *result)
{
    (void)context;
    (void)number;
    (void)result;
    return NULL;
}

/* A pass that was begun is finished. */
static int never_stops(void *context)
{
    (void)context;
    return 0;
}

/* The pool fails only before it has begun, for want of memory; all is then
 * done here. */
static void share_work(void *context, int count, solver_work *work,
                       void *with)
{
    const struct solve *solve = context;
    struct shift_work self = {.work = work, .with = with};
    const struct pool pool = {
        .count = count, .threads = solve->threads, .result_size = 1,
        .open = open_helper, .close = close_helper, .work = work_as_helper,
        .tell = tell_nothing, .should_stop = never_stops, .context = &self};

    if (count > 0 && pool_run(&pool))
        for (int number = 0; number < count; number++)
            work(with, number, 0);
}

/* The default is every core, as there is one answer whatever the number: jobs
 * of a pass do not depend on each other. */
const char *solve_read_team(struct solve *self, const struct args *args)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    const char *error;

    self->threads = cores < 1 ? 1
                  : cores > POOL_THREADS_MAX ? POOL_THREADS_MAX : (int)cores;
    error = args_int(args, "threads", 1, POOL_THREADS_MAX, &self->threads);
    self->spot.team = (struct solver_team){self->threads, share_work, self};
    return error;
}
