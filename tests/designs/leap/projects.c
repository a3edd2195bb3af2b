/* projects.c - whole projects in lockstep: engines and their ways against each
 * other, at every change of a pin and, sampled, in every register.
 *
 *   projects_lockstep TICKS SECONDS SEED WORK WAY... --
 *                     [--top TOP] [--hold PARAMETER=VALUE]
 *                     [--script SCRIPT [--most TICKS]] PATH...
 *
 * Runs the project in the paths for so many ticks, or until so many seconds of
 * processor time are spent, with random inputs, or with those that its script
 * gives it in its first ticks (all, without --most), in less time if that is
 * longer than the run. Ways are those of runner.h; the
 * first is what the others are compared with. Files for compiled code begin
 * with WORK. Prints one line: what was run, or the first difference, and then
 * the exit status is 1. A project that an engine does not take is not run on
 * it, which is told; without two engines the status is 77.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "designs/languages/ghdl.h"
#include "designs/leap/runner.h"
#include "designs/leap/scripted.h"
#include "disk/file.h"
#include "disk/share.h"

enum { RUNNERS_MAX = 8, BUSY = 20000, IDLE = 500, SAMPLE_EACH = 4,
       WINDOW_MIN = 256, WINDOW_MAX = 1 << 24 };

struct lockstep {
    struct runner runners[RUNNERS_MAX];
    int count;
    struct rng rng;
    uint64_t base[RUNNER_WORDS_MAX], in[RUNNER_WORDS_MAX];
    uint64_t tick, window, changes, samples;
    struct scripted scripted;           /* inputs; without any: by chance */
    size_t stretch;                     /* the next of them */
    char lost[600];                     /* engines that do not take it */
};

/* Inputs */

/* Levels that hold for a while, since a reset that comes and goes all the time
 * leaves nothing to look at; and from these some differ for a moment. */
static void draw_base(struct lockstep *self)
{
    for (int i = 0; i < RUNNER_WORDS_MAX; i++)
        self->base[i] = (uint64_t)rng_below(&self->rng, UINT32_MAX) << 32
                      | rng_below(&self->rng, UINT32_MAX);
}

/* About one in eight is turned; clocks are ignored. */
static void draw_inputs(struct lockstep *self)
{
    if (rng_below(&self->rng, 24) == 0)
        draw_base(self);
    for (int i = 0; i < RUNNER_WORDS_MAX; i++) {
        uint64_t turned = UINT64_MAX;

        for (int k = 0; k < 3; k++)
            turned &= (uint64_t)rng_below(&self->rng, UINT32_MAX) << 32
                    | rng_below(&self->rng, UINT32_MAX);
        self->in[i] = self->base[i] ^ turned;
    }
}

/* For how long they are held: from a clock to a press by hand, but only a small
 * part of all. */
static uint64_t draw_ticks(struct lockstep *self, uint64_t all)
{
    static const uint64_t longest[] = {2, 30, 400, 5000, 100000, 2000000};
    uint64_t held = 1 + rng_below(&self->rng,
                                  longest[rng_below(&self->rng, 6)]);

    return held < all / 50 + 1 ? held : all / 50 + 1;
}

/* Comparing */

static void tell_bit(const struct design_port *ports, int at)
{
    for (; ports->name; ports++)
        if (ports->direction != DESIGN_IN && at >= ports->out_at
            && at < ports->out_at + ports->width) {
            printf("%s[%d]", ports->name, ports->low + at - ports->out_at);
            return;
        }
    printf("whether a wire is driven");
}

/* The first bit in which two rows of outputs differ. */
static int tell_words(const struct runner *a, const struct runner *b,
                      const uint64_t *x, const uint64_t *y, uint64_t tick)
{
    for (size_t i = 0; i < a->words * 64; i++)
        if ((x[i / 64] ^ y[i / 64]) >> i % 64 & 1) {
            printf("tick %llu: ", (unsigned long long)tick);
            tell_bit(a->ports, (int)i);
            printf(" is %d by %s and %d by %s\n",
                   (int)(x[i / 64] >> i % 64 & 1), a->name,
                   (int)(y[i / 64] >> i % 64 & 1), b->name);
            return 0;
        }
    return 1;
}

