/* engine.h - a running twin, whatever simulates it.
 *
 * Pins come and go as words, several for each tick if the design has many
 * pins. A twin is built when it is opened, once for each content of its
 * sources: the next time it is only loaded.
 */
#ifndef ENGINE_H
#define ENGINE_H

#include "twin/twin.h"

struct engine;

/* What to open, and how. All pointers are borrowed; those that are needed later
 * must live as long as the engine. */
struct engine_config {
    const struct twin *twin;
    uint32_t clock_hz;
    const char *kind;                   /* "verilator", "icarus", "cxxrtl" */
    const char *rtl;                    /* folder; null: our own */
    int is_trusted;                     /* runs in our process, though it is
                                         * not our own */
    int is_covered;                     /* built to be covered */

    /* Called before a build, which takes a while; null: none is. */
    void (*on_build)(const char *module, const char *kind);
};

/* The kinds, null after the last; the first one is the default. */
extern const char *const engine_kinds[];

/* Null if there is an engine of this kind and it can do what is asked; else an
 * error that names the kinds. Builds nothing. */
const char *engine_check(const struct engine_config *config);

/* Builds if need be and opens; *engine is null after an error. Closing null
 * does nothing. */
const char *engine_open(struct engine **engine,
                        const struct engine_config *config);
void engine_close(struct engine *self);

/* Processor time spent so far in milliseconds, by this process and by a
 * simulator in a process of its own. Null: by this process alone. */
int64_t engine_cpu_ms(const struct engine *self);

/* These two return an error if the simulator is gone, or the design has ended
 * itself: "not comparable: ...". Then only engine_close is left. `held` has the
 * TWIN_SETUP_WORDS of the ports that are held. */
const char *engine_power_up(struct engine *self, const uint64_t *held);

/* Runs some ticks, with so many words of in and out for each as the pin tables
 * need (twin_words). unknown, unless null, gets a bit for each output that is X
 * or Z; only Icarus knows these, others set none. */
const char *engine_run(struct engine *self, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks);

/* The state as bytes, good for this very engine. If the size is 0 it cannot be
 * saved, and the other two must not be called. */
size_t engine_state_size(const struct engine *self);
void engine_save(const struct engine *self, void *state);
void engine_load(struct engine *self, const void *state);

/* Only of an engine that was opened with is_covered: the state of the i-th
 * controller, and a file of the simulator's counts. */
uint64_t engine_controller(const struct engine *self, int i);
const char *engine_cover(struct engine *self, const char *path);

#endif
