/* engine.h - a twin that runs, whatever simulates it.
 *
 * Pins come and go as words, several for each tick if the design has many
 * pins. A twin is built when it is opened, once for each content of its
 * sources: the next time it is only loaded.
 */
#ifndef ENGINE_H
#define ENGINE_H

#include "twin/twin.h"

struct engine;

struct engine_config {
    const struct twin *twin;
    uint32_t clock_hz;
    const char *kind;                   /* "verilator", "icarus", "cxxrtl" */
    const char *rtl;                    /* folder; null: our own */
    int is_trusted;                     /* runs in our process, though it is
                                         * not our own */
    int is_covered;                     /* built to be covered */

    /* Told before a build that takes a while; null: nobody. */
    void (*on_build)(const char *module, const char *kind);
};

/* The kinds, null after the last; the first one is the usual one. */
extern const char *const engine_kinds[];

/* Is there such an engine, and can it do that? */
const char *engine_check(const struct engine_config *config);

const char *engine_open(struct engine **engine,
                        const struct engine_config *config);
void engine_close(struct engine *self);

/* Processor time spent so far, by us and by a simulator of its own. Null: by
 * us alone. */
int64_t engine_cpu_ms(const struct engine *self);

/* Each of these gives an error if the simulator has gone. */
const char *engine_power_up(struct engine *self, const uint64_t *held);

/* As many ticks; unknown gets a bit for each output that is X or Z, where
 * the simulator knows these; it may be null. */
const char *engine_run(struct engine *self, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks);

/* The state as bytes: good for this engine only. Size 0: it cannot. */
size_t engine_state_size(const struct engine *self);
void engine_save(const struct engine *self, void *state);
void engine_load(struct engine *self, const void *state);

/* Of one that is covered: the state of a controller, and a file of counts. */
uint64_t engine_controller(const struct engine *self, int i);
const char *engine_cover(struct engine *self, const char *path);

#endif
