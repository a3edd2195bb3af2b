/* harness_glow.h - the brightness of lights that a device drives, such as the
 * matrix behind a MAX7219.
 *
 * They are lamps like those of the board (boards/lamps.h), each on a wire of
 * its own. A device has none of these if it drives no lights; all functions
 * take a null for that.
 */
#ifndef HARNESS_GLOW_H
#define HARNESS_GLOW_H

#include "boards/device.h"
#include "boards/lamps.h"

struct harness_glow {
    const struct device_type *type;
    int first;                          /* light of the board */
    struct lamps_wiring wiring;
    struct lamps lamps;                 /* its state, plain data */
};

/* For the lights of a device, or *glow is null if it has none. */
const char *harness_glow_make(struct harness_glow **glow,
                              const struct device_type *type, int first);
void harness_glow_power_up(struct harness_glow *self, uint64_t tick_hz,
                           uint64_t tick);

/* The device was told something at this tick; or time has passed until it. */
void harness_glow_see(struct harness_glow *self, const void *device,
                      uint64_t tick);
void harness_glow_wait(struct harness_glow *self, uint64_t tick);

/* The changes of a run, for a device that only listens. */
void harness_glow_follow(struct harness_glow *self, void *device,
                         const struct device_wiring *wiring, uint64_t begin,
                         const uint64_t *changes, size_t count);

/* Adds the lights that were seen; how bright one is, or -1 if it is not among
 * them. */
void harness_glow_seen(const struct harness_glow *self, struct lights *seen);
int harness_glow_brightness(const struct harness_glow *self,
                            const void *device, int light);

#endif