/* A change that one has and the other has not, or has later. */
static int tell_lone(const struct runner *has, const struct runner *lacks,
                     uint64_t tick)
{
    printf("tick %llu: a change by %s and none by %s\n",
           (unsigned long long)tick, has->name, lacks->name);
    return 0;
}

static int is_same_outside(const struct lockstep *self, const struct runner *a,
                           const struct runner *b)
{
    size_t words = 1 + a->words;

    for (size_t i = 0; i < a->count || i < b->count; i++) {
        const uint64_t *x = &a->changes[i * words];
        const uint64_t *y = &b->changes[i * words];

        if (i >= b->count || (i < a->count && x[0] < y[0]))
            return tell_lone(a, b, self->tick + x[0]);
        if (i >= a->count || y[0] < x[0])
            return tell_lone(b, a, self->tick + y[0]);
        if (memcmp(x, y, words * sizeof *x) != 0)
            return tell_words(a, b, x + 1, y + 1, self->tick + x[0]);
    }
    return 1;
}

static int compare_all(struct lockstep *self)
{
    const struct runner *first = &self->runners[0];
    int is_sampled = rng_below(&self->rng, SAMPLE_EACH) == 0;

    self->samples += (uint64_t)is_sampled;
    self->changes += first->count;
    for (int i = 1; i < self->count; i++) {
        const struct runner *other = &self->runners[i];

        if (!is_same_outside(self, first, other))
            return 0;
        if (is_sampled && !runner_is_same_inside(first, other)) {
            printf("tick %llu: a register differs between %s and %s\n",
                   (unsigned long long)(self->tick + self->window),
                   first->name, other->name);
            return 0;
        }
    }
    return 1;
}

/* Running */

/* As long as little happens a window grows, so that leaps are not cut short. */
static void fit_window(struct lockstep *self)
{
    size_t count = self->runners[0].count;

    if (count < IDLE && self->window < WINDOW_MAX)
        self->window *= 2;
    else if (count > BUSY && self->window > WINDOW_MIN)
        self->window /= 2;
}

static int run_window(struct lockstep *self, uint64_t ticks)
{
    for (int i = 0; i < self->count; i++) {
        const char *error = runner_run(&self->runners[i], self->in, ticks);

        if (error) {
            printf("tick %llu: %s: %s\n", (unsigned long long)self->tick,
                   self->runners[i].name, error);
            return 0;
        }
    }
    if (!compare_all(self))
        return 0;
    self->tick += ticks;
    fit_window(self);
    return 1;
}

