/* engine_shared.c - twins that were built as shared objects: those of
 * Verilator and of CXXRTL, which differ in how they are made. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "twin/abi.h"
#include "twin/build.h"
#include "twin/engine_inside.h"

struct shared {
    struct engine engine;
    void *library;
    const struct twin_abi *abi;
    void *twin;
};

static struct shared *of(struct engine *self)
{
    return (struct shared *)(void *)self;
}

static const struct shared *seen(const struct engine *self)
{
    return (const struct shared *)(const void *)self;
}

static void close_shared(struct engine *engine)
{
    struct shared *self = of(engine);

    if (self->twin)
        self->abi->close(self->twin);
    if (self->library)
        dlclose(self->library);
    free(self);
}

static const char *load_library(struct shared *self, const char *path)
{
    const struct twin_abi *(*entry)(void);

    self->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!self->library)
        return text_error("cannot load the twin: ", dlerror(), (char *)0);
    *(void **)&entry = dlsym(self->library, "twin_abi");
    if (!entry || entry()->version != TWIN_ABI_VERSION)
        return text_error("not a twin of this program: ", path, (char *)0);
    self->abi = entry();
    self->twin = self->abi->open();
    return NULL;
}

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

static const char *tell_end(const char *how)
{
    return how ? text_error("not comparable: the design ", how, (char *)0)
               : NULL;
}

static const char *power_up(struct engine *self, const uint64_t *held)
{
    return tell_end(of(self)->abi->power_up(of(self)->twin, held));
}

static const char *run(struct engine *self, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks)
{
    if (unknown)
        memset(unknown, 0, ticks * (size_t)self->out_words * sizeof *unknown);
    return tell_end(of(self)->abi->run(of(self)->twin, in, out, ticks));
}

static size_t state_size(const struct engine *self)
{
    return seen(self)->abi->state_size;
}

static void save(const struct engine *self, void *state)
{
    seen(self)->abi->save(seen(self)->twin, state);
}

static void load(struct engine *self, const void *state)
{
    of(self)->abi->load(of(self)->twin, state);
}

static uint64_t controller(const struct engine *self, int i)
{
    return seen(self)->abi->controller(seen(self)->twin, i);
}

static const char *cover(struct engine *self, const char *path)
{
    of(self)->abi->cover(of(self)->twin, path);
    return NULL;
}

const struct engine_type engine_verilator = {
    .script = "verilator.sh",
    .product = "twin.so",
    .needs = "verilator and c++",
    .macros = "VERILATOR",
    .is_inside = 1,
    .open = open_shared,
    .close = close_shared,
    .power_up = power_up,
    .run = run,
    .state_size = state_size,
    .save = save,
    .load = load,
    .controller = controller,
    .cover = cover,
};

const struct engine_type engine_cxxrtl = {
    .script = "cxxrtl.sh",
    .product = "twin.so",
    .needs = "yosys and c++",
    .macros = "YOSYS SYNTHESIS",
    .is_inside = 1,
    .open = open_shared,
    .close = close_shared,
    .power_up = power_up,
    .run = run,
    .state_size = state_size,
    .save = save,
    .load = load,
};
