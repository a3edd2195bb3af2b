/* harness_wires.h - binds the bits of a design to the parts of its board.
 *
 * Made once when a harness is opened, and never changed.
 */
#ifndef HARNESS_WIRES_H
#define HARNESS_WIRES_H

#include "bench/harness/harness_view.h"
#include "boards/board.h"
#include "boards/device.h"
#include "boards/lamps.h"
#include "boards/pinout.h"
#include "parts/screen/multisync.h"

enum { HARNESS_CONTROLS = 64, HARNESS_DEVICES = 12,
       HARNESS_PORTS = 16,                  /* of a socket */
       HARNESS_WIRES = 64, HARNESS_TAPS = 32 };

struct harness_control {
    int in_at;
    uint8_t pin;                        /* of the board's controls */
    uint8_t is_low;                     /* low while pressed */
};

struct harness_device {
    const struct port_socket *socket;
    const struct device_type *type;
    const void *settings;
    int wires;
    const struct machine_pin *pin[HARNESS_WIRES];   /* null: not connected */
    uint64_t bound;                     /* wires that are connected, */
    uint64_t driven;                    /* those that the design drives, */
    uint64_t shared;                    /* and those that it drives at times */
    uint64_t heard;                     /* wires that it answers: the design
                                         * waits for it there, */
    uint64_t overheard;                 /* and those of which it is told
                                         * later */
    struct device_tap taps[HARNESS_WIRES];
    struct device_wiring wiring;        /* of the levels that are driven, */
    struct device_tap drives_taps[HARNESS_WIRES];
    struct device_wiring drives;        /* and of whether they are */
    int light;                          /* the first of its lights */
};

struct harness_wires {
    struct lamps_wiring lamps;
    struct harness_control control[HARNESS_CONTROLS];
    int controls;
    struct harness_device device[HARNESS_DEVICES];
    int devices, keyboard, terminal, monitor, mouse;    /* negative: none */
    uint64_t pulled[HARNESS_WORDS];         /* inputs that nothing drives */
    uint64_t stops[HARNESS_WORDS];          /* outputs that a device answers */
    struct multisync_settings screen;   /* of the monitor */
    struct harness_view view;
};

/* A pin or a light of the vendor's board as the machine's board numbers it;
 * negative: it has none. */
int harness_wires_number(const struct pinout *pinout,
                         const struct board_type *board, enum port_use use,
                         int number);

const char *harness_wires_make(struct harness_wires *self,
                           const struct machine_type *machine,
                           const struct design *design);

#endif
