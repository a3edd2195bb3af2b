/* engine_inside.h - what every engine is, for engine*.c.
 *
 * Only the files engine*.c and build*.c include this; all others use engine.h.
 */
#ifndef ENGINE_INSIDE_H
#define ENGINE_INSIDE_H

#include "designs/engines/process.h"
#include "twin/engine.h"

/* The head of every engine: a larger struct begins with it. */
struct engine {
    const struct engine_type *type;
    int in_words, out_words;
};

/* One simulator. state_size, save and load may be null together, controller and
 * cover as well; all else is there. */
struct engine_type {
    const char *script;                 /* of twin/, that builds it */
    const char *runtime;                /* script for what all designs need;
                                         * null: there is nothing */
    const char *product;                /* what it makes in the folder */
    const char *needs;                  /* programs, for the error */
    const char *macros;                 /* words that it defines itself */
    int is_inside;                      /* runs in our own process */

    /* Opens what was built in a folder. *engine is set only on success; its
     * head is filled by engine_name afterwards. */
    const char *(*open)(struct engine **engine, const char *folder,
                        const struct engine_config *config);
    void (*close)(struct engine *self);
    const char *(*power_up)(struct engine *self, const uint64_t *held);
    const char *(*run)(struct engine *self, const uint64_t *in,
                       uint64_t *out, uint64_t *unknown, size_t ticks);
    size_t (*state_size)(const struct engine *self);
    void (*save)(const struct engine *self, void *state);
    void (*load)(struct engine *self, const void *state);
    uint64_t (*controller)(const struct engine *self, int i);
    const char *(*cover)(struct engine *self, const char *path);
    int64_t (*cpu_ms)(const struct engine *self);       /* null: ours */
};

/* Fills the head of an engine that was opened. */
void engine_name(struct engine *self, const struct engine_type *type,
                 const struct engine_config *config);

/* Why a simulator in a process of its own is gone (process_death), as an error
 * of engine_run. */
const char *engine_death(struct process *process);

/* The same engine in a process of its own, for a design that is not ours
 * (engine_cage.c). `type` is what runs there. */
const char *engine_cage_open(struct engine **engine, const char *folder,
                             const struct engine_config *config,
                             const struct engine_type *type);
extern const struct engine_type engine_cage;

extern const struct engine_type engine_verilator, engine_cxxrtl,
                                engine_icarus;

#endif
