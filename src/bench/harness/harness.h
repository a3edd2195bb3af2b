/* harness.h - a design on a board: its ports wired to the parts there.
 *
 * The wires are worked out once, from the design's binding and the board's
 * tables: LEDs and digits are lamps, buttons and switches are levels, and what
 * is plugged into a socket is a device. Then time runs from change to change:
 * the design says when its outputs did, and lamps and devices are told.
 *
 * Only desk.c works a harness; faces read what is plugged in.
 */
#ifndef HARNESS_H
#define HARNESS_H

#include "boards/board.h"
#include "boards/lamps.h"
#include "parts/screen/multisync.h"
#include "parts/terminal/serial.h"

struct harness;
struct samples;
struct ssd1306;

const char *harness_open(struct harness **harness,
                         const struct machine_type *machine,
                         const struct chip_setup *setup);
void harness_close(struct harness *self);

/* As if power had just come on; controls stay where they are. */
void harness_power_up(struct harness *self, uint64_t tick);

/* The buttons of a mouse are controls from this pin on: left, right and middle,
 * and four that move it up, down, left and right while they are held. */
enum { HARNESS_MOUSE_PIN = 57, HARNESS_MOUSE_PINS = 7 };

/* The pins of all controls, as events have them: set is pressed or up. */
void harness_set_controls(struct harness *self, uint64_t tick, pins controls);

/* The mouse is moved by so many counts. */
void harness_move(struct harness *self, uint64_t tick, int right, int up);

/* A character on the keyboard that is plugged in, or at the terminal. */
void harness_type(struct harness *self, uint64_t tick, char c);

/* Runs from one tick to another. Never fails: a design that cannot go on stands
 * still, and harness_trouble says why. */
void harness_run(struct harness *self, uint64_t from, uint64_t to);
const char *harness_trouble(const struct harness *self);

/* Called after each stretch of time, from one tick to another: the inputs that
 * were held, and all changes of outputs (base/design.h). Null: nobody is. */
typedef void harness_watcher(void *with, const struct design_run *run,
                             uint64_t from, uint64_t to);
void harness_watch(struct harness *self, harness_watcher *watcher,
                   void *with);
int harness_is_watched(const struct harness *self, const void *with);

/* Nets inside of the design by their names (base/design.h): a value, and its
 * width, 0 if nobody knows; and whose changes watchers are told of from now
 * on. */
uint32_t harness_look(const struct harness *self, const char *name,
                      uint64_t *value, uint32_t words);
const char *harness_observe(struct harness *self,
                            const struct design_probe *probes, int count);
void harness_set_grain(struct harness *self, uint64_t ticks);

/* What runs in it. */
struct design *harness_design(const struct harness *self);

/* Sums up all changes of outputs, as the desk's sum does for chips. */
uint64_t harness_sum(const struct harness *self);

/* In the last whole window of time (boards/lamps.h). */
void harness_seen(const struct harness *self, struct lights *seen);
uint8_t harness_brightness(const struct harness *self, int light);
uint64_t harness_window_ticks(const struct harness *self);

/* Up to which tick it has run. */
uint64_t harness_tick(const struct harness *self);

/* What is plugged in; null: nothing is. */
const struct terminal *harness_terminal(const struct harness *self);
const struct multisync *harness_monitor(const struct harness *self);
const struct ssd1306 *harness_oled(const struct harness *self);

/* All but the picture on the monitor, which a frame draws anew. */
size_t harness_state_size(const struct harness *self);
void harness_save(struct harness *self, void *state);
void harness_load(struct harness *self, const void *state);

/* What the device in a socket has to say, if it is there and has. */
void harness_say(const void *harness, const char *socket, struct text *to);

/* What is heard, or null if there is no speaker. */
const struct samples *harness_sound(const struct harness *self);

#endif
