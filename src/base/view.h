/* view.h - which outputs of a design an observer reads, and their changes
 * (base/design.h).
 *
 * Engines that know of views tell changes through them; for all others this is
 * done after the run. Both come to the same rows.
 */
#ifndef VIEW_H
#define VIEW_H

#include "base/design.h"

/* The outputs are `fresh` after a tick; `raw` is what they were, and becomes
 * that, and `told` is what was told of them. Whether something is to be told
 * now: what is then in `told`. */
int view_take(const struct design_view *view, int words, uint64_t *raw,
              uint64_t *told, const uint64_t *fresh);

/* The same for all changes of a run, which are replaced by what is to be told;
 * how many are left. */
size_t view_take_changes(const struct design_view *view, int words,
                         uint64_t *raw, uint64_t *told, uint64_t *changes,
                         size_t count);

/* The level of the clock among outputs, 0 or 1; 0 if there is none. */
int view_clock(const struct design_view *view, const uint64_t *out);

#endif
