/* engine_cage.c - a foreign design in a sandboxed process of its own.
 *
 * What Verilator and CXXRTL make of a design is machine code that is loaded.
 * Here a child process loads it and runs it; the comparison stays with us. A
 * design that ends itself, crashes or never answers is reported, and cannot
 * change the result. It reads its own folder and writes nowhere, but for a
 * folder of its own if it counts its coverage.
 *
 *     to it    what to do, how many ticks, how many bytes, and these
 *     back     how many bytes of an error, or none, and it; else the words of
 *              the outputs and the states of the controllers
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "twin/build.h"
#include "twin/engine_inside.h"
#include "designs/engines/process.h"
#include "disk/file.h"

enum task { TASK_POWER_UP, TASK_RUN, TASK_COVER };

enum { CONTROLLERS_MAX = 16, COUNTS_MAX = 64 << 20 };

/* What goes to the child before the bytes; both sides are the same program, so
 * it is sent as it lies in memory. */
struct order {
    uint64_t task, ticks, length;
};

struct birth {                          /* what a child has to know */
    const char *folder;
    const struct engine_config *config;
    const struct engine_type *type;
};

/* An engine whose process is elsewhere. */
struct caged {
    struct engine engine;
    struct process process;
    int controllers;                    /* if it is covered */
    uint64_t state[CONTROLLERS_MAX];
    char counts[32];                    /* folder for its coverage, or empty */
};

/* An engine of this type is the first member of its cage. */
static struct caged *caged_of(struct engine *self)
{
    return (struct caged *)(void *)self;
}

/* None unless it is covered: others have no controllers to be asked for. */
static int count_controllers(const struct engine_config *config)
{
    const struct twin_controller *all = config->twin->controllers;
    int count = 0;

    while (config->is_covered && all && all[count].name
           && count < CONTROLLERS_MAX)
        count++;
    return count;
}

/* The child */

/* The child's own end of the socket. */
static const struct process us = {0, PROCESS_SOCKET};

/* An answer begins with the length of an error; 0 is success. */
static void answer_error(const char *error)
{
    uint64_t length = strlen(error);

    process_give(&us, &length, sizeof length);
    process_give(&us, error, length);
}

/* States of the controllers come along unasked: one exchange for each block. */
static void answer_words(struct engine *engine, const uint64_t *out,
                         size_t words, int controllers)
{
    uint64_t length = 0, state[CONTROLLERS_MAX];

    for (int i = 0; i < controllers; i++)
        state[i] = engine_controller(engine, i);
    process_give(&us, &length, sizeof length);
    process_give(&us, out, words * sizeof *out);
    process_give(&us, state, (size_t)controllers * sizeof *state);
}

/* In the child; bytes end with a zero, so a path is a string. */
static const char *do_task(struct engine *engine, const struct order *order,
                           void *bytes, uint64_t *out)
{
    switch ((enum task)order->task) {
    case TASK_POWER_UP: return engine_power_up(engine, bytes);
    case TASK_RUN:      return engine_run(engine, bytes, out, NULL,
                                          (size_t)order->ticks);
    case TASK_COVER:    return engine_cover(engine, bytes);
    }
    return "unknown task";
}

/* One order: 0 if the parent is gone, or memory is. The timer starts anew with
 * each, so that a design has the whole time for every answer. */
static int obey_order(struct engine *engine, int controllers)
{
    struct order order;
    char *bytes;
    uint64_t *out;
    size_t words;
    const char *error;
    int is_heard;

    if (!process_take(&us, &order, sizeof order))
        return 0;
    process_set_timer();
    words = (size_t)order.ticks * (size_t)engine->out_words;
    bytes = calloc(1, (size_t)order.length + 1);
    out = calloc(words + 1, sizeof *out);
    is_heard = bytes && out && process_take(&us, bytes,
                                            (size_t)order.length);
    if (is_heard) {
        error = do_task(engine, &order, bytes, out);
        if (error)
            answer_error(error);
        else
            answer_words(engine, out, words, controllers);
    }
    free(bytes);
    free(out);
    return is_heard;
}

/* The child's life: opens the engine, says hello with an error or without, and
 * obeys orders until the socket is closed. */
static void become_engine(const void *with)
{
    const struct birth *birth = with;
    struct engine *engine = NULL;
    const char *error = birth->type->open(&engine, birth->folder,
                                          birth->config);
    uint64_t hello = error ? strlen(error) : 0;
    char path[BUILD_PATH_MAX + 16];

    snprintf(path, sizeof path, "%s/design", birth->folder);
    if (!error && chdir(path) != 0)     /* where the files are that it reads */
        _exit(1);
    process_give(&us, &hello, sizeof hello);
    process_give(&us, error ? error : "", hello);
    if (error)
        _exit(1);
    engine_name(engine, birth->type, birth->config);
    while (obey_order(engine, count_controllers(birth->config)))
        ;
    _exit(0);
}

