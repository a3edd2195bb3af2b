/* simulator_verilator.c - a project as Verilator and a C++ compiler make it.
 *
 * Two steps: the runtime of Verilator, once for all designs, into the cache;
 * and the design with its wrapper (wrapper.h) into design.so, which knows two
 * rows of words only. twin/design.h is what this program and the library agree
 * on; its version is asked for before anything else of it is used.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "designs/build/blame.h"
#include "designs/build/build_run.h"
#include "designs/build/combine.h"
#include "designs/engines/simulator_inside.h"
#include "designs/build/wrapper.h"
#include "disk/file.h"
#include "disk/share.h"
#include "twin/design.h"

#define PRODUCT "design.so"

/* Building */

struct tools {                          /* where they are */
    char shims[BUILD_PATH_MAX], cache[BUILD_PATH_MAX];
};

static const char *find_tools(struct tools *self)
{
    const char *error = share_find("twin", self->shims, sizeof self->shims);

    return error ? error : build_cache_open(self->cache);
}

/* The runtime holds nothing of the design and is compiled outside of a cage. */
static const char *run_script(const struct tools *self, char *const *words,
                              const char *folder, int is_caged,
                              struct build_run *run)
{
    struct cage cage;

    build_run_cage(&cage, folder);
    cage.reads[0] = self->shims;
    cage.reads[1] = self->cache;
    *run = (struct build_run){.words = words, .temporary = folder,
                              .cage = is_caged ? &cage : NULL};
    return build_run(run);
}

/* A missing tool is not the design's fault. */
static const char *explain(const struct project *project,
                           const struct build_run *run)
{
    if (run->limit)
        return blame_limit(project, "Verilator", run->limit, run->log);
    if (strstr(run->log, "verilator: not found"))
        return "Verilator is not installed (Debian: apt install verilator "
               "g++)";
    return blame_complaint(project, "Verilator", "%Error", run->log);
}

static const char *build_library(const struct project *project,
                                 const char *folder,
                                 const struct wrapper *wrapper,
                                 struct build_run *run)
{
    struct tools tools;
    char script[BUILD_PATH_MAX + 32], place[BUILD_PATH_MAX];
    char in_words[16], out_words[16];
    char *words[] = {"/bin/sh", script, tools.cache, NULL, NULL, NULL, NULL};
    const char *error = find_tools(&tools);

    if (error)
        return error;
    snprintf(script, sizeof script, "%s/verilator_runtime.sh", tools.shims);
    error = run_script(&tools, words, folder, 0, run);
    if (error || run->status)
        return error ? error : explain(project, run);
    snprintf(script, sizeof script, "%s/design.sh", tools.shims);
    snprintf(place, sizeof place, "%s", folder);
    snprintf(in_words, sizeof in_words, "%d", wrapper->in_words);
    snprintf(out_words, sizeof out_words, "%d", wrapper->out_words);
    words[2] = place;
    words[3] = tools.cache;
    words[4] = in_words;
    words[5] = out_words;
    error = run_script(&tools, words, folder, 1, run);
    if (!error && run->status)
        error = explain(project, run);
    return error;
}

static const char *build_verilated(const struct project *project,
                                   const char *folder)
{
    struct build_run *run = calloc(1, sizeof *run);
    struct wrapper wrapper = {0};
    const char *error = run ? wrapper_make(&wrapper, project, 0)
                            : "out of memory for a design";

    if (!error)
        error = combine_write(project, folder, COMBINE_ALL);
    if (!error)
        error = wrapper_write(&wrapper, project, folder);
    if (!error)
        error = build_library(project, folder, &wrapper, run);
    wrapper_free(&wrapper);
    free(run);
    return error;
}

/* In the child */

static const struct design_abi *abi;
static struct design verilated;

static const char *tell_end(const char *how)
{
    return how ? text_error("the design ", how, (char *)0) : NULL;
}

static const char *power_up_verilated(struct design *self)
{
    (void)self;
    return tell_end(abi->power_up());
}

static const char *run_verilated(struct design *self, struct design_run *run)
{
    (void)self;
    return tell_end(abi->run(run->in, run->stops, &run->ticks, run->changes,
                             run->room, &run->count));
}

static void save_verilated(struct design *self, void *state)
{
    (void)self;
    abi->save(state);
}

static const char *load_verilated(struct design *self, const void *state)
{
    (void)self;
    abi->load(state);
    return NULL;
}

static void close_verilated(struct design *self)
{
    (void)self;                         /* the process ends with it */
}

static const struct design_type type = {
    .name = "verilator",
    .power_up = power_up_verilated,
    .run = run_verilated,
    .save = save_verilated,
    .load = load_verilated,
    .close = close_verilated,
};

static const char *load_verilated_library(const char *folder)
{
    const struct design_abi *(*entry)(void);
    char path[FILE_PATH_MAX];
    void *library;

    file_join(folder, PRODUCT, path);
    library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return text_error("cannot load the design: ", dlerror(), (char *)0);
    *(void **)&entry = dlsym(library, "design_abi");
    if (!entry || entry()->version != DESIGN_ABI_VERSION)
        return "not a design built by this version";
    abi = entry();
    return tell_end(abi->power_up());
}

/* In the folder of the copy, so that $readmemh finds its files. */
static const char *open_verilated(const void *with, struct design **design)
{
    const struct simulation *self = with;
    struct wrapper wrapper = {0};
    const char *error = wrapper_read(&wrapper, self->folder);

    if (!error && chdir(self->folder) != 0)
        error = file_trouble("open", self->folder);
    if (!error)
        error = load_verilated_library(self->folder);
    if (error)
        return error;
    verilated = (struct design){
        .type = &type, .ports = wrapper.ports, .in_words = wrapper.in_words,
        .out_words = wrapper.out_words, .state_size = abi->state_size};
    *design = &verilated;
    return NULL;
}

static const char *set_verilated_clocks(const struct design_clock *clocks,
                                        int count)
{
    for (int i = 0; i < count; i++)
        abi->set_clock(clocks[i].in_at, clocks[i].ticks,
                       clocks[i].cycles ? clocks[i].cycles : 1);
    return NULL;
}

const struct simulator simulator_verilator = {
    .name = "verilator",
    .tool = "Verilator",
    .product = PRODUCT,
    .salt = "verilator 7",
    .build = build_verilated,
    .engine = {.open = open_verilated, .set_clocks = set_verilated_clocks},
};
