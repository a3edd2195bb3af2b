/* simulator.c - the engines that can run a project, and the choice between
 * them. */
#include "designs/engines/simulator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "designs/build/blame.h"
#include "designs/build/build.h"
#include "designs/build/probes.h"
#include "designs/engines/process.h"
#include "designs/engines/simulator_inside.h"

/* In the order in which they are tried. */
static const struct simulator *const all[] = {&simulator_leap,
                                              &simulator_verilator,
                                              &simulator_icarus, NULL};

static const char *name_at(const void *at, int i)
{
    (void)at;
    return all[i] ? all[i]->name : NULL;
}

static const char *find_simulator(const char *name,
                                  const struct simulator **found)
{
    for (int i = 0; (*found = all[i]); i++)
        if (text_same(all[i]->name, name))
            return NULL;
    return text_unknown("engine", name, "", name_at, NULL, "");
}

/* An engine may refuse what its tool has taken. */
static const char *build_with(struct simulation *self,
                              const struct project *project,
                              const struct simulator *simulator,
                              struct design **opened)
{
    const char *error = build_project(project, simulator, self->folder);

    self->simulator = simulator;
    if (!error && simulator->load)
        error = simulator->load(self);
    if (error)
        return error;
    error = simulator_open(self, opened);
    return error ? blame_words(project, error) : NULL;
}

/* Why the first did not take it, after so many were asked; the others' reasons
 * follow from it. */
static void note_why(struct simulation *self, int asked, const char *first)
{
    struct text to;

    text_begin(&to, self->why, sizeof self->why);
    text_put(&to, asked > 1 ? "neither " : "");
    for (int i = 0; i < asked; i++) {
        text_put(&to, i ? " nor " : "");
        text_put(&to, all[i]->tool);
    }
    text_put(&to, asked > 1 ? " takes the design: "
                            : " does not take the design: ");
    text_put(&to, first);
}

/* What is too large for one is too large for the next, and a loop of gates is
 * one for all. */
static int is_final(const char *error)
{
    return strstr(error, "needs more than")
        || strstr(error, "exceeds implementation limit")
        || strstr(error, "non-constant 1st argument")
        || strstr(error, "failed on the module")
        || strstr(error, "combinational loop");
}

/* If none takes it, the words of the first engine are told. They are copied:
 * the next error lies where they were. */
static const char *try_simulated_all(struct simulation *self,
                           const struct project *project,
                           struct design **opened)
{
    static char first[TEXT_ERROR_MAX];
    const char *error = NULL;
    struct text to;

    for (int i = 0; all[i]; i++) {
        error = build_with(self, project, all[i], opened);
        if (!error)
            return NULL;
        if (i == 0) {
            text_begin(&to, first, sizeof first);
            text_put(&to, error);
        }
        if (is_final(error))
            return error;
        note_why(self, i + 1, first);
    }
    return text_error(first, (char *)0);
}

/* The netlist gets ports for what is inside, and the design is opened anew. */
static const char *lead_out(struct simulation *self,
                            const struct simulator_spec *spec,
                            struct design **opened)
{
    struct probes_count count;
    size_t length;
    char *text;
    const char *error = NULL;

    if (self->simulator != &simulator_leap || !*opened)
        return NULL;
    error = probes_add(self->text, self->length, spec->signals, &text,
                       &length, &count);
    if (error)
        return error;
    free(self->text);
    self->text = text;
    self->length = length;
    if (spec->on_probes)
        spec->on_probes(count.led_out, count.found);
    (*opened)->type->close(*opened);
    return simulator_open(self, opened);
}

const char *simulator_choose(struct simulation *self,
                             const struct project *project,
                             const struct simulator_spec *spec,
                             struct design **opened)
{
    const struct simulator *asked = NULL;
    const char *error;

    *opened = NULL;
    self->way = LEAP_OVER;
    snprintf(self->place, sizeof self->place, "%.300s:%d: ",
             project->top->file->path, project->top->line);
    if (!spec->engine)
        error = try_simulated_all(self, project, opened);
    else
        error = find_simulator(spec->engine, &asked);
    if (!error && spec->engine)
        error = build_with(self, project, asked, opened);
    return error || !spec->is_traced ? error : lead_out(self, spec, opened);
}

void simulator_free(struct simulation *self)
{
    free(self->text);
    self->text = NULL;
}

const char *simulator_name(const struct simulation *self)
{
    return self->simulator->name;
}

int simulator_is_forgetful(const struct simulation *self)
{
    return self->simulator->is_forgetful;
}

const char *simulator_open(const struct simulation *self,
                           struct design **design)
{
    char cache[BUILD_PATH_MAX];
    struct cage cage;

    process_cage(&cage, self->folder);
    cage.starts_programs = self->simulator->starts_programs;
    if (self->simulator == &simulator_leap && !build_cache_open(cache))
        cage.reads[1] = cache;          /* for what running.c compiles */
    return apart_open(design, &self->simulator->engine, self, &cage,
                      self->place);
}
