/* simulator.h - the engines that can run a project, and the choice between
 * them.
 *
 *     leap        ours, on a netlist of Yosys: it leaps over idle clocks
 *     verilator   what Verilator and a C++ compiler make of it: takes nearly
 *                 all of SystemVerilog
 *     icarus      Icarus Verilog: slow, and takes what is no hardware as well
 *
 * The first that takes the project runs it, unless one is asked for. All run
 * in a process of their own (apart.h).
 */
#ifndef SIMULATOR_H
#define SIMULATOR_H

#include "base/design.h"
#include "designs/build/build_cache.h"
#include "designs/leap/leap.h"
#include "designs/project/project.h"

enum { SIMULATOR_WHY_MAX = 400, SIMULATOR_CLOCKS_MAX = 16 };

struct simulator;

/* A project as one of them runs it. */
struct simulation {                     /* zero it before use */
    const struct simulator *simulator;
    char why[SIMULATOR_WHY_MAX];        /* "Yosys does not take it: ..." if it
                                         * is not the first; else empty */
    char place[SIMULATOR_WHY_MAX];      /* of the top: "top.v:3: " */
    char folder[BUILD_PATH_MAX];        /* of the cache: what was built */
    char *text;                         /* of leap: the netlist */
    size_t length;
    enum leap_way way;                  /* of leap: whether leaps are checked */
};

/* What is asked for besides. */
struct simulator_spec {
    const char *engine;                 /* a name, or null */
    int is_traced;                      /* nets inside are led out (probes.h):
                                         * only leap can */
    const char *const *signals;         /* patterns; null: all nets */
    int is_near;                        /* our own: leap runs it in this
                                         * process */
    int is_watched;                     /* built anew on every save (watch.h) */
    void (*on_probes)(int led_out, int found);  /* null: nobody is told */
};

/* Builds it, unless it is built already, and opens one of it, for a look at its
 * ports. The spec is a name or null. */
const char *simulator_choose(struct simulation *self,
                             const struct project *project,
                             const struct simulator_spec *spec,
                             struct design **opened);
void simulator_free(struct simulation *self);

const char *simulator_name(const struct simulation *self);

/* Whether it goes back by running all of it again. */
int simulator_is_forgetful(const struct simulation *self);

/* One copy that runs, in a process of its own. */
const char *simulator_open(const struct simulation *self,
                           struct design **design);

#endif
