/* engine_shared.c - twins that were built as shared objects: those of
 * Verilator and of CXXRTL, which differ in how they are made.
 *
 * The object is loaded into this process and called through struct twin_abi
 * (twin/abi.h), thousands of ticks at a time: the fastest way there is. Foreign
 * designs get here only inside the child of engine_cage.c.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "twin/abi.h"
#include "twin/build.h"
#include "twin/engine_inside.h"

/* library and twin are null until they are there. */
struct shared {
    struct engine engine;
    void *library;
    const struct twin_abi *abi;
    void *twin;
};

/* An engine of these types is the first member of its struct shared. */
static const struct shared *shared_of(const struct engine *self)
{
    return (const struct shared *)(const void *)self;
}

/* Also after a load that failed half way. */
static void close_shared(struct engine *engine)
{
    struct shared *self = (struct shared *)(void *)engine;

    if (self->twin)
        self->abi->close(self->twin);
    if (self->library)
        dlclose(self->library);
    free(self);
}

/* RTLD_LOCAL: every twin has the same symbols. */
static const char *load_library(struct shared *self, const char *path)
{
    const struct twin_abi *(*entry)(void);

    self->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!self->library)
        return text_error("cannot load the twin: ", dlerror(), (char *)0);
    *(void **)&entry = dlsym(self->library, "twin_abi");
    if (!entry || entry()->version != TWIN_ABI_VERSION)
        return text_error("not a twin built by this version: ", path,
                          (char *)0);
    self->abi = entry();
    self->twin = self->abi->open();
    return NULL;
}

/* The clock is a parameter of the build: config has nothing for us. */
static const char *open_shared(struct engine **engine, const char *folder,
                               const struct engine_config *config)
{
    struct shared *self = calloc(1, sizeof *self);
    char path[BUILD_PATH_MAX + 16];
    const char *error;

    (void)config;
    if (!self)
        return "out of memory for a twin";
    snprintf(path, sizeof path, "%s/twin.so", folder);
    error = load_library(self, path);
    if (error)
        close_shared(&self->engine);
    else
        *engine = &self->engine;
    return error;
}

/* What the ABI says about a design that ended itself, as an error; null stays.
 */
static const char *tell_end(const char *how)
{
    return how ? text_error("not comparable: the design ", how, (char *)0)
               : NULL;
}

static const char *call_power_up(struct engine *self, const uint64_t *held)
{
    const struct shared *my = shared_of(self);

    return tell_end(my->abi->power_up(my->twin, held));
}

/* Two-state simulators know no X: none is set. */
static const char *call_run(struct engine *self, const uint64_t *in,
                            uint64_t *out, uint64_t *unknown, size_t ticks)
{
    const struct shared *my = shared_of(self);

    if (unknown)
        memset(unknown, 0, ticks * (size_t)self->out_words * sizeof *unknown);
    return tell_end(my->abi->run(my->twin, in, out, ticks));
}

static size_t abi_state_size(const struct engine *self)
{
    return shared_of(self)->abi->state_size;
}

static void copy_state_out(const struct engine *self, void *state)
{
    shared_of(self)->abi->save(shared_of(self)->twin, state);
}

static void copy_state_in(struct engine *self, const void *state)
{
    shared_of(self)->abi->load(shared_of(self)->twin, state);
}

static uint64_t read_controller_state(const struct engine *self, int i)
{
    const struct shared *my = shared_of(self);

    return my->abi->controller(my->twin, i);
}

static const char *write_coverage(struct engine *self, const char *path)
{
    shared_of(self)->abi->cover(shared_of(self)->twin, path);
    return NULL;
}

/* What the two have in common; state_size is 0 in an object whose simulator
 * cannot save. */
#define SHARED_OBJECT                                   \
    .product = "twin.so",                               \
    .is_inside = 1,                                     \
    .open = open_shared,                                \
    .close = close_shared,                              \
    .power_up = call_power_up,                          \
    .run = call_run,                                    \
    .state_size = abi_state_size,                       \
    .save = copy_state_out,                             \
    .load = copy_state_in

const struct engine_type engine_verilator = {
    SHARED_OBJECT,
    .script = "verilator.sh",
    .runtime = "verilator_runtime.sh",
    .needs = "verilator and c++",
    .macros = "VERILATOR",
    .controller = read_controller_state,
    .cover = write_coverage,
};

const struct engine_type engine_cxxrtl = {
    SHARED_OBJECT,
    .script = "cxxrtl.sh",
    .needs = "yosys and c++",
    .macros = "YOSYS SYNTHESIS",
};
