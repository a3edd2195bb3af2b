/* running.c - a netlist in a process of its own: interpreted at first, compiled
 * code as soon as it is ready.
 *
 * A design that leaps far needs no compiler. One that does not and has taken
 * some time is given to it, and goes on in pieces meanwhile, so that what was
 * compiled is taken over soon after it is there. The compiler is started here
 * and not in the design's process, which may start nothing.
 */
#include "designs/engines/running.h"

#include <stdlib.h>
#include <string.h>

#include "designs/engines/apart.h"
#include "designs/engines/compiled.h"
#include "designs/engines/simulator_inside.h"

enum {
    FIND_AFTER_MS = 40,                 /* of the design's own time: what was
                                         * compiled before is taken, */
    COMPILE_AFTER_MS = 200,             /* and a compiler is worth it */
    PIECE = 1 << 18                     /* ticks of a run while one waits */
};

struct running {
    const struct simulation *simulation;
    char name[64];
    struct design_clock clocks[SIMULATOR_CLOCKS_MAX];
    int clock_count;
    struct compiled compiled;
    uint64_t piece;
    int has_looked;                     /* into the cache */
};

/* The design is read once more, for its C only. */
static void seek_compiled_apart(struct running *self, int may_make)
{
    const struct simulation *from = self->simulation;
    size_t need = leap_need(from->length);
    void *memory = malloc(need);
    struct arena arena;
    struct leap *leap;

    self->compiled.state = COMPILED_NEVER;
    if (!memory)
        return;
    arena = arena_of(memory, need);
    if (!leap_open(&leap, &arena, NULL, from->text, from->length)
        && !leap_set_clocks(leap, self->clocks, self->clock_count)) {
        self->compiled.state = COMPILED_NOT;
        (may_make ? compiled_start : compiled_find)(&self->compiled, leap,
                                                    self->name);
    }
    free(memory);
}

/* Pieces grow as long as they cost little: a design that leaps is not held up
 * by them. */
static void decide(struct running *self, struct design *design)
{
    int64_t spent_ms = apart_cpu_ms(design);

    if (spent_ms > FIND_AFTER_MS && !self->has_looked
        && apart_is_stepping(design)) {
        self->has_looked = 1;
        seek_compiled_apart(self, 0);
    } else if (spent_ms > COMPILE_AFTER_MS && apart_is_stepping(design)) {
        seek_compiled_apart(self, 1);
        self->piece = PIECE;
    } else if (self->piece < UINT64_MAX / 2) {
        self->piece *= 2;
    }
}

static void follow_run(void *with, struct design *design)
{
    struct running *self = with;
    const char *library;

    if (self->compiled.state == COMPILED_NOT)
        decide(self, design);
    library = compiled_take(&self->compiled);
    if (library) {
        apart_use(design, library);     /* else it stays as it is */
        self->compiled.state = COMPILED_NEVER;
    }
    apart_set_most(design, self->compiled.state == COMPILED_NEVER
                           ? 0 : self->piece);
}

static void end_running(void *with)
{
    struct running *self = with;

    compiled_close(&self->compiled);
    free(self);
}

void running_follow(struct design *design, const struct simulation *simulation,
                    const char *name, const struct design_clock *clocks,
                    int clock_count)
{
    struct running *self;

    if (simulation->simulator != &simulator_leap
        || simulation->way == LEAP_PLAIN || simulation->way == LEAP_CHECKED)
        return;
    self = calloc(1, sizeof *self);
    if (!self)
        return;
    self->simulation = simulation;
    strncpy(self->name, name, sizeof self->name - 1);
    memcpy(self->clocks, clocks, (size_t)clock_count * sizeof *clocks);
    self->clock_count = clock_count;
    self->compiled.lock = -1;
    self->piece = PIECE;
    apart_set_most(design, self->piece);
    apart_follow(design, (struct apart_follower){follow_run, end_running,
                                                 self});
}
