/* probes.h - leads nets inside a design out as ports.
 *
 * A port that was not in the source is added to the netlist for each net that
 * somebody wants to watch. So the engine reports its changes with all others,
 * to the tick, and never leaps over one. Such a port has a question mark before
 * its name, and one between the names that the same net has elsewhere:
 * "?count_q?u_display.value_i".
 */
#ifndef PROBES_H
#define PROBES_H

#include <stddef.h>

enum { PROBES_BITS_MAX = 3072 };        /* of all together */

struct probes_count {
    int led_out, found;                 /* nets: those that had room, all that
                                         * were meant */
};

/* Whether a hierarchical name fits a pattern: * stands for anything. */
int probes_match(const char *pattern, const char *name);

/* A netlist of Yosys with probes for the nets that fit one of the patterns; all
 * nets with names if there are none. The caller frees *with. */
const char *probes_add(const char *netlist, size_t length,
                       const char *const *patterns, char **with,
                       size_t *with_length, struct probes_count *count);

/* Calls a function for the name and width of every net that has a name. */
const char *probes_list(const char *netlist, size_t length,
                        void (*take)(void *context, const char *name,
                                     int width), void *context);

#endif
