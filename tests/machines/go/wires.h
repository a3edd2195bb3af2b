/* wires.h - the Go machine in C as a design with the wires of its VGA port.
 *
 * A tick is a clock of 50 MHz. What is on the wires is worked out by the
 * controller's own function for its outputs (vga_show), pixel by pixel, from
 * its line buffer: nothing is taken from the frame in memory.
 */
#ifndef GO_WIRES_H
#define GO_WIRES_H

#include "base/design.h"
#include "boards/device.h"
#include "machines/go/on_de1soc.h"

/* Outputs, as multisync_device has its wires with four bits a colour. */
enum { WIRES_HS, WIRES_VS, WIRES_RED = 2, WIRES_GREEN = 10, WIRES_BLUE = 18 };

struct wires {
    struct design head;                 /* first */
    struct go_de1soc machine;
    pins in;                            /* of the machine */
    uint64_t told;                      /* levels */
};

void wires_open(struct wires *self, const char *seed);

/* The monitor hangs on its outputs. */
extern const struct device_wiring wires_wiring;

#endif
