/* apart.h - a design in a process of its own.
 *
 * Whatever runs a design, a netlist engine of ours or code that a compiler made
 * of somebody's Verilog, it runs in a child that is shut in (os/cage.h) and is
 * a struct design to everybody else. A design that ends itself, crashes or
 * never answers is an error of `run`, in words; this program goes on.
 */
#ifndef APART_H
#define APART_H

#include "base/design.h"
#include "os/cage.h"

/* What the child calls; one design each, so that it needs no handle. */
struct apart_engine {
    const char *(*open)(const void *with, struct design **design);
    const char *(*set_clocks)(const struct design_clock *clocks, int count);

    /* As leap_look; null: the engine does not know what is inside. */
    uint32_t (*look)(const char *name, uint64_t *value, uint32_t limbs);

    /* As leap_put; null: nothing can be put. */
    uint32_t (*put)(const char *name, const uint64_t *value, uint32_t width);

    /* Goes on with compiled code; null: it has none. */
    const char *(*use)(const char *library);

    /* Ticks that it went one by one, and those that it leaped over; null: it
     * never leaps. */
    void (*count)(uint64_t *stepped, uint64_t *leaped);
};

/* Opens it there; `with` is as the child finds it at that moment, and `place`,
 * "top.v:3: ", goes before what is said of its end. Nothing but what the cage
 * says is read. *design is null after an error. */
const char *apart_open(struct design **design,
                       const struct apart_engine *engine, const void *with,
                       const struct cage *cage, const char *place);

/* Before the first power-up: which inputs are clocks. */
const char *apart_set_clocks(struct design *design,
                             const struct design_clock *clocks, int count);

/* The value of a net by its hierarchical name; its width, or 0 if there is
 * none, or nobody knows. */
uint32_t apart_look(struct design *design, const char *name, uint64_t *value,
                    uint32_t limbs);

/* Puts a value into registers by their name; how many bits it took. */
uint32_t apart_put(struct design *design, const char *name,
                   const uint64_t *value, uint32_t width);

/* Somebody who looks on: called after each run, and when it is closed. */
struct apart_follower {
    void (*follow)(void *with, struct design *design);
    void (*end)(void *with);
    void *with;
};
void apart_follow(struct design *design, struct apart_follower follower);

/* From now on a run has at most so many ticks; 0: any number. */
void apart_set_most(struct design *design, uint64_t ticks);

/* From now on it runs ahead of what is asked for, where it leaps and its inputs
 * have not changed for some runs: a way from process to process costs more than
 * a leap. What comes of a run is the same. */
void apart_set_ahead(struct design *design);

/* Whether it goes so many ticks one by one that compiled code would be quicker
 * than leaps. Its own words: a child that is not to be believed harms only
 * itself. */
int apart_is_stepping(const struct design *design);

/* Compiled code of our own, by the path of a library that the cage lets it
 * read. */
const char *apart_use(struct design *design, const char *library);

/* Processor time that it has spent. */
int64_t apart_cpu_ms(const struct design *design);

#endif
