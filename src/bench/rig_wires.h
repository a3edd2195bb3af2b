/* rig_wires.h - which bit of a design is what on its board.
 *
 * Made once when a rig is opened, and never changed.
 */
#ifndef RIG_WIRES_H
#define RIG_WIRES_H

#include "boards/board.h"
#include "boards/device.h"
#include "boards/lamps.h"

enum { RIG_WORDS = 16,                  /* of inputs, and of outputs */
       RIG_CONTROLS = 64, RIG_DEVICES = 4,
       RIG_PORTS = 8,                   /* of a socket */
       RIG_WIRES = 32, RIG_TAPS = 32 };

struct rig_control {
    int in_at;
    uint8_t pin;                        /* of the board's controls */
    uint8_t is_low;                     /* low while pressed */
};

struct rig_device {
    const struct device_type *type;
    const void *settings;
    int wires;
    const struct machine_pin *pin[RIG_WIRES];   /* null: not connected */
    int is_answered;                    /* it listens to what the design says
                                         * before it goes on */
    struct device_tap taps[RIG_TAPS];
    struct device_wiring wiring;
};

struct rig_wires {
    struct lamps_wiring lamps;
    struct rig_control control[RIG_CONTROLS];
    int controls;
    struct rig_device device[RIG_DEVICES];
    int devices, keyboard, terminal, monitor;   /* negative: none */
    uint64_t pulled[RIG_WORDS];         /* inputs that nothing drives */
    uint64_t stops[RIG_WORDS];          /* outputs that a device answers */
    uint8_t colour_bits[3];             /* of the monitor's settings */
};

const char *rig_wires_make(struct rig_wires *self,
                           const struct machine_type *machine,
                           const struct design *design);

#endif
