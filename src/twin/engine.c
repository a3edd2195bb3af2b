/* engine.c - a running twin, whatever simulates it.
 *
 * Dispatches to one of three simulators by the records of engine_inside.h. A
 * foreign design whose code would be loaded into this process goes into a cage
 * (engine_cage.c) unless the user trusts it.
 */
#include "twin/engine.h"

#include <string.h>

#include "base/text.h"
#include "twin/build.h"
#include "twin/engine_inside.h"
#include "designs/engines/process.h"

const char *const engine_kinds[] = {"verilator", "icarus", "cxxrtl", NULL};

/* In the order of engine_kinds. */
static const struct engine_type *const types[] = {
    &engine_verilator, &engine_icarus, &engine_cxxrtl,
};

/* For text_unknown. */
static const char *kind_name(const void *at, int i)
{
    (void)at;
    return engine_kinds[i];
}

/* After an error *type is of no meaning. */
static const char *find_type(const char *kind,
                             const struct engine_type **type)
{
    for (int i = 0; engine_kinds[i]; i++) {
        *type = types[i];
        if (text_same(engine_kinds[i], kind))
            return NULL;
    }
    return text_unknown("engine", kind, "", kind_name, NULL,
                        "there are verilator, icarus and cxxrtl");
}

/* The record of a kind, if it can do what the configuration asks. */
static const char *check_kind(const struct engine_config *config,
                              const struct engine_type **type)
{
    const char *error = find_type(config->kind, type);

    if (!error && config->is_covered && !(*type)->cover)
        error = text_error("only verilator measures coverage, not ",
                           config->kind, (char *)0);
    return error;
}

const char *engine_check(const struct engine_config *config)
{
    const struct engine_type *type;

    return check_kind(config, &type);
}

void engine_name(struct engine *self, const struct engine_type *type,
                 const struct engine_config *config)
{
    self->type = type;
    self->in_words = twin_words(twin_inputs(config->twin));
    self->out_words = twin_words(twin_outputs(config->twin));
}

/* The type that was opened is not always the one that was built: the cage has
 * its own functions. */
const char *engine_open(struct engine **engine,
                        const struct engine_config *config)
{
    char folder[BUILD_PATH_MAX];
    const struct engine_type *type;
    const char *error = check_kind(config, &type);
    int is_caged;

    *engine = NULL;
    if (!error)
        error = build_twin(config, type, folder);
    if (error)
        return error;
    is_caged = config->rtl && type->is_inside && !config->is_trusted;
    error = is_caged ? engine_cage_open(engine, folder, config, type)
                     : type->open(engine, folder, config);
    if (!error)
        engine_name(*engine, is_caged ? &engine_cage : type, config);
    return error;
}

const char *engine_death(struct process *process)
{
    return text_error("not comparable: ", process_death(process), (char *)0);
}

void engine_close(struct engine *self)
{
    if (self)
        self->type->close(self);
}

const char *engine_power_up(struct engine *self, const uint64_t *held)
{
    return self->type->power_up(self, held);
}

const char *engine_run(struct engine *self, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks)
{
    return self->type->run(self, in, out, unknown, ticks);
}

/* Null in the record: the engine cannot save its state. */
size_t engine_state_size(const struct engine *self)
{
    return self->type->state_size ? self->type->state_size(self) : 0;
}

void engine_save(const struct engine *self, void *state)
{
    self->type->save(self, state);
}

void engine_load(struct engine *self, const void *state)
{
    self->type->load(self, state);
}

uint64_t engine_controller(const struct engine *self, int i)
{
    return self->type->controller(self, i);
}

const char *engine_cover(struct engine *self, const char *path)
{
    return self->type->cover(self, path);
}

/* A simulator in this process is counted with it. */
int64_t engine_cpu_ms(const struct engine *self)
{
    int64_t ms = process_cpu_ms(NULL);

    return self && self->type->cpu_ms ? ms + self->type->cpu_ms(self) : ms;
}
