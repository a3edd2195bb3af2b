/* rig.h - a design on a board: its ports wired to the parts there.
 *
 * The wires are worked out once, from the design's binding and the board's
 * tables: LEDs and digits are lamps, buttons and switches are levels, and what
 * is plugged into a socket is a device. Then time runs from change to change:
 * the design says when its outputs did, and lamps and devices are told.
 *
 * Only desk.c works a rig; faces read what is plugged in.
 */
#ifndef RIG_H
#define RIG_H

#include "boards/board.h"
#include "boards/lamps.h"
#include "parts/screen/multisync.h"
#include "parts/terminal/serial.h"

struct rig;

const char *rig_open(struct rig **rig, const struct machine_type *machine);
void rig_close(struct rig *self);

/* As if power had just come on; controls stay where they are. */
void rig_power_up(struct rig *self, uint64_t tick);

/* The pins of all controls, as events have them: set is pressed or up. */
void rig_set_controls(struct rig *self, pins controls);

/* A character on the keyboard that is plugged in, or at the terminal. */
void rig_type(struct rig *self, uint64_t tick, char c);

/* Runs from one tick to another. Never fails: a design that cannot go on stands
 * still, and rig_trouble says why. */
void rig_run(struct rig *self, uint64_t from, uint64_t to);
const char *rig_trouble(const struct rig *self);

/* Sums up all changes of outputs, as the desk's sum does for chips. */
uint64_t rig_sum(const struct rig *self);

/* In the last whole window of time (boards/lamps.h). */
void rig_seen(const struct rig *self, struct lights *seen);
uint8_t rig_brightness(const struct rig *self, int light);
uint64_t rig_window_ticks(const struct rig *self);

/* Up to which tick it has run. */
uint64_t rig_tick(const struct rig *self);

/* What is plugged in; null: nothing is. */
const struct terminal *rig_terminal(const struct rig *self);
const struct multisync *rig_monitor(const struct rig *self);

/* All but the picture on the monitor, which a frame draws anew. */
size_t rig_state_size(const struct rig *self);
void rig_save(struct rig *self, void *state);
void rig_load(struct rig *self, const void *state);

#endif
