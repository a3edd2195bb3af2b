/* rtl_chip.h - a twin as the chip of its machine: to be played on.
 *
 * `boardwalk play --rtl` uses it. The state of the chip is the simulator's own,
 * copied in before a tick and out after it, so that a session takes snapshots
 * of it and goes back in time as with any chip. There is one at a time in a
 * program.
 */
#ifndef RTL_CHIP_H
#define RTL_CHIP_H

#include "twin/engine.h"

/* From now on sessions that open this machine run on its twin. The error says
 * that it has none, or that the engine cannot save its state; then nothing has
 * changed. */
const char *rtl_chip_use(const struct machine_type *machine,
                         const struct engine_config *config);

/* No longer; all its sessions must be closed. */
void rtl_chip_end(void);

/* The engine, for a machine that is more than a chip with a word of pins and
 * has a function `play` of its own (twin.h). Null while none is in use. */
struct engine *rtl_chip_engine(void);

#endif
