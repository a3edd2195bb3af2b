/* simulator_inside.h - what every simulator is, for simulator*.c and those that
 * build and cache them. */
#ifndef SIMULATOR_INSIDE_H
#define SIMULATOR_INSIDE_H

#include "designs/engines/apart.h"
#include "designs/engines/simulator.h"

struct simulator {
    const char *name;                   /* "leap" */
    const char *tool;                   /* that builds: "Yosys" */
    const char *product;                /* that a build must have */
    const char *salt;                   /* what else makes a build another */
    int starts_programs;                /* in its cage */
    int is_forgetful;                   /* it goes back by running all of it
                                         * again */

    /* Builds in a folder that has the copy of the project. */
    const char *(*build)(const struct project *project, const char *folder);

    /* After that, or when it was there already; null: nothing to be done. */
    const char *(*load)(struct simulation *self);

    /* In the child; `with` is the simulation. */
    struct apart_engine engine;
};

extern const struct simulator simulator_leap, simulator_verilator,
                              simulator_icarus;

#endif
