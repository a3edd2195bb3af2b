/* solve.c - boardwalk poker solve: how both should play a flop, turn or river.
 *
 * The solving is in solver/cfr.h; this file has the memory, the progress, and
 * when to stop.
 *
 * Memory comes in three pieces: the arena, with trees and hands, which is
 * known when the tree is made; the numbers, what the solver learns, whose size
 * the tree tells; and the view, what is looked at in the end. Only the second
 * is large, up to many GiB for a flop.
 */
#include "games/holdem/commands/solve.h"

#include <stdlib.h>
#include <unistd.h>

#include "os/clock.h"
#include "os/interrupt.h"

enum {
    ARENA_LEAST = 1 << 22,              /* bytes */
    CHECKS_FIRST = 8,                   /* steps before the first look at how
                                         * far it is; then after a quarter
                                         * more each time */
    QUIET_MS = 500,                     /* before progress is shown */
    PROGRESS_WIDTH = 60, MUCH_MIB = 100,
};

static const double percent = 100, mib = 1024 * 1024;

/* Memory */

/* Trees are small beside what is learned in them: memory is doubled until they
 * fit. */
static const char *make_solver(struct solve *self)
{
    for (size_t size = ARENA_LEAST; size <= self->memory_max; size *= 2) {
        struct arena arena;

        self->memory = malloc(size);
        if (!self->memory)
            break;
        arena = arena_of(self->memory, size);
        self->solver = solver_begin(&self->spot, &arena);
        if (self->solver) {
            self->bytes = (double)(size - arena.left)
                        + solver_need(self->solver);
            return NULL;
        }
        free(self->memory);
        self->memory = NULL;
        if (size > SIZE_MAX / 2)
            break;
    }
    return "the tree of this spot is too large; give fewer sizes of bets, or "
           "a lower --raises-max";
}

/* Also said if the system refuses memory that is within the limit: what helps
 * is the same. */
static const char *too_large(const struct solve *self)
{
    char need[SOLVE_WORD_MAX], most[SOLVE_WORD_MAX];

    snprintf(need, sizeof need, "%.0f", self->bytes / mib);
    snprintf(most, sizeof most, "%.0f", (double)self->memory_max / mib);
    return text_error("this spot takes ", need, " MiB of memory, and ", most,
                      " MiB may be used; give fewer sizes of bets, narrower "
                      "ranges or, if there is more, --memory", (char *)0);
}

/* Zeroed memory that nothing has touched is not there yet: so what is too much
 * is refused before. */
static const char *take_numbers(struct solve *self)
{
    if (self->bytes > (double)self->memory_max)
        return too_large(self);
    self->numbers = calloc((size_t)solver_need(self->solver) + 1, 1);
    self->view = malloc(sizeof *self->view);
    if (!self->numbers || !self->view)
        return too_large(self);
    solver_bring(self->solver, self->numbers);
    return NULL;
}

/* Works in any state: what was not taken is null. */
static void free_solve(struct solve *self)
{
    free(self->view);
    free(self->numbers);
    free(self->memory);
    free(self);
}

/* Solving */

static double share_of_pot(const struct solve *self)
{
    return self->exploitability / (double)self->pot;
}

/* What each player wins with the best response to the other, in hundredths of
 * a chip. In an equilibrium the two cancel out; half of their sum is the usual
 * measure, and what --target means. */
static void find_exploitability(struct solve *self)
{
    double gain[POKER_PLAYERS];

    solver_best(self->solver, gain);
    self->exploitability = (gain[0] + gain[1]) / 2;
}

/* share * percent * 1000 is thousandths of a percent, as the target is. */
static int is_near_enough(const struct solve *self)
{
    return share_of_pot(self) * percent * 1000 <= (double)self->target;
}

/* With --progress a line for each look, for programs that read them; else one
 * line on a terminal that is written over. */
static void tell_steps(const struct solve *self, int64_t begun_ms)
{
    int64_t ms = clock_ms() - begun_ms;

    if (!self->shows_progress
        && (ms < QUIET_MS || !isatty(STDERR_FILENO)))
        return;
    fprintf(stderr, "%s%d steps, %lld.%lld s: within %.4f %% of the pot",
            self->shows_progress ? "" : "\r", solver_steps(self->solver),
            (long long)(ms / 1000), (long long)(ms % 1000 / 100),
            share_of_pot(self) * percent);
    fputs(self->shows_progress ? "\n" : "", stderr);
    fflush(stderr);
}