static double seconds_spent(void)
{
    double sum = 0;

    for (int i = 0; i < 2; i++) {
        struct rusage used;

        getrusage(i ? RUSAGE_CHILDREN : RUSAGE_SELF, &used);
        sum += (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec)
             + (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    }
    return sum;
}

/* The next inputs, and for how many ticks; 0 behind the end of a script. */
static uint64_t next_inputs(struct lockstep *self, uint64_t ticks)
{
    const struct scripted *script = &self->scripted;
    uint64_t held;

    if (!script->count) {
        held = draw_ticks(self, ticks);
        draw_inputs(self);
        return held;
    }
    if (self->stretch == script->count)
        return 0;
    memcpy(self->in, script->list[self->stretch].in, sizeof self->in);
    return script->list[self->stretch++].ticks;
}

static int run_all(struct lockstep *self, uint64_t ticks, double seconds)
{
    double begun = seconds_spent();
    uint64_t held;

    draw_base(self);
    self->window = WINDOW_MIN;
    while (self->tick < ticks && seconds_spent() - begun < seconds
           && (held = next_inputs(self, ticks)) > 0) {
        uint64_t end = self->tick + held;

        while (self->tick < end && seconds_spent() - begun < seconds) {
            uint64_t left = end - self->tick;

            if (!run_window(self, left < self->window ? left : self->window))
                return 0;
        }
    }
    return 1;
}

/* What options say. */
struct chosen {
    struct project_spec spec;
    const char *script;
    uint64_t most;                      /* ticks of it */
};

/* Opening */

static void lose_engine(struct lockstep *self, const char *name,
                        const char *error)
{
    size_t used = strlen(self->lost);

    snprintf(self->lost + used, sizeof self->lost - used, "; not by %s: %s",
             name, error);
}

static void open_runners(struct lockstep *self, struct on_board *board,
                         char **names, const char *work,
                         const char *const *paths,
                         const struct project_spec *spec)
{
    for (; *names && strcmp(*names, "--") && self->count < RUNNERS_MAX;
         names++) {
        const char *error = runner_open(&self->runners[self->count], board,
            *names, work, paths, spec,
            self->count ? self->runners[0].ports : NULL);

        if (error)
            lose_engine(self, *names, error);
        else
            self->count++;
        if (error)
            runner_close(&self->runners[self->count]);
    }
}

static void tell_run(const struct lockstep *self)
{
    printf("%llu clocks, %llu changes, %llu samples of every register;",
           (unsigned long long)self->tick, (unsigned long long)self->changes,
           (unsigned long long)self->samples);
    for (int i = 0; i < self->count; i++)
        printf(" %s", self->runners[i].name);
    printf("%s\n", self->lost);
}

/* The script's inputs, as the first engine has them, and as they fit. */
static const char *take_script(struct lockstep *self, struct on_board *board,
                               const struct chosen *chosen, uint64_t ticks)
{
    const char *error;

    if (!chosen->script)
        return NULL;
    error = scripted_read(&self->scripted, chosen->script,
                          on_board_machine(board), chosen->most);
    scripted_shorten(&self->scripted, ticks);
    return error;
}

static int run_project(char **words, const char *const *paths,
                       const struct chosen *chosen)
{
    static struct lockstep self;
    uint64_t ticks = strtoull(words[1], NULL, 10);
    struct on_board *board;
    const char *error = on_board_open(&board, paths, &chosen->spec,
        &(struct simulator_spec){.engine = "leap"}, NULL);
    int is_same;

    if (!error)
        error = take_script(&self, board, chosen, ticks);
    if (error) {
        printf("it does not play: %s\n", error);
        return 77;
    }
    rng_seed(&self.rng, words[3]);
    open_runners(&self, board, words + 5, words[4], paths, &chosen->spec);
    is_same = run_all(&self, ticks, strtod(words[2], NULL));
    if (is_same)
        tell_run(&self);
    for (int i = 0; i < self.count; i++)
        runner_close(&self.runners[i]);
    scripted_free(&self.scripted);
    on_board_close(board);
    return !is_same ? 1 : self.count > 1 ? 0 : 77;
}

/* A parameter of an instance in the top, in place of what is written there. */
static const struct project_held *hold(char *word)
{
    static struct project_held held[2];
    char *equals = strchr(word, '=');

    if (!equals)
        return NULL;
    *equals = 0;
    held[0] = (struct project_held){word, equals + 1};
    return held;
}

/* Where the paths begin. */
static int read_options(char **words, int at, struct chosen *chosen)
{
    for (; words[at] && words[at + 1]; at += 2)
        if (!strcmp(words[at], "--top"))
            chosen->spec.top = words[at + 1];
        else if (!strcmp(words[at], "--hold"))
            chosen->spec.held = hold(words[at + 1]);
        else if (!strcmp(words[at], "--script"))
            chosen->script = words[at + 1];
        else if (!strcmp(words[at], "--most"))
            chosen->most = strtoull(words[at + 1], NULL, 10);
        else
            break;
    return at;
}

int main(int count, char **words)
{
    struct chosen chosen = {.spec = {.translate = ghdl_translate},
                            .most = UINT64_MAX};
    static char cells[FILE_PATH_MAX], rtl[FILE_PATH_MAX];
    int at = 5;

    while (at < count && strcmp(words[at], "--") != 0)
        at++;
    if (at + 1 >= count) {
        fprintf(stderr, "TICKS SECONDS SEED WORK WAY... -- PATH...\n");
        return 2;
    }
    at = read_options(words, at + 1, &chosen);
    if (!share_find("rtl", rtl, sizeof rtl)) {
        file_join(rtl, "cells", cells);
        chosen.spec.cells = cells;
    }
    return run_project(words, (const char *const *)&words[at], &chosen);
}
