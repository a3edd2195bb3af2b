/* ps2_host.h - the other end of a PS/2 line, for tests: two wires that both
 * sides pull low, and a host that reads and writes as the standard says. */
#ifndef PS2_HOST_H
#define PS2_HOST_H

#include "boards/device.h"

enum { PS2_HOST_HZ = 10000000, PS2_HOST_US = PS2_HOST_HZ / 1000000,
       PS2_HOST_MAX = 400 };

struct ps2_host {
    const struct device_type *type;
    void *device;
    uint64_t tick, next;
    int levels, pulls;                  /* bit 0 clock, bit 1 data */
    uint8_t heard[PS2_HOST_MAX];
    int count, taken;                   /* of them, by ps2_host_next */
    int bits, shift;                    /* of what is coming */
    int is_sending, to_send, place;     /* ten bits, and the next one */
    int has_ack;
    uint64_t fell_at, data_at;          /* clock and data changed */
};

void ps2_host_begin(struct ps2_host *self, const struct device_type *type,
                    void *device);

/* Something was done to the device: it is to be asked again. */
void ps2_host_look(struct ps2_host *self);
void ps2_host_wait(struct ps2_host *self, uint64_t microseconds);

/* Holds the clock, or lets go of it. */
void ps2_host_hold(struct ps2_host *self, int is_held);

/* Sends a byte; flip_parity sends it wrong. 1 if it was acknowledged. */
int ps2_host_send(struct ps2_host *self, int byte, int flip_parity);

/* The next byte that came, or -1; and sends a command that is answered by these
 * bytes, which end with -1. */
int ps2_host_next(struct ps2_host *self);
void ps2_host_ask(struct ps2_host *self, int byte, const int *answers);

#endif
