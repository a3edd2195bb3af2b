/* near.c - a design that runs on our own engine in this process.
 *
 * Whoever has a design sees a head of ours, which passes everything on to the
 * engine behind it. So the engine can be found again, and a run is a moment to
 * look whether the design has been compiled meanwhile, as running.c does it for
 * designs in processes of their own.
 */
#include "designs/engines/near.h"

#include <stdlib.h>
#include <string.h>

#include "designs/engines/compiled.h"

enum { FIND_AFTER = 20000,              /* clocks that went one by one, */
       COMPILE_AFTER = 500000,          /* until a compiler is worth it, */
       RUNS_A_LOOK = 64 };              /* between looks at the compiler */

struct near {
    struct design head;                 /* first: a design is one of these */
    struct leap *leap;
    void *memory;
    const char *name;                   /* null: it is never compiled */
    struct compiled compiled;
    int runs;
    int has_looked;                     /* into the cache */
};

static struct near *near_of(struct design *design)
{
    return (struct near *)(void *)design;
}

static struct design *behind(struct design *design)
{
    return leap_design(near_of(design)->leap);
}

/* Compiling */

static uint64_t stepped(const struct near *self)
{
    struct leap_count count = leap_counted(self->leap);

    return count.ticks - count.leaped;
}

/* What cannot be loaded is left: the design stays as it is. */
static void take_compiled(struct near *self)
{
    const char *library = compiled_take(&self->compiled);
    leap_c_function *run = library ? compiled_load(library) : NULL;

    if (run)
        leap_c_use(self->leap, run);
    if (library)
        self->compiled.state = COMPILED_NEVER;
}

/* What was compiled before costs nothing to use. */
static void seek_compiled(struct near *self, uint64_t clocks)
{
    if (clocks > COMPILE_AFTER) {
        compiled_start(&self->compiled, self->leap, self->name);
    } else if (clocks > FIND_AFTER && !self->has_looked) {
        self->has_looked = 1;
        compiled_find(&self->compiled, self->leap, self->name);
    }
}

static void look_at_compiler(struct near *self)
{
    if (!self->name || self->compiled.state == COMPILED_NEVER
        || ++self->runs % RUNS_A_LOOK)
        return;
    if (self->compiled.state == COMPILED_NOT)
        seek_compiled(self, stepped(self));
    take_compiled(self);
}

/* What a design does */

static const char *power_up_near(struct design *design)
{
    return behind(design)->type->power_up(behind(design));
}

static const char *run_near(struct design *design, struct design_run *run)
{
    look_at_compiler(near_of(design));
    return behind(design)->type->run(behind(design), run);
}

static void save_near(struct design *design, void *state)
{
    behind(design)->type->save(behind(design), state);
}

static const char *load_near(struct design *design, const void *state)
{
    return behind(design)->type->load(behind(design), state);
}

static uint32_t look_near(struct design *design, const char *name,
                          uint64_t *value, uint32_t words)
{
    return behind(design)->type->look(behind(design), name, value, words);
}

static const char *observe_near(struct design *design,
                                const struct design_probe *probes, int count)
{
    const char *error = behind(design)->type->observe(behind(design), probes,
                                                      count);

    design->inner_words = behind(design)->inner_words;
    return error;
}

static void close_near(struct design *design)
{
    struct near *self = near_of(design);

    compiled_close(&self->compiled);
    free(self->memory);
    free(self);
}

static const struct design_type near_type = {
    .name = "leap",
    .power_up = power_up_near,
    .run = run_near,
    .save = save_near,
    .load = load_near,
    .close = close_near,
    .look = look_near,
    .observe = observe_near,
};

static const char *fill_near(struct near *near,
                             const struct simulation *simulation,
                             const struct design_clock *clocks,
                             int clock_count)
{
    size_t need = leap_need(simulation->length);
    struct arena arena;
    const char *error;

    near->memory = malloc(need);
    if (!near->memory)
        return "out of memory for a design";
    arena = arena_of(near->memory, need);
    error = leap_open(&near->leap, &arena, NULL, simulation->text,
                      simulation->length);
    if (!error)
        error = leap_set_clocks(near->leap, clocks, clock_count);
    if (error)
        return error;
    leap_set_way(near->leap, simulation->way);
    near->head = *leap_design(near->leap);
    near->head.type = &near_type;
    return NULL;
}

/* Every clock is to go through the interpreter in these two ways. */
static int may_be_compiled(const struct simulation *simulation)
{
    return simulation->way != LEAP_PLAIN && simulation->way != LEAP_CHECKED;
}

const char *near_open(struct design **design,
                      const struct simulation *simulation,
                      const struct design_clock *clocks, int clock_count,
                      const char *name)
{
    struct near *near = calloc(1, sizeof *near);
    const char *error;

    *design = NULL;
    if (!near)
        return "out of memory for a design";
    near->compiled.lock = -1;
    near->name = may_be_compiled(simulation) ? name : NULL;
    error = fill_near(near, simulation, clocks, clock_count);
    if (error) {
        close_near(&near->head);
        return error;
    }
    *design = &near->head;
    return NULL;
}

struct leap *near_leap(struct design *design)
{
    return design->type == &near_type ? near_of(design)->leap : NULL;
}