/* Our side */

/* The text comes from a process that runs foreign code: its length is checked
 * and control characters are replaced. */
static const char *take_error(struct caged *self)
{
    char text[TEXT_ERROR_MAX];
    uint64_t length;

    if (!process_take(&self->process, &length, sizeof length))
        return engine_death(&self->process);
    if (length == 0)
        return NULL;
    if (length >= sizeof text
        || !process_take(&self->process, text, (size_t)length))
        return engine_death(&self->process);
    for (size_t i = 0; i < length; i++)
        text[i] = text_plain(text[i]);
    text[length] = 0;
    return text_error(text, (char *)0);
}

/* Sends an order and waits for the answer; out gets the words of all ticks. */
static const char *give_order(struct caged *self, enum task task, size_t ticks,
                              const void *bytes, size_t length,
                              uint64_t *out)
{
    const struct order order = {task, ticks, length};
    size_t words = ticks * (size_t)self->engine.out_words;
    const char *error;

    if (!process_give(&self->process, &order, sizeof order)
        || !process_give(&self->process, bytes, length))
        return engine_death(&self->process);
    error = take_error(self);
    if (error)
        return error;
    if (!process_take(&self->process, out, words * sizeof *out)
        || !process_take(&self->process, self->state,
                         (size_t)self->controllers * sizeof *self->state))
        return engine_death(&self->process);
    return NULL;
}

static void close_cage(struct engine *engine)
{
    struct caged *self = caged_of(engine);

    process_end(&self->process);
    if (*self->counts)
        build_cache_remove(self->counts);
    free(self);
}

static const char *make_counts(struct caged *self)
{
    strcpy(self->counts, "/tmp/boardwalk-XXXXXX");
    if (mkdtemp(self->counts))
        return NULL;
    *self->counts = 0;
    return "cannot create a folder for coverage counts in /tmp";
}

/* The child's hello is an answer without words. */
const char *engine_cage_open(struct engine **engine, const char *folder,
                             const struct engine_config *config,
                             const struct engine_type *type)
{
    struct caged *self = calloc(1, sizeof *self);
    const struct birth birth = {folder, config, type};
    const char *error = NULL;
    struct cage cage;

    if (!self)
        return "out of memory for a twin";
    self->controllers = count_controllers(config);
    process_cage(&cage, folder);
    if (config->is_covered)
        error = make_counts(self);
    if (config->is_covered)
        cage.scratch = self->counts;
    if (!error)
        error = process_start(&self->process, become_engine, &birth, &cage);
    if (!error)
        error = take_error(self);
    if (error)
        close_cage(&self->engine);
    else
        *engine = &self->engine;
    return error;
}

static const char *order_power_up(struct engine *engine, const uint64_t *held)
{
    return give_order(caged_of(engine), TASK_POWER_UP, 0, held,
                      TWIN_SETUP_WORDS * sizeof *held, NULL);
}

/* Two-state simulators know no X: none is set. */
static const char *order_ticks(struct engine *engine, const uint64_t *in,
                               uint64_t *out, uint64_t *unknown, size_t ticks)
{
    if (unknown)
        memset(unknown, 0,
               ticks * (size_t)engine->out_words * sizeof *unknown);
    return give_order(caged_of(engine), TASK_RUN, ticks, in,
                      ticks * (size_t)engine->in_words * sizeof *in, out);
}

/* As it came with the last answer. */
static uint64_t last_controller_state(const struct engine *self, int i)
{
    return ((const struct caged *)(const void *)self)->state[i];
}

/* The child writes into its own folder; the file at the path is there already,
 * and open elsewhere. */
static const char *order_coverage(struct engine *engine, const char *path)
{
    struct caged *self = caged_of(engine);
    char counts[sizeof self->counts + 8], *text;
    const char *error;
    size_t length;
    FILE *to;

    snprintf(counts, sizeof counts, "%s/counts", self->counts);
    error = give_order(self, TASK_COVER, 0, counts, strlen(counts) + 1, NULL);
    if (!error)
        error = file_read(counts, COUNTS_MAX, &text, &length);
    if (error)
        return error;
    to = fopen(path, "w");
    if (!to || fwrite(text, 1, length, to) != length)
        error = file_trouble("write", path);
    if (to && fclose(to) != 0)
        error = file_trouble("write", path);
    free(text);
    return error;
}

static int64_t child_cpu_ms(const struct engine *self)
{
    return process_cpu_ms(&((const struct caged *)(const void *)self)->process);
}

const struct engine_type engine_cage = {
    .close = close_cage,
    .power_up = order_power_up,
    .run = order_ticks,
    .cpu_ms = child_cpu_ms,
    .controller = last_controller_state,
    .cover = order_coverage,
};
