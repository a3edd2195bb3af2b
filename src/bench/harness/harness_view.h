/* harness_view.h - outputs of a design as the parts on its board see them.
 *
 * The converter in front of a monitor takes colours when its clock rises, and
 * that clock may be as fast as the oscillator: told of each of its edges, the
 * bench would do little else. So colours are told as the converter took them
 * (base/view.h), by the engine if it can, and else after each run.
 */
#ifndef HARNESS_VIEW_H
#define HARNESS_VIEW_H

#include "base/design.h"

enum { HARNESS_WORDS = 64 };            /* of inputs, and of outputs */

struct harness_wires;

struct harness_view {
    int is_there;
    uint64_t seen[HARNESS_WORDS], held[HARNESS_WORDS];
    struct design_view view;            /* of these */
};

/* When all else is wired. */
void harness_view_make(struct harness_wires *wires);

#endif