static void erase_steps(const struct solve *self)
{
    if (!self->shows_progress && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", PROGRESS_WIDTH, "");
}

/* Steps until it is near enough; how near is looked at so seldom that it takes
 * little of the time. */
static void take_steps(struct solve *self)
{
    int64_t begun_ms = clock_ms();
    uint64_t next = CHECKS_FIRST;

    for (uint64_t step = 1;; step++) {
        int is_last;

        solver_step(self->solver);
        self->is_interrupted = interrupt_should_stop(NULL);
        is_last = step == self->steps_max || self->is_interrupted;
        if (step < next && !is_last)
            continue;
        find_exploitability(self);
        tell_steps(self, begun_ms);
        if (is_last || is_near_enough(self))
            break;
        next = step + (step + 3) / 4;
    }
    erase_steps(self);
}

/* The line is followed before, to find out whether it is right, and again in
 * what was found. */
static const char *solve_and_print(struct solve *self)
{
    struct interrupt before;

    interrupt_catch(&before);
    take_steps(self);
    interrupt_restore(&before);
    (void)solve_follow_line(self);
    solver_view_find(self->view);
    if (self->is_json)
        solve_print_json(self);
    else
        solve_print_table(self);
    return self->is_interrupted ? "interrupted" : NULL;
}

/* Nothing but the tree is made for it: a plan takes a moment where solving
 * takes hours. */
static void print_plan(const struct solve *self)
{
    printf("%d nodes on the first street, %d and %d hands, %.1f MiB of "
           "memory\n", solver_tree_of(self->solver)->count,
           solver_side_of(self->solver, 0)->count,
           solver_side_of(self->solver, 1)->count, self->bytes / mib);
}

/* Before it is used; on a terminal only where it is much. */
static void tell_memory(const struct solve *self)
{
    if (self->shows_progress
        || (self->bytes > MUCH_MIB * mib && isatty(STDERR_FILENO)))
        fprintf(stderr, "%.1f MiB of memory\n", self->bytes / mib);
}

/* A --line that cannot be followed is found before solving, and is misuse; it
 * needs the tree, so it cannot be found any earlier. */
static int solve_spot(struct solve *self)
{
    const char *error = make_solver(self);

    if (error)
        return command_failed(error);
    if (self->is_plan) {
        print_plan(self);
        return 0;
    }
    error = take_numbers(self);
    if (error)
        return command_failed(error);
    tell_memory(self);
    error = solve_follow_line(self);
    if (error)
        return command_misused(&command_poker_solve, error);
    error = solve_and_print(self);
    return error ? command_failed(error) : 0;
}

static int run_solve(const struct args *args)
{
    struct solve *self = calloc(1, sizeof *self);
    const char *error;
    int status;

    if (!self)
        return command_failed("out of memory");
    error = solve_read_args(self, args);
    status = error ? command_misused(&command_poker_solve, error)
                   : solve_spot(self);
    free_solve(self);
    return status;
}

const struct command command_poker_solve = {
    .name = "solve",
    .group = "poker",
    .usage = "--board CARDS --oop RANGE --ip RANGE [OPTION]...",
    .summary = "find how both players should play a flop, turn or river",
    .more =
"Ranges are those of 'boardwalk help poker equity', with weights: AA:0.5,KQs.\n"
"SIZES are shares of the pot, 0.33 or 33%, and all-in, with commas between,\n"
"or none; a raise is a call and then that share of the pot. A slash separates\n"
"streets: 33%/75%,all-in is 33% on the first, 75% or all-in on those after.\n"
"\n"
"Prints how often each kind of hands takes each action, what it is worth (ev,\n"
"chips won from here on; a fold is 0) and its equity if nobody bets, at the\n"
"first point or after a --line. Solving ends when no player could win more\n"
"than the --target, on average of both, by playing otherwise; and at Ctrl-C,\n"
"which prints what there is.\n",
    .options = solve_options,
    .run = run_solve,
};
